import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { AnyGame, GameEvent } from '#engine/game.ts';
import type { Action } from '#engine/forms.ts';
import type { Command } from '#protocol/commands.ts';
import type { BoardProps, Zoom } from '#kit/board.ts';
import { useEscape } from '#kit/use-escape.ts';
import { useLayout } from '#kit/use-layout.ts';
import { Withdrawn } from '../host/host-link.ts';
import { Icon } from '../parts/icons.tsx';
import { Mast } from '../parts/mast.tsx';
import { notice } from '../parts/notice.tsx';
import type { AnyBoard } from '../shelf.ts';
import { faceOf, problemSentence } from '../words.ts';
import { Asking } from './ask/asking.tsx';
import { BoardSlot } from './board-slot.tsx';
import { Caption } from './caption.tsx';
import { newJudge } from './judge.ts';
import { useKeptFocus } from './kept-focus.ts';
import type { Known } from './known.ts';
import { Lobby } from './lobby.tsx';
import type { Recap } from './recap.ts';
import type { Session } from './session.ts';
import { Seats } from './seats.tsx';
import { type Story, useStory } from './story.ts';
import { Strip } from './strip.tsx';
import { type SheetName, TableSheets } from './table-sheets.tsx';
import { TableStory } from './table-story.tsx';
import { Triumph } from './triumph.tsx';
import { useTurnSign } from './turn-sign.ts';
import { useTableKeys } from './table-keys.ts';
import { useWatching } from './watching.ts';

export interface TableViewProps {
  readonly session: Session;
  readonly recap: Recap;
  readonly game: AnyGame;
  readonly board: AnyBoard;
}

/** All that the parts of the table page share. */
export interface TableContext extends TableViewProps {
  readonly known: Known;
  readonly faces: readonly ReturnType<typeof faceOf>[];
  readonly me: string | undefined;
  readonly judge: ReturnType<typeof newJudge>;
  /** Whether it was done. If not, the page says why. */
  readonly ask: (command: Command) => Promise<boolean>;
  readonly act: (actions: readonly Action[]) => void;
  readonly show: (sheet: SheetName) => void;
  readonly point: (places: readonly string[]) => void;
  /** Brings places into view; on a narrow screen the story makes room for the board. */
  readonly lookAt: (places: readonly string[]) => void;
  readonly look: BoardProps<unknown, Action, GameEvent>['look'];
  /** What has happened, as far as the board has shown it. */
  readonly story: Story;
  /** Whether its newest steps are marked on the board. */
  readonly withTrail: boolean;
  /** Whose things stand below the board. */
  readonly own: number;
  /** A spectator chooses whose things they see. */
  readonly follow: (seat: number) => void;
  readonly openStory: (isOpen: boolean) => void;
  /** What the zoom buttons do; undefined while the board has nothing to zoom. */
  readonly zoom: Signal<Zoom | undefined>;
}

/** What only this page knows: which sheet is open, what is pointed at, whom a spectator follows. */
function usePageState() {
  return {
    sheet: useSignal<SheetName>(undefined),
    highlighted: useSignal<readonly string[]>([]),
    look: useSignal<BoardProps<unknown, Action, GameEvent>['look']>(undefined),
    followed: useSignal(0),
    isStoryOpen: useSignal(false),
    zoom: useSignal<Zoom | undefined>(undefined),
    /** Whether the steps of others are marked on the board. */
    withTrail: useSignal(true),
  };
}

export function TableView(props: TableViewProps) {
  const { session, game } = props;
  const judge = useMemo(() => newJudge(game), [game]);
  const page = usePageState();
  const story = useStory(session, props.board);
  const me = session.host.person.value;
  const known = session.known.value;
  const faces = useComputed(() => (session.known.value?.seats ?? []).map((seat, i) => faceOf(seat, i, me)));
  useWatching(props, faces);
  useTableKeys(props, story, page.withTrail);
  useTurnSign(game.meta.title, isOwnTurn(session));
  if (known === undefined) return <Mast where={game.meta.title} />;
  const context = { ...props, ...deedsOf(session, page), known, judge, me, faces: faces.value, story: story.value };
  return (
    <div class="table-page">
      <Strip context={context} />
      {known.position.stage === 'gathering' ? (
        <LobbyBody context={context} />
      ) : (
        <TableBody context={context} highlighted={page.highlighted.value} isStoryOpen={page.isStoryOpen.value} />
      )}
      <TableSheets context={context} sheet={page.sheet.value} onClose={() => (page.sheet.value = undefined)} />
    </div>
  );
}

/** What the parts of the page can do, to the table and to the page. */
const deedsOf = (session: Session, page: ReturnType<typeof usePageState>) => ({
  ask: (command: Command) => said(askOrWait(session, command)),
  act: (actions: readonly Action[]) => void said(session.play(actions)),
  show: (name: SheetName) => void (page.sheet.value = name),
  point: (places: readonly string[]) => void (page.highlighted.value = places),
  lookAt(places: readonly string[]) {
    page.isStoryOpen.value = false;
    page.highlighted.value = places;
    page.look.value = { places };
  },
  look: page.look.value,
  own: session.seat ?? page.followed.value,
  follow: (seat: number) => void (page.followed.value = seat),
  openStory: (isOpen: boolean) => void (page.isStoryOpen.value = isOpen),
  zoom: page.zoom,
  withTrail: page.withTrail.value,
});

/** Not before the moves that led to it have been shown. */
function isOwnTurn({ known, seat, presenter }: Session): boolean {
  const { position } = known.value ?? {};
  const isAsked = seat !== undefined && position?.awaited.includes(seat) === true;
  return isAsked && position.stage === 'playing' && presenter.caughtUp.value;
}

/** Whether the table did what was asked. A refusal is shown in words. */
async function said(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (problem) {
    if (!(problem instanceof Withdrawn)) notice(problemSentence(problem));
    return false;
  }
}

/** Without a connection it waits. The person is told so and may cancel it. */
function askOrWait(session: Session, command: Command): Promise<unknown> {
  const withdrawal = new AbortController();
  if (session.host.state.peek() === 'lost') {
    notice('You are offline. This will be sent when you are back.', {
      label: 'Do not send',
      act: () => withdrawal.abort(),
    });
  }
  return session.ask(command, { withdrawal: withdrawal.signal });
}

function LobbyBody({ context }: { readonly context: TableContext }) {
  const { known, faces, session, me, game, ask } = context;
  return (
    <main id="main" tabIndex={-1}>
      <Lobby
        title={game.meta.title}
        seats={known.seats}
        faces={faces}
        seated={session.mine.value.length > 0}
        opener={known.about.opener === me}
        address={`${location.origin}/tables/${session.table}`}
        onAsk={(command) => void ask(command)}
      />
    </main>
  );
}

interface TableBodyProps {
  readonly context: TableContext;
  readonly highlighted: readonly string[];
  readonly isStoryOpen: boolean;
}

/** The regions of the page. Each has a fixed box for the size of the screen; what it holds scrolls inside. */
function TableBody({ context, highlighted, isStoryOpen }: TableBodyProps) {
  useKeptFocus();
  const isWide = useLayout() === 'wide';
  return (
    <main id="main" tabIndex={-1} class="table-grid" aria-busy={context.session.sending.value}>
      <h1 class="unseen" data-arrive="" tabIndex={-1}>
        {context.game.meta.title}
      </h1>
      {!isWide && <Others context={context} />}
      <BoardSlot context={context} highlighted={highlighted} />
      <Asking context={context} />
      <Caption context={context} />
      <Triumph context={context} />
      {isWide && (
        <aside class="side" aria-label="Players and story">
          <Others context={context} />
          <TableStory context={context} />
        </aside>
      )}
      {!isWide && isStoryOpen && <StorySheet context={context} />}
    </main>
  );
}

/** The players whose things do not stand below the board. */
function Others({ context }: { readonly context: TableContext }) {
  const { session, known, faces, board, judge, own, follow, show } = context;
  const view = session.presenter.shown.value?.view;
  return (
    <Seats
      seats={known.seats}
      faces={faces}
      awaited={view === undefined || known.position.stage !== 'playing' ? [] : judge.awaiting(view)}
      view={view}
      board={board}
      without={session.seat === undefined ? undefined : own}
      onPress={(seat) => {
        follow(seat);
        show({ is: 'seat', seat });
      }}
    />
  );
}

/** On a narrow screen the story covers the board; own things and the decision stay in reach. */
function StorySheet({ context }: { readonly context: TableContext }) {
  const close = () => context.openStory(false);
  useEscape(close);
  const heard = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <section class="side story-sheet" aria-label="Story and chat" onKeyDown={heard}>
      <button type="button" class="plain close" aria-label="Close" onClick={close}>
        <Icon name="down" />
      </button>
      <TableStory context={context} />
    </section>
  );
}
