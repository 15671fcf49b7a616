import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('every game can be played once before anyone is let in', async () => {
  await expect(warmUp()).resolves.toBeUndefined();
});
