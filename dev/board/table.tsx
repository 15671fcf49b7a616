import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { CHANCE } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardPreferences, SeatFace, TrailMark, Zoom } from '#kit/board.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import { useLayout } from '#kit/use-layout.ts';
import { newJudge } from '#web/table/judge.ts';
import { Seats } from '#web/table/seats.tsx';
import { playOn, playTo, type Position, type Workbench } from './position.ts';

const NAMES = ['Anna', 'Belle of Cairo', 'Tom', 'Night Heron', 'Delta Queen'];

interface TableProps {
  readonly asked: URLSearchParams;
  readonly bench: Workbench;
}

/** Plays on from the moment that the address asks for. `harness` in the console holds the position. */
function usePosition(asked: URLSearchParams, bench: Workbench) {
  const { game, bot, chance } = bench;
  const [{ state, events }, setPosition] = useState<Position>(() => playTo(asked, bench));
  const [log, setLog] = useState<readonly GameEvent[]>([]);
  const awaiting = game.awaiting(state).filter((actor) => actor !== CHANCE);
  const seat = awaiting[0];
  const view = game.view(state, seat);
  const act = (actions: readonly Action[]) => {
    const next = playOn(bench, state, actions);
    setLog([...next.events, ...log]);
    setPosition(next);
  };
  const autoplay = () => seat !== undefined && act([bot.decide(view, seat, chance)]);
  Object.assign(globalThis, { harness: { state, act, game, autoplay } });
  return { state, events, log, awaiting, seat, view, act };
}

/** One board in the frame of the table page. Every seat that is asked decides here. */
export function Table({ asked, bench }: TableProps): VNode {
  const { game, board, seats } = bench;
  const { state, events, log, awaiting, seat, view, act } = usePosition(asked, bench);
  const [highlighted, highlight] = useState<readonly string[]>([]);
  const [zoom, onZoom] = useState<Zoom>();
  const [followed, follow] = useState(0);
  const layout = useLayout();
  const judge = useMemo(() => newJudge(game), [game]);
  const [faces, own] = [facesOf(seats), seat ?? followed];
  const others = <Others {...{ faces, awaiting, view, board, own, follow }} />;
  return (
    <div class="table-page">
      <Head title={game.meta.title} round={board.words.round(view)} zoom={zoom} />
      <main class="table-grid">
        {layout !== 'wide' && others}
        <board.Board
          view={view}
          own={own}
          layout={layout}
          seats={faces}
          {...questionIn(game, state, awaiting)}
          events={events}
          highlighted={highlighted}
          trail={trailIn(asked, bench, log)}
          preferences={preferencesIn(asked)}
          onZoom={onZoom}
          undoAfter={(actions) => judge.undoAfter(view, seat, actions)}
          why={(action) => judge.why(view, seat, action)}
          rule={judge.rule}
          act={act}
          {...PAGE}
        />
        <LastLine bench={bench} event={log[0]} seats={faces} />
        {layout === 'wide' && (
          <Side others={others} log={<Log {...{ bench, events: log, seats: faces, highlight }} />} />
        )}
      </main>
    </div>
  );
}

interface SideProps {
  readonly others: VNode;
  readonly log: VNode;
}

const Side = ({ others, log }: SideProps): VNode => (
  <aside class="side" aria-label="Seats">
    {others}
    {log}
  </aside>
);

interface OthersProps {
  readonly faces: readonly SeatFace[];
  readonly awaiting: readonly number[];
  readonly view: unknown;
  readonly board: Workbench['board'];
  readonly own: number;
  readonly follow: (seat: number) => void;
}

const Others = ({ faces, awaiting, view, board, own, follow }: OthersProps): VNode => (
  <Seats
    seats={faces.map(({ name }) => ({ holder: 'person', person: name, name }))}
    faces={faces}
    awaited={awaiting}
    view={view}
    board={board}
    without={own}
    onPress={follow}
  />
);

/** What the first seat that is asked may do and see. */
function questionIn(game: Workbench['game'], state: unknown, awaiting: readonly number[]) {
  const [seat] = awaiting;
  if (seat === undefined) return { seat, awaiting, revealedSeats: [], legal: [] };
  return {
    seat,
    awaiting,
    revealedSeats: [seat],
    legal: game.legal(state, seat),
    anytime: game.anytime?.(state, seat),
  };
}

/** What the table page would add. */
const PAGE = { withBar: true, sending: false, showRule: () => undefined } as const;

const facesOf = (seats: number): readonly SeatFace[] =>
  Array.from({ length: seats }, (_, i) => ({ name: NAMES[i] ?? '', kind: i === 0 ? 'you' : 'bot' }));

interface HeadProps {
  readonly title: string;
  readonly round: string;
  readonly zoom: Zoom | undefined;
}

const Head = ({ title, round, zoom }: HeadProps): VNode => (
  <header class="mast">
    <h1 class="where">{title}</h1>
    <span class="chip">{round}</span>
    <button type="button" class="plain" onClick={() => zoom?.fit()}>
      Whole board
    </button>
  </header>
);

/** Marks for all that was played here, if the address asks for a `trail`. */
const trailIn = (asked: URLSearchParams, { board }: Workbench, log: readonly GameEvent[]): readonly TrailMark[] =>
  !asked.has('trail')
    ? []
    : log.toReversed().flatMap((event, i) => {
        const { places = [], seat = 0 } = board.words.event(event) ?? {};
        return places.length === 0 ? [] : [{ step: i + 1, seat, places }];
      });

const preferencesIn = (asked: URLSearchParams): BoardPreferences => ({
  motion: asked.has('still') ? 0 : 1,
  sound: false,
  moves: asked.has('onePress') ? 'onePress' : 'twoPresses',
  boldSymbols: asked.has('bold'),
});

interface LastLineProps {
  readonly bench: Workbench;
  readonly event: GameEvent | undefined;
  readonly seats: readonly SeatFace[];
}

const LastLine = ({ bench: { board }, event, seats }: LastLineProps): VNode => {
  const line = event && board.words.event(event);
  return (
    <div class="caption">
      <span class="caption-text">{line && <SentenceText sentence={line.sentence} seats={seats} />}</span>
    </div>
  );
};

interface LogProps {
  readonly bench: Workbench;
  readonly events: readonly GameEvent[];
  readonly seats: readonly SeatFace[];
  readonly highlight: (places: readonly string[]) => void;
}

const Log = ({ bench: { board }, events, seats, highlight }: LogProps): VNode => (
  <ul class="log">
    {events.map((event, i) => {
      const line = board.words.event(event);
      return (
        line && (
          <li key={i} onPointerEnter={() => highlight(line.places)}>
            <SentenceText sentence={line.sentence} seats={seats} />
          </li>
        )
      );
    })}
  </ul>
);
