import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, replay } from '#engine/record.ts';
import { PORT } from '../answers.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { game } from '../game.ts';
import { type MerchantScene, one } from '../scene.ts';
import { act, endsTurn } from '../scripted.ts';
import { hasBoat } from '../state.ts';
import { words } from './words.ts';
import { holdWords } from './hold.ts';
import { openCards } from './open-cards.ts';
import { townWords } from './towns.ts';

/** Seen on the board and told by the lines around them. */
const SILENT = new Set(['dealt', 'restocked']);

const year = JSON.parse(readFileSync(new URL('../golden/year-of-four.json', import.meta.url), 'utf8')) as GameRecord;

test('every question, every action and every event of a whole year has words', () => {
  const told = new Set<string>();
  const labelled = new Set<string>();
  replay(game, year, ({ state, events }) => {
    for (const event of events) {
      told.add(event.type);
      expect([event.type, words.event(event) === undefined]).toEqual([event.type, SILENT.has(event.type)]);
    }
    const seats = game.awaiting(state).filter((actor) => actor !== 'chance');
    for (const seat of seats) {
      const view = game.view(state, seat);
      expect(words.decision(view, seat, seats).title.length).toBeGreaterThan(0);
      const labels = game.legal(state, seat).map((action) => (labelled.add(action.type), words.action(action, view)));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
  expect(told.size).toBeGreaterThan(25);
  expect(labelled.size).toBeGreaterThan(15);
});

test('one of a thing is never spoken of as many', () => {
  const said: string[] = [];
  const say = (sentence: Sentence = []): unknown => said.push(plain(sentence, (seat) => NAMES[seat] ?? ''));
  replay(game, year, ({ state, events }) => {
    for (const event of events) say(words.event(event)?.sentence);
    const view = game.view(state, 0);
    const seats = game.awaiting(state).filter((actor) => actor !== 'chance');
    for (const seat of [...seats, undefined]) {
      const { title, detail } = words.decision(view, seat, seats);
      say([...title, ' ', ...detail]);
    }
    said.push(...view.towns.map((_, town) => townWords(view, town)), openCards(view).summary, words.score(view, 0));
    said.push(...view.merchants.filter(hasBoat).map(holdWords));
  });
  for (const seat of [0, 1]) say(words.event({ ...LAST_GOLD, seat, wreaths: seat })?.sentence);
  expect(said.length).toBeGreaterThan(1000);
  expect([...new Set(said.flatMap((text) => text.match(/\b1 [a-z]+s\b.*/g) ?? []))]).toEqual([]);
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Barrels, boats and wreaths are paid at the end; few years end with one wreath. */
const LAST_GOLD = { type: 'finalGold', barrels: 2, resale: 1, prize: 0, gold: 9 } as const;

const MOST_CHARACTERS = 46;
const MOST_WORDS = 14;

test('every question of a year fits on its line', () => {
  let asked = 0;
  const long = new Set<string>();
  replay(game, year, ({ state }) => {
    for (const seat of game.awaiting(state).filter((actor) => actor !== 'chance')) {
      const { title, detail } = words.decision(game.view(state, seat), seat, [seat]);
      const [question, more] = [plain(title, String), plain(detail, String)];
      asked += 1;
      if (question.length > MOST_CHARACTERS || more.split(' ').length > MOST_WORDS) long.add(`${question} / ${more}`);
    }
  });
  expect(asked).toBeGreaterThan(100);
  expect([...long]).toEqual([]);
});

test('a move tells the town that it reaches, or how far below one it ends, and points there', () => {
  const moved = (to: number) => words.event({ type: 'moved', seat: 0, from: to - 1, to, bonus: false });
  const line = (to: number) => plain(moved(to)?.sentence ?? [], () => 'Ann');
  expect([line(3), line(11), line(13)]).toEqual([
    'Ann moved 1, to 3 below St. Louis.',
    'Ann moved 1, to Cairo.',
    'Ann moved 1, to 2 below Cairo.',
  ]);
  expect(moved(11)?.places).toEqual(['space 11', 'town 2']);
  expect(moved(13)?.places).toEqual(['space 13']);
});

test('one lost barrel is one barrel, of any cargo', () => {
  const line = (lost: readonly number[]) =>
    plain(words.event({ type: 'spoiled', seat: 0, by: 'step', shifted: lost, lost })?.sentence ?? [], () => 'Ann');
  expect(line([1])).toBe('Ann’s apples aged by 1, and 1 barrel spoiled (apples).');
  expect(line([1, 2])).toBe('Ann’s apples and pork aged by 1, and 2 barrels spoiled (apples and pork).');
});

test('the score says where the last gold came from', () => {
  const rest = { deck: 'ice peddler', track: 'AAAA', changes: { placed: 16 } };
  const start = one({ gold: 5, boat: '30', at: 5, barrels: 'U0 W0', tiles: '3b' }, rest, { gold: 3 });
  const { s } = act(start, ...endsTurn(0), ...endsTurn(1, 'peddler'));
  const sums = '4 for barrels, 3 for the boat and 7 for wreaths';
  expect(words.score(s, 0)).toMatch(new RegExp(`^19 gold, including ${sums}; 1 town tile, \\d wreath`));
  expect(words.score(s, 1)).toBe('3 gold; 0 town tiles, 0 wreaths');
});

test('a boat is asked to land only where there is a town', () => {
  const label = (m: MerchantScene) => words.action(PORT, game.view(one({ boat: '20', ...m }), 0));
  expect(label({ at: 0 })).toBe('Land at St. Louis');
  expect(label({ at: 4 })).toBe('Land at Ste. Genevieve');
  expect(label({ at: 5 })).toBe('Land');
});
