import type { ComponentChildren } from 'preact';
import type { PublicSeat } from '#protocol/update.ts';
import type { SeatFace } from '#kit/board.ts';
import type { Command } from '#protocol/commands.ts';
import { NameField } from '../parts/name-field.tsx';
import { SheetDialog } from '../parts/sheet.tsx';
import { standingOf } from '../words.ts';
import { CarrySeat } from './carry-seat.tsx';
import type { SeatChoice } from './seat-choices.ts';

interface SeatSheetProps {
  readonly seat: number;
  readonly told: PublicSeat;
  readonly face: SeatFace;
  readonly choices: readonly SeatChoice[];
  /** The table, if a server keeps it: only then can a seat move to another device. */
  readonly table: string | undefined;
  readonly onAsk: (command: Command) => void;
  readonly onClose: () => void;
  /** What else belongs to this seat. */
  readonly children?: ComponentChildren;
}

/** What a seat has, and what can be done about it. A player opens the own seat for the latter. */
export function SeatSheet(props: SeatSheetProps) {
  const { face, told, onClose, children } = props;
  const isOwn = face.kind === 'you';
  return (
    <SheetDialog title={isOwn ? `${face.name}, your seat` : face.name} onClose={onClose}>
      {!isOwn && <p class="soft">{standingOf(told, face.kind)}</p>}
      {!isOwn && children}
      <SeatTools {...props} />
      {isOwn && children}
    </SheetDialog>
  );
}

/** Sit down, hand it to a bot, take it back, leave it, free it. */
function SeatTools(props: SeatSheetProps) {
  const { face, choices } = props;
  const of = (kind: SeatChoice['kind']) => choices.filter((choice) => choice.kind === kind);
  const canCarry = face.kind === 'you' && props.table !== undefined;
  return (
    <>
      {of('sit').length > 0 && (
        <label class="pick">
          <span id="sit-down-as">Your name</span>
          <NameField labelledBy="sit-down-as" />
        </label>
      )}
      {choices.length === 0 && !canCarry && <p>You cannot change anything here.</p>}
      <div class="column">
        <Presses {...props} choices={[...of('sit'), ...of('seat')]} />
        {of('bot').length > 0 && (
          <div class="bots" role="group" aria-label="Let a bot play">
            <span>Let a bot play</span>
            <Presses {...props} choices={of('bot')} />
          </div>
        )}
        {canCarry && <CarrySeat table={props.table} seat={props.seat} />}
        <Presses {...props} choices={of('leave')} />
      </div>
    </>
  );
}

const Presses = ({ choices, onAsk, onClose }: Pick<SeatSheetProps, 'choices' | 'onAsk' | 'onClose'>) =>
  choices.map(({ label, short, command }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      onClick={() => {
        onAsk(command);
        onClose();
      }}
    >
      {short ?? label}
    </button>
  ));
