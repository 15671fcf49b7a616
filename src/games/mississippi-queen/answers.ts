import { type ReadonlyBy, at } from '#engine/indexed.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { type Action, type ActionOf, HEX_NAMES, type Direction, type Hex, type Side } from './actions.ts';
import { BENDS, type Bend, FASTEST, SEAT_COUNTS, SLOWEST, TILES, type TileNumber } from './components.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const freeze = <A extends Action>(action: A): A => Object.freeze(action);

export const TURNS: Readonly<Record<Side, ActionOf<'turn'>>> = {
  port: freeze({ type: 'turn', side: 'port' }),
  starboard: freeze({ type: 'turn', side: 'starboard' }),
};
export const STEP: ActionOf<'step'> = freeze({ type: 'step' });
export const DONE: ActionOf<'done'> = freeze({ type: 'done' });
export const RETIRE: ActionOf<'retire'> = freeze({ type: 'retire' });
export const LEAVE: ActionOf<'leave'> = freeze({ type: 'leave' });
/** From the slowest to the fastest. */
export const SPEEDS: readonly ActionOf<'speed'>[] = Array.from({ length: FASTEST - SLOWEST + 1 }, (_, i) =>
  freeze({ type: 'speed', speed: SLOWEST + i }),
);
/** By world direction. */
export const FACES: ReadonlyBy<Direction, ActionOf<'face'>> = DIRECTION_NAMES.map((_, facing) =>
  freeze({ type: 'face', facing }),
);
export const PUSHES: ReadonlyBy<Hex, ActionOf<'push'>> = HEX_NAMES.map((_, to) => freeze({ type: 'push', to }));
export const ROLLS: ReadonlyBy<Bend, ActionOf<'roll'>> = BENDS.map((_, bend) => freeze({ type: 'roll', bend }));
export const FIRSTS: readonly ActionOf<'first'>[] = Array.from({ length: Math.max(...SEAT_COUNTS) }, (_, seat) =>
  freeze({ type: 'first', seat }),
);
export const DRAWS: ReadonlyBy<TileNumber, ActionOf<'draw'>> = TILES.map((_, tile) => freeze({ type: 'draw', tile }));

/** All lists that can be chosen from these actions: bit `i` of the index stands for action `i`. */
export function menuOf(actions: readonly Action[]): readonly (readonly Action[])[] {
  const chosen = (mask: number) => actions.filter((_, i) => ((mask >> i) & 1) === 1);
  return Array.from({ length: 1 << actions.length }, (_, mask) => Object.freeze(chosen(mask)));
}

/** Which actions are open to a captain under way; pushes are listed apart. */
interface UnderWay {
  readonly step: boolean;
  readonly port: boolean;
  readonly starboard: boolean;
  readonly done: boolean;
  readonly leave: boolean;
}

const UNDER_WAY = menuOf([STEP, TURNS.port, TURNS.starboard, DONE, LEAVE]);

export const underWay = ({ step, port, starboard, done, leave }: UnderWay): readonly Action[] =>
  at(
    UNDER_WAY,
    Number(step) | (Number(port) << 1) | (Number(starboard) << 2) | (Number(done) << 3) | (Number(leave) << 4),
  );
