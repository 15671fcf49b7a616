import type { PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import { BOARDING_SPEED, FREE_SPEED_CHANGE, FREE_TURNS, PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf, isRacing, isSpent, movingBoat, moverSeat, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { times } from './names.ts';

/** What a captain needs to know to set the speed. */
export const SPEED_DETAIL = say`Changing speed by ${FREE_SPEED_CHANGE} is free, and so is turning ${times(FREE_TURNS)}.`;

/** For a player who has never steered a boat: how the prices on the river are read. */
const FIRST_DETAIL = say`Red number: the speed you need. Each dot: 1 coal.`;

/** What each phase asks, and what the others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  first: { draws: say`Drawing who starts on space 1` },
  draw: { draws: say`Drawing the next tile` },
  roll: { draws: say`Rolling the direction die` },
  bows: {
    waiting: () => say` is choosing where to face`,
    asks: () => ({ title: say`Choose where to face`, detail: say`Most players start facing downstream.` }),
  },
  speed: {
    waiting: () => say` is choosing where to go`,
    asks: (view) => ({
      title: say`Choose where to go`,
      detail: speedDetail(view),
    }),
  },
  move: {
    waiting: () => say` is moving`,
    asks: (view) => ({
      title: isSpent(view) ? say`Turn, or end your move` : say`Choose where to go`,
      detail: moveDetail(view),
    }),
  },
  hemmed: {
    waiting: () => say` is blocked`,
    asks: () => ({
      title: say`Blocked: you stay here`,
      detail: say`Other boats block every way. You may turn ${times(FREE_TURNS)} for free.`,
    }),
  },
  face: {
    waiting: () => say` is choosing where to face`,
    asks: (view) => ({
      title: say`${{ seat: moverSeat(view) }} pushed you: where to face?`,
      detail: say`Any direction is free. Your speed and coal stay the same.`,
    }),
  },
};

/** First how to read the river, then what is free, then what the race is about. */
function speedDetail(view: View): Sentence {
  if (view.round === 1) return FIRST_DETAIL;
  if (view.round === 2 || view.options.race === 'introductory') return SPEED_DETAIL;
  const { passengers } = movingBoat(view);
  return passengers === PASSENGERS_TO_WIN
    ? say`All on board: dock at the landing at speed ${BOARDING_SPEED}.`
    : say`Passengers board at a station at speed ${BOARDING_SPEED}. You have ${passengers} of ${PASSENGERS_TO_WIN}.`;
}

function moveDetail(view: View): Sentence {
  const free = FREE_TURNS - view.turns;
  const turning = free > 0 ? `turning is free ${times(free)}` : 'turning costs 1 coal';
  return isSpent(view) ? say`${capital(turning)}.` : say`${pointsLeft(view.points)}; ${turning}.`;
}

export const pointsLeft = (points: number): string => `${count(points, 'point')} left`;

/** What the onlooker's own boat is doing meanwhile. */
export function momentText(view: View, seat: number | undefined): Sentence {
  if (view.round === 0) return say`Before the first round.`;
  const behind = view.order.slice(view.mover + 1).filter((other) => isRacing(boatOf(view, other)));
  const place = seat === undefined ? -1 : behind.indexOf(seat);
  if (place === 0) return say`You are next.`;
  if (place > 0) return say`You move after ${count(place, 'more boat')}.`;
  return say`Round ${view.round}.`;
}
