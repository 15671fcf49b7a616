import { useErrorBoundary } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Picture as BoardPicture } from '../guide/picture.tsx';
import '../style/example.css';
import '../style/moment.css';

interface MomentProps {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly faces: readonly SeatFace[];
  /** Whose moment it is; undefined where it is nobody's own. */
  readonly seat: number | undefined;
}

/** The board at that moment, small. A board that cannot be drawn here is no reason to show nothing. */
export function MomentPicture({ game, view, faces, seat }: MomentProps) {
  const [fault] = useErrorBoundary();
  return (
    <div class="moment" aria-hidden="true">
      {fault === undefined && (
        <BoardPicture game={game} step={{ ...STILL, view }} revealedSeats={[]} seats={faces} label="" />
      )}
      {seat !== undefined && <SeatEmblem seat={seat} />}
    </div>
  );
}

const STILL = { text: '', ruling: undefined, pictured: true } as const;
