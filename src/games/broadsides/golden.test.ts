import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, replay } from '#engine/record.ts';
import { same } from '#engine/same.ts';
import { draw } from './drawn.ts';
import { game } from './game.ts';
import { ENDINGS } from './rulings.ts';

const FOLDER = new URL('./golden/', import.meta.url);

/** One recorded game for every way this game can end. */
const GAMES = [
  ['sunk', 'end.sunk', [1, 2]],
  ['destroyed', 'end.destroyed', [1, 2]],
  ['both-lost', 'end.both-lost', [1, 1]],
  ['surrender-at-sea', 'end.surrender', [1, 2]],
  ['surrender-aboard', 'end.surrender', [1, 2]],
  ['volley', 'end.volley', [1, 2]],
  ['both-volley', 'end.both-volley', [1, 1]],
  ['boarding', 'end.boarding', [1, 2]],
  ['adrift', 'end.adrift', [1, 1]],
  ['no-shot', 'end.no-shot', [1, 1]],
  ['no-combat', 'end.no-combat', [1, 1]],
  ['agreed-at-sea', 'end.agreed', [1, 1]],
  ['agreed-aboard', 'end.agreed', [1, 1]],
] as const;

test.each(GAMES)('the recorded game %s ends by %s', (name, reason, ranks) => {
  const record = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as GameRecord;
  const box = game.inventory(game.setup(record.seats, record.options as { crew: '20' | '22' }));
  const replayed = replay(game, record, ({ number, state }) => {
    expect(same(game.inventory(state), box), `components after move ${number}`).toBe(true);
    expect(draw(game.view(state, undefined))).toContain('Royal Isabella');
  });
  expect(replayed.ok && replayed.state.outcome).toMatchObject({ reason: `broadsides/${reason}`, ranks });
});

test('every end reason of the guide has its recorded game, and every recorded game is checked', () => {
  const reasons = game.guide.flatMap(({ rules }) => rules.map(({ id }) => id)).filter((id) => id.startsWith('end.'));
  expect(new Set(reasons)).toEqual(new Set(ENDINGS));
  expect(new Set(GAMES.map(([, reason]) => reason))).toEqual(new Set(ENDINGS));
  expect(readdirSync(FOLDER).toSorted()).toEqual(GAMES.map(([name]) => `${name}.json`).toSorted());
});
