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

test('one lost barrel is one barrel, of any cargo', () => {
  const line = (lost: readonly number[]) =>
    plain(words.event({ type: 'spoiled', seat: 0, by: 'step', shifted: lost, lost })?.sentence ?? [], () => 'Ann');
  expect(line([1])).toBe('Ann: one barrel grows older; a barrel of apples is lost.');
  expect(line([1, 2])).toBe('Ann: two barrels grow older; apples and pork are lost.');
});

test('the score says where the last gold came from', () => {
  const rest = { deck: 'ice peddler', track: 'AAAA', changes: { placed: 16 } };
  const start = one({ gold: 5, boat: '30', at: 5, barrels: 'U0 W0', tiles: '3b' }, rest, { gold: 3 });
  const { s } = act(start, ...endsTurn(0), ...endsTurn(1, 'peddler'));
  const sums = '4 for barrels aboard, 3 for the boat and 7 for wreaths';
  expect(words.score(s, 0)).toMatch(new RegExp(`^19 gold, at the end ${sums}; 1 town tile, \\d wreath`));
  expect(words.score(s, 1)).toBe('3 gold; 0 town tiles, 0 wreaths');
});

test('a boat is asked to put in only where there is a town', () => {
  const label = (m: MerchantScene) => words.action(PORT, game.view(one({ boat: '20', ...m }), 0));
  expect(label({ at: 0 })).toBe('Put in at St. Louis');
  expect(label({ at: 4 })).toBe('Put in at Ste. Genevieve');
  expect(label({ at: 5 })).toBe('Put in');
});
