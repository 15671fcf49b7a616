import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { seeded } from '#bots/seeded.ts';
import { CHANCE } from '#engine/actor.ts';
import { standardOptions } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import { board } from '#games/mississippi-queen/board/board.tsx';
import type { Action } from '#games/mississippi-queen/actions.ts';
import { game } from '#games/mississippi-queen/game.ts';
import { advance } from '#games/mississippi-queen/river.ts';
import { type Event, NOWHERE, type State } from '#games/mississippi-queen/state.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Told } from '#kit/told.tsx';

const NAMES = ['Anna', 'Belle of Cairo', 'Tom', 'Night Heron', 'Delta Queen'];

/** A captain who looks one decision ahead: downstream, sparing coal, now and then by whim. */
function pick(state: State, seat: number, chance: { below(n: number): number }): Action {
  const legal = game.legal(state, seat).filter(({ type }) => type !== 'retire' && type !== 'leave');
  if (chance.below(8) === 0) return legal[chance.below(legal.length)] as Action;
  const worth = (action: Action) => {
    const after = game.clone(state);
    game.apply(after, seat, action, () => undefined);
    const boat = after.boats[seat];
    if (boat === undefined || boat.hex === NOWHERE) return 0;
    const wanted = action.type === 'speed' ? -Math.abs(boat.speed - 3) : 0;
    const heading = after.river[Math.floor(boat.hex / 20)]?.heading ?? 0;
    const off = Math.min((boat.facing - heading + 6) % 6, (heading - boat.facing + 6) % 6);
    return advance(boat.hex) + boat.coal * 4 + boat.passengers * 9 + wanted - off * 2;
  };
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

interface Position {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays on until it is this seat's turn with so many tiles on the table, or the race is over. */
function playTo(asked: URLSearchParams): Position {
  const chance = seeded(Number(asked.get('seed') ?? 1));
  const options = { ...standardOptions(game.meta), race: asked.get('race') ?? 'passengers' } as never;
  const state = game.setup(Number(asked.get('seats') ?? 4), options);
  const rounds = Number(asked.get('round') ?? 5);
  const phase = asked.get('phase') ?? 'speed';
  const seat = Number(asked.get('seat') ?? 0);
  for (let i = 0; i < 20_000; i++) {
    const actor = game.awaiting(state)[0];
    if (actor === undefined) break;
    if (state.round >= rounds && state.phase === phase && (actor === seat || asked.has('any'))) break;
    const action = actor === CHANCE ? game.chance(state, chance) : pick(state, actor, chance);
    game.apply(state, actor, action, () => undefined);
  }
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
    harness: { state, act, game, autoplay: () => seat !== undefined && act([pick(state, seat, chance)]) },
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
