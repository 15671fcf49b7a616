import { standardOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import { parley } from '#testing/toys/parley.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { describe, expect, test } from 'vitest';
import { open } from './request.ts';
import { readStamp, stampOf, writeStamp } from './stamp.ts';
import { tellAll, tellMissed } from './tell.ts';
import { SECRET, TestTable, asAny, person } from './test-table.ts';

const rules = asAny(skiff);
const two = () => new TestTable(rules, { seats: ['ann', 'bob'] });
const DRIFT = { type: 'drift' };

describe('a table is opened', () => {
  test.each([
    [{ places: [{ type: 'me' }] }, 'Skiff is played with 2, 3 seats'],
    [{ options: { course: 'sea' } }, 'option course must be one of brook, river'],
    [{ options: { course: 'brook', fog: true } }, 'Skiff has no option of this name: fog'],
  ] as const)('only as the game can be played: %j', (wrong, problem) => {
    const opening = { game: 'skiff', options: { course: 'brook' }, pace: { type: 'live' }, listed: false } as const;
    const places = [{ type: 'me' }, { type: 'open' }] as const;
    const who = person('ann');
    const opened = open(rules, { ...opening, places, ...wrong }, { table: 't', now: 1, who, secret: SECRET });
    expect(opened).toEqual({ ok: false, refusal: { code: 'badTable', problem } });
  });

  test('and begins by itself when the last seat is taken', () => {
    const t = new TestTable(rules, { seats: ['ann', '-'] });
    expect(t.refused('ann', { type: 'play', seat: 0, answers: 0, actions: [DRIFT] })).toBe('notStarted');
    t.must('bob', { type: 'sit', seat: 1 });
    expect(t.table.stage).toBe('playing');
    t.play('ann', 0, DRIFT);
  });
});

describe('a decision', () => {
  test('must answer the number the seat was told last', () => {
    const t = two();
    const answers = t.number(0);
    t.play('ann', 0, DRIFT);
    const stale = t.ask('ann', { type: 'play', seat: 0, answers, actions: [DRIFT] });
    expect(stale).toEqual({ ok: false, refusal: { code: 'stale', number: t.number(0) } });
  });

  test('is made by whoever sits there', () => {
    const t = two();
    const command = { type: 'play', seat: 0, answers: t.number(0), actions: [DRIFT] } as const;
    expect(t.refused('bob', command)).toBe('notYourSeat');
    expect(t.refused('eve', { ...command, seat: 7 })).toBe('notYourSeat');
  });

  test('is refused with the rule that forbids it', () => {
    const t = two();
    const answer = t.ask('bob', { type: 'play', seat: 1, answers: t.number(1), actions: [DRIFT] });
    expect(answer).toEqual({
      ok: false,
      refusal: { code: 'illegalAction', ruling: { rule: 'house/not-asked', facts: {} } },
    });
    const malformed = t.ask('ann', { type: 'play', seat: 0, answers: t.number(0), actions: [{ type: 'fly' }] });
    expect(malformed).toMatchObject({ ok: false, refusal: { code: 'malformedAction' } });
  });

  test('asked again under the same key counts once and gets the same answer', () => {
    const t = two();
    const command = { type: 'play', seat: 0, answers: t.number(0), actions: [DRIFT] } as const;
    const first = t.ask('ann', command, 'once');
    const { version } = t.table;
    const again = t.ask('ann', command, 'once');
    expect(again).toMatchObject({ ok: true, done: { played: 1, number: t.number(0) } });
    expect(first.ok && again.ok && again.done).toEqual(first.ok && first.done);
    expect(t.table.version).toBe(version);
  });

  test('under a key that another person has used is its own decision', () => {
    const t = two();
    t.ask('ann', { type: 'say', room: 'players', text: 'hello' }, 'k');
    t.ask('bob', { type: 'say', room: 'players', text: 'hello' }, 'k');
    expect(t.table.said).toBe(2);
  });

  test('of several steps stops where chance speaks, and drops the rest', () => {
    const t = two();
    const answer = t.ask('ann', { type: 'play', seat: 0, answers: t.number(0), actions: [DRIFT, DRIFT] });
    expect(answer).toMatchObject({ ok: true, done: { played: 1 } });
    expect(t.table.moves).toBe(2);
  });
});

describe('the table that the entries come to', () => {
  test('is the table itself', () => {
    const t = playedOut(two());
    expect(t.table.stage).toBe('over');
    expect(t.refolded()).toEqual(t.table);
    expect(JSON.parse(JSON.stringify(t.table))).toEqual(t.table);
  });

  test('does not grow with the length of the game', () => {
    const endless = asAny({
      ...skiff,
      apply(state, actor, action, tell) {
        skiff.apply(state, actor, action, tell);
        delete state.outcome;
        state.places = state.places.map((place) => place % 9);
      },
    });
    const t = new TestTable(endless, { seats: ['ann', 'ann'] });
    const size = () => JSON.stringify(t.table).length;
    const playTo = (moves: number) => {
      while (t.table.moves < moves) {
        const seat = t.rules.awaiting(t.table.position)[0] as number;
        t.play('ann', seat, t.rules.legal(t.table.position, seat).at(-1) as { type: string });
      }
    };
    playTo(300);
    const early = size();
    playTo(5000);
    expect(t.table.moves).toBeGreaterThanOrEqual(5000);
    expect(size()).toBeLessThan(1.5 * early);
    expect(size()).toBeLessThan(40_000);
  });
});

describe('seats', () => {
  test('can be left, and taken by somebody else in the middle of the game', () => {
    const t = two();
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('ann', { type: 'play', seat: 0, answers: t.number(0), actions: [DRIFT] })).toBe('notYourSeat');
    expect(t.refused('cid', { type: 'sit', seat: 1 })).toBe('seatTaken');
    t.must('cid', { type: 'sit', seat: 0 });
    t.play('cid', 0, DRIFT);
  });

  test('can be given to a bot and taken back, by nobody else', () => {
    const t = two();
    expect(t.refused('bob', { type: 'handToBot', seat: 0, level: 'greedy' })).toBe('notYourSeat');
    t.must('ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    expect(t.refused('ann', { type: 'play', seat: 0, answers: t.number(0), actions: [DRIFT] })).toBe('notYourSeat');
    expect(t.refused('bob', { type: 'reclaim', seat: 0 })).toBe('notYourSeat');
    expect(t.askAsHost({ type: 'botPlays', seat: 0, answers: t.number(0), action: DRIFT }).ok).toBe(true);
    t.must('ann', { type: 'reclaim', seat: 0 });
    const late = t.askAsHost({ type: 'botPlays', seat: 0, answers: t.number(0), action: DRIFT });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'notABot' } });
  });

  test('several can be held by one person', () => {
    const t = new TestTable(rules, { seats: ['ann', 'ann'] });
    t.play('ann', 0, DRIFT);
    t.play('ann', 1, DRIFT);
    expect(t.table.moves).toBe(4);
  });

  test('that are empty are filled with bots by the opener alone', () => {
    const t = new TestTable(rules, { seats: ['ann', '-'] });
    expect(t.refused('bob', { type: 'handToBot', seat: 1, level: 'greedy' })).toBe('notTheOpener');
    t.must('ann', { type: 'handToBot', seat: 1, level: 'greedy' });
    expect(t.table.stage).toBe('playing');
  });

  test('left in the middle of the game are filled with bots by any player', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'cid'] });
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('eve', { type: 'handToBot', seat: 0, level: 'greedy' })).toBe('notTheOpener');
    t.must('bob', { type: 'handToBot', seat: 0, level: 'greedy' });
  });

  test('left for good are played as the game says, where it says so', async () => {
    const queen = await loadGame('mississippi-queen');
    const options = { ...standardOptions(queen.meta), leavers: 'lifted' };
    const t = new TestTable(queen, { seats: ['ann', 'bob', 'cid'], options });
    const [first] = t.rules.awaiting(t.table.position) as [number];
    t.must(['ann', 'bob', 'cid'][first] ?? '', { type: 'leave', seat: first });
    expect(t.table.tail.at(-1)).toMatchObject({ actor: first, line: 'leave', mover: 'absent' });
    expect(t.rules.awaiting(t.table.position)).not.toContain(first);
    expect(t.refolded()).toEqual(t.table);
  });

  test('whose owner keeps a live table waiting for ten minutes are handed over by another player, and reclaimed', () => {
    const t = two();
    const handOver = { type: 'handToBot', seat: 0, level: 'greedy' } as const;
    t.now += 9 * 60_000;
    expect(t.refused('bob', handOver)).toBe('notYourSeat');
    t.now += 60_000;
    expect(t.refused('eve', handOver)).toBe('notYourSeat');
    expect(t.refused('ann', { ...handOver, seat: 1 })).toBe('notYourSeat');
    t.must('bob', handOver);
    t.must('ann', { type: 'reclaim', seat: 0 });
  });

  test('handed over by somebody else go to the best bot, and no player makes a bot play worse', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'bot'] });
    t.must('ann', { type: 'handToBot', seat: 2, level: 'greedy' });
    expect(t.refused('bob', { type: 'handToBot', seat: 2, level: 'random' })).toBe('notTheOpener');
    t.now += 10 * 60_000;
    t.must('bob', { type: 'handToBot', seat: 0, level: 'random' });
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'bot', level: 'search', keptFor: { person: 'ann' } });
  });

  test('that are left while a bot keeps them stay with the bot', () => {
    const t = two();
    t.must('ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.table.seats[0]?.holder).toEqual({ kind: 'bot', level: 'greedy' });
    expect(t.refused('ann', { type: 'reclaim', seat: 0 })).toBe('notYourSeat');
  });

  test('of bots are freed by the opener also during the game, for a friend who comes later', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'] });
    t.must('bob', { type: 'handToBot', seat: 1, level: 'greedy' });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('started');
    t.must('bob', { type: 'leave', seat: 1 });
    expect(t.refused('cid', { type: 'clearSeat', seat: 1 })).toBe('notTheOpener');
    t.must('ann', { type: 'clearSeat', seat: 1 });
    t.must('cid', { type: 'sit', seat: 1 });
    expect(t.table.seats[1]?.holder).toMatchObject({ kind: 'person', sitter: { person: 'cid' } });
  });

  test('show their hand to nobody who knows another one', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'bot'] });
    t.must('ann', { type: 'clearSeat', seat: 2 });
    expect(t.refused('ann', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('bob', { type: 'handToBot', seat: 1, level: 'random' });
    expect(t.refused('bob', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('ann', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('ann', { type: 'sit', seat: 0 });
    t.must('cid', { type: 'sit', seat: 2 });
    expect(t.refolded()).toEqual(t.table);
  });

  test('are all open to whoever plays with nobody but bots', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bot'] });
    t.must('ann', { type: 'clearSeat', seat: 1 });
    t.must('ann', { type: 'sit', seat: 1 });
  });

  test('are freed by the opener only before the game begins', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', '-'] });
    expect(t.refused('bob', { type: 'clearSeat', seat: 0 })).toBe('notTheOpener');
    t.must('ann', { type: 'clearSeat', seat: 1 });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('seatOpen');
    t.must('bob', { type: 'sit', seat: 1 });
    t.must('cid', { type: 'sit', seat: 2 });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('started');
  });

  test('that do not exist are refused, whatever is asked of them', () => {
    const t = two();
    expect(t.refused('ann', { type: 'sit', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'handToBot', seat: 5, level: 'greedy' })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'reclaim', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'clearSeat', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'leave', seat: 5 })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'undo', seat: 5, answers: 0 })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'instruct', seat: 5, instructions: [] })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'look', seat: 5, log: 0 })).toBe('notYourSeat');
  });
});

describe('a clock', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test('hands whoever has not answered in time to a bot, and the seat can be taken back with a fresh clock', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    t.now += 2 * DAY - 10;
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
    t.now += 10;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
    expect(t.table.seats.map(({ holder }) => holder.kind)).toEqual(['bot', 'person']);
    t.must('ann', { type: 'reclaim', seat: 0 });
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
  });

  test('is fresh once for whoever comes back to a question, not again and again', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', '-'], pace: { type: 'days', days: 2 } });
    t.must('cid', { type: 'sit', seat: 2 });
    const comeBack = () => {
      t.must('ann', { type: 'handToBot', seat: 0, level: 'random' });
      t.must('ann', { type: 'reclaim', seat: 0 });
    };
    const newcomer = (who: string, after: string) => {
      t.must(after, { type: 'leave', seat: 2 });
      t.must(who, { type: 'sit', seat: 2 });
    };
    t.now += DAY;
    newcomer('dan', 'cid');
    comeBack();
    const fresh = t.table.askedAt;
    t.now += DAY;
    comeBack();
    newcomer('eve', 'dan');
    expect(t.table.askedAt).toBe(fresh);
    t.now += DAY;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
  });

  test('does not betray that one of those asked at once has answered', () => {
    const t = new TestTable(asAny(parley), { seats: ['ann', 'bob', 'cid'], pace: { type: 'days', days: 2 } });
    const { askedAt } = t.table;
    t.now += 500;
    t.play('bob', 1, { type: 'lay', flag: 'rope' } as { type: string });
    expect(t.table.askedAt).toBe(askedAt);
  });

  test('does not run at a live table', () => {
    const t = two();
    t.now += 400 * DAY;
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
  });
});

describe('standing instructions', () => {
  const always = (answer: string) => [{ type: 'always', answer }];
  /** A table where ann, at every seat, drifts until one boat meets another; `prepare` comes first. */
  const meeting = (
    prepare: (t: TestTable) => void,
    drift = (t: TestTable, seat: number) => t.play('ann', seat, DRIFT),
  ) => {
    for (let n = 0; n < 50; n++) {
      const secret = n.toString(16).padStart(64, '0');
      const t = new TestTable(rules, { seats: ['ann', 'ann', 'ann'], options: { course: 'river' }, secret });
      prepare(t);
      while (t.table.stage === 'playing') {
        drift(t, t.rules.awaiting(t.table.position)[0] as number);
        const met = (t.table.position as { phase: string }).phase === 'met';
        if (met || t.table.tail.some(({ mover }) => mover === 'standing')) return t;
      }
    }
    throw new Error('no boats have met');
  };
  const instructAll = (t: TestTable) =>
    [0, 1, 2].forEach((seat) => t.must('ann', { type: 'instruct', seat, instructions: always('yield') }));

  test('answer in the same breath what the seat would be asked', () => {
    const t = meeting(instructAll);
    expect(t.entries.at(-1)?.changes).toMatchObject([
      { line: 'drift', mover: 'person' },
      { mover: 'chance' },
      { line: 'yield', mover: 'standing' },
    ]);
    expect(t.refolded()).toEqual(t.table);
  });

  test('left while the question is open answer it at once', () => {
    const t = meeting(() => undefined);
    const asked = t.rules.awaiting(t.table.position)[0] as number;
    t.must('ann', { type: 'instruct', seat: asked, instructions: always('stand') });
    expect(t.table.tail.at(-1)).toMatchObject({ mover: 'standing', line: 'stand', actor: asked });
  });

  test('are kept but not used while a bot has the seat', () => {
    const prepare = (t: TestTable) => {
      instructAll(t);
      [0, 1, 2].forEach((seat) => t.must('ann', { type: 'handToBot', seat, level: 'random' }));
    };
    const t = meeting(prepare, (table, seat) =>
      table.askAsHost({ type: 'botPlays', seat, answers: table.number(seat), action: DRIFT }),
    );
    const asked = t.rules.awaiting(t.table.position)[0] as number;
    expect((t.table.position as { phase: string }).phase).toBe('met');
    t.must('ann', { type: 'reclaim', seat: asked });
    expect(t.table.tail.at(-1)).toMatchObject({ mover: 'standing', line: 'yield', actor: asked });
  });

  test('are seen by their owner alone', () => {
    const t = two();
    const told = (viewer: 0 | 1 | 'spectator', who: string) => tellAll(t.rules, t.table, { viewer, person: who });
    const stamps = () => [1, 'spectator' as const].map((viewer) => writeStamp(stampOf(t.table, viewer)));
    const before = [told(1, 'bob'), told('spectator', 'eve'), stamps()];
    t.must('ann', { type: 'instruct', seat: 0, instructions: always('yield') });
    expect([told(1, 'bob'), told('spectator', 'eve'), stamps()]).toEqual(before);
    expect(told(0, 'ann').position?.instructions).toEqual(always('yield'));
  });

  test("stay their owner's when the game is over and everyone may look through every seat", () => {
    const t = two();
    t.must('ann', { type: 'instruct', seat: 0, instructions: always('yield') });
    playedOut(t);
    expect(t.table.stage).toBe('over');
    const told = tellAll(t.rules, t.table, { viewer: 0, person: 'bob' });
    expect(told.position?.instructions).toEqual([]);
  });

  test('must be of the kind the game knows, at a game that knows any', () => {
    const t = two();
    expect(t.refused('ann', { type: 'instruct', seat: 0, instructions: [{ type: 'never' }] })).toBe(
      'malformedInstruction',
    );
    const p = new TestTable(asAny(parley), { seats: ['ann', 'bob'] });
    expect(p.refused('ann', { type: 'instruct', seat: 0, instructions: [] })).toBe('noStanding');
  });
});

describe('the recap of a seat', () => {
  test('is what everyone was told since it last looked, in order', () => {
    const t = two();
    t.play('ann', 0, DRIFT);
    t.must('bob', { type: 'look', seat: 1, log: t.table.log });
    const { log, looked } = recap(t);
    expect(log).toEqual([]);
    t.play('bob', 1, DRIFT);
    t.play('ann', 0, DRIFT);
    t.play('bob', 1, DRIFT);
    const seats = recap(t).log.flatMap(({ events }) => events.map((event) => (event as { seat?: number }).seat));
    expect(seats).toEqual([1, 0, 1]);
    expect(recap(t).looked).toBe(looked);
  });

  const recap = (t: TestTable) => {
    const { position, log } = tellAll(t.rules, t.table, { viewer: 1, person: 'bob' });
    const looked = position?.looked ?? 0;
    return { looked, log: log?.items.slice(looked - log.from) ?? [] };
  };

  test('never counts more than there is, and looking twice changes nothing', () => {
    const t = two();
    t.must('ann', { type: 'look', seat: 0, log: 999 });
    expect(t.table.seats[0]?.looked).toBe(t.table.log);
    const { version } = t.table;
    t.must('ann', { type: 'look', seat: 0, log: 999 });
    expect(t.table.version).toBe(version);
  });
});

describe('chat', () => {
  const heard = (t: TestTable, who: string) =>
    tellAll(t.rules, t.table, { viewer: 'spectator', person: who }).chat?.map(({ text }) => text);

  test('has a room for players, which spectators only read, and one for spectators, which players do not', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'ahoy' });
    t.must('eve', { type: 'say', room: 'spectators', text: 'ann should row' });
    expect(t.refused('eve', { type: 'say', room: 'players', text: 'row!' })).toBe('notAPlayer');
    expect(t.refused('ann', { type: 'say', room: 'spectators', text: 'what?' })).toBe('notOver');
    expect(heard(t, 'bob')).toEqual(['ahoy']);
    expect(heard(t, 'eve')).toEqual(['ahoy', 'ann should row']);
  });

  test('opens both rooms to everyone once the game is over', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'ann should row' });
    playedOut(t);
    t.must('ann', { type: 'say', room: 'spectators', text: 'I should have' });
    expect(heard(t, 'bob')).toEqual(['ann should row', 'I should have']);
  });

  test('can be muted for oneself and heard again', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'nag' });
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    expect(heard(t, 'bob')).toEqual([]);
    expect(heard(t, 'eve')).toEqual(['nag']);
    t.must('bob', { type: 'mute', person: 'ann', muted: false });
    expect(heard(t, 'bob')).toEqual(['nag']);
  });

  test('stays muted for players, however much strangers mute', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'nag' });
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    for (let i = 0; i < 500; i++) t.must(`eve${i % 50}`, { type: 'mute', person: `x${i}`, muted: true });
    expect(heard(t, 'bob')).toEqual([]);
    expect(t.table.mutes.length).toBeLessThanOrEqual(400);
  });

  test('muted twice is muted once, and nothing more is written down', () => {
    const t = two();
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    const { version } = t.table;
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    t.must('bob', { type: 'mute', person: 'cid', muted: false });
    expect(t.table.version).toBe(version);
  });

  test('of spectators is not heard by a player who lets a bot play for a while', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'bob should row' });
    t.must('bob', { type: 'handToBot', seat: 1, level: 'random' });
    expect(heard(t, 'bob')).toEqual([]);
    expect(t.refused('bob', { type: 'say', room: 'spectators', text: 'really?' })).toBe('notOver');
    t.must('bob', { type: 'say', room: 'players', text: 'back soon' });
  });

  test('can be reported by whoever could read it', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'rude' });
    expect(t.refused('bob', { type: 'report', saying: 0, why: 'rude' })).toBe('noSuchSaying');
    t.must('fay', { type: 'report', saying: 0, why: 'rude' });
    expect(t.entries.at(-1)?.changes).toEqual([{ type: 'reported', person: 'fay', saying: 0, why: 'rude' }]);
  });
});

describe('what a returning client is told', () => {
  const listener = { viewer: 1, person: 'bob' } as const;
  const missed = (t: TestTable, have: string) => {
    const before = readStamp(have);
    return before && tellMissed(t.rules, t.table, listener, { before, direct: false });
  };
  const stamp = (t: TestTable) => writeStamp(stampOf(t.table, 1));

  test('is nothing when nothing happened', () => {
    const t = two();
    expect(missed(t, stamp(t))).toEqual({});
  });

  test('is what it missed, in order', () => {
    const t = two();
    t.play('ann', 0, DRIFT);
    const have = stamp(t);
    const { log } = t.table;
    t.play('bob', 1, DRIFT);
    t.must('ann', { type: 'say', room: 'players', text: 'well rowed' });
    const parts = missed(t, have);
    expect(parts?.log).toMatchObject({ from: log, items: [{ events: [{ type: 'rolled', seat: 1 }] }] });
    expect(parts?.chat).toMatchObject([{ text: 'well rowed' }]);
    expect(parts?.position?.number).toBe(t.number(1));
    expect(parts?.seats).toBeUndefined();
  });

  test('is everything when part of the log was taken back meanwhile', () => {
    const t = new TestTable(rules, { seats: ['ann', 'ann'] });
    t.play('ann', 0, DRIFT);
    const have = stamp(t);
    t.must('ann', { type: 'askTakeback', seat: 0, answers: t.number(0) });
    expect(missed(t, have)).toBeUndefined();
  });

  test('names whoever is asked', () => {
    const t = two();
    const awaited = () => tellAll(t.rules, t.table, listener).position?.awaited;
    expect(awaited()).toEqual([0]);
    t.play('ann', 0, DRIFT);
    expect(awaited()).toEqual([1]);
    playedOut(t);
    expect(awaited()).toEqual([]);
  });

  test.each(['', 'x', '99.0.0.0.0.0', '0.0.0.0.0', '-1.0.0.0.0.0'])('is everything for the stamp "%s"', (have) => {
    expect(missed(two(), have)).toBeUndefined();
  });
});

function playedOut(t: TestTable): TestTable {
  while (t.table.stage === 'playing') {
    const seat = t.rules.awaiting(t.table.position)[0] as number;
    t.play(seat === 0 ? 'ann' : 'bob', seat, t.rules.legal(t.table.position, seat).at(-1) as { type: string });
  }
  return t;
}

test('who is asked is told once the game begins, though the position is still the one that was laid out', () => {
  const t = new TestTable(rules, { seats: ['ann', '-'] });
  const awaited = () => tellAll(rules, t.table, { viewer: 0, person: 'ann' }).position?.awaited;
  expect(awaited()).toEqual([]);
  t.must('bob', { type: 'sit', seat: 1 });
  expect(awaited()).toEqual([0]);
});
