import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { script } from '#engine/script.ts';
import { words } from '../words/words.ts';
import { game } from '../game.ts';
import { act, scene, type Books } from '../scene.ts';
import { companyOf, type State } from '../state.ts';

const { rulingOn } = script(game);

/** The rule that closes an action, without the game's name, and what is said of it. */
function refused(s: State, line: string): readonly [rule: string | undefined, words: string] {
  const ruling = rulingOn(s, line);
  return [ruling?.rule.split('/')[1], ruling === undefined ? '' : plain(words.ruling(ruling), String)];
}

const GRAIN = '0 deliver A-grain Brenton T01';
const turn = (company: Books = {}, changes: Partial<State> = {}, hand = 'T01') =>
  scene([{ line: '1d1 1c1 1c2', hand, ...company }, { line: '2d1' }], {}, changes);
const DELIVERING = { phase: 'deliver' as const, built: 2 };
const OFFICE = { phase: 'office' as const, built: 2 };

describe('Before the first turn', () => {
  const begin = scene([{}, {}], {}, { phase: 'begin', turn: 0, round: 0 });

  test.each(['build 1d1', 'deliver A-grain Brenton T01', 'buy 1', 'unlock K1', 'loan', 'repay', 'done'])(
    'a starting track comes first, not %s',
    (line) => {
      expect(refused(begin, `0 ${line}`)).toEqual([
        'setup.begin',
        'First choose the factory where you begin; everything else waits for your turns.',
      ]);
    },
  );

  test('a player leaves only when the starting track is down', () => {
    const options = { leavers: 'skipped' } as const;
    const s = scene([{}, {}], { options }, { phase: 'begin', turn: 0, round: 0 });
    expect(refused(s, '0 leave')).toEqual([
      'end.leave',
      'Put your starting track down first; you can leave in your turn.',
    ]);
    expect(refused(begin, '0 leave')[1]).toBe('At this table a bot runs the company of a player who leaves.');
  });

  test('and a second starting track never comes', () => {
    expect(refused(turn(), '0 begin A-coal')).toEqual([
      'setup.begin',
      'Starting tracks are put down once, before the first turn.',
    ]);
  });
});

describe('While tracks are due', () => {
  test('a delivery waits for them', () => {
    expect(refused(turn({}, { built: 1 }), GRAIN)).toEqual([
      'railroad.turn',
      'Deliveries come after building: you have built 1 of 2 tracks.',
    ]);
    expect(refused(turn({ unlocked: 1 }, { built: 2 }), GRAIN)).toEqual([
      'railroad.turn',
      'Deliveries come after building: build one more track by night, or stop building.',
    ]);
  });

  test('a card is bought later, in the office', () => {
    expect(refused(turn({}, { built: 0 }), '0 buy 1')).toEqual([
      'office.step',
      'Cards are bought in the office, after building and deliveries: you have built 0 of 2 tracks.',
    ]);
  });

  test('a locked track stays locked until the office', () => {
    expect(refused(turn({}, { built: 1 }), '0 unlock K1')).toEqual([
      'office.step',
      'The track on Night shift is unlocked in the office for $4, after building and deliveries: you have built 1 of 2 tracks.',
    ]);
    expect(refused(turn({ unlocked: 1 }), '0 unlock K1')).toEqual(['unlock.done', 'Your Night shift is unlocked.']);
  });

  test('a loan is paid back later, if there is one', () => {
    expect(refused(turn({ loans: 1 }, { built: 1 }), '0 repay')).toEqual([
      'office.step',
      'Loans are paid back in the office, after building and deliveries: you have built 1 of 2 tracks.',
    ]);
    expect(refused(turn(), '0 repay')).toEqual(['loan.repay', 'You have no loan.']);
  });
});

describe('While deliveries are made', () => {
  test('no third track is built without the night shift', () => {
    expect(refused(turn({}, DELIVERING), '0 build 1c3')).toEqual([
      'build.night',
      'You have built 2 tracks this turn. The next comes in your next turn; one more in a turn takes the Night shift.',
    ]);
  });

  test('with the night shift one more was possible, but only right after the two', () => {
    expect(refused(turn({ unlocked: 1 }, DELIVERING), '0 build 1c3')[1]).toBe(
      'You have built 2 tracks this turn. The Night shift’s track comes right after them; wait for your next turn.',
    );
    expect(refused(turn({ unlocked: 1 }, { ...DELIVERING, built: 3 }), '0 build 1c3')[1]).toBe(
      'You have built 3 tracks this turn, and no more are possible. Wait for your next turn.',
    );
  });

  test('the office opens when they are done', () => {
    const when = 'once you make no more deliveries.';
    expect(refused(turn({}, DELIVERING), '0 buy 2')).toEqual([
      'office.step',
      `Cards are bought in the office, ${when}`,
    ]);
    expect(refused(turn({}, DELIVERING), '0 unlock K2')).toEqual([
      'office.step',
      `The track on Rock drills is unlocked in the office for $3, ${when}`,
    ]);
  });
});

describe('In the office', () => {
  test('a delivery that was possible has to wait for the next turn', () => {
    expect(refused(turn({}, OFFICE), GRAIN)).toEqual([
      'railroad.turn',
      'Deliveries come before the office: this one has to wait for your next turn.',
    ]);
  });

  test('one that was not possible is told why', () => {
    expect(refused(turn({}, OFFICE), '0 deliver A-grain Hartley T01')[0]).toBe('deliver.city');
    expect(refused(turn({ trains: 0 }, OFFICE), GRAIN)).toEqual([
      'deliver.card',
      'All your trains stand in cities: a delivery takes a train.',
    ]);
    expect(refused(turn({}, OFFICE, ''), GRAIN)).toEqual([
      'deliver.card',
      'You have no train card in hand: a delivery takes one.',
    ]);
  });

  test('a locked track is not in supply, and none is built any more', () => {
    expect(refused(turn({ supply: 0 }, { ...OFFICE, built: 1 }), '0 build 1c3')).toEqual([
      'build.must',
      'You have no track in supply. 4 tracks lie on locked spaces: unlock one here to build it in your next turn.',
    ]);
    const all = turn({ supply: 0, unlocked: 15 }, { ...OFFICE, built: 0 });
    expect(refused(all, '0 build 1c3')[1]).toBe('You have no track left.');
  });

  test('building that was stopped for lack of money or space goes on in the next turn', () => {
    expect(refused(turn({ money: 0 }, { ...OFFICE, built: 1 }), '0 build 1c3')).toEqual([
      'build.must',
      'You have built 1 of 2 tracks this turn and gone on. Build again in your next turn.',
    ]);
  });

  test('a second card is refused in the same turn', () => {
    const { s } = act(turn({}, OFFICE), '0 buy 1', 'chance turnUp T10');
    expect(refused(s, '0 buy 1')).toEqual(['market.one', 'You have bought a card this turn.']);
    expect(companyOf(s, 0).bought).toHaveLength(1);
  });
});

test('only chance draws, deals or reveals', () => {
  const lines = ['start 0', 'lay A 0', 'goal A01', 'contract SC1', 'deal T01', 'turnUp T01', 'dock S1'];
  for (const line of lines) expect(rulingOn(turn(), `0 ${line}`)?.rule).toBe('house/chance');
});
