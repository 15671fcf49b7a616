import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Outcome } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { game } from './game.ts';

/** Recorded games: at least one for every way a race can end and for every tie-break. */
const GOLDEN = new URL('golden/', import.meta.url);
const NAMES = readdirSync(GOLDEN).sort();

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as GameRecord & { readonly outcome: Outcome };

test.each(NAMES)('%s replays to its outcome, with every component still there', (name) => {
  const { outcome, ...record } = golden(name);
  const start = game.inventory(game.setup(record.seats, record.options as never));
  let steps = 0;
  const replayed = replay(game, record, ({ state }) => {
    steps += 1;
    expect(game.inventory(state)).toEqual(start);
  });
  expect(replayed).toMatchObject({ ok: true, state: { outcome } });
  expect(steps).toBe(record.moves.length);
});

test('every end of a race and every tie-break has its golden game', () => {
  const outcomes = NAMES.map((name) => golden(name).outcome);
  const seen = outcomes.flatMap(({ reason, tieBreak }) => [reason, tieBreak ?? []]).flat();
  const ends = ['end.one-left', 'end.first-docking', 'end.nobody', 'end.stand-off', 'end.rounds'];
  const ties = ['rank.position', 'rank.lost'];
  expect(seen).toEqual(expect.arrayContaining([...ends, ...ties].map((id) => `mississippi-queen/${id}`)));
});

test('both races and both sets of tiles have a golden game', () => {
  const options = NAMES.map((name) => golden(name).options);
  expect(options.map(({ race }) => race)).toEqual(expect.arrayContaining(['passengers', 'introductory']));
  expect(options.map(({ tiles }) => tiles)).toEqual(expect.arrayContaining(['published', 'house']));
});
