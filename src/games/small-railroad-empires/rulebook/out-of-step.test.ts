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
        'Choose the factory you start at first. The rest comes on your turns.',
      ]);
    },
  );

  test('a player leaves only when the starting track is down', () => {
    const options = { leavers: 'skipped' } as const;
    const s = scene([{}, {}], { options }, { phase: 'begin', turn: 0, round: 0 });
    expect(refused(s, '0 leave')).toEqual([
      'end.leave',
      'Place your starting track first. Then you can leave on your turn.',
    ]);
    expect(refused(begin, '0 leave')[1]).toBe('In this game a bot plays on for a player who leaves.');
  });

  test('and nobody gets a second starting track, in any step', () => {
    for (const s of [turn(), turn({}, DELIVERING), turn({}, OFFICE)]) {
      expect(refused(s, '0 begin A-coal')).toEqual([
        'setup.begin',
        'Starting tracks are placed once, before the first turn.',
      ]);
    }
  });
});

describe('While tracks are due', () => {
  test('a delivery waits for them', () => {
    expect(refused(turn({}, { built: 1 }), GRAIN)).toEqual([
      'railroad.turn',
      'You can deliver after building (1 of 2 tracks built).',
    ]);
    expect(refused(turn({ unlocked: 1 }, { built: 2 }), GRAIN)).toEqual([
      'railroad.turn',
      'You can deliver after building: build the extra track or stop.',
    ]);
  });

  test('a card is bought later, in the office', () => {
    expect(refused(turn({}, { built: 0 }), '0 buy 1')).toEqual([
      'office.step',
      'You can buy a card after building and delivering (0 of 2 tracks built).',
    ]);
  });

  test('a locked track stays locked until the office', () => {
    expect(refused(turn({}, { built: 1 }), '0 unlock K1')).toEqual([
      'office.step',
      'You can unlock Night shift for $4 after building and delivering (1 of 2 tracks built).',
    ]);
    expect(refused(turn({ unlocked: 1 }), '0 unlock K1')).toEqual([
      'unlock.done',
      'Your Night shift is already unlocked.',
    ]);
  });

  test('a loan is paid back later, if there is one', () => {
    expect(refused(turn({ loans: 1 }, { built: 1 }), '0 repay')).toEqual([
      'office.step',
      'You can repay a loan after building and delivering (1 of 2 tracks built).',
    ]);
    expect(refused(turn(), '0 repay')).toEqual(['loan.repay', 'You have no loan to repay.']);
  });
});

describe('While deliveries are made', () => {
  test('no third track is built without the night shift', () => {
    expect(refused(turn({}, DELIVERING), '0 build 1c3')).toEqual([
      'build.night',
      'You built 2 tracks this turn. Build again next turn, or unlock the Night shift to build 1 more each turn.',
    ]);
  });

  test('the night shift gives one more, but only right after the two', () => {
    expect(refused(turn({ unlocked: 1 }, DELIVERING), '0 build 1c3')[1]).toBe(
      'The Night shift track comes right after the others. Build it next turn.',
    );
    expect(refused(turn({ unlocked: 1 }, { ...DELIVERING, built: 3 }), '0 build 1c3')[1]).toBe(
      'You built 3 tracks this turn, the most possible. Build again next turn.',
    );
  });

  test('the office opens when they are done', () => {
    const when = 'when you stop delivering.';
    expect(refused(turn({}, DELIVERING), '0 buy 2')).toEqual(['office.step', `You can buy a card ${when}`]);
    expect(refused(turn({}, DELIVERING), '0 unlock K2')).toEqual([
      'office.step',
      `You can unlock Rock drills for $3 ${when}`,
    ]);
  });
});

describe('In the office', () => {
  test('a delivery that was possible has to wait for the next turn', () => {
    expect(refused(turn({}, OFFICE), GRAIN)).toEqual([
      'railroad.turn',
      'Deliveries come before buying. Deliver this next turn.',
    ]);
  });

  test('for one that was not possible the reason is told', () => {
    expect(refused(turn({}, OFFICE), '0 deliver A-grain Hartley T01')[0]).toBe('deliver.city');
    expect(refused(turn({ trains: 0 }, OFFICE), GRAIN)).toEqual([
      'deliver.card',
      'Every delivery needs a train, and you have none left.',
    ]);
    expect(refused(turn({}, OFFICE, ''), GRAIN)).toEqual([
      'deliver.card',
      'Every delivery needs a train card. Buy one at the end of your turn.',
    ]);
  });

  test('a locked track is not in supply, and no track is built before the next turn', () => {
    expect(refused(turn({ supply: 0 }, { ...OFFICE, built: 1 }), '0 build 1c3')).toEqual([
      'build.must',
      'You have no tracks left to build. Unlock one now and build it next turn.',
    ]);
    const all = turn({ supply: 0, unlocked: 15 }, { ...OFFICE, built: 0 });
    expect(refused(all, '0 build 1c3')[1]).toBe('You have no tracks left.');
  });

  test('building that stopped for lack of money or space goes on in the next turn', () => {
    expect(refused(turn({ money: 0 }, { ...OFFICE, built: 1 }), '0 build 1c3')).toEqual([
      'build.must',
      'Building is over for this turn. Build again next turn.',
    ]);
    const shutIn = scene([{ line: '1a1' }, { line: '1a2 1b1' }, { line: '1a2 1b1' }], {}, { ...OFFICE, built: 0 });
    expect(refused(shutIn, '0 build 1b1')).toEqual([
      'build.must',
      'Building is over for this turn. Build again next turn.',
    ]);
  });

  test('a second card is refused in the same turn', () => {
    const { s } = act(turn({}, OFFICE), '0 buy 1', 'chance turnUp T10');
    expect(refused(s, '0 buy 1')).toEqual(['market.one', 'You bought a card this turn. Buy the next one next turn.']);
    expect(companyOf(s, 0).bought).toHaveLength(1);
  });
});

test('only chance draws, deals or reveals, in every step', () => {
  const lines = ['start 0', 'lay A 0', 'goal A01', 'contract SC1', 'deal T01', 'turnUp T01', 'dock S1'];
  const begin = scene([{}, {}], {}, { phase: 'begin', turn: 0, round: 0 });
  for (const s of [begin, turn(), turn({}, DELIVERING), turn({}, OFFICE)]) {
    expect(lines.map((line) => rulingOn(s, `0 ${line}`)?.rule)).toEqual(lines.map(() => 'common/chance'));
  }
});
