import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { type Action, HEX_NAMES } from '../actions.ts';
import { FREE_TURNS, PASSENGERS_TO_WIN } from '../components.ts';
import { downstreamAt, hexAt } from '../river.ts';
import { boatOf, moverSeat, NO_SEAT, NOWHERE, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { courseFrom, courseName } from './names.ts';

/** What is to be decided, in words. */
export function decisionWords(view: View, seat: number | undefined, awaiting: readonly number[]): Decision {
  if (view.outcome !== undefined) return { title: winnerWords(view), detail: say`The race is over.` };
  const asked = awaiting[0];
  // Nobody is asked while the moves of others are being shown.
  if (asked === undefined) return { title: CHANCE[view.phase] ?? doing(view, moverSeat(view)), detail: [] };
  if (seat === undefined || !awaiting.includes(seat)) {
    return { title: doing(view, asked), detail: standing(view, seat) };
  }
  const title = isSpent(view) ? say`Turn the bow, or end your move` : (ASKED[view.phase] ?? say`Your decision`);
  return { title, detail: askedDetail(view, seat) };
}

/** Every point is used, and all that is left of the turn is to swing the bow. */
export const isSpent = ({ phase, points }: View): boolean => phase === 'move' && points === 0;

const CHANCE: Partial<Record<PhaseName, Sentence>> = {
  first: say`Drawing lots for starting space 1`,
  draw: say`The next tile is drawn`,
  roll: say`The die is rolled: where does the river turn?`,
};

const WAITING: Partial<Record<PhaseName, string>> = {
  speed: 'is at the wheel',
  move: 'is under way',
  hemmed: 'is hemmed in',
  face: 'was pushed and points the bow',
  bows: 'points the bow for the start',
};

const doing = (view: View, seat: number): Sentence => say`${{ seat }} ${WAITING[view.phase] ?? 'decides'}`;

const ASKED: Partial<Record<PhaseName, Sentence>> = {
  speed: say`Your turn: choose a space to steam to`,
  move: say`Under way: choose a space to steam to`,
  hemmed: say`You are hemmed in`,
  face: say`You were pushed: point your bow`,
  bows: say`Point your bow for the start`,
};

function askedDetail(view: View, seat: number): Sentence {
  const { speed, coal } = boatOf(view, seat);
  if (view.phase === 'hemmed') return say`Other boats block every way. You stay here, and may make your free turn.`;
  if (view.phase === 'face') return say`Any of the six directions, for nothing. Your speed and coal stay as they are.`;
  if (view.phase === 'bows') return say`Downstream is the usual choice.`;
  if (view.phase === 'speed' && view.round === 1) return firstTurn(view);
  if (view.phase === 'speed') return speedDetail(view, seat);
  const turn = view.turns < FREE_TURNS ? 'the first turn is still free' : 'each turn burns a coal';
  const left = isSpent(view)
    ? 'All points are used'
    : `${capital(spell(view.points, 'movement point'))} left at speed ${speed}`;
  return say`${left}, coal ${coal}; ${turn}.`;
}

/** What a captain needs to know to set the speed. */
export function speedDetail(view: View, seat: number): Sentence {
  const { speed, coal } = boatOf(view, seat);
  return say`Speed ${speed}, coal ${coal}${aboard(view, seat)}. Speed ±1 and one turn are free.`;
}

function aboard({ options, boats }: View, seat: number): string {
  return options.race === 'passengers' ? `, ${boats[seat]?.passengers} of ${PASSENGERS_TO_WIN} passengers` : '';
}

/** For a player who has never steered a boat: what it is about, and how the river is read. */
function firstTurn({ options }: View): Sentence {
  const passengers = spell(PASSENGERS_TO_WIN, 'passenger');
  const aim = options.race === 'passengers' ? `Take ${passengers} aboard, then be first` : 'Be first';
  return say`${aim} at the landing. Press a glowing space: the red number is the speed it takes, each dot a coal burned.`;
}

/** What the onlooker's own boat is doing meanwhile. */
function standing(view: View, seat: number | undefined): Sentence {
  const behind = view.order.slice(view.mover + 1).filter((other) => boatOf(view, other).fate === 'racing');
  const place = seat === undefined ? -1 : behind.indexOf(seat);
  if (place === 0) return say`You are next.`;
  if (place > 0) return say`You follow after ${spell(place, 'more boat')}.`;
  return say`Round ${view.round}.`;
}

function winnerWords(view: View): Sentence {
  const winner = view.outcome?.ranks.indexOf(1) ?? -1;
  // The title is for docking; a race can end before any boat has docked.
  return boatOf(view, winner).fate === 'docked'
    ? say`${{ seat: winner }} is the Mississippi Queen`
    : say`${{ seat: winner }} comes first`;
}

const LABELS: Readonly<Record<Exclude<Action['type'], 'speed' | 'turn' | 'push' | 'face'>, string>> = {
  step: 'One ahead',
  done: 'End the move',
  retire: 'Retire from the race',
  leave: 'Leave the race',
  first: 'Draw lots',
  draw: 'Draw a tile',
  roll: 'Roll the die',
};

/** Downstream, for the captain who is asked to point the bow. */
function downstream(view: View): number {
  const { hex } = boatOf(view, view.victim === NO_SEAT ? moverSeat(view) : view.victim);
  return downstreamAt(view, hex === NOWHERE ? hexAt(0, 0) : hex);
}

/** Bows are offered in one order, however the river runs: downstream first, then round to starboard. */
export function inOrder(actions: readonly Action[], view: View): readonly Action[] {
  if (!actions.some(({ type }) => type === 'face')) return actions;
  const heading = downstream(view);
  const sixths = (action: Action) => (action.type === 'face' ? courseFrom(action.facing, heading) : Infinity);
  return actions.toSorted((a, b) => sixths(a) - sixths(b));
}

/** The label of a button. */
export function actionWords(action: Action, view: View): string {
  switch (action.type) {
    case 'speed':
      return `Speed ${action.speed}`;
    case 'turn':
      return `Turn to ${action.side}`;
    case 'push':
      return `Push to ${HEX_NAMES[action.to] ?? ''}`;
    case 'face':
      return `Bow ${courseName(action.facing, downstream(view))}`;
    default:
      return LABELS[action.type];
  }
}
