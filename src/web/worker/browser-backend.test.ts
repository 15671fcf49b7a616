import { expect, test } from 'vitest';
import { defaultOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { memoryTableStore } from '#table/memory-store.ts';
import { receiveFromPage } from './browser-backend.ts';

const queen = await loadGame('mississippi-queen');
const OPENING = {
  game: 'mississippi-queen',
  options: defaultOptions(queen.meta),
  pace: { type: 'live' },
  listed: false,
  places: [{ type: 'me' }, { type: 'me' }, { type: 'me' }],
} as const;

function newPage(store = memoryTableStore()) {
  const heard: HostMessage[] = [];
  const problems: unknown[] = [];
  let drawn = 0;
  const receive = receiveFromPage({
    store,
    now: () => 0,
    think: () => Promise.reject(new Error('no bot sits here')),
    entropy: (bytes) => (drawn++).toString(16).padStart(2 * bytes, '0'),
    trouble: (problem) => problems.push(problem),
    send: (message) => heard.push(message),
  });
  const ask = async (message: ClientMessage): Promise<HostMessage | undefined> => {
    const before = heard.length;
    await receive(message);
    return heard.slice(before).at(-1);
  };
  const open = async (): Promise<string> => {
    const opened = await ask({ type: 'open', key: 'open', opening: OPENING });
    if (opened?.type !== 'opened') throw new Error(JSON.stringify(opened));
    return opened.table;
  };
  return { ask, open, problems, store };
}

test('a page opens a table in its own browser, watches it and changes it', async () => {
  const { ask, open } = newPage();
  const table = await open();
  expect(table).toMatch(/^here-/);
  expect(await ask({ type: 'watch', table, viewer: 0 })).toMatchObject({ table, viewer: 0 });
  const rename = { type: 'rename', seat: 0, name: 'Ann' } as const;
  expect(await ask({ type: 'command', key: 'k', table, command: rename })).toEqual({
    type: 'done',
    key: 'k',
    done: {},
  });
  expect(await ask({ type: 'unwatch', table, viewer: 0 })).toBeUndefined();
});

test('a table goes on where it was when the browser is opened again', async () => {
  const { open, store } = newPage();
  const table = await open();
  const { ask } = newPage(store);
  expect(await ask({ type: 'readLog', key: 'k', table, from: 0, to: 9 })).toMatchObject({ type: 'log', table });
  expect(await ask({ type: 'readMoment', key: 'k', table, viewer: 1, log: 0 })).toMatchObject({
    type: 'moment',
    viewer: 1,
    view: expect.anything(),
  });
});

test('what cannot be done is refused with the reason, under the key of the request', async () => {
  const { ask, open, problems } = newPage();
  const table = await open();
  const refused = (key: string, code: string) => ({ type: 'refused', key, refusal: { code } });
  expect(await ask({ type: 'export', key: 'a', table })).toEqual(refused('a', 'notOver'));
  expect(await ask({ type: 'export', key: 'b', table: 'nowhere' })).toEqual(refused('b', 'noSuchTable'));
  expect(await ask({ type: 'readMoment', key: 'c', table, viewer: 7, log: 0 })).toEqual(refused('c', 'notYourSeat'));
  expect(await ask({ type: 'open', key: 'd', opening: { ...OPENING, game: 'chess' } })).toEqual(
    refused('d', 'noSuchGame'),
  );
  expect(problems).toEqual([]);
});

test('when the browser cannot keep it, the page is told so and the problem is logged', async () => {
  const { ask, store, problems } = newPage();
  store.append = () => Promise.reject(new Error('no room'));
  const answer = await ask({ type: 'open', key: 'k', opening: OPENING });
  expect(answer).toEqual({ type: 'refused', key: 'k', refusal: { code: 'unavailable' } });
  expect(problems).toHaveLength(1);
});
