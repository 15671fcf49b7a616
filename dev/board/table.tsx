import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { CHANCE } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import type { BoardPreferences, PanelProps, SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
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

/** One board alone. Every seat that is asked decides here. */
export function Table({ asked, bench }: TableProps): VNode {
  const { game, board, seats } = bench;
  const { state, events, log, awaiting, seat, view, act } = usePosition(asked, bench);
  const [highlighted, highlight] = useState<readonly string[]>([]);
  const faces = Array.from({ length: seats }, (_, i): SeatFace => ({
    name: NAMES[i] ?? '',
    kind: i === 0 ? 'you' : 'bot',
  }));
  return (
    <main class="page">
      <h1 class="unseen">{game.meta.title}</h1>
      <board.Board
        view={view}
        seat={seat}
        revealedSeats={seat === undefined ? [] : [seat]}
        seats={faces}
        awaiting={awaiting}
        legal={seat === undefined ? [] : game.legal(state, seat)}
        anytime={seat === undefined ? undefined : game.anytime?.(state, seat)}
        events={events}
        highlighted={highlighted}
        preferences={preferencesIn(asked)}
        withBar
        sending={false}
        why={(action) => (seat === undefined ? undefined : game.refuse(state, seat, action))}
        rule={(id) => findRule(game.guide, game.meta.id, id)}
        showRule={() => undefined}
        act={act}
      />
      <aside class="side" aria-label="Seats">
        {faces.map((_, i) => (
          <SeatPanel key={i} board={board} panel={{ view, seat: i, seats: faces }} toMove={awaiting.includes(i)} />
        ))}
        <Log bench={bench} events={log} seats={faces} highlight={highlight} />
      </aside>
    </main>
  );
}

const preferencesIn = (asked: URLSearchParams): BoardPreferences => ({
  motion: asked.has('still') ? 0 : 1,
  sound: false,
  onePress: asked.has('onePress'),
  boldSymbols: asked.has('bold'),
});

interface SeatPanelProps {
  readonly board: Workbench['board'];
  readonly panel: PanelProps<unknown>;
  readonly toMove: boolean;
}

const SeatPanel = ({ board, panel, toMove }: SeatPanelProps): VNode => (
  <div class={`seat-panel seat-${panel.seat}${toMove ? ' to-move' : ''}`}>
    <SeatEmblem seat={panel.seat} />
    <h2>{panel.seats[panel.seat]?.name}</h2>
    <span />
    <board.Panel {...panel} />
  </div>
);

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
