import { describe, expect, test } from 'vitest';
import { DAY, ME, type TestPerson, openApp, openTestTable, opening } from '#testing/test-app.ts';

describe('tables', () => {
  test('the same opening sent twice opens one table', async () => {
    const { person } = await openApp();
    const [ann, bob] = [person(), person()];
    const open = (who: TestPerson) => who.post('/api/tables', { key: 'same', opening: opening() });
    const first = await open(ann);
    expect((await open(ann)).body).toEqual(first.body);
    expect((await open(bob)).body).not.toEqual(first.body);
  });

  test.each([
    [{ game: 'chess' }, 404, 'noSuchGame'],
    [{ places: [ME] }, 422, 'badTable'],
    [{ options: {} }, 422, 'badTable'],
    [{ pace: { type: 'days', days: 31 } }, 400, 'malformedMessage'],
  ])('an opening with %o is refused', async (more, status, code) => {
    const { person } = await openApp();
    expect(await person().post('/api/tables', { key: 'k', opening: opening(more) })).toMatchObject({
      status,
      body: { code },
    });
  });

  test('nobody opens more tables than allowed', async () => {
    const { person } = await openApp({ MAX_TABLES_PER_PERSON: '2' });
    const ann = person();
    await openTestTable(ann);
    await openTestTable(ann);
    expect(await ann.post('/api/tables', { key: 'third', opening: opening() })).toMatchObject({
      status: 429,
      body: { code: 'tooMany' },
    });
  });

  test('an abandoned table counts for its opener only for a while', async () => {
    const { person, pass } = await openApp({ MAX_TABLES_PER_PERSON: '1', TABLE_COUNTS_MS: String(DAY) });
    const ann = person();
    await openTestTable(ann);
    const another = () => ann.post('/api/tables', { key: 'second', opening: opening() });
    expect(await another()).toMatchObject({ status: 429 });
    pass(DAY + 1);
    expect(await another()).toMatchObject({ status: 200 });
  });

  test('a list shows each person only whether they themselves are asked', async () => {
    const { person } = await openApp();
    const [ann, bob] = [person(), person()];
    const table = await openTestTable(ann, { listed: true });
    const mine = (await ann.get('/api/me/tables')).body['tables'] as unknown as readonly object[];
    const listed = (await bob.get('/api/tables')).body['tables'] as unknown as readonly object[];
    expect(mine).toMatchObject([{ table, asksYou: true, stage: 'playing' }]);
    expect(listed).toMatchObject([{ table, asksYou: false }]);
    expect(Object.keys(listed[0] ?? {})).not.toContain('asked');
    expect((await bob.get('/api/me/tables')).body['tables']).toEqual([]);
  });

  test('waiting at a table ends when something happens, or when the time is over', async () => {
    const { person } = await openApp();
    const ann = person();
    const table = await openTestTable(ann);
    const look = (more: string) => ann.get(`/api/tables/${table}?viewer=0${more}`);
    const { body } = await look('');
    const stamp = String(body['stamp']);
    expect((await look(`&since=${stamp}&wait=0.05`)).body).toMatchObject({ full: false, parts: {}, stamp });
    const began = performance.now();
    const waiting = look(`&since=${stamp}&wait=20`);
    await ann.post(`/api/tables/${table}`, { key: 'say', command: { type: 'say', room: 'players', text: 'Hello' } });
    expect((await waiting).body).toMatchObject({ full: false, parts: { chat: [{ text: 'Hello' }] } });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('the same command sent twice counts once', async () => {
    const { person } = await openApp();
    const ann = person();
    const table = await openTestTable(ann);
    const say = { key: 'say', command: { type: 'say', room: 'players', text: 'Once' } };
    await ann.post(`/api/tables/${table}`, say);
    await ann.post(`/api/tables/${table}`, say);
    const { body } = await ann.get(`/api/tables/${table}`);
    expect(body).toMatchObject({ parts: { chat: [{ text: 'Once' }] } });
  });

  test('a person who talks too much has to wait', async () => {
    const { person } = await openApp({ CHAT_PER_MINUTE: '2' });
    const ann = person();
    const table = await openTestTable(ann);
    const say = (i: number) =>
      ann.post(`/api/tables/${table}`, { key: `say${i}`, command: { type: 'say', room: 'players', text: 'Hm' } });
    expect([(await say(1)).status, (await say(2)).status, (await say(3)).status]).toEqual([200, 200, 429]);
  });

  test('when the days for a decision are over a bot decides, though nobody is there', async () => {
    const { person, pass, server } = await openApp();
    const ann = person();
    const table = await openTestTable(ann, { pace: { type: 'days', days: 2 } });
    pass(2 * DAY + 1);
    const moves = async () =>
      (JSON.parse((await server.store.ask('summary', table))?.latest ?? '{}') as { moves: number }).moves;
    const before = await moves();
    await expect.poll(moves, { timeout: 10_000 }).toBeGreaterThan(before);
  });

  test('a table nobody looks at leaves the memory and comes back unchanged', async () => {
    const { person, pass, server } = await openApp({ IDLE_TABLE_MS: '1000' });
    const ann = person();
    const table = await openTestTable(ann);
    const before = await ann.get(`/api/tables/${table}?viewer=0`);
    pass(2000);
    await expect.poll(() => /sternwheel_live_tables (\d+)/.exec(server.metrics.page())?.[1]).toBe('0');
    expect(await ann.get(`/api/tables/${table}?viewer=0`)).toEqual(before);
  });

  test('a finished table is archived after its time, stays readable as a record, and is pruned in the end', async () => {
    const { person, pass, server, watch } = await openApp({
      ARCHIVE_AFTER_MS: String(DAY),
      PRUNE_AFTER_MS: String(30 * DAY),
    });
    const ann = person();
    const bot = { type: 'bot', level: 'random' } as const;
    const table = await openTestTable(ann, { places: [bot, bot, bot] });
    await watch(table);
    const record = () => ann.get(`/api/tables/${table}/record`);
    await expect.poll(async () => (await record()).status, { timeout: 30_000 }).toBe(200);
    const { body } = await record();
    pass(DAY + 1);
    await expect.poll(() => server.store.ask('summary', table)).toBeUndefined();
    expect((await record()).body).toEqual(body);
    pass(40 * DAY);
    await expect.poll(async () => (await record()).status).toBe(404);
  });

  test('a record can be imported and goes on as a private table; a spoilt one is refused', async () => {
    const { person, watch } = await openApp();
    const ann = person();
    const bot = { type: 'bot', level: 'random' } as const;
    const table = await openTestTable(ann, { places: [bot, bot, bot] });
    await watch(table);
    await expect.poll(async () => (await ann.get(`/api/tables/${table}/record`)).status, { timeout: 30_000 }).toBe(200);
    const record = (await ann.get(`/api/tables/${table}/record`)).body as unknown as { moves: string[] };
    const imported = await ann.post('/api/records', { key: 'import', record, moves: 10 });
    expect(imported.status).toBe(200);
    const { body } = await ann.get(`/api/tables/${String(imported.body['table'])}`);
    expect(body).toMatchObject({ parts: { about: { listed: false }, position: { stage: 'playing' } } });
    const spoilt = { ...record, moves: record.moves.toSpliced(5, 1) };
    expect(await ann.post('/api/records', { key: 'spoilt', record: spoilt })).toMatchObject({
      status: 422,
      body: { code: 'badRecord' },
    });
  });
});
