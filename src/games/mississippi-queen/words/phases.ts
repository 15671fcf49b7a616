import type { PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { FREE_SPEED_CHANGE, FREE_TURNS, PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf, isRacing, isSpent, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What each phase asks, and what the others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  first: { draws: say`Drawing lots for starting space 1` },
  draw: { draws: say`The next tile is drawn` },
  roll: { draws: say`The die is rolled: where does the river turn?` },
  bows: {
    waiting: () => say` points the bow for the start`,
    asks: () => ({ title: say`Point your bow for the start`, detail: say`Downstream is the usual choice.` }),
  },
  speed: {
    waiting: () => say` is at the wheel`,
    asks: (view, seat) => ({
      title: say`Your turn: choose a space to steam to`,
      detail: view.round === 1 ? firstTurn(view) : speedDetail(view, seat),
    }),
  },
  move: {
    waiting: () => say` is under way`,
    asks: (view, seat) => ({
      title: isSpent(view) ? say`Turn the bow, or end your move` : say`Under way: choose a space to steam to`,
      detail: moveDetail(view, seat),
    }),
  },
  hemmed: {
    waiting: () => say` is hemmed in`,
    asks: () => ({
      title: say`You are hemmed in`,
      detail: say`Other boats block every way. You stay here, and may make your free turn.`,
    }),
  },
  face: {
    waiting: () => say` was pushed and points the bow`,
    asks: () => ({
      title: say`You were pushed: point your bow`,
      detail: say`Any of the six directions, for nothing. Your speed and coal stay as they are.`,
    }),
  },
};

/** For a player who has never steered a boat: what it is about, and how the river is read. */
function firstTurn({ options }: View): Sentence {
  const passengers = spell(PASSENGERS_TO_WIN, 'passenger');
  const aim = options.race === 'passengers' ? `Take ${passengers} aboard, then be first` : 'Be first';
  return say`${aim} at the landing. Press a glowing space: the red number is the speed it takes, each dot a coal burned.`;
}

/** What a captain needs to know to set the speed. */
export function speedDetail(view: View, seat: number): Sentence {
  const { speed, coal, passengers } = boatOf(view, seat);
  const aboard = view.options.race === 'passengers' ? `, ${passengers} of ${PASSENGERS_TO_WIN} passengers` : '';
  return say`Speed ${speed}, coal ${coal}${aboard}. Speed ±${FREE_SPEED_CHANGE} and ${spell(FREE_TURNS, 'turn')} are free.`;
}

function moveDetail(view: View, seat: number): Sentence {
  const { speed, coal } = boatOf(view, seat);
  const turn = view.turns < FREE_TURNS ? 'the first turn is still free' : 'each turn burns a coal';
  const left = isSpent(view) ? 'All points are used' : `${capital(pointsLeft(view.points))} at speed ${speed}`;
  return say`${left}, coal ${coal}; ${turn}.`;
}

export const pointsLeft = (points: number): string => `${spell(points, 'movement point')} left`;

/** What the onlooker's own boat is doing meanwhile. */
export function momentText(view: View, seat: number | undefined): Sentence {
  const behind = view.order.slice(view.mover + 1).filter((other) => isRacing(boatOf(view, other)));
  const place = seat === undefined ? -1 : behind.indexOf(seat);
  if (place === 0) return say`You are next.`;
  if (place > 0) return say`You follow after ${spell(place, 'more boat')}.`;
  return say`Round ${view.round}.`;
}
