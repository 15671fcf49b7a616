import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { HotSeat } from './support/hot-seat.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';
import { SocketClient } from './support/socket-client.ts';

const TABLES = 10;

/** Three bytes each on the wire, so that the talk soon fills every buffer of the system. */
const TALK = '河'.repeat(498);

/** Lines of talk at each table. */
const LINES = 500;

async function gather(env: Readonly<Record<string, string>>) {
  const server = await startServer({
    DATA_DIR: newDirectory(onTestFinished),
    ...UNLIMITED,
    CHAT_PER_MINUTE: '1000000',
    ...env,
  });
  const players = await Promise.all(Array.from({ length: TABLES }, () => HotSeat.open(server.url)));
  const slow = await SocketClient.connect(server.url);
  for (const { table } of players) slow.say({ type: 'watch', table, viewer: 'spectator' });
  await slow.ask({ type: 'export', table: 'nowhere' });
  return { server, players, slow };
}

const talk = (player: HotSeat, lines: number) =>
  Promise.all(
    Array.from({ length: lines }, (_, i) =>
      player.client.ask({
        type: 'command',
        table: player.table,
        command: { type: 'say', room: 'players', text: `.${i}${TALK.slice(5)}.` },
      }),
    ),
  );

/** What a client knows of all tables, the long talk left out. */
const known = ({ told }: SocketClient) =>
  [...told]
    .map(([name, { stamp, parts }]) => ({ name, stamp, position: parts.position, seats: parts.seats }))
    .sort((a, b) => a.name.localeCompare(b.name));

test('a client that does not read delays nobody, costs no memory, and gets a fresh picture when it reads again', async () => {
  const { server, players, slow } = await gather({ MAX_BUFFER_BYTES: '65536', STALLED_MS: '600000' });
  slow.ws.pause();
  const heard = slow.received.length;
  await Promise.all(players.map((player) => talk(player, LINES)));
  const page = await (await fetch(`${server.url}/metrics`)).text();
  slow.ws.resume();
  const fast = await SocketClient.connect(server.url);
  for (const { table } of players) fast.say({ type: 'watch', table, viewer: 'spectator' });
  // It is told everything again, so it knows all that a new spectator knows.
  await expect.poll(() => fast.told.size).toBe(TABLES);
  await expect.poll(() => known(slow), { timeout: 20_000 }).toEqual(known(fast));
  const tellings = slow.received.slice(heard).map((text) => JSON.parse(text) as { full?: boolean });
  expect(tellings.length, 'not everything was kept for it').toBeLessThan(TABLES * LINES);
  expect(tellings.filter(({ full }) => full === true).length).toBeGreaterThan(0);
  expect(Number(/^sternwheel_memory_bytes (\d+)/m.exec(page)?.[1])).toBeLessThan(600e6);
  await server.stop();
});

test('a client that stays slow for too long is closed', async () => {
  const { server, players, slow } = await gather({ MAX_BUFFER_BYTES: '65536', STALLED_MS: '300' });
  slow.ws.pause();
  await Promise.all(players.map((player) => talk(player, LINES)));
  await sleep(1000);
  const closed = slow.ws.readyState === slow.ws.CLOSED ? [1006] : once(slow.ws, 'close');
  slow.ws.resume();
  // Told to come again, or cut off because not even that was read in time.
  expect([1013, 1006]).toContain((await closed)[0]);
  await server.stop();
});
