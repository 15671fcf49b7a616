import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '#engine/forms.ts';
import type { Refusal } from '#protocol/refusals.ts';
import type { UpdateParts } from '#protocol/update.ts';
import { newDirectory } from '#server/temporary.ts';
import { HttpClient } from './support/http-client.ts';
import { QUEEN } from './support/hot-seat.ts';
import { type ServerProcess, startServer, UNLIMITED } from './support/server-process.ts';

const directory = newDirectory(afterAll);

/**
 * Ann and Eve play; Eve cheats wherever she can. Elsewhere: floods in `fuzz.test.ts`, the traffic of whole games in
 * `traffic.test.ts`, names that would break a page in `test/web/names.test.ts`. Players who stall are in the table's
 * own tests, where the clock can be moved.
 */
let server: ServerProcess;
let ann: HttpClient;
let eve: HttpClient;

beforeAll(async () => {
  server = await startServer({ ...UNLIMITED, DATA_DIR: directory });
  ann = await person('Ann');
  eve = await person('Eve');
});

afterAll(() => server.stop());

async function person(name: string): Promise<HttpClient> {
  const client = new HttpClient(server.url);
  await client.post('/api/me', { name });
  return client;
}

interface Told {
  readonly parts: UpdateParts;
}

interface Company {
  readonly places?: readonly object[];
  readonly game?: string;
  readonly options?: object;
}

/** Ann opens the table at seat 0, Eve sits down at seat 1. */
async function sitDown({ game = 'broadhorns', options = {}, places = [] }: Company = {}): Promise<string> {
  const opening = {
    game,
    options,
    pace: { type: 'live' },
    listed: false,
    places: [{ type: 'me' }, { type: 'open' }, ...places],
  };
  const { body } = await ann.post<{ table: string }>('/api/tables', { key: 'open'.concat(String(keys++)), opening });
  await ask(eve, body.table, { type: 'sit', seat: 1 });
  return body.table;
}

let keys = 0;
const ask = (client: HttpClient, table: string, command: object) =>
  client.post<Refusal>(`/api/tables/${table}`, { key: `k${keys++}`, command });
const look = async (client: HttpClient, table: string, viewer: number | 'spectator'): Promise<UpdateParts> =>
  (await client.get<Told>(`/api/tables/${table}?viewer=${viewer}`)).body.parts;

/** Plays the seat's next decision, unless told otherwise the first in the list; says whether one was owed. */
async function decide(
  client: HttpClient,
  table: string,
  seat: number,
  choose = (legal: readonly Action[]) => legal[0],
) {
  const { turn = 0, legal = [] } = (await look(client, table, seat)).position ?? {};
  const action = choose(legal);
  if (action === undefined) return false;
  await ask(client, table, { type: 'play', seat, expectedTurn: turn, actions: [action] });
  return true;
}

test('another player’s hand cannot be read anywhere', async () => {
  const table = await sitDown();
  const hers = (await look(ann, table, 0)).position?.view as { merchants: readonly { hand: unknown }[] };
  const seen = (await look(eve, table, 1)).position?.view as typeof hers;
  expect(hers.merchants[0]?.hand).not.toEqual(seen.merchants[0]?.hand);
  const through = await eve.get<Refusal>(`/api/tables/${table}?viewer=0`);
  expect(through).toMatchObject({ status: 403, body: { code: 'notYourSeat' } });
  const gallery = (await look(eve, table, 'spectator')).position?.view as typeof hers;
  expect(gallery.merchants[0]?.hand).toEqual(seen.merchants[0]?.hand);
  expect(await eve.get(`/api/tables/${table}/record`)).toMatchObject({ status: 409, body: { code: 'notOver' } });
});

test('nobody acts for another seat, neither a player at the table nor a stranger', async () => {
  const table = await sitDown();
  const { turn = 0, legal = [] } = (await look(ann, table, 0)).position ?? {};
  const command = { type: 'play', seat: 0, expectedTurn: turn, actions: [legal[0]] };
  const stranger = await person('Zed');
  for (const cheat of [eve, stranger]) {
    expect(await ask(cheat, table, command)).toMatchObject({ status: 403, body: { code: 'notYourSeat' } });
    expect(await ask(cheat, table, { type: 'undo', seat: 0, expectedTurn: turn })).toMatchObject({ status: 403 });
    expect(await ask(cheat, table, { type: 'leave', seat: 0 })).toMatchObject({ status: 403 });
  }
  expect((await look(ann, table, 0)).position?.turn).toBe(turn);
});

const OPTIONS = { ...QUEEN.options, race: 'introductory' };

test('an undo neither draws again nor shows what chance drew', async () => {
  const table = await sitDown({ game: 'mississippi-queen', options: OPTIONS, places: [{ type: 'me', name: 'Third' }] });
  const seats = [ann, eve, ann] as const;
  const tiles = async () => JSON.stringify((await look(ann, table, 0)).position?.view);
  const river = async () => (JSON.parse(await tiles()) as { river: unknown[] }).river.length;
  const before = await river();
  for (let decided = 0; (await river()) === before; decided++) {
    if (decided > 60) throw new Error('nobody found a tile');
    for (const [seat, client] of seats.entries()) {
      // Fast and straight on: the first boat on the furthest tile finds the next.
      if (await decide(client, table, seat, (legal) => legal.findLast(({ type }) => type === 'speed') ?? legal[0]))
        break;
    }
  }
  const shown = await tiles();
  for (const [seat, client] of seats.entries()) {
    const { turn = 0 } = (await look(client, table, seat)).position ?? {};
    const { status, body } = await ask(client, table, { type: 'undo', seat, expectedTurn: turn });
    expect(status).toBe(409);
    expect(['revealed', 'nothingToUndo']).toContain(body.code);
  }
  expect(await tiles()).toBe(shown);
});

test('the secret that chance is drawn from is told when the game is over, not before, and is what was promised', async () => {
  const table = await sitDown({ game: 'broadsides', options: { crew: '20' } });
  const { about, ending } = await look(eve, table, 1);
  expect(ending).toBeUndefined();
  for (const [seat, client] of [ann, eve].entries()) await decide(client, table, seat);
  const surrender = { type: 'play', seat: 1, expectedTurn: 0, actions: [{ type: 'surrender' }] };
  expect((await ask(eve, table, surrender)).status).toBe(200);
  const secret = (await look(eve, table, 1)).ending?.secret ?? '';
  expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(about?.commitment);
});

test('a player who is only slow cannot be robbed of the seat', async () => {
  const table = await sitDown();
  const level = 'random';
  expect(await ask(eve, table, { type: 'handToBot', seat: 0, level })).toMatchObject({ body: { code: 'notYourSeat' } });
  expect(await ask(eve, table, { type: 'sit', seat: 0 })).toMatchObject({ body: { code: 'seatTaken' } });
  expect(await ask(eve, table, { type: 'clearSeat', seat: 0 })).toMatchObject({ status: 403 });
  expect((await look(ann, table, 0)).seats?.[0]).toMatchObject({ holder: 'person', name: 'Ann' });
});
