import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import type { AnyGame } from '#engine/game.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { parley } from '#testing/toys/parley.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { seeded } from '#engine/seeded.ts';
import { historyOf } from './history.ts';
import { recordFileOf, verifyRecord } from './record.ts';

const TOYS = { ferry: asAny(ferry), parley: asAny(parley), skiff: asAny(skiff) };

const rulesOf = (id: (typeof GAME_IDS)[number] | keyof typeof TOYS) =>
  id === 'ferry' || id === 'parley' || id === 'skiff' ? TOYS[id] : loadGame(id);

/** A whole game with random decisions. Steps are undone wherever that is allowed. */
function playWhole(rules: AnyGame, seats: number, seed: number) {
  const rng = seeded(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const t = new TestTable(rules, { seats: Array.from({ length: seats }, () => 'ann'), secret });
  let undone = 0;
  while (t.table.stage === 'playing') {
    const seat = rules.awaiting(t.table.position)[0] as number;
    const legal = rules.legal(t.table.position, seat);
    const [action] = legal.slice(rng.below(legal.length));
    const before = JSON.stringify(rules.view(t.table.position, seat));
    t.play('ann', seat, ...(action === undefined ? [] : [action]));
    if (rng.below(4) > 0 || t.table.stage !== 'playing' || t.undo('ann', seat) !== undefined) continue;
    expect(JSON.stringify(rules.view(t.table.position, seat))).toBe(before);
    undone += 1;
  }
  return { t, undone };
}

describe.each([...GAME_IDS, 'ferry', 'parley', 'skiff'] as const)('a table of %s', (id) => {
  test('plays to the end with steps undone, equals its entries, and its record verifies', async () => {
    const rules = await rulesOf(id);
    let undone = 0;
    for (const [seed, seats] of [...rules.meta.seats, ...rules.meta.seats].entries()) {
      const { t, ...played } = playWhole(rules, seats, seed + 1);
      undone += played.undone;
      expect(t.refolded()).toEqual(t.table);
      const verified = verifyRecord(rules, recordFileOf(t.table, historyOf(t.entries)));
      expect(verified).toMatchObject({ ok: true, unproven: 0, outcome: t.table.outcome });
      expect(JSON.stringify(t.table).length).toBeLessThan(50_000);
    }
    // After every step of the ferry a passenger is drawn. The skiff has chance after nearly all of its steps.
    if (id === 'ferry') expect(undone).toBe(0);
    else if (id !== 'skiff') expect(undone).toBeGreaterThan(0);
  });
});
