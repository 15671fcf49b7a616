import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { HotSeat, QUEEN } from './support/hot-seat.ts';
import { HttpClient } from './support/http-client.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';

const MEGABYTE = 1024 * 1024;

/** A file system of a few megabytes, gone with the test; undefined where we may not mount one. */
function smallDisk(megabytes: number): string | undefined {
  const directory = newDirectory(onTestFinished);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', directory]);
  if (mounted.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', directory]));
  return directory;
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
if (!canMount) console.warn('SKIPPED: the tests of a full disk mount a small file system, which needs root on Linux.');

/** Fills a disk until this many bytes are left; returns the function that frees it. */
function fill(directory: string, left: number): () => void {
  const path = join(directory, 'filler');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
  closeSync(file);
  if (left > 0) spawnSync('truncate', ['-s', `-${left}`, path]);
  return () => rmSync(path);
}

const play = (player: HotSeat) => player.playOn(([first]) => first ?? { type: 'none' });

/** Plays until the server refuses. */
async function playUntilRefused(player: HotSeat): Promise<void> {
  await expect(play(player)).rejects.toThrow('"code":"unavailable"');
  expect(player.pending).toBeDefined();
}

async function untilReady(client: HttpClient, wanted: object): Promise<void> {
  for (;;) {
    const { body } = await client.get<object>('/ready');
    if (JSON.stringify(body) === JSON.stringify(wanted)) return;
    await sleep(100);
  }
}

test.skipIf(!canMount)(
  'a full disk refuses actions, loses none, and play goes on when there is room again',
  async () => {
    const directory = smallDisk(8);
    if (directory === undefined) throw new Error('root could not mount a file system');
    const env = { DATA_DIR: join(directory, 'data'), MIN_FREE_BYTES: '0', ...UNLIMITED };
    let server = await startServer(env);
    const client = new HttpClient(server.url);
    const player = await HotSeat.open(server.url);
    await untilReady(client, { status: 'ready' });
    const makeRoom = fill(directory, 0);
    await playUntilRefused(player);
    await untilReady(client, { status: 'unavailable', code: 'storeFailed' });
    expect(await client.get('/health')).toEqual({ status: 200, body: { status: 'ok' } });
    const before = player.acknowledged.length;
    makeRoom();
    const pending = player.pending;
    if (pending === undefined) throw new Error('nothing was refused');
    expect(await player.send(pending)).toBe(true);
    await untilReady(client, { status: 'ready' });
    const racing = play(player);
    while (player.acknowledged.length < before + 10 && !player.isOver()) await sleep(5);
    await server.kill();
    await racing;
    const last = player.acknowledged.at(-1);
    server = await startServer(env);
    await player.comeBack(server.url);
    if (last !== undefined) expect(await player.send(last)).toBe(true);
    player.client.close();
    expect(await server.stop()).toBe(0);
  },
);

test.skipIf(!canMount)('while the disk is nearly full no table is opened, and tables that run go on', async () => {
  const directory = smallDisk(24);
  if (directory === undefined) throw new Error('root could not mount a file system');
  const server = await startServer({
    DATA_DIR: join(directory, 'data'),
    MIN_FREE_BYTES: String(12 * MEGABYTE),
    ...UNLIMITED,
  });
  const client = new HttpClient(server.url);
  const player = await HotSeat.open(server.url);
  const makeRoom = fill(directory, 8 * MEGABYTE);
  await untilReady(client, { status: 'unavailable', code: 'diskLow' });
  const opening = { key: 'k', opening: { ...QUEEN, places: [{ type: 'me' }, { type: 'me' }, { type: 'me' }] } };
  expect(await client.post('/api/tables', opening)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', problem: expect.stringContaining('nearly full') },
  });
  await play(player);
  expect(player.isOver()).toBe(true);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const [, free] = /^sternwheel_disk_free_bytes (\d+)$/m.exec(metrics) ?? [];
  expect(Number(free)).toBeLessThan(12 * MEGABYTE);
  makeRoom();
  await untilReady(client, { status: 'ready' });
  expect(await client.post('/api/tables', opening)).toMatchObject({ status: 200 });
  await server.stop();
  expect(server.said().match(/the disk is nearly full/g)).toHaveLength(1);
});
