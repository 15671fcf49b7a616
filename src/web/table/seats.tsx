import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { PublicSeat } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';
import type { AnyBoard } from '../shelf.ts';
import { standingOf } from '../words.ts';

interface SeatsProps {
  readonly seats: readonly PublicSeat[];
  readonly faces: readonly SeatFace[];
  readonly awaited: readonly number[];
  readonly view: unknown;
  readonly Panel: AnyBoard['Panel'];
  readonly onMenu?: (seat: number) => void;
}

/** Everything public about each seat; the seat to move glows. */
export const Seats = (props: SeatsProps) => (
  <ul class="seats" aria-label="Players">
    {props.seats.map((_, seat) => (
      <SeatPanel key={seat} seat={seat} {...props} />
    ))}
  </ul>
);

function SeatPanel({ seat, seats, faces, awaited, view, Panel, onMenu }: SeatsProps & { readonly seat: number }) {
  const face = faces[seat];
  const told = seats[seat];
  if (face === undefined || told === undefined) return undefined;
  const asked = awaited.includes(seat);
  return (
    <li class={`seat seat-${seat}${asked ? ' asked' : ''}`} aria-current={asked ? 'true' : undefined}>
      <SeatEmblem seat={seat} />
      <div class="who">
        <span class="engraved name">{face.name}</span>
        <span class="soft small">{asked ? turnWords(face) : standingOf(told, face.kind)}</span>
      </div>
      <div class="facts-of-seat">{view !== undefined && <Panel view={view} seat={seat} seats={faces} />}</div>
      {onMenu !== undefined && (
        <button type="button" class="plain" aria-label={`About ${face.name}`} onClick={() => onMenu(seat)}>
          <Icon name="more" />
        </button>
      )}
    </li>
  );
}

const turnWords = ({ kind }: SeatFace) => (kind === 'you' ? 'your turn' : kind === 'bot' ? 'thinking …' : 'to move');
