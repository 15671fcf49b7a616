import { alone, type Seat } from '#engine/actor.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game } from '#engine/game.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { skiff } from './skiff.ts';

/**
 * A secret that hardly ever shows: a sealed number out of a thousand. A step tells its maker only whether it is the
 * winning number. A player who could try and take that back would know what the number is not.
 */
const actions = { step: {}, try: {}, pass: {} };
type LotteryAction = Formed<typeof actions>;

export interface LotteryState extends Phased<'turn'> {
  turn: Seat;
  steps: number;
  passes: number;
  sealed: number;
  tried: boolean;
}

interface LotteryView extends Omit<LotteryState, 'sealed'> {
  readonly won: boolean;
}

interface Passed {
  readonly type: 'passed';
  readonly seat: Seat;
}

const NUMBERS = 1000;
const WINNER = 777;
const LOSER = 123;
const PASSES = 8;

const turn: Phase<LotteryState, LotteryAction, Passed> = {
  awaiting: (s) => alone(s.turn),
  legal: () => [{ type: 'step' }, { type: 'try' }, { type: 'pass' }],
  refuse: () => ruling('common/other-question'),
  on: {
    step: (s) => void (s.steps += 1),
    try: (s) => void (s.tried = true),
    pass(s, _, tell) {
      tell({ type: 'passed', seat: s.turn });
      s.turn = 1 - s.turn;
      s.passes += 1;
      if (s.passes === PASSES) s.outcome = { reason: 'lottery/end', ranks: [1, 1], scores: [0, 0] };
    },
  },
};

export const lottery: Game<LotteryState, LotteryAction, LotteryView, Passed, object> = phasedGame(
  {
    meta: { ...skiff.meta, id: 'lottery', seats: [2], options: {} },
    actions,
    guide: [],
    setup: () => ({ phase: 'turn', turn: 0, steps: 0, passes: 0, sealed: LOSER, tried: false }),
    clone: (s) => ({ ...s }),
    view: ({ sealed, ...open }) => ({ ...open, won: open.tried && sealed === WINNER }),
    imagine: ({ won, ...open }) => ({ ...open, sealed: won ? WINNER : LOSER }),
    redeal(s, _, rng) {
      if (s.tried && s.sealed === WINNER) return;
      s.sealed = rng.below(NUMBERS);
      if (s.tried && s.sealed === WINNER) s.sealed = LOSER;
    },
    reveals: (before, after) => before.tried !== after.tried,
    inventory: () => ({ numbers: 1 }),
  },
  { turn },
);
