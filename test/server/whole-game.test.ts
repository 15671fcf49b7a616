import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Done } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { UpdateParts } from '#protocol/update.ts';
import { newDirectory } from '#server/temporary.ts';
import { HttpClient } from './support/http-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

interface Told {
  readonly stamp: string;
  readonly full: boolean;
  readonly parts: UpdateParts;
}

/** Sits at one seat and plays the first thing it may, by requests alone; the numbers in its keys are its own. */
class Player {
  readonly client: HttpClient;
  readonly seat: number;
  readonly table: string;
  played = 0;
  refused = 0;
  parts: UpdateParts = {};
  #stamp: string | undefined;
  #keys = 0;

  constructor(client: HttpClient, table: string, seat: number) {
    this.client = client;
    this.table = table;
    this.seat = seat;
  }

  async look(wait: number): Promise<void> {
    const since = this.#stamp === undefined ? '' : `&since=${this.#stamp}`;
    const { status, body } = await this.client.get<Told>(
      `/api/tables/${this.table}?viewer=${this.seat}&wait=${wait}${since}`,
    );
    if (status !== 200) throw new Error(`looking gave ${status}: ${JSON.stringify(body)}`);
    this.parts = { ...(body.full ? {} : this.parts), ...body.parts };
    this.#stamp = body.stamp;
  }

  isOver(): boolean {
    return this.parts.position?.stage === 'over';
  }

  /** One decision, if one is owed. A request whose answer was lost is sent again under the same key. */
  async decide(): Promise<void> {
    const { legal = [], turn = 0 } = this.parts.position ?? {};
    // Straight on and slow is as good as any: what matters is that the game ends.
    const action = legal[this.#keys % legal.length];
    if (action === undefined) return;
    const command = { type: 'play', seat: this.seat, expectedTurn: turn, actions: [action] };
    const { status } = await this.client.post<Done>(`/api/tables/${this.table}`, {
      key: `move-${this.#keys++}`,
      command,
    });
    if (status === 200) this.played += 1;
    else this.refused += 1;
  }
}

async function playOn(players: readonly Player[], until: () => boolean): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      while (!player.isOver() && !until()) {
        await player.look(1);
        await player.decide();
      }
    }),
  );
}

const PLACES = [{ type: 'me' }, { type: 'bot', level: 'greedy' }, { type: 'open' }, { type: 'bot', level: 'random' }];

test('two people play a whole game over HTTP against two bots, the server is killed in the middle, and the record verifies', async () => {
  const directory = newDirectory(onTestFinished);
  const env = { DATA_DIR: directory, REQUESTS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE_ADDRESS: '100000' };
  let server: ServerProcess = await startServer(env);
  const ann = new HttpClient(server.url);
  const bob = new HttpClient(server.url);
  await ann.post('/api/me', { name: 'Ann' });
  await bob.post('/api/me', { name: 'Bob' });
  const { body: shelf } = await ann.get<{ games: { id: string; options: Record<string, { default: unknown }> }[] }>(
    '/api/games',
  );
  const game = shelf.games.find(({ id }) => id === 'mississippi-queen');
  const options = Object.fromEntries(
    Object.entries(game?.options ?? {}).map(([name, { default: usual }]) => [name, usual]),
  );
  const opening = { game: 'mississippi-queen', options, pace: { type: 'live' }, listed: true, places: PLACES };
  const opened = await ann.post<{ table: string }>('/api/tables', { key: 'open', opening });
  expect(opened.status).toBe(200);
  const { table } = opened.body;
  const again = await ann.post<{ table: string }>('/api/tables', { key: 'open', opening });
  expect(again.body).toEqual({ table });
  const sat = await bob.post(`/api/tables/${table}`, { key: 'sit', command: { type: 'sit', seat: 2 } });
  expect(sat).toMatchObject({ status: 200 });

  const players = [new Player(ann, table, 0), new Player(bob, table, 2)];
  // So early that no boat can have been left behind: both still have something to decide afterwards.
  await playOn(players, () => players.every(({ played }) => played >= 4));
  const before = players.map(({ played }) => played);
  await server.kill();
  server = await startServer(env);
  for (const player of players) player.client.moveTo(server.url);
  await playOn(players, () => false);

  expect(players.map(({ played }, i) => played > (before[i] ?? 0))).toEqual([true, true]);
  const { body: record } = await ann.get<RecordFile>(`/api/tables/${table}/record`);
  expect(record.names).toEqual(['Ann', 'greedy bot', 'Bob', 'random bot']);
  expect(record.outcome?.ranks).toHaveLength(4);
  const file = join(directory, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const verified = execFileSync(process.execPath, ['src/cli/main.ts', 'verify', file, '--json'], { encoding: 'utf8' });
  expect(JSON.parse(verified)).toMatchObject({ ok: true, unproven: 0 });
  expect(await server.stop()).toBe(0);
  // Once more after the end: everything is still there.
  server = await startServer(env);
  ann.moveTo(server.url);
  expect((await ann.get<RecordFile>(`/api/tables/${table}/record`)).body).toEqual(record);
  await server.stop();
});
