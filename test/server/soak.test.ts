import { expect, test } from 'vitest';
import { soak } from '../soak/soak.ts';

test('kills, a full disk, clock jumps and a hostile client cost nobody an acknowledged action', async () => {
  const seed = Date.now() % 2 ** 31;
  const result = await soak({ seconds: 25, seed, players: 12 });
  console.log(`soak with seed ${seed}: ${JSON.stringify(result)}`);
  expect(result).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  expect(result.kills).toBeGreaterThan(0);
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(Object.keys(result.attacks).length).toBeGreaterThan(5);
  expect(result.peakMemoryMb).toBeLessThan(600);
});
