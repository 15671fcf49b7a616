import { alone, type Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { GameEvent, Outcome } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import type { Insight } from '#bots/bot.ts';

/**
 * Sticks in a heap; the player who takes the last one wins. Nothing is hidden and the right answer is known: leave a
 * multiple of four.
 */
const forms = { take: { sticks: int(1, 3) } };

type Action = Formed<typeof forms>;

export interface HeapState {
  phase: 'take';
  outcome?: Outcome;
  turn: Seat;
  left: number;
  readonly seats: number;
}

const ANSWERS: readonly Action[] = [1, 2, 3].map((sticks) => ({ type: 'take', sticks }));

const take: Phase<HeapState, Action, GameEvent> = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => ANSWERS.slice(0, s.left),
  refuse: () => ruling('heap/take'),
  on: {
    take(s, { sticks }) {
      s.left -= sticks;
      if (s.left === 0) s.outcome = wonBy(s.turn, s.seats);
      s.turn = (s.turn + 1) % s.seats;
    },
  },
};

function wonBy(winner: Seat, seats: number): Outcome {
  const scores = Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0));
  return { reason: 'heap/last', ranks: scores.map((score) => 2 - score), scores };
}

export const heap = phasedGame<HeapState, Action, HeapState, GameEvent, { sticks: number }>(
  {
    meta: {
      id: 'heap',
      title: 'Heap',
      summary: 'Take one, two or three sticks. The last stick wins.',
      seats: [2, 3, 4],
      minutes: [1, 2],
      options: { sticks: { field: int(1, 99), default: 21, title: 'Sticks', help: 'How many lie in the heap.' } },
      rulesVersion: 1,
      credits: 'Traditional',
    },
    actions: forms,
    guide: [],
    setup: (seats, { sticks }) => ({ phase: 'take', turn: 0, left: sticks, seats }),
    clone: (s) => ({ ...s }),
    view: (s) => ({ ...s }),
    imagine: (view) => ({ ...view }),
    redeal: () => undefined,
    inventory: () => ({}),
  },
  { take },
);

/** Knows one thing: which player can take the last stick at once. */
export const heapInsight: Insight<HeapState, Action> = {
  evaluate: (s, seat) => (s.left > 3 ? 0.5 : s.turn === seat ? 1 : 0),
};
