import { describe, expect, test } from 'vitest';
import type { Action } from '#engine/forms.ts';
import type { Command } from '#protocol/commands.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { endless } from '#testing/skiff-table.ts';
import { TestHost, ME, asked } from '#testing/test-host.ts';
import { asAny } from '#testing/test-table.ts';
import { type TableHost, resumeTable } from './host.ts';
import { RulesChanged } from './ledger.ts';
import { viewerTurn } from './table.ts';

const BOT = { type: 'bot', level: 'random' } as const;

const eventually = async (done: () => boolean) => {
  for (let i = 0; i < 5000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done()).toBe(true);
};

describe('a host', () => {
  test('answers only when the change is stored', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    let release = () => {};
    const append = testHost.store.append.bind(testHost.store);
    testHost.store.append = async (...given) => {
      await new Promise<void>((resolve) => (release = resolve));
      return append(...given);
    };
    await host.watch('c', { viewer: 0, person: 'ann' });
    let answered = false;
    const answer = testHost.playLast(host, 'ann', 0).then((result) => {
      answered = true;
      return result;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([answered, testHost.told('c').length]).toEqual([false, 1]);
    release();
    expect(await answer).toMatchObject({ ok: true, done: { played: 1 } });
    expect(testHost.told('c')).toHaveLength(2);
  });

  test('that could not store an entry says so, changes nothing, and goes on', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    const append = testHost.store.append.bind(testHost.store);
    testHost.store.append = () => Promise.reject(new Error('disk full'));
    const before = host.table();
    expect(await testHost.playLast(host, 'ann', 0)).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
    expect(host.table()).toEqual(before);
    testHost.store.append = append;
    expect((await testHost.playLast(host, 'ann', 0)).ok).toBe(true);
  });

  test('finds an entry that was stored though nobody was told, and counts the same key once', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    const append = testHost.store.append.bind(testHost.store);
    testHost.store.append = async (...given) => {
      await append(...given);
      throw new Error('the answer was lost');
    };
    const command: Command = {
      type: 'play',
      seat: 0,
      expectedTurn: viewerTurn(host.table(), 0),
      actions: [{ type: 'drift' }],
    };
    expect(await testHost.ask(host, 'ann', command, 'k')).toMatchObject({ ok: false });
    testHost.store.append = append;
    expect(await testHost.ask(host, 'ann', command, 'k')).toMatchObject({ ok: true, done: { played: 1 } });
    expect(host.table().moves).toBe(2);
  });

  test('takes requests that come at the same time one after the other: one of two equal answers counts', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, ME);
    const results = await Promise.all([testHost.playLast(host, 'ann', 0), testHost.playLast(host, 'ann', 0)]);
    expect(results.map((result) => result.ok)).toEqual([true, false]);
    expect(results[1]).toMatchObject({ refusal: { code: 'stale', turn: viewerTurn(host.table(), 0) } });
  });

  test('resumes from the store as the same table, bots and all', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(ME, BOT);
    testHost.think = () => new Promise(() => undefined);
    await testHost.playLast(host, 'ann', 0);
    const again = (await resumeTable(testHost.needs(), 't')) as TableHost;
    expect(again.table()).toEqual(host.table());
    testHost.think = new TestHost(testHost.rules).think;
    await again.wake();
    await eventually(() => asked(again, testHost.rules) === 0 || again.table().stage === 'over');
  });

  test('knows no table that was never stored', async () => {
    expect(await resumeTable(new TestHost(asAny(skiff)).needs(), 'nowhere')).toBeUndefined();
  });

  test('does not open a table that was played by other rules', async () => {
    const testHost = new TestHost(asAny(skiff));
    await testHost.open(ME, ME);
    const rules = { ...testHost.rules, meta: { ...testHost.rules.meta, rulesVersion: 2 } };
    await expect(resumeTable({ ...testHost.needs(), rules }, 't')).rejects.toBeInstanceOf(RulesChanged);
  });

  test('opens a long table from its newest snapshot', async () => {
    const testHost = new TestHost(endless);
    const host = await testHost.open(ME, ME);
    for (let i = 0; i < 150; i++) await testHost.playLast(host, 'ann', asked(host, testHost.rules));
    const stored = await testHost.store.load('t');
    expect(stored?.snapshot?.version).toBe(128);
    expect(stored?.entries.length).toBe(host.table().version - 128);
    expect((await resumeTable(testHost.needs(), 't'))?.table()).toEqual(host.table());
  });
});

describe('bots at a table', () => {
  test('play a whole game among themselves, each asked with its own view', async () => {
    const testHost = new TestHost(asAny(ferry));
    const host = await testHost.open(BOT, BOT);
    await host.watch('page', { viewer: 'spectator', person: 'ann' });
    await eventually(() => host.table().stage === 'over');
    expect(testHost.troubles).toEqual([]);
    expect(testHost.questions.length).toBeGreaterThan(4);
    for (const { view, seat } of testHost.questions) expect((view as { viewer: number }).viewer).toBe(seat);
  });

  test('among themselves pause while nobody watches, and go on when somebody does', async () => {
    const testHost = new TestHost(asAny(ferry));
    const host = await testHost.open(BOT, BOT);
    await host.wake();
    expect(testHost.questions).toEqual([]);
    await host.watch('page', { viewer: 'spectator', person: 'ann' });
    await eventually(() => host.table().moves > 2);
    host.unwatch('page');
    await host.rest();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { moves, stage } = host.table();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(host.table().moves).toBe(moves);
    expect(stage).toBe('playing');
    await host.watch('page', { viewer: 'spectator', person: 'ann' });
    await eventually(() => host.table().stage === 'over');
  });

  test('play on while a person has a seat, even if nobody watches', async () => {
    const testHost = new TestHost(asAny(skiff));
    const host = await testHost.open(BOT, ME);
    await host.wake();
    await eventually(() => asked(host, testHost.rules) === 1);
    expect(host.watchers()).toBe(0);
  });

  test('are asked once for each question', async () => {
    const testHost = new TestHost(asAny(skiff));
    testHost.think = (question) => {
      testHost.questions.push(question);
      return new Promise(() => undefined);
    };
    const host = await testHost.open(BOT, ME);
    await host.wake();
    await host.wake();
    await testHost.ask(host, 'ann', { type: 'say', room: 'players', text: 'hurry' });
    expect(testHost.questions).toHaveLength(1);
  });

  test('whose seat was taken back while they thought are ignored', async () => {
    const testHost = new TestHost(asAny(skiff));
    let decide: (action: Action) => void = () => undefined;
    testHost.think = () => new Promise((resolve) => (decide = resolve));
    const host = await testHost.open(ME, ME);
    await testHost.ask(host, 'ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    await testHost.ask(host, 'ann', { type: 'reclaim', seat: 0 });
    decide({ type: 'drift' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(host.table().moves).toBe(0);
    expect(testHost.troubles).toEqual([]);
  });

  test('that fail are reported, and asked again when the host is woken', async () => {
    const testHost = new TestHost(asAny(skiff));
    const { think } = testHost;
    testHost.think = () => Promise.reject(new Error('worker died'));
    const host = await testHost.open(BOT, ME);
    await host.wake();
    await eventually(() => testHost.troubles.length === 1);
    testHost.think = think;
    await host.wake();
    await eventually(() => asked(host, testHost.rules) === 1);
  });
});
