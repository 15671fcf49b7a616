import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { greedy } from '#bots/greedy.ts';
import { seeded } from '#engine/seeded.ts';
import { insight } from '#games/mississippi-queen/bot/insight.ts';
import { type Actor, CHANCE } from '#engine/actor.ts';
import { defaultOptions } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import { board } from '#games/mississippi-queen/board/board.tsx';
import type { Action } from '#games/mississippi-queen/actions.ts';
import { game } from '#games/mississippi-queen/game.ts';
import type { Event } from '#games/mississippi-queen/events.ts';
import type { State } from '#games/mississippi-queen/state.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';

const NAMES = ['Anna', 'Belle of Cairo', 'Tom', 'Night Heron', 'Delta Queen'];

const captain = (seats: number) => greedy({ game, insight, seats });

interface Position {
  readonly state: State;
  readonly events: readonly Event[];
}

const numberIn = (asked: URLSearchParams, name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

/** Whether this is the moment asked for: from a round on, in a phase, with a seat or any seat to decide. */
function isAskedFor(asked: URLSearchParams, { round, phase }: State, actor: Actor): boolean {
  if (round < numberIn(asked, 'round', 5) || phase !== (asked.get('phase') ?? 'speed')) return false;
  return asked.has('any') || actor === numberIn(asked, 'seat', 0);
}

/** Bots play on until the moment asked for, or the end of the race. */
function playTo(asked: URLSearchParams): Position {
  const chance = seeded(numberIn(asked, 'seed', 1));
  const race = asked.get('race') === 'introductory' ? 'introductory' : 'passengers';
  const state = game.setup(numberIn(asked, 'seats', 4), { ...defaultOptions(game.meta), race });
  const bot = captain(state.boats.length);
  for (let actor = game.awaiting(state)[0]; actor !== undefined; actor = game.awaiting(state)[0]) {
    if (isAskedFor(asked, state, actor)) break;
    const action = actor === CHANCE ? game.chance(state, chance) : bot.decide(state, actor, chance);
    game.apply(state, actor, action, () => undefined);
  }
  if (asked.has('whole')) state.first = 0;
  return { state, events: [] };
}

export function Table({ asked }: { asked: URLSearchParams }): VNode {
  const chance = useMemo(() => seeded(99), []);
  const [position, setPosition] = useState<Position>(() => playTo(asked));
  const [log, setLog] = useState<readonly Event[]>([]);
  const [lit, setLit] = useState<readonly string[]>([]);
  const { state } = position;
  const awaiting = game.awaiting(state).filter((actor) => actor !== CHANCE);
  const seat = awaiting[0];
  const act = (actions: readonly Action[]) => {
    const next = game.clone(state);
    const events: Event[] = [];
    const tell = (event: Event) => events.push(event);
    for (const action of actions) {
      const actor = game.awaiting(next)[0];
      if (actor === undefined || game.refuse(next, actor, action) !== undefined) break;
      game.apply(next, actor, action, tell);
    }
    while (game.awaiting(next)[0] === CHANCE) game.apply(next, CHANCE, game.chance(next, chance), tell);
    setLog([...events, ...log]);
    setPosition({ state: next, events });
  };
  Object.assign(globalThis, {
    harness: {
      state,
      act,
      game,
      autoplay: () => seat !== undefined && act([captain(state.boats.length).decide(state, seat, chance)]),
    },
  });
  const faces = state.boats.map((_, i) => ({
    name: NAMES[i] ?? '',
    kind: i === 0 ? ('you' as const) : ('bot' as const),
  }));
  return (
    <main class="page">
      <h1 class="unseen">A race</h1>
      <board.Board
        view={state}
        seat={seat}
        revealedSeats={[]}
        seats={faces}
        awaiting={awaiting}
        legal={seat === undefined ? [] : game.legal(state, seat)}
        events={position.events}
        highlighted={lit}
        preferences={{
          motion: asked.has('still') ? 0 : 1,
          sound: false,
          onePress: asked.has('onePress'),
          boldSymbols: false,
        }}
        withBar
        sending={false}
        why={(action) => (seat === undefined ? undefined : game.refuse(state, seat, action))}
        rule={(id) => findRule(game.guide, game.meta.id, id)}
        showRule={() => undefined}
        act={act}
      />
      <aside class="side" aria-label="Seats">
        {faces.map(({ name }, i) => (
          <div key={i} class={`seat-panel seat-${i}${awaiting.includes(i) ? ' to-move' : ''}`}>
            <SeatEmblem seat={i} />
            <h2>{name}</h2>
            <span />
            <board.Panel view={state} seat={i} seats={faces} />
          </div>
        ))}
        <ul class="log">
          {log.flatMap((event, i) => {
            const line = board.words.event(event);
            return line === undefined
              ? []
              : [
                  <li key={i} onPointerEnter={() => setLit(line.places)}>
                    <SentenceText sentence={line.sentence} seats={faces} />
                  </li>,
                ];
          })}
        </ul>
      </aside>
    </main>
  );
}
