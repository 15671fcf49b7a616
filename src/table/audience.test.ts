import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { type UpdateMessage, hostMessageSchema } from '#protocol/messages.ts';
import type { Viewer } from '#protocol/shapes.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { parley } from '#testing/toys/parley.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { TestHost, ME, asked } from '#testing/test-host.ts';
import { SECRET, asAny, person } from '#testing/test-table.ts';
import { seeded } from '#engine/seeded.ts';
import { type TableState, viewerTurn } from './table.ts';
import { fullUpdate } from './updates.ts';

const OPEN = { type: 'open' } as const;

/** What a client that follows the protocol knows in the end. */
function mergeUpdates(messages: readonly UpdateMessage[]) {
  let known: UpdateMessage['parts'] = {};
  for (const { full, parts } of messages) {
    if (full) {
      known = parts;
      continue;
    }
    const { log = { from: 0, items: [] }, chat = [] } = known;
    const items =
      parts.log === undefined ? log.items : [...log.items.slice(0, parts.log.from - log.from), ...parts.log.items];
    known = { ...known, ...parts, log: { from: log.from, items }, chat: [...chat, ...(parts.chat ?? [])] };
  }
  return known;
}

describe('a client', () => {
  test('may look through its own seat, or as a spectator, until the game is over', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, OPEN);
    const watch = (viewer: Viewer, who: string) => host.watch(`${who}-client`, { viewer, person: who });
    expect(await watch(0, 'eve')).toMatchObject({ code: 'notYourSeat' });
    expect(await watch(1, 'ann')).toMatchObject({ code: 'notYourSeat' });
    expect(await watch(5, 'ann')).toMatchObject({ code: 'noSuchSeat' });
    expect(await watch('spectator', 'eve')).toBeUndefined();
    await testHost.ask(host, 'bob', { type: 'sit', seat: 1 });
    while (host.table().stage === 'playing') {
      const seat = asked(host, testHost.rules);
      await testHost.playLast(host, seat === 0 ? 'ann' : 'bob', seat);
    }
    expect(await watch(0, 'eve')).toBeUndefined();
    expect(testHost.told('eve-client').at(-1)?.parts.ending?.secret).toBe(SECRET);
  });

  test('that leaves its seat is told nothing more about it', async () => {
    const testHost = new TestHost(asAny(ferry));
    const host = await testHost.open(ME, OPEN);
    await testHost.ask(host, 'bob', { type: 'sit', seat: 1 });
    await host.watch('c', { viewer: 1, person: 'bob' });
    await testHost.ask(host, 'bob', { type: 'leave', seat: 1 });
    const last = testHost.sent.at(-1);
    const watch = { table: host.table().table, viewer: 1 };
    expect(last).toEqual({ client: 'c', message: { type: 'refused', watch, refusal: { code: 'notYourSeat' } } });
    const heard = testHost.sent.length;
    await testHost.playLast(host, 'ann', 0);
    expect(testHost.sent).toHaveLength(heard);
  });

  test('that is gone before its turn to watch came is not watched for', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    const watching = host.watch('c', { viewer: 0, person: 'ann' });
    host.unwatch('c');
    await watching;
    await host.rest();
    expect(host.watchers()).toBe(0);
  });

  test('that reports a chat message is heard by the operator of the server', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    await testHost.ask(host, 'eve', { type: 'say', room: 'spectators', text: 'rude' });
    await testHost.ask(host, 'fay', { type: 'report', chatMessage: 0, why: 'it is rude' });
    expect(testHost.reports).toMatchObject([
      { table: 't', by: 'fay', why: 'it is rude', chatMessage: { number: 0, person: 'eve', text: 'rude' } },
    ]);
  });

  test('that comes back with its stamp is told what it missed and nothing else', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    await host.watch('c', { viewer: 0, person: 'ann' });
    const since = testHost.told('c').at(-1)?.stamp as string;
    host.unwatch('c');
    expect(host.watchers()).toBe(0);
    await testHost.playLast(host, 'ann', 0);
    await testHost.playLast(host, 'ann', asked(host, testHost.rules));
    await host.watch('c', { viewer: 0, person: 'ann' }, since);
    const [, caughtUp] = testHost.told('c');
    expect(caughtUp?.full).toBe(false);
    expect(caughtUp?.parts.log).toMatchObject({
      from: 0,
      items: host
        .table()
        .tail.filter((m) => m.events.length > 0)
        .map(({ events }) => ({ events })),
    });
    expect(Object.keys(caughtUp?.parts ?? {}).sort()).toEqual(['log', 'position']);
  });

  test('can combine all its messages into what a newcomer is told', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    await host.watch('old', { viewer: 0, person: 'ann' });
    const going = async (times: number) => {
      for (let i = 0; i < times && host.table().stage === 'playing'; i++) {
        await testHost.playLast(host, 'ann', asked(host, testHost.rules));
      }
    };
    const compare = async (newcomer: string) => {
      await host.watch(newcomer, { viewer: 0, person: 'ann' });
      expect(mergeUpdates(testHost.told('old'))).toEqual(mergeUpdates(testHost.told(newcomer)));
    };
    await going(3);
    await compare('second');
    const last = host.table().tail.findLast(({ mover }) => mover === 'person')?.actor as number;
    await testHost.ask(host, 'ann', { type: 'askTakeback', seat: last, expectedTurn: viewerTurn(host.table(), last) });
    await compare('third');
    await going(2);
    await compare('fourth');
    expect(testHost.told('old').length).toBeGreaterThan(4);
  });

  test('that reads the past again and again has it read from the store once', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    let reads = 0;
    const entries = testHost.store.entries.bind(testHost.store);
    testHost.store.entries = (...asked) => {
      reads += 1;
      return entries(...asked);
    };
    await Promise.all(Array.from({ length: 50 }, () => host.readLog(0, 10)));
    expect(reads).toBe(1);
    await testHost.playLast(host, 'ann', asked(host, testHost.rules));
    expect((await host.readLog(0, 10)).items).toHaveLength(host.table().log);
    expect(reads).toBe(2);
  });

  test('reads the log and moments of the past, as viewers it may be', async () => {
    const testHost = new TestHost(asAny(ferry));
    const host = await testHost.open(ME, OPEN);
    await testHost.ask(host, 'bob', { type: 'sit', seat: 1 });
    const views = [testHost.rules.view(host.table().position, 0)];
    const { log } = host.table();
    await testHost.playLast(host, 'ann', 0);
    expect((await host.readLog(log, 100)).items).toMatchObject([
      { events: [{ seat: 0 }] },
      { events: [{ type: 'dealt' }] },
    ]);
    expect(await host.readMoment({ viewer: 0, person: 'ann' }, log)).toEqual({ ok: true, view: views[0] });
    expect(await host.readMoment({ viewer: 0, person: 'bob' }, log)).toMatchObject({ ok: false });
    expect(await host.record()).toMatchObject({ ok: false, refusal: { code: 'notOver' } });
  });
});

describe('what leaves a table', () => {
  /** Plays a whole game with secrets and returns everything that one seat's client was sent. */
  const traffic = async (rules: AnyGame, seats: number) => {
    const testHost = new TestHost(rules);
    const people = ['ann', 'bob', 'cid'].slice(0, seats);
    const host = await testHost.open(...people.map((who) => (who === 'ann' ? ME : OPEN)));
    const views = new Map<string, Set<string>>();
    const moments: TableState[] = [];
    const note = () => {
      moments.push(host.table());
      for (const viewer of [...people.keys(), undefined]) {
        const seen = views.get(`c${viewer}`) ?? new Set();
        views.set(`c${viewer}`, seen.add(JSON.stringify(rules.view(host.table().position, viewer))));
      }
    };
    for (const [seat, who] of people.entries()) {
      if (seat > 0) await testHost.ask(host, who, { type: 'sit', seat });
      await host.watch(`c${seat}`, { viewer: seat, person: who });
    }
    await host.watch('cundefined', { viewer: 'spectator', person: 'eve' });
    note();
    while (host.table().stage === 'playing') {
      const seat = asked(host, rules);
      await testHost.playLast(host, people[seat] ?? '', seat);
      if (host.table().stage === 'playing') note();
      else return { testHost, views, moments };
    }
    throw new Error('the game was over before it began');
  };

  test.each([
    ['ferry', asAny(ferry)],
    ['parley', asAny(parley)],
  ])('in a whole game of %s are the views of each viewer, and nothing that any view hides', async (_, rules) => {
    const { testHost, views } = await traffic(rules, 3);
    let looked = 0;
    for (const { client, message } of testHost.sent) {
      expect(hostMessageSchema.safeParse(message).error).toBeUndefined();
      if (message.type !== 'update' || message.parts.ending !== undefined) continue;
      const text = JSON.stringify(message);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(person('bob').entropy);
      const { position } = message.parts;
      if (position === undefined) continue;
      looked += 1;
      if (position.stage === 'playing') expect(views.get(client)).toContain(JSON.stringify(position.view));
      if (message.viewer === 'spectator') expect(position.legal).toEqual([]);
    }
    expect(looked).toBeGreaterThan(12);
  });

  test.each([
    ['ferry', asAny(ferry)],
    ['parley', asAny(parley)],
  ])('at every moment of %s stays the same when what it hides is dealt differently', async (_, rules) => {
    const { moments } = await traffic(rules, 3);
    let changed = 0;
    for (const [n, table] of moments.entries()) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const position = rules.clone(table.position);
        rules.redeal(position, viewer === 'spectator' ? undefined : viewer, seeded(n));
        if (JSON.stringify(position) !== JSON.stringify(table.position)) changed += 1;
        const listener = { viewer, person: ['ann', 'bob', 'cid'][Number(viewer)] ?? 'eve' };
        expect(fullUpdate(rules, { ...table, position }, listener)).toEqual(fullUpdate(rules, table, listener));
      }
    }
    expect(changed).toBeGreaterThan(10);
  });
});
