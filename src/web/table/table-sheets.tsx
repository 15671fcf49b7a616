import type { Action } from '#engine/forms.ts';
import type { SeatFace } from '#kit/board.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';
import { PaceSetting, SoundSetting, ThemeSetting, VerbositySetting } from '../parts/settings.tsx';
import { SheetDialog } from '../parts/sheet.tsx';
import { GuideText } from '../parts/guide-text.tsx';
import { isHere } from '../host/tables.ts';
import { KeysSheet } from './ask/keys-sheet.tsx';
import { Instructions, readable } from './instructions.tsx';
import { Invite } from './invite.tsx';
import { seatChoices } from './seat-choices.ts';
import { SeatSheet } from './seat-sheet.tsx';
import type { TableContext } from './table-view.tsx';
import { Takeback } from './tools.tsx';

export type SheetName =
  | { readonly is: 'guide'; readonly at: string }
  | { readonly is: 'invite' }
  | { readonly is: 'keys' }
  | { readonly is: 'menu' }
  | { readonly is: 'pace' }
  | { readonly is: 'seat'; readonly seat: number }
  | undefined;

/** The guide, opened at a rule that goes by its full name, `<game>/<rule>`. */
export const guideAt = (rule: string): SheetName => ({ is: 'guide', at: rule.split('/')[1] ?? '' });

interface TableSheetsProps {
  readonly context: TableContext;
  readonly sheet: SheetName;
  readonly onClose: () => void;
}

/** What covers the table: at most one sheet, the curtain of a hot seat, an open takeback. */
export const TableSheets = (props: TableSheetsProps) => (
  <>
    <ChosenSheet {...props} />
    <Curtain {...props} />
    <OpenTakeback {...props} />
  </>
);

function ChosenSheet({ context, sheet, onClose }: TableSheetsProps) {
  switch (sheet?.is) {
    case undefined:
      return undefined;
    case 'guide':
      return (
        <SheetDialog title="Rules" at="side" onClose={onClose}>
          <GuideText game={context.game} at={sheet.at} />
        </SheetDialog>
      );
    case 'menu':
      return <MenuSheet context={context} onClose={onClose} />;
    case 'pace':
      return (
        <SheetDialog title="How fast?" onClose={onClose}>
          <PaceSetting />
        </SheetDialog>
      );
    case 'keys':
      return <KeysSheet onClose={onClose} />;
    case 'invite':
      return <InviteSheet context={context} onClose={onClose} />;
    case 'seat':
      return <OneSeat context={context} seat={sheet.seat} onClose={onClose} />;
  }
}

interface OneSheetProps {
  readonly context: TableContext;
  readonly onClose: () => void;
}

/** What belongs to the page and to no move. */
function MenuSheet({ context, onClose }: OneSheetProps) {
  const { session, known, show } = context;
  const { seat } = session;
  return (
    <SheetDialog title="Menu" onClose={onClose}>
      <div class="column">
        {seat !== undefined && (
          <button type="button" onClick={() => show({ is: 'seat', seat })}>
            <Icon name="people" /> Your seat
          </button>
        )}
        {known.position.stage !== 'over' && (
          <button type="button" onClick={() => show({ is: 'invite' })}>
            <Icon name="invite" /> Invite
          </button>
        )}
        {known.position.stage !== 'gathering' && (
          <a class="press" href={`/tables/${session.table}/replay`}>
            <Icon name="replay" /> Replay
          </a>
        )}
        <button type="button" onClick={() => show({ is: 'keys' })}>
          <Icon name="keys" /> Keys and questions
        </button>
        <a class="press" href="/settings">
          <Icon name="gear" /> Settings
        </a>
        <a class="press" href="/">
          <Icon name="back" /> Home
        </a>
      </div>
      <PaceSetting />
      <SoundSetting />
      <ThemeSetting />
      <VerbositySetting />
    </SheetDialog>
  );
}

const InviteSheet = ({ context: { session, known, faces, me, ask }, onClose }: OneSheetProps) =>
  isHere(session.table) ? (
    <SheetDialog title="Invite" onClose={onClose}>
      <p>This game is on this device only. Pass the device around, or create a new game when you are online.</p>
    </SheetDialog>
  ) : (
    <Invite
      address={`${location.origin}/tables/${session.table}`}
      openSeats={known.seats.filter(({ holder }) => holder === 'nobody').length}
      bots={known.about.opener === me ? freeable(known.seats, faces) : []}
      onFree={(seat) => void ask({ type: 'clearSeat', seat })}
      onClose={onClose}
    />
  );

const freeable = (seats: readonly PublicSeat[], faces: readonly SeatFace[]) =>
  seats.flatMap((told, seat) =>
    told.holder === 'bot' && told.keptFor === undefined ? [{ seat, name: faces[seat]?.name ?? '' }] : [],
  );

function OneSeat({ context, seat, onClose }: OneSheetProps & { readonly seat: number }) {
  const { session, known, faces, me, ask } = context;
  const { Panel } = context.board;
  const [told, face] = [known.seats[seat], faces[seat]];
  if (told === undefined || face === undefined) return undefined;
  return (
    <SeatSheet
      seat={seat}
      told={told}
      face={face}
      choices={seatChoices(seat, { known, me, now: Date.now() })}
      table={isHere(session.table) ? undefined : session.table}
      onAsk={(command) => void ask(command)}
      onClose={onClose}
    >
      {known.position.stage !== 'gathering' && (
        <div class="whole-seat">
          <Panel view={session.presenter.shown.value?.view ?? known.position.view} seat={seat} seats={faces} />
        </div>
      )}
      {seat === session.seat && known.position.stage !== 'over' && <LeftWithTheTable context={context} seat={seat} />}
    </SeatSheet>
  );
}

/** Standing instructions, in games that ask something in the turns of others. */
function LeftWithTheTable({ context, seat }: { readonly context: TableContext; readonly seat: number }) {
  const { game, board, known, session, ask } = context;
  if (game.standing === undefined) return undefined;
  const confirmed = known.position.instructions;
  const send = (instructions: readonly Action[]) => ask({ type: 'instruct', seat, instructions: [...instructions] });
  return (
    <Instructions
      forms={game.standing.forms}
      left={session.sentInstructions.latest(seat, confirmed)}
      say={(instruction) => board.words.instruction?.(instruction) ?? readable(instruction.type)}
      onChange={(edit) => void session.sentInstructions.change({ seat, confirmed, edit, send })}
    />
  );
}

/** Several players on one device: nobody sees the secrets of the next player. */
function Curtain({ context: { session, faces } }: TableSheetsProps) {
  const next = session.curtain.value;
  if (next === undefined) return undefined;
  return (
    <SheetDialog title={`Pass the device to ${faces[next]?.name ?? 'the next player'}`}>
      <p>This hand is hidden.</p>
      <button type="button" class="brass" onClick={() => session.openCurtain()}>
        I am {faces[next]?.name ?? 'the next player'}
      </button>
    </SheetDialog>
  );
}

function OpenTakeback({ context: { known, faces, me, ask } }: TableSheetsProps) {
  if (known.takeback === undefined) return undefined;
  const name = faces[known.takeback.seat]?.name ?? 'A player';
  return <Takeback takeback={known.takeback} me={me} name={name} onAsk={(command) => void ask(command)} />;
}
