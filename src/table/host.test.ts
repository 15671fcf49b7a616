import type { Action } from '#engine/forms.ts';
import { type AnyGame, standardOptions } from '#engine/game.ts';
import type { Command, Opening } from '#protocol/commands.ts';
import { type HostMessage, type ToldMessage, hostMessageSchema } from '#protocol/messages.ts';
import type { Viewer } from '#protocol/shapes.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { parley } from '#testing/toys/parley.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { describe, expect, test } from 'vitest';
import type { BotQuestion } from './bot-minder.ts';
import { type HostNeeds, type Report, type TableHost, resumeTable, startTable } from './host.ts';
import { RulesChanged } from './ledger.ts';
import { memoryStore } from './memory-store.ts';
import { open } from './request.ts';
import { smallRng } from './small-rng.ts';
import { type TableState, numberFor } from './table.ts';
import { tellAll } from './tell.ts';
import { SECRET, asAny, person } from './test-table.ts';

/** A host with everything around it in memory: what it sends, and a thinker that plays the last legal action. */
class House {
  readonly sent: { readonly client: string; readonly message: HostMessage }[] = [];
  readonly store = memoryStore();
  readonly troubles: unknown[] = [];
  readonly reports: Report[] = [];
  readonly questions: BotQuestion[] = [];
  readonly rules: AnyGame;
  now = 1_000_000;
  #keys = 0;
  think: HostNeeds['think'] = async (question) => {
    this.questions.push(question);
    const imagined = this.rules.imagine(question.view, { below: (n) => n - 1 });
    return this.rules.legal(imagined, question.seat).at(-1) as Action;
  };

  constructor(rules: AnyGame) {
    this.rules = rules;
  }

  needs(): HostNeeds {
    return {
      rules: this.rules,
      store: this.store,
      now: () => this.now++,
      think: (question) => this.think(question),
      send: (client, message) => this.sent.push({ client, message }),
      trouble: (problem) => this.troubles.push(problem),
      reported: (report) => this.reports.push(report),
    };
  }

  async open(...places: Opening['places']): Promise<TableHost> {
    const { rules } = this;
    const options = standardOptions(rules.meta);
    const opening: Opening = { game: rules.meta.id, options, pace: { type: 'live' }, listed: false, places };
    const opened = open(rules, opening, { table: 't', now: this.now, who: person('ann'), secret: SECRET });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return startTable(this.needs(), opened);
  }

  ask(host: TableHost, who: string, command: Command, key = `k${this.#keys++}`) {
    return host.ask({ command, who: person(who), key });
  }

  /** Plays the last legal action of a seat, as its person. */
  async playLast(host: TableHost, who: string, seat: number) {
    const { position } = host.table();
    const action = this.rules.legal(position, seat).at(-1) as Action;
    const answers = numberFor(host.table(), seat);
    return this.ask(host, who, { type: 'play', seat, answers, actions: [action] });
  }

  told(client: string): ToldMessage[] {
    return this.sent.flatMap(({ client: to, message }) => (to === client && message.type === 'told' ? [message] : []));
  }
}

const ME = { type: 'me' } as const;
const OPEN = { type: 'open' } as const;
const BOT = { type: 'bot', level: 'random' } as const;
const asked = (host: TableHost, rules: AnyGame) => rules.awaiting(host.table().position)[0] as number;
const eventually = async (done: () => boolean) => {
  for (let i = 0; i < 5000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done()).toBe(true);
};

describe('a host', () => {
  test('answers only when what was asked is kept', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    let release = () => {};
    const append = house.store.append.bind(house.store);
    house.store.append = async (...given) => {
      await new Promise<void>((resolve) => (release = resolve));
      return append(...given);
    };
    await host.watch('c', { viewer: 0, person: 'ann' });
    let answered = false;
    const answer = house.playLast(host, 'ann', 0).then((result) => {
      answered = true;
      return result;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([answered, house.told('c').length]).toEqual([false, 1]);
    release();
    expect(await answer).toMatchObject({ ok: true, done: { played: 1 } });
    expect(house.told('c')).toHaveLength(2);
  });

  test('that could not keep an entry says so, changes nothing, and goes on', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    const append = house.store.append.bind(house.store);
    house.store.append = () => Promise.reject(new Error('disk full'));
    const before = host.table();
    expect(await house.playLast(host, 'ann', 0)).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
    expect(host.table()).toEqual(before);
    house.store.append = append;
    expect((await house.playLast(host, 'ann', 0)).ok).toBe(true);
  });

  test('finds an entry that was kept though nobody was told, and counts the same key once', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    const append = house.store.append.bind(house.store);
    house.store.append = async (...given) => {
      await append(...given);
      throw new Error('the answer was lost');
    };
    const command: Command = {
      type: 'play',
      seat: 0,
      answers: numberFor(host.table(), 0),
      actions: [{ type: 'drift' }],
    };
    expect(await house.ask(host, 'ann', command, 'k')).toMatchObject({ ok: false });
    house.store.append = append;
    expect(await house.ask(host, 'ann', command, 'k')).toMatchObject({ ok: true, done: { played: 1 } });
    expect(host.table().moves).toBe(2);
  });

  test('takes requests that come at once one after the other: one of two equal answers counts', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    const results = await Promise.all([house.playLast(host, 'ann', 0), house.playLast(host, 'ann', 0)]);
    expect(results.map((result) => result.ok)).toEqual([true, false]);
    expect(results[1]).toMatchObject({ refusal: { code: 'stale', number: numberFor(host.table(), 0) } });
  });

  test('resumes from the store as the same table, bots and all', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, BOT);
    house.think = () => new Promise(() => undefined);
    await house.playLast(host, 'ann', 0);
    const again = (await resumeTable(house.needs(), 't')) as TableHost;
    expect(again.table()).toEqual(host.table());
    house.think = new House(house.rules).think;
    await again.wake();
    await eventually(() => asked(again, house.rules) === 0 || again.table().stage === 'over');
  });

  test('knows no table that was never kept', async () => {
    expect(await resumeTable(new House(asAny(skiff)).needs(), 'nowhere')).toBeUndefined();
  });

  test('does not open a table that was played by other rules', async () => {
    const house = new House(asAny(skiff));
    await house.open(ME, ME);
    const rules = { ...house.rules, meta: { ...house.rules.meta, rulesVersion: 2 } };
    await expect(resumeTable({ ...house.needs(), rules }, 't')).rejects.toBeInstanceOf(RulesChanged);
  });

  test('opens a long table from its newest snapshot', async () => {
    const house = new House(endless);
    const host = await house.open(ME, ME);
    for (let i = 0; i < 150; i++) await house.playLast(host, 'ann', asked(host, house.rules));
    const stored = await house.store.load('t');
    expect(stored?.snapshot?.version).toBe(128);
    expect(stored?.entries.length).toBe(host.table().version - 128);
    expect((await resumeTable(house.needs(), 't'))?.table()).toEqual(host.table());
  });
});

describe('bots at a table', () => {
  test('play a whole game among themselves, each asked with its own view', async () => {
    const house = new House(asAny(ferry));
    const host = await house.open(BOT, BOT);
    await host.wake();
    await eventually(() => host.table().stage === 'over');
    expect(house.troubles).toEqual([]);
    expect(house.questions.length).toBeGreaterThan(4);
    for (const { view, seat } of house.questions) expect((view as { viewer: number }).viewer).toBe(seat);
  });

  test('are asked once for each question', async () => {
    const house = new House(asAny(skiff));
    house.think = (question) => {
      house.questions.push(question);
      return new Promise(() => undefined);
    };
    const host = await house.open(BOT, ME);
    await host.wake();
    await host.wake();
    await house.ask(host, 'ann', { type: 'say', room: 'players', text: 'hurry' });
    expect(house.questions).toHaveLength(1);
  });

  test('whose seat was taken back while they thought are not heard', async () => {
    const house = new House(asAny(skiff));
    let decide: (action: Action) => void = () => undefined;
    house.think = () => new Promise((resolve) => (decide = resolve));
    const host = await house.open(ME, ME);
    await house.ask(host, 'ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    await house.ask(host, 'ann', { type: 'reclaim', seat: 0 });
    decide({ type: 'drift' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(host.table().moves).toBe(0);
    expect(house.troubles).toEqual([]);
  });

  test('that fail are reported, and asked again when the host is woken', async () => {
    const house = new House(asAny(skiff));
    const { think } = house;
    house.think = () => Promise.reject(new Error('worker died'));
    const host = await house.open(BOT, ME);
    await host.wake();
    await eventually(() => house.troubles.length === 1);
    house.think = think;
    await host.wake();
    await eventually(() => asked(host, house.rules) === 1);
  });
});

describe('a client', () => {
  test('may look through its own seat, or as a spectator, until the game is over', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, OPEN);
    const watch = (viewer: Viewer, who: string) => host.watch(`${who}-client`, { viewer, person: who });
    expect(await watch(0, 'eve')).toMatchObject({ code: 'notYourSeat' });
    expect(await watch(1, 'ann')).toMatchObject({ code: 'notYourSeat' });
    expect(await watch(5, 'ann')).toMatchObject({ code: 'noSuchSeat' });
    expect(await watch('spectator', 'eve')).toBeUndefined();
    await house.ask(host, 'bob', { type: 'sit', seat: 1 });
    while (host.table().stage === 'playing') {
      const seat = asked(host, house.rules);
      await house.playLast(host, seat === 0 ? 'ann' : 'bob', seat);
    }
    expect(await watch(0, 'eve')).toBeUndefined();
    expect(house.told('eve-client').at(-1)?.parts.ending?.secret).toBe(SECRET);
  });

  test('that leaves its seat is told nothing more of it', async () => {
    const house = new House(asAny(ferry));
    const host = await house.open(ME, OPEN);
    await house.ask(host, 'bob', { type: 'sit', seat: 1 });
    await host.watch('c', { viewer: 1, person: 'bob' });
    await house.ask(host, 'bob', { type: 'leave', seat: 1 });
    const last = house.sent.at(-1);
    expect(last).toEqual({ client: 'c', message: { type: 'refused', refusal: { code: 'notYourSeat' } } });
    const heard = house.sent.length;
    await house.playLast(host, 'ann', 0);
    expect(house.sent).toHaveLength(heard);
  });

  test('that is gone before its turn to watch came is not watched for', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    const watching = host.watch('c', { viewer: 0, person: 'ann' });
    host.unwatch('c');
    await watching;
    await host.rest();
    expect(host.watchers()).toBe(0);
  });

  test('that reports a saying is heard by whoever looks after the house', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    await house.ask(host, 'eve', { type: 'say', room: 'spectators', text: 'rude' });
    await house.ask(host, 'fay', { type: 'report', saying: 0, why: 'it is rude' });
    expect(house.reports).toMatchObject([
      { table: 't', by: 'fay', why: 'it is rude', saying: { number: 0, person: 'eve', text: 'rude' } },
    ]);
  });

  test('that comes back with its stamp is told what it missed and no more', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    await host.watch('c', { viewer: 0, person: 'ann' });
    const have = house.told('c').at(-1)?.stamp as string;
    host.unwatch('c');
    expect(host.watchers()).toBe(0);
    await house.playLast(host, 'ann', 0);
    await house.playLast(host, 'ann', asked(host, house.rules));
    await host.watch('c', { viewer: 0, person: 'ann' }, have);
    const [, caughtUp] = house.told('c');
    expect(caughtUp?.whole).toBe(false);
    expect(caughtUp?.parts.log).toMatchObject({
      from: 0,
      items: host
        .table()
        .tail.filter((m) => m.events.length > 0)
        .map(({ events }) => ({ events })),
    });
    expect(Object.keys(caughtUp?.parts ?? {}).sort()).toEqual(['log', 'position']);
  });

  test('can put every message it gets together to what a newcomer is told', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    await host.watch('old', { viewer: 0, person: 'ann' });
    const going = async (times: number) => {
      for (let i = 0; i < times && host.table().stage === 'playing'; i++) {
        await house.playLast(host, 'ann', asked(host, house.rules));
      }
    };
    const compare = async (newcomer: string) => {
      await host.watch(newcomer, { viewer: 0, person: 'ann' });
      expect(mergeTold(house.told('old'))).toEqual(mergeTold(house.told(newcomer)));
    };
    await going(3);
    await compare('second');
    const last = host.table().tail.findLast(({ mover }) => mover === 'person')?.actor as number;
    await house.ask(host, 'ann', { type: 'askTakeback', seat: last, answers: numberFor(host.table(), last) });
    await compare('third');
    await going(2);
    await compare('fourth');
    expect(house.told('old').length).toBeGreaterThan(4);
  });

  test('that reads the past again and again has it read from the store once', async () => {
    const house = new House(asAny(skiff));
    const host = await house.open(ME, ME);
    let reads = 0;
    const entries = house.store.entries.bind(house.store);
    house.store.entries = (...asked) => {
      reads += 1;
      return entries(...asked);
    };
    await Promise.all(Array.from({ length: 50 }, () => host.readLog(0, 10)));
    expect(reads).toBe(1);
    await house.playLast(host, 'ann', asked(host, house.rules));
    expect((await host.readLog(0, 10)).items).toHaveLength(host.table().log);
    expect(reads).toBe(2);
  });

  test('reads the log and moments of the past, through eyes it may use', async () => {
    const house = new House(asAny(ferry));
    const host = await house.open(ME, OPEN);
    await house.ask(host, 'bob', { type: 'sit', seat: 1 });
    const views = [house.rules.view(host.table().position, 0)];
    const { log } = host.table();
    await house.playLast(host, 'ann', 0);
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
  /** Plays a whole game of a hidden kind and gives all that one seat's client was sent. */
  const traffic = async (rules: AnyGame, seats: number) => {
    const house = new House(rules);
    const people = ['ann', 'bob', 'cid'].slice(0, seats);
    const host = await house.open(...people.map((who) => (who === 'ann' ? ME : OPEN)));
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
      if (seat > 0) await house.ask(host, who, { type: 'sit', seat });
      await host.watch(`c${seat}`, { viewer: seat, person: who });
    }
    await host.watch('cundefined', { viewer: 'spectator', person: 'eve' });
    note();
    while (host.table().stage === 'playing') {
      const seat = asked(host, rules);
      await house.playLast(host, people[seat] ?? '', seat);
      if (host.table().stage === 'playing') note();
      else return { house, views, moments };
    }
    throw new Error('the game was over before it began');
  };

  test.each([
    ['ferry', asAny(ferry)],
    ['parley', asAny(parley)],
  ])('in a whole game of %s are the views of each viewer, and nothing that any view hides', async (_, rules) => {
    const { house, views } = await traffic(rules, 3);
    let looked = 0;
    for (const { client, message } of house.sent) {
      expect(hostMessageSchema.safeParse(message).error).toBeUndefined();
      if (message.type !== 'told' || message.parts.ending !== undefined) continue;
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
  ])('at every moment of %s stays the same when what it hides is dealt otherwise', async (_, rules) => {
    const { moments } = await traffic(rules, 3);
    let changed = 0;
    for (const [n, table] of moments.entries()) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const position = rules.clone(table.position);
        rules.redeal(position, viewer === 'spectator' ? undefined : viewer, smallRng(n));
        if (JSON.stringify(position) !== JSON.stringify(table.position)) changed += 1;
        const listener = { viewer, person: ['ann', 'bob', 'cid'][Number(viewer)] ?? 'eve' };
        expect(tellAll(rules, { ...table, position }, listener)).toEqual(tellAll(rules, table, listener));
      }
    }
    expect(changed).toBeGreaterThan(10);
  });
});

/** What a client that keeps to the protocol knows in the end. */
function mergeTold(messages: readonly ToldMessage[]) {
  let known: ToldMessage['parts'] = {};
  for (const { whole, parts } of messages) {
    if (whole) {
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

const endless = asAny({
  ...skiff,
  apply(state, actor, action, tell) {
    skiff.apply(state, actor, action, tell);
    delete state.outcome;
    state.places = state.places.map((place) => place % 9);
  },
});
