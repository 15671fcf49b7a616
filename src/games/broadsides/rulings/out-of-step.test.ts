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
    closed(choosing, '0 station captain B4', 'setup.captain', 'Ships are chosen first: then you place your captain.'),
  ],
  [
    'ships are chosen',
    closed(choosing, '0 plot remain,remain,remain', 'plot', 'You plan moves once both crews are in place.'),
  ],
  [
    'crews are placed',
    closed(manning, '0 take isabella', 'setup.ships', 'Ships are chosen only once, at the start of the game.'),
  ],
  [
    'crews are placed',
    closed(
      manning,
      '0 fire A',
      'fire.range',
      'Guns fire after each card, if the ships are 1 dot apart: finish the setup first.',
    ),
  ],
  [
    'crews are placed',
    closed(manning, '0 promote B3', 'captain.promote', 'You choose a new captain only after losing one.'),
  ],
  [
    'crews are placed',
    closed(
      manning,
      '0 move man 0E5 0E4',
      'boarding.turn',
      'Figures stay where you place them until the ships collide.',
    ),
  ],
  [
    'crews are placed',
    closed(manning, '0 fight 1E3', 'combat.choice', 'Combat begins when the ships have collided and crews meet.'),
  ],
  [
    'courses are plotted',
    closed(
      abeam,
      '0 fire A',
      'fire.range',
      'Guns fire after each card, if the ships are 1 dot apart. Now it is 1 dot.',
    ),
  ],
  [
    'courses are plotted',
    closed(abeam, '0 station captain B4', 'setup.captain', 'Figures are placed only before the first round.'),
  ],
  [
    'courses are plotted',
    closed(
      abeam,
      '0 promote B3',
      'captain.promote',
      'You have a captain: you choose a new one only after losing this one.',
    ),
  ],
  ['courses are plotted', closed(abeam, '0 acceptDraw', 'end.agreed', 'Nobody is offering a draw now.')],
  [
    'guns fire',
    closed(
      firing,
      '0 plot remain,remain,remain',
      'plot',
      'This round’s moves are planned: the next plan is for round 2.',
    ),
  ],
  [
    'guns fire',
    closed(firing, '0 move man 0E5 0E4', 'boarding.turn', 'Figures stay where they are until the ships collide.'),
  ],
  [
    'a Captain is promoted',
    closed(
      promoting,
      '0 plot remain,remain,remain',
      'plot',
      'Choose the new captain first: the next plan is for round 5.',
    ),
  ],
  [
    'a Captain is promoted',
    closed(promoting, '0 fire A', 'fire.range', 'This round’s firing is over: guns can fire again next round.'),
  ],
  [
    'the final volley is fired',
    closed(
      volley,
      '1 plot remain,remain,remain',
      'move.collision',
      'The ships have collided: there are no more moves to plan.',
    ),
  ],
  [
    'the final volley is fired',
    closed(
      volley,
      '1 move man 1E5 1E4',
      'boarding.turn',
      'Figures move in the boarding turns, after the final volley.',
    ),
  ],
  [
    'the final volley is fired',
    closed(volley, '1 fight 1E3', 'combat.choice', 'Combat comes in the boarding turns, after the final volley.'),
  ],
  [
    'boarders move',
    closed(moving, '0 fight 1E3', 'combat.choice', 'Combat comes after your movements: 3 movements to go.'),
  ],
  [
    'boarders move',
    closed(moving, '0 fire A', 'boarding.volley', 'The final volley is over: no more guns fire in this game.'),
  ],
  [
    'boarders move',
    closed(
      moving,
      '0 promote E5',
      'end.boarding',
      'In boarding a lost captain is not replaced: the game is over then.',
    ),
  ],
  [
    'combats are chosen',
    closed(
      fighting,
      '0 move man 0E5 0E4',
      'boarding.turn',
      'Your movements are done: fight now, and move again next turn.',
    ),
  ],
  [
    'a draw is offered',
    closed(offered, '0 plot remain,remain,remain', 'end.agreed', 'A draw is on offer: it must be answered first.'),
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
    expect(rulingOn(abeam(), '0 roll 6')?.rule).toBe('common/chance');
  });
});
