import { BOT_KINDS, BOT_LEVELS } from '#engine/bot-level.ts';
import { expect, test } from 'vitest';
import { PATIENCE } from '#protocol/patience.ts';
import type { About, Position, PublicSeat } from '#protocol/update.ts';
import type { Known } from './known.ts';
import { seatChoices } from './seat-choices.ts';

const anna: PublicSeat = { holder: 'person', person: 'anna', name: 'Anna' };
const tom: PublicSeat = { holder: 'person', person: 'tom', name: 'Tom' };
const open: PublicSeat = { holder: 'nobody' };
const bot: PublicSeat = { holder: 'bot', level: 'greedy' };
const kept: PublicSeat = { ...bot, keptFor: { person: 'tom', name: 'Tom' } };

/** Anna has opened the table; Tom is asked since midnight. */
const known = (stage: Position['stage'], ...seats: readonly PublicSeat[]): Known => ({
  about: { opener: 'anna', pace: { type: 'live' } } as About,
  seats,
  position: {
    turn: 1,
    stage,
    view: {},
    legal: [],
    awaited: [1],
    undo: false,
    takeback: stage === 'playing',
    askedAt: 0,
    instructions: [],
    readUpTo: 0,
  },
  log: { first: 0, items: [] },
  chat: [],
  takeback: undefined,
  ending: undefined,
});

const offered = (me: string, seat: number, at: Known, now = 0) =>
  seatChoices(seat, { me, known: at, now }).map(({ label }) => label);

const BOTS = BOT_LEVELS.map((level) => `Let a ${BOT_KINDS[level].rank} play`);

test('the player who sits there may ask for a move back, let a bot play, or leave', () => {
  const own = ['Ask to take a move back', ...BOTS, 'Leave the game'];
  expect(offered('anna', 0, known('playing', anna, tom))).toEqual(own);
  expect(offered('anna', 0, known('gathering', anna, open))).toEqual([...BOTS, 'Leave the game']);
});

test('a player who has done nothing yet is not offered a takeback', () => {
  const at = known('playing', anna, tom);
  const fresh = { ...at, position: { ...at.position, takeback: false } };
  expect(offered('anna', 0, fresh)).toEqual([...BOTS, 'Leave the game']);
});

test('a second takeback is not offered while one is open', () => {
  const asking = { ...known('playing', anna, tom), takeback: { seat: 1, agreed: [], open: ['anna'] } };
  expect(offered('anna', 0, asking)).not.toContain('Ask to take a move back');
});

test('a player whose time is up takes the seat back after the bot has decided, and is not asked twice', () => {
  const at = known('playing', anna, kept);
  expect(offered('tom', 1, at)).toEqual(['Take the seat back']);
  expect(offered('tom', 1, at, PATIENCE)).toEqual(['Take the seat back after this decision']);
  const notAsked = { ...at, position: { ...at.position, awaited: [0] } };
  expect(offered('tom', 1, notAsked, PATIENCE)).toEqual(['Take the seat back']);
  expect(offered('tom', 1, known('playing', anna, { ...kept, returning: true }), PATIENCE)).toEqual([]);
});

test('anyone may take an empty seat; a player who has a hand already may not take a second beside others', () => {
  expect(offered('zoe', 1, known('playing', anna, open))).toEqual(['Sit here']);
  expect(offered('tom', 2, known('playing', anna, tom, open))).toEqual(BOTS);
  expect(offered('anna', 1, known('playing', anna, open, bot))).toEqual(['Sit here', ...BOTS]);
});

test('only the opener frees seats: anyone’s before the game begins, later those of bots', () => {
  expect(offered('anna', 1, known('gathering', anna, tom))).toEqual(['Free this seat']);
  expect(offered('tom', 0, known('gathering', anna, tom))).toEqual([]);
  expect(offered('anna', 1, known('playing', anna, tom))).toEqual([]);
  expect(offered('anna', 1, known('playing', anna, bot))).toEqual(['Free the seat for a friend']);
});

test('a bot that keeps a seat gives it back to its owner and to nobody else', () => {
  expect(offered('tom', 1, known('playing', anna, kept))).toEqual(['Take the seat back']);
  expect(offered('anna', 1, known('playing', anna, kept))).toEqual([]);
});

test('somebody who keeps a live table waiting for long can be relieved by a captain', () => {
  expect(offered('anna', 1, known('playing', anna, tom), PATIENCE)).toEqual(['Let a captain play until they are back']);
  expect(offered('zoe', 1, known('playing', anna, tom), PATIENCE)).toEqual([]);
});

test('nothing is offered when the game is over', () => {
  expect(offered('anna', 0, known('over', anna, tom))).toEqual([]);
});
