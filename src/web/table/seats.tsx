import type { SeatFace, SeatFact } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { PublicSeat } from '#protocol/update.ts';
import { Named } from '#kit/named.tsx';
import type { AnyBoard } from '../shelf.ts';
import { standingOf } from '../words.ts';

interface SeatsProps {
  readonly seats: readonly PublicSeat[];
  readonly faces: readonly SeatFace[];
  readonly awaited: readonly number[];
  readonly view: unknown;
  readonly board: Pick<AnyBoard, 'facts'>;
  /** Whose things stand below the board already. */
  readonly without?: number | undefined;
  readonly onPress: (seat: number) => void;
}

/** One row for each player: what matters most about them. The seat to move glows; a press shows all of it. */
export const Seats = (props: SeatsProps) => (
  <ul class="seats" aria-label="Players">
    {props.seats.map((_, seat) => seat !== props.without && <SeatRow key={seat} seat={seat} {...props} />)}
  </ul>
);

function SeatRow({ seat, seats, faces, awaited, view, board, onPress }: SeatsProps & { readonly seat: number }) {
  const face = faces[seat];
  const told = seats[seat];
  if (face === undefined || told === undefined) return undefined;
  const asked = awaited.includes(seat);
  const { note, facts } = view === undefined ? NOTHING : board.facts(view, seat);
  const standing = asked ? turnWords(face) : standingOf(told, face.kind);
  return (
    <li class={`seat seat-${seat}${asked ? ' asked' : ''}`} aria-current={asked ? 'true' : undefined}>
      <button type="button" onClick={() => onPress(seat)}>
        <Named name={spoken(face, [standing, note, ...facts.map(({ name }) => name)])}>
          <SeatEmblem seat={seat} />
          <span class="who">
            <b class="name">{face.name}</b>
            <small class="note">{note}</small>
            {(asked || note === '' || isUnusual(told)) && <small class="standing">{standing}</small>}
          </span>
          <span class="facts-of-seat">
            {facts.map((fact) => (
              <FactView key={fact.name} {...fact} />
            ))}
          </span>
        </Named>
      </button>
    </li>
  );
}

/** Nobody sits there, or a bot for somebody who will be back. */
const isUnusual = (told: PublicSeat): boolean =>
  told.holder === 'nobody' || (told.holder === 'bot' && told.keptFor !== undefined);

const NOTHING = { note: '', facts: [] };

const spoken = ({ name }: SeatFace, said: readonly string[]): string =>
  `About ${name}: ${said.filter((one) => one !== '').join(', ')}`;

const FactView = ({ name, value, symbol, word }: SeatFact) => (
  <span class="seat-fact" title={name}>
    {symbol}
    {/* A new number is a new element, so that it swells for a moment. */}
    <b key={value}>{value}</b>
    {word !== undefined && <small>{word}</small>}
  </span>
);

const turnWords = ({ kind }: SeatFace) => (kind === 'you' ? 'your turn' : kind === 'bot' ? 'thinking …' : 'deciding …');
