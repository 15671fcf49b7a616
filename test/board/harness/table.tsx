import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Bot } from '#bots/bot.ts';
import { greedy } from '#bots/greedy.ts';
import { seeded } from '#bots/seeded.ts';
import { insight } from '#games/mississippi-queen/bot/insight.ts';
import { CHANCE } from '#engine/actor.ts';
import { standardOptions } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import { board } from '#games/mississippi-queen/board/board.tsx';
import type { Action } from '#games/mississippi-queen/actions.ts';
import { game } from '#games/mississippi-queen/game.ts';
import type { Event, State } from '#games/mississippi-queen/state.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Told } from '#kit/told.tsx';

const NAMES = ['Anna', 'Belle of Cairo', 'Tom', 'Night Heron', 'Delta Queen'];

const captain = (seats: number) => greedy({ game, insight, seats } as never) as Bot<State, Action>;

interface Position {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays on until it is this seat's turn with so many tiles on the table, or the race is over. */
function playTo(asked: URLSearchParams): Position {
  const chance = seeded(Number(asked.get('seed') ?? 1));
  const options = { ...standardOptions(game.meta), race: asked.get('race') ?? 'passengers' } as never;
  const state = game.setup(Number(asked.get('seats') ?? 4), options);
  const bot = captain(state.boats.length);
  const rounds = Number(asked.get('round') ?? 5);
  const phase = asked.get('phase') ?? 'speed';
  const seat = Number(asked.get('seat') ?? 0);
  for (let i = 0; i < 20_000; i++) {
    const actor = game.awaiting(state)[0];
    if (actor === undefined) break;
    if (state.round >= rounds && state.phase === phase && (actor === seat || asked.has('any'))) break;
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
      <board.Board
        view={state}
        seat={seat}
        seats={faces}
        awaiting={awaiting}
        legal={seat === undefined ? [] : game.legal(state, seat)}
        events={position.events}
        lit={lit}
        preferences={{ motion: asked.has('still') ? 0 : 1, sound: false, confirm: false, boldSymbols: false }}
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
            <h3>{name}</h3>
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
                    <Told sentence={line.sentence} seats={faces} />
                  </li>,
                ];
          })}
        </ul>
      </aside>
    </main>
  );
}
