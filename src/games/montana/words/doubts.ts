import { silent } from '#engine/game.ts';
import { say, type Sentence } from '#words/sentence.ts';
import type { Action, ActionOf } from '../actions.ts';
import { WORKER_SPACES } from '../components.ts';
import { game } from '../game.ts';
import { type Player, playerOf, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { tradedKind } from './names.ts';

/** What speaks against an action, said before it is played; undefined where nothing does. */
export function doubtAbout(view: View, seat: number, action: Action): Sentence | undefined {
  return action.type === 'trade' ? doubtAboutTrade(view, seat, action) : undefined;
}

/** A cow that is traded for nothing, or for nothing useful. */
function doubtAboutTrade(view: View, seat: number, action: ActionOf<'trade'>): Sentence | undefined {
  const player = playerOf(view, seat);
  if (isLastAct(view, player)) return say`You cannot build any more. Cows and canteens can break a tie.`;
  const after = game.clone(view);
  game.apply(after, seat, action, silent);
  const then = playerOf(after, seat);
  if (wealth(then) === wealth(player))
    return say`The supply has no ${tradedKind(action.what)}. You give yours back first and gain nothing.`;
  const workers = workersOf(player);
  if (workersOf(then) === workers || workers < WORKER_SPACES) return undefined;
  return workers === WORKER_SPACES
    ? say`You have ${workers} workers, the most allowed. You must send 1 back.`
    : say`You have ${workers} workers, and ${WORKER_SPACES} are allowed. You must send back 1 more.`;
}

/** In the last round, at the end of the last turn or without a settlement left, things only help to break a tie. */
const isLastAct = ({ lastRound, phase }: View, { canteens, settlements }: Player): boolean =>
  lastRound && (settlements === 0 || (phase === 'ending' && canteens === 0));

const wealth = ({ goods, workers, silver }: Player): string => JSON.stringify([goods, workers, silver]);
