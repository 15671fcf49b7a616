import { type Actor, CHANCE, CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { flag, int, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { GameEvent, Outcome } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import type { Insight } from '#bots/bot.ts';

/**
 * Both lay pennies in secret, one after the other. Seat 0 wins when all of them match; if they match in tails, only if
 * a toss agrees. Neither must be predictable for the other, so the best strategy is a mixed one.
 */
const SIDES = ['heads', 'tails'] as const;
const forms = { lay: { side: oneOf(SIDES) }, toss: { agrees: flag() } };

type Action = Formed<typeof forms>;

export interface PenniesState {
  phase: 'lay' | 'toss';
  outcome?: Outcome;
  readonly pennies: number;
  readonly laid: [string[], string[]];
}

/** `laid` of the other seat has the right length, but shows nothing. */
export type PenniesView = PenniesState;

const HIDDEN = '?';

const LAY: readonly Action[] = SIDES.map((side) => ({ type: 'lay', side }));
const TOSS: readonly Action[] = [true, false].map((agrees) => ({ type: 'toss', agrees }));

const lay: Phase<PenniesState, Action, GameEvent> = {
  awaiting: (s) => [0, 1].filter((seat) => laidBy(s, seat).length < s.pennies),
  legal: () => LAY,
  refuse: () => ruling('pennies/lay'),
  on: {
    lay(s, { side }, _, seat) {
      laidBy(s, seat).push(side);
      if (s.laid.every((row) => row.length === s.pennies)) compare(s);
    },
  },
};

const toss: Phase<PenniesState, Action, GameEvent> = {
  awaiting: () => CHANCE_ALONE,
  legal: () => TOSS,
  refuse: () => ruling('pennies/toss'),
  chance: (_, rng) => TOSS[rng.below(2)] as Action,
  on: {
    toss(s, { agrees }) {
      s.outcome = wonBy(agrees ? 0 : 1);
    },
  },
};

const laidBy = (s: PenniesState, actor: Actor): string[] => (actor === CHANCE ? [] : (s.laid[actor] ?? []));

function compare(s: PenniesState): void {
  const [ours, theirs] = s.laid;
  if (ours.join() !== theirs.join()) s.outcome = wonBy(1);
  else if (ours.includes('tails')) s.phase = 'toss';
  else s.outcome = wonBy(0);
}

const wonBy = (winner: Seat): Outcome => ({
  reason: 'pennies/compare',
  ranks: winner === 0 ? [1, 2] : [2, 1],
  scores: winner === 0 ? [1, 0] : [0, 1],
});

export const pennies = phasedGame<PenniesState, Action, PenniesView, GameEvent, { pennies: number }>(
  {
    meta: {
      id: 'pennies',
      title: 'Pennies',
      summary: 'Match the other one, or do not.',
      seats: [2],
      minutes: [1, 1],
      options: { pennies: { field: int(1, 3), default: 1, title: 'Pennies', help: 'How many each lays.' } },
      rulesVersion: 1,
      credits: 'Traditional',
    },
    actions: forms,
    guide: [],
    setup: (_, options) => ({ phase: 'lay', pennies: options.pennies, laid: [[], []] }),
    clone: (s) => ({ ...s, laid: [[...s.laid[0]], [...s.laid[1]]] }),
    view: (s, viewer) => ({ ...s, laid: [shown(s, 0, viewer), shown(s, 1, viewer)] }),
    imagine(view, rng) {
      const guess = (row: readonly string[]) =>
        row.map((side) => (side === HIDDEN ? (SIDES[rng.below(2)] as string) : side));
      return { ...view, laid: [guess(view.laid[0]), guess(view.laid[1])] };
    },
    redeal: () => undefined,
    inventory: () => ({}),
  },
  { lay, toss },
);

function shown(s: PenniesState, seat: Seat, viewer: Seat | undefined): string[] {
  const row = laidBy(s, seat);
  return s.phase === 'lay' && viewer !== seat ? row.map(() => HIDDEN) : [...row];
}

export const penniesInsight: Insight<PenniesState, Action> = {
  evaluate: () => 0.5,
  sealed: (s) => s.phase === 'lay',
};
