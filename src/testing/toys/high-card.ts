import { alone, CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { GameEvent, Outcome } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { type Rng } from '#engine/rng.ts';
import { ruling } from '#engine/ruling.ts';
import type { Insight } from '#bots/bot.ts';

/**
 * Each is dealt one of the cards 1 to 5, which the other does not see. Seat 0 keeps its card or swaps it with the
 * other's. Then the higher card wins. Keep high cards and swap low ones: but only one's own card is known.
 */
const CARDS = [1, 2, 3, 4, 5];
const forms = { deal: { card: int(1, 5) }, keep: {}, swap: {} };

type Action = Formed<typeof forms>;

type CardPhase = 'deal' | 'choose';

export interface CardState {
  phase: CardPhase;
  outcome?: Outcome;
  /** By seat; 0 in a view stands for a card that is not shown. */
  readonly cards: number[];
}

const ANSWERS: readonly Action[] = [{ type: 'keep' }, { type: 'swap' }];

const undealt = (s: CardState): number[] => CARDS.filter((card) => !s.cards.includes(card));

const deal: Phase<CardState, Action, GameEvent> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => undealt(s).map((card) => ({ type: 'deal', card })),
  refuse: () => ruling('high-card/deal'),
  chance: (s, rng) => ({ type: 'deal', card: drawnFrom(undealt(s), rng) }),
  on: {
    deal(s, { card }) {
      s.cards.push(card);
      if (s.cards.length === 2) s.phase = 'choose';
    },
  },
};

const drawnFrom = (cards: readonly number[], rng: Rng): number => cards[rng.below(cards.length)] as number;

const choose: Phase<CardState, Action, GameEvent> = {
  awaiting: () => alone(0),
  legal: () => ANSWERS,
  refuse: () => ruling('high-card/choose'),
  on: {
    keep: (s) => end(s),
    swap(s) {
      s.cards.reverse();
      end(s);
    },
  },
};

function end(s: CardState): void {
  const winner: Seat = (s.cards[0] as number) > (s.cards[1] as number) ? 0 : 1;
  s.outcome = { reason: 'high-card/end', ranks: winner === 0 ? [1, 2] : [2, 1], scores: [...s.cards] };
}

export const highCard = phasedGame<CardState, Action, CardState, GameEvent, Record<string, never>>(
  {
    meta: {
      id: 'high-card',
      title: 'High Card',
      summary: 'Keep or swap.',
      seats: [2],
      minutes: [1, 1],
      options: {},
      rulesVersion: 1,
      credits: 'Traditional',
    },
    actions: forms,
    guide: [],
    setup: () => ({ phase: 'deal', cards: [] }),
    clone: (s) => ({ ...s, cards: [...s.cards] }),
    view: (s, viewer) => ({ ...s, cards: s.cards.map((card, seat) => (seat === viewer ? card : 0)) }),
    imagine(view, rng) {
      const state = { ...view, cards: [...view.cards] };
      for (const [seat, card] of view.cards.entries())
        if (card === 0) state.cards[seat] = drawnFrom(undealt(state), rng);
      return state;
    },
    redeal: () => undefined,
    inventory: (s) => ({ cards: s.cards.length + undealt(s).length }),
  },
  { deal, choose },
);

export const cardInsight: Insight<CardState, Action> = { evaluate: (s, seat) => (s.cards[seat] ?? 3) / 5 };
