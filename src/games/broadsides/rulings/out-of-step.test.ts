import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { words } from '../words/words.ts';
import { aboard, act, atSea, dice, rulingOn } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { STILL, abeam, collided, unanswered } from './scenes.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';
const choosing = () => act(setup(2, { crew: '20' }), ...dice(6, 1)).s;
const manning = () => act(choosing(), '0 take seahawk').s;
const firing = () => act(unanswered(), ...STILL).s;
const promoting = () => atSea({ captain: 'none' }, {}, { phase: 'promotion', round: 4 });
const volley = () => act(collided().s, '1 holdFire').s;
const moving = () => aboard({ men: [{ '0E5': 2 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
const fighting = () =>
  act(
    aboard({
      men: [
        { '0E5': 2, '0D5': 1 },
        { '1E3': 1, '1D3': 1 },
      ],
      captains: ['0A4', '1H4'],
    }),
    '0 move man 0E5 1E3',
    '0 move man 0E5 1E3',
    '0 move man 0D5 1D3',
  ).s;
const offered = () => act(abeam(), '1 offerDraw').s;

interface Case {
  readonly state: () => State;
  readonly line: string;
  readonly rule: string;
  readonly text: string;
}

const closed = (state: () => State, line: string, rule: string, text: string): Case => ({ state, line, rule, text });

const CASES: readonly (readonly [moment: string, Case])[] = [
  [
    'ships are chosen',
    closed(
      choosing,
      '0 station captain B4',
      'setup.captain',
      'Ships are chosen first; then both players place their Captains.',
    ),
  ],
  [
    'ships are chosen',
    closed(choosing, '0 plot remain,remain,remain', 'plot', 'Courses are plotted once both crews are in place.'),
  ],
  [
    'crews are placed',
    closed(manning, '0 take isabella', 'setup.ships', 'The ships have been chosen, once for the whole game.'),
  ],
  [
    'crews are placed',
    closed(
      manning,
      '0 fire A',
      'fire.range',
      'The game has not begun. Cannons fire after a card is turned over, when the ships are on neighbouring dots.',
    ),
  ],
  [
    'crews are placed',
    closed(manning, '0 promote B3', 'captain.promote', 'A new Captain is only chosen when the first one is lost.'),
  ],
  [
    'crews are placed',
    closed(
      manning,
      '0 move man 0E5 0E4',
      'boarding.turn',
      'Figures move when the ships have collided. Until then they stay where they are placed.',
    ),
  ],
  [
    'crews are placed',
    closed(
      manning,
      '0 fight 1E3',
      'combat.choice',
      'There is combat when the ships have collided and boarders have met enemies.',
    ),
  ],
  [
    'courses are plotted',
    closed(
      abeam,
      '0 fire A',
      'fire.range',
      'The ships are one dot apart. Cannons fire after a card is turned over, when they are on neighbouring dots.',
    ),
  ],
  [
    'courses are plotted',
    closed(abeam, '0 station captain B4', 'setup.captain', 'Figures are placed before the first round only.'),
  ],
  ['courses are plotted', closed(abeam, '0 promote B3', 'captain.promote', 'Your Captain is aboard.')],
  ['courses are plotted', closed(abeam, '0 acceptDraw', 'end.agreed', 'No draw is offered now.')],
  [
    'guns fire',
    closed(
      firing,
      '0 plot remain,remain,remain',
      'plot',
      'This round’s cards are laid. The next ones follow in round 2.',
    ),
  ],
  [
    'guns fire',
    closed(
      firing,
      '0 move man 0E5 0E4',
      'boarding.turn',
      'Figures move when the ships have collided. At sea they stay where they are.',
    ),
  ],
  [
    'a Captain is promoted',
    closed(
      promoting,
      '0 plot remain,remain,remain',
      'plot',
      'First the new Captain; the next cards follow in round 5.',
    ),
  ],
  [
    'a Captain is promoted',
    closed(promoting, '0 fire A', 'fire.range', 'This round’s fire is over. Cannons can fire again in the next round.'),
  ],
  [
    'the final volley is fired',
    closed(
      volley,
      '1 plot remain,remain,remain',
      'move.collision',
      'The ships have collided: no more courses are plotted.',
    ),
  ],
  [
    'the final volley is fired',
    closed(
      volley,
      '1 move man 1E5 1E4',
      'boarding.turn',
      'Figures move in the boarding turns, which follow the final volley.',
    ),
  ],
  [
    'the final volley is fired',
    closed(
      volley,
      '1 fight 1E3',
      'combat.choice',
      'There is no combat before the boarding turns, which follow the final volley.',
    ),
  ],
  [
    'boarders move',
    closed(moving, '0 fight 1E3', 'combat.choice', 'Combat comes after the movements; three movements are left.'),
  ],
  ['boarders move', closed(moving, '0 fire A', 'boarding.volley', 'The final volley was the last cannon fire.')],
  [
    'boarders move',
    closed(
      moving,
      '0 promote E5',
      'end.boarding',
      'In boarding no Captain is replaced: when one falls the game is over.',
    ),
  ],
  [
    'combats are chosen',
    closed(
      fighting,
      '0 move man 0E5 0E4',
      'boarding.turn',
      'The movements of this turn are made; now comes the combat.',
    ),
  ],
  [
    'a draw is offered',
    closed(
      offered,
      '0 plot remain,remain,remain',
      'end.agreed',
      'A draw has been offered, and has to be answered first.',
    ),
  ],
];

describe('An action tried out of its step', () => {
  test.each(CASES)(
    'while %s: the player is told why it is closed and when it is open',
    (_, { state, line, rule, text }) => {
      const ruling = rulingOn(state(), line);
      expect(ruling?.rule).toBe(`broadsides/${rule}`);
      expect(plain(words.ruling({ rule: '', facts: {}, ...ruling }), nameOf)).toBe(text);
    },
  );

  test('a ship without a Captain is told in which round it gets the next one', () => {
    const due = (s: State) => rulingOn(s, '0 promote B3')?.facts;
    const s = abeam({ captain: 'none' }, { guns: [] });
    const adrift = act(s, '1 plot remain,remain,remain').s;
    expect(due(adrift)).toEqual({ when: 'due', round: 1 });
    const struck = { ...firing(), ships: adrift.ships.map((ship) => ({ ...ship, adrift: false })) };
    expect(due(struck)).toEqual({ when: 'due', round: 2 });
    const empty = { ...struck, ships: struck.ships.map((ship) => ({ ...ship, men: ship.men.map(() => 0) })) };
    expect(due(empty)).toEqual({ when: 'nobody' });
  });

  test('only the table rolls the dice', () => {
    expect(rulingOn(abeam(), '0 roll 6')?.rule).toBe('house/chance');
  });
});
