import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { HotSeat } from './support/hot-seat.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';

const MORTAL = fileURLToPath(new URL('./support/start-with-mortal-store.ts', import.meta.url));

/** Plays on in any case: a refused action is sent again under its key. */
async function playThrough(player: HotSeat): Promise<number> {
  let refused = 0;
  while (!player.isOver()) {
    try {
      if (player.pending !== undefined) await player.send(player.pending);
      await player.playOn(([first]) => first ?? { type: 'none' });
    } catch (error) {
      expect(String(error)).toContain('"code":"unavailable"');
      refused += 1;
    }
  }
  return refused;
}

test.skipIf(process.platform === 'win32')(
  'play goes on when the store thread is killed, and nothing counts twice',
  async () => {
    const server = await startServer({ DATA_DIR: newDirectory(onTestFinished), ...UNLIMITED }, MORTAL);
    const player = await HotSeat.open(server.url);
    const playing = playThrough(player);
    for (const kill of [1, 2, 3]) {
      const before = player.acknowledged.length;
      while (player.acknowledged.length < before + 5 && !player.isOver()) await sleep(2);
      server.child.kill('SIGUSR2');
      while ((server.said().match(/the store thread died and was started again/g) ?? []).length < kill) await sleep(5);
    }
    await playing;
    expect(player.isOver()).toBe(true);
    const keys = player.acknowledged.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await server.stop()).toBe(0);
  },
);

test.skipIf(process.platform === 'win32')(
  'a server whose store cannot be opened again ends with one sentence',
  async () => {
    const directory = newDirectory(onTestFinished);
    const server = await startServer({ DATA_DIR: directory }, MORTAL);
    const before = server.said().length;
    truncateSync(join(directory, 'sternwheel.db'), 0);
    const gone = once(server.child, 'exit');
    server.child.kill('SIGUSR2');
    expect(((await gone) as [number | null])[0]).toBe(1);
    expect(server.said().slice(before)).toMatch(
      /^The server stops because its data cannot be written any more \([^\n]*\)\. Check the disk, then start it again\.$/m,
    );
  },
);
