import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { cardInsight, highCard } from '#testing/toys/high-card.ts';
import { heap, heapInsight } from '#testing/toys/heap.ts';
import { pennies, penniesInsight, type PenniesState } from '#testing/toys/pennies.ts';
import { seeded } from '#engine/seeded.ts';
import type { Bot, Subject } from './bot.ts';
import { easy } from './easy.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search, think } from './search.ts';

const never = (): number => {
  throw new Error('an iteration budget asks no clock');
};

const heapOf = { game: heap, insight: heapInsight, seats: 2 };
const penniesOf = { game: pennies, insight: penniesInsight, seats: 2 };
const cardsOf = { game: highCard, insight: cardInsight, seats: 2 };

const searching = <S, A extends Action, V>(subject: Subject<S, A, V>, iterations: number): Bot<V, A> =>
  search(subject, { budget: { iterations }, now: never });

const dealt = (own: number, other: number) => ({ phase: 'choose' as const, cards: [own, other] });

/** How often the seat lays heads in a hundred questions of the same view. */
function headsInHundred(state: PenniesState, seat: Seat, subject = penniesOf): number {
  const bot = searching(subject, 400);
  const answers = Array.from({ length: 100 }, (_, seed) => bot.decide(pennies.view(state, seat), seat, seeded(seed)));
  return answers.filter((answer) => answer.type === 'lay' && answer.side === 'heads').length;
}

describe('search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [10, 2],
    [11, 3],
  ])('leaves a multiple of four when %i sticks lie in the heap', (left, sticks) => {
    const state = heap.setup(2, { sticks: left });
    expect(searching(heapOf, 1500).decide(heap.view(state, 0), 0, seeded(7))).toEqual({ type: 'take', sticks });
  });

  test('decides the same for the same seed and the same number of iterations', () => {
    const view = heap.view(heap.setup(2, { sticks: 17 }), 0);
    const thoughts = [1, 1, 2].map((seed) =>
      think(heapOf, { view, seat: 0, rng: seeded(seed) }, { budget: { iterations: 300 }, now: never }),
    );
    expect(thoughts[0]).toEqual(thoughts[1]);
    expect(thoughts[0]?.iterations).toBe(300);
  });

  test('stops when the clock says so, and not before it has thought once', () => {
    const view = heap.view(heap.setup(2, { sticks: 17 }), 0);
    let time = 0;
    const spent = (milliseconds: number) =>
      think(heapOf, { view, seat: 0, rng: seeded(1) }, { budget: { milliseconds }, now: () => time++ }).iterations;
    expect(spent(50)).toBe(50);
    expect(spent(0)).toBe(1);
  });

  test('stops when what is left of the budget cannot change its mind', () => {
    const view = heap.view(heap.setup(2, { sticks: 5 }), 0);
    const settings = { budget: { iterations: 1500 }, now: never };
    const { iterations, thoughts } = think(heapOf, { view, seat: 0, rng: seeded(7) }, settings);
    expect(iterations).toBeLessThan(1200);
    expect((thoughts[0]?.visits ?? 0) - (thoughts[1]?.visits ?? 0)).toBe(1500 - iterations + 1);
  });

  test('gives every answer its fair share of tries where a game asks for that', () => {
    const view = heap.view(heap.setup(2, { sticks: 5 }), 0);
    const fewest = (fairness: number) => {
      const settings = { budget: { iterations: 300 }, now: never, exploration: 0.1, fairness };
      return Math.min(...think(heapOf, { view, seat: 0, rng: seeded(7) }, settings).thoughts.map((t) => t.visits));
    };
    expect(fewest(0)).toBeLessThan(5);
    expect(fewest(2)).toBeGreaterThanOrEqual(8);
  });

  test('does not think about the only answer there is', () => {
    const view = heap.view(heap.setup(2, { sticks: 1 }), 0);
    const thinking = think(heapOf, { view, seat: 0, rng: seeded(1) }, { budget: { iterations: 300 }, now: never });
    expect(thinking).toMatchObject({ action: { type: 'take', sticks: 1 }, iterations: 0 });
  });

  test('refuses a question that its seat was not asked', () => {
    const view = heap.view(heap.setup(2, { sticks: 9 }), 1);
    expect(() => searching(heapOf, 10).decide(view, 1, seeded(1))).toThrow('does not owe');
    expect(() => greedy(heapOf).decide(view, 1, seeded(1))).toThrow('does not owe');
    expect(() => random(heapOf).decide(view, 1, seeded(1))).toThrow('empty');
  });

  test('keeps a high card and swaps a low one without having seen the other', () => {
    const answer = (card: number) =>
      searching(cardsOf, 200).decide(highCard.view(dealt(card, 3), 0), 0, seeded(card)).type;
    expect([1, 2, 4, 5].map(answer)).toEqual(['swap', 'swap', 'keep', 'keep']);
  });
});

describe('secret decisions taken at once', () => {
  test('are mixed so that nobody can exploit them: where a match in tails wins half as often, heads is laid one time in three', () => {
    const start = pennies.setup(2, { pennies: 1 });
    expect(headsInHundred(start, 0)).toBeGreaterThan(18);
    expect(headsInHundred(start, 0)).toBeLessThan(48);
    expect(headsInHundred(start, 1)).toBeGreaterThan(18);
    expect(headsInHundred(start, 1)).toBeLessThan(48);
  });

  test('do not use what the other has already laid but not shown', () => {
    const start = pennies.setup(2, { pennies: 2 });
    const answers = (['heads', 'tails'] as const).map((side) => {
      const state = pennies.clone(start);
      pennies.apply(state, 1, { type: 'lay', side }, silent);
      return headsInHundred(state, 0);
    });
    expect(answers[0]).toBe(answers[1]);
  });

  test('stay unknown to the other inside the tree, however many steps the secret takes', () => {
    // If seat 1 could read seat 0's first penny in the tree, seat 0 would expect to lose with either side.
    const start = pennies.setup(2, { pennies: 2 });
    const { thoughts } = think(
      penniesOf,
      { view: pennies.view(start, 0), seat: 0, rng: seeded(3) },
      { budget: { iterations: 4000 }, now: never },
    );
    const total = thoughts.reduce((sum, { visits }) => sum + visits, 0);
    const value = thoughts.reduce((sum, thought) => sum + thought.value * thought.visits, 0) / total;
    expect(value).toBeGreaterThan(0.1);
  });
});

describe('what a game may say about secrets', () => {
  test('answers already given are treated as still to come, so that the other is not taken for a die', () => {
    const state = pennies.setup(2, { pennies: 1 });
    pennies.apply(state, 1, { type: 'lay', side: 'tails' }, silent);
    const reopen = (s: PenniesState, viewer: Seat) => void s.laid[1 - viewer]?.splice(0);
    // Against a fair coin heads would always be better; against a player who thinks it is not.
    expect(headsInHundred(state, 0, penniesOf)).toBeGreaterThan(90);
    expect(headsInHundred(state, 0, { ...penniesOf, insight: { ...penniesInsight, reopen } })).toBeLessThan(48);
  });

  test('one secret round is told from the next: what the first hid is known in the second', () => {
    const oneByOne = {
      ...pennies,
      awaiting: (s: PenniesState) => (s.laid[0].length === 0 ? [0] : pennies.awaiting(s)),
    };
    const valueWhen = (sealed: (s: PenniesState) => boolean | number) => {
      const subject = { game: oneByOne, insight: { ...penniesInsight, sealed }, seats: 2 };
      const view = pennies.view(pennies.setup(2, { pennies: 1 }), 0);
      const settings = { budget: { iterations: 2000 }, now: never };
      return Math.max(
        ...think(subject, { view, seat: 0, rng: seeded(5) }, settings).thoughts.map(({ value }) => value),
      );
    };
    expect(valueWhen((s) => s.phase === 'lay')).toBeGreaterThan(0.25);
    expect(valueWhen((s) => s.phase === 'lay' && 1 + s.laid[0].length)).toBeLessThan(0.2);
  });
});

test('a game hears where the search began when it is asked whether a position is settled', () => {
  const began: number[] = [];
  const settled = (_: unknown, from?: { readonly left: number }) => began.push(from?.left ?? -1) > 0;
  const view = heap.view(heap.setup(2, { sticks: 9 }), 0);
  const subject = { ...heapOf, insight: { ...heapInsight, settled } };
  searching(subject, 20).decide(view, 0, seeded(1));
  expect(began.length).toBeGreaterThan(5);
  expect(new Set(began)).toEqual(new Set([9]));
});

test('a solitary search lets the others play by their priors, where a search finds their best answers', () => {
  const view = heap.view(heap.setup(2, { sticks: 4 }), 0);
  const priors = (_: unknown, __: Seat, legal: readonly unknown[]) => legal.map((___, i) => (i === 0 ? 1 : 0.01));
  const subject = { ...heapOf, insight: { ...heapInsight, priors, settled: () => false } };
  const hopeOfTwo = (solitary: boolean): number => {
    const settings = { budget: { iterations: 300 }, now: never, exploration: 5, solitary };
    const { thoughts } = think(subject, { view, seat: 0, rng: seeded(3) }, settings);
    return thoughts.find(({ action }) => 'sticks' in action && action.sticks === 2)?.value ?? 0;
  };
  expect(hopeOfTwo(true)).toBeGreaterThan(0.99);
  expect(hopeOfTwo(false)).toBeLessThan(0.8);
});

describe('every bot', () => {
  const bots: readonly (readonly [string, Bot<ReturnType<typeof dealt>, Action>])[] = [
    ['random', random(cardsOf)],
    ['easy', easy(cardsOf)],
    ['greedy', greedy(cardsOf)],
    ['search', searching(cardsOf, 60)],
  ];

  test.each(bots)('%s decides the same on equal views, no matter what they hide', (_, bot) => {
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [1, 5].map((hidden) =>
        bot.decide(highCard.view(dealt(3, hidden), 0) as never, 0, seeded(seed)),
      );
      expect(one).toEqual(other);
    }
  });

  test.each(bots)('%s leaves the view as it was', (_, bot) => {
    const view = Object.freeze({ ...highCard.view(dealt(3, 1), 0) });
    Object.freeze(view.cards);
    bot.decide(view as never, 0, seeded(1));
    expect(view).toEqual({ phase: 'choose', cards: [3, 0] });
  });
});

test('greedy takes the last sticks when it can', () => {
  for (const left of [1, 2, 3]) {
    const view = heap.view(heap.setup(2, { sticks: left }), 0);
    expect(greedy(heapOf).decide(view, 0, seeded(left))).toEqual({ type: 'take', sticks: left });
  }
});
