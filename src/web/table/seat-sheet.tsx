import type { ComponentChildren } from 'preact';
import type { SeatTold } from '#protocol/told.ts';
import type { SeatFace } from '#kit/board.ts';
import type { Command } from '#protocol/commands.ts';
import { NameField } from '../parts/name-field.tsx';
import { freshEntropy, LEVELS, RANKS, yourName } from '../parts/opening.ts';
import { Sheet } from '../parts/sheet.tsx';
import { standingOf } from '../words.ts';
import { CarrySeat } from './carry-seat.tsx';

interface SeatSheetProps {
  readonly seat: number;
  readonly told: SeatTold;
  readonly face: SeatFace;
  readonly me: string | undefined;
  readonly opener: boolean;
  readonly over: boolean;
  /** What an action or a takeback must answer. */
  readonly number: number;
  /** The table, if a server keeps it: only then can a seat be taken along. */
  readonly table: string | undefined;
  readonly onAsk: (command: Command) => void;
  readonly onClose: () => void;
  /** What else belongs to this seat. */
  readonly children?: ComponentChildren;
}

/** What can be done about a seat: sit down, hand it to a bot, take it back, leave it, free it. */
export function SeatSheet(props: SeatSheetProps) {
  const { face, told, onClose } = props;
  const choices = choicesFor(props);
  return (
    <Sheet title={face.name} onClose={onClose}>
      <p class="soft">{standingOf(told, face.kind)}</p>
      {told.holder === 'nobody' && (
        <label class="pick">
          <span id="sit-down-as">Sit down as</span>
          <NameField labelledBy="sit-down-as" />
        </label>
      )}
      {choices.length === 0 && <p>There is nothing to change about this seat.</p>}
      <div class="column">
        {choices.map(([label, command]) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              props.onAsk(command);
              onClose();
            }}
          >
            {label}
          </button>
        ))}
        {face.kind === 'you' && props.table !== undefined && <CarrySeat table={props.table} seat={props.seat} />}
      </div>
      {props.children}
    </Sheet>
  );
}

type SeatChoice = readonly [label: string, command: Command];

export const sitDown = (seat: number): Command => ({ type: 'sit', seat, name: yourName(), entropy: freshEntropy() });

function choicesFor({ seat, told, me, opener, over, number }: SeatSheetProps): readonly SeatChoice[] {
  if (over) return [];
  const bots = LEVELS.map((level): SeatChoice => [`Let a ${RANKS[level]} play`, { type: 'handToBot', seat, level }]);
  const mine = me !== undefined && holderOf(told) === me;
  const whenOpener = (choices: readonly SeatChoice[]) => (opener ? choices : []);
  switch (told.holder) {
    case 'nobody':
      return [['Sit down here', sitDown(seat)], ...whenOpener(bots)];
    case 'person':
      if (mine) return [takeback(seat, number), ...bots, ['Leave the table', { type: 'leave', seat }]];
      return whenOpener([['Free this seat', { type: 'clearSeat', seat }]]);
    case 'bot':
      if (mine) return [['Take the seat back', { type: 'reclaim', seat }]];
      return whenOpener([['Free the seat for a friend', { type: 'clearSeat', seat }]]);
  }
}

const takeback = (seat: number, answers: number): SeatChoice => [
  'Ask to take a move back',
  { type: 'askTakeback', seat, answers },
];

/** Whose seat it is, even while a bot plays it. */
function holderOf(told: SeatTold): string | undefined {
  if (told.holder === 'person') return told.person;
  return told.holder === 'bot' ? told.keptFor?.person : undefined;
}
