import { useMemo, useRef } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { PlayedStep } from '#engine/played-example.ts';
import type { SeatFace } from '#kit/board.ts';
import { useSize } from '#kit/use-size.ts';
import { boardPreferences } from '../preferences.ts';
import { type AnyBoard, boards, isGameId } from '../shelf.ts';
import { newJudge } from '../table/judge.ts';
import { useNear } from './use-near.ts';

/** Boards are laid out at least this wide and then scaled down, so a phone shows the whole board too. */
const LEAST_WIDTH = 720;

interface PictureProps {
  readonly game: AnyGame;
  readonly step: PlayedStep;
  /** The seats whose hands are shown. */
  readonly revealedSeats: readonly number[];
  readonly seats: readonly SeatFace[];
  readonly label: string;
}

/** One position on the game's own board, to look at only. */
export function Picture(props: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const size = useSize(frame);
  const { id } = props.game.meta;
  const board = near && isGameId(id) ? boards(id).value : undefined;
  const scale = Math.min(1, (size?.width ?? LEAST_WIDTH) / LEAST_WIDTH);
  return (
    <div class="example-picture" role="img" aria-label={props.label} ref={frame}>
      {board?.is === 'here' && size !== undefined && (
        <div
          inert
          class="example-board"
          style={{ width: `${size.width / scale}px`, height: `${size.height / scale}px`, scale: String(scale) }}
        >
          <Still {...props} board={board.value} />
        </div>
      )}
    </div>
  );
}

function Still({ game, step, revealedSeats, seats, board }: PictureProps & { readonly board: AnyBoard }) {
  const judge = useMemo(() => newJudge(game), [game]);
  return (
    <board.Board
      view={step.view}
      events={NOTHING}
      seat={undefined}
      revealedSeats={revealedSeats}
      seats={seats}
      awaiting={NOTHING}
      legal={NOTHING}
      highlighted={step.places ?? NOTHING}
      preferences={{ ...boardPreferences.value, motion: 0, sound: false }}
      layout="wide"
      own={liesOpen(game) ? undefined : revealedSeats[0]}
      trail={NOTHING}
      withBar={false}
      sending={false}
      undoAfter={() => 'never'}
      why={() => undefined}
      rule={judge.rule}
      showRule={() => undefined}
      act={() => undefined}
    />
  );
}

const NOTHING: readonly never[] = [];
