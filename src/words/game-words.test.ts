import { expect, test } from 'vitest';
import { ruling } from '#engine/ruling.ts';
import { gameWords, unsaid } from './game-words.ts';
import { lineOf } from './log-line.ts';
import { plain, say, namesOf } from './sentence.ts';
import { count, listed } from './speech.ts';

interface View {
  phase: 'bid' | 'draw' | 'pay';
  outcome?: { reason: string; ranks: readonly number[]; scores: readonly number[] };
  turn: number;
}

const words = gameWords<
  View,
  { type: 'bid'; price: number } | { type: 'deal' },
  { type: 'bidden'; seat: number } | { type: 'turned' },
  { price: { least: number } },
  'end.empty'
>({
  id: 'auction',
  events: { bidden: ({ seat }) => lineOf(seat, say`${{ seat }} bids.`), turned: unsaid },
  actions: { bid: ({ price }) => `Bid ${price}`, deal: 'chance' },
  phases: {
    bid: { waiting: () => say` to bid`, asks: () => ({ title: say`Your bid`, detail: [] }) },
    draw: { draws: say`A card is drawn` },
    pay: 'runs',
  },
  rulings: { price: ({ least }) => say`Bid at least ${least}.` },
  endings: { 'end.empty': say`The deck is empty.` },
  lessons: () => [],
  score: () => '',
  mover: ({ turn }) => turn,
  moment: () => say`Round 1.`,
  round: () => 'Round 1',
  won: (winners) => (winners.length === 1 ? ' wins' : ' share the win'),
  over: say`All is sold.`,
});

const text = (sentence: Parameters<typeof plain>[0]) => plain(sentence, (seat) => ['Anna', 'Tom', 'Zoe'][seat] ?? '');
const title = (view: View, seat: number | undefined, awaiting: readonly number[]) =>
  text(words.decision(view, seat, awaiting).title);

test('the seat that is asked reads the question, and everybody else reads who is asked', () => {
  const view: View = { phase: 'bid', turn: 0 };
  expect(title(view, 1, [1])).toBe('Your bid');
  expect(title(view, 0, [1])).toBe('Tom to bid');
  expect(title(view, undefined, [0, 1, 2])).toBe('Anna, Tom and Zoe to bid');
  expect(text(words.decision(view, 0, [1]).detail)).toBe('Round 1.');
});

test('while nobody is asked, the one whose move is shown is named, or what chance draws', () => {
  expect(title({ phase: 'bid', turn: 2 }, 0, [])).toBe('Zoe to bid');
  expect(title({ phase: 'pay', turn: 2 }, 0, [])).toBe('Zoe decides');
  expect(title({ phase: 'draw', turn: 2 }, 0, [])).toBe('A card is drawn');
});

test('after the end the winners are named, however many share the win', () => {
  const ended = (ranks: readonly number[]): View => ({
    phase: 'pay',
    turn: 0,
    outcome: { reason: 'auction/end.empty', ranks, scores: ranks },
  });
  expect(title(ended([2, 1, 3]), 0, [])).toBe('Tom wins');
  expect(title(ended([1, 1, 1]), 0, [])).toBe('Anna, Tom and Zoe share the win');
});

test('a ruling is put into words by its rule, and one that holds in every game by the common texts', () => {
  expect(text(words.ruling(ruling('auction/price', { least: 3 })))).toBe('Bid at least 3.');
  expect(text(words.ruling(ruling('common/over')))).toBe('The game is over.');
  expect(text(words.ending('auction/end.empty'))).toBe('The deck is empty.');
});

test('an event without a line has none, and what chance does has no label of its own', () => {
  expect(words.event({ type: 'turned' })).toBeUndefined();
  expect(words.event({ type: 'bidden', seat: 1 })).toMatchObject({ seat: 1 });
  const view: View = { phase: 'bid', turn: 0 };
  expect(words.action({ type: 'bid', price: 4 }, view)).toBe('Bid 4');
  expect(words.action({ type: 'deal' }, view)).toBe('deal');
});

test('numbers, plurals and lists follow the language', () => {
  expect([count(1, 'cow'), count(0, 'cow'), count(2, 'box', 'boxes')]).toEqual(['1 cow', '0 cows', '2 boxes']);
  expect([listed([]), listed(['flour']), listed(['flour', 'pork', 'ice'])]).toEqual([
    'nothing',
    'flour',
    'flour, pork and ice',
  ]);
  expect(text(namesOf([2]))).toBe('Zoe');
});
