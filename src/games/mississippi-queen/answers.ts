import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, type Side } from './actions.ts';
import { BENDS, FASTEST, SEAT_COUNTS, SLOWEST, TILES } from './components.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const freeze = <A extends Action>(action: A): A => Object.freeze(action);

export const TURNS: Readonly<Record<Side, Action>> = {
  port: freeze({ type: 'turn', side: 'port' }),
  starboard: freeze({ type: 'turn', side: 'starboard' }),
};
export const STEP: Action = freeze({ type: 'step' });
export const DONE: Action = freeze({ type: 'done' });
export const RETIRE: Action = freeze({ type: 'retire' });
export const LEAVE: Action = freeze({ type: 'leave' });
export const SPEEDS: readonly Action[] = Array.from({ length: FASTEST - SLOWEST + 1 }, (_, i) =>
  freeze({ type: 'speed', speed: SLOWEST + i }),
);
export const FACES: readonly Action[] = DIRECTION_NAMES.map((_, facing) => freeze({ type: 'face', facing }));
export const PUSHES: readonly Action[] = HEX_NAMES.map((_, to) => freeze({ type: 'push', to }));
export const ROLLS: readonly Action[] = BENDS.map((_, bend) => freeze({ type: 'roll', bend }));
export const FIRSTS: readonly Action[] = Array.from({ length: Math.max(...SEAT_COUNTS) }, (_, seat) =>
  freeze({ type: 'first', seat }),
);
export const DRAWS: readonly Action[] = TILES.map((_, tile) => freeze({ type: 'draw', tile }));

/** All lists that can be chosen from these actions: bit `i` of the index stands for action `i`. */
export function menuOf(actions: readonly Action[]): readonly (readonly Action[])[] {
  const chosen = (mask: number) => actions.filter((_, i) => ((mask >> i) & 1) === 1);
  return Array.from({ length: 1 << actions.length }, (_, mask) => Object.freeze(chosen(mask)));
}
