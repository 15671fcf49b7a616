import { alone, type Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import { ruling } from '#engine/ruling.ts';
import { asAny } from '../test-table.ts';
import { skiff } from './skiff.ts';

/** Step as often as you like, look at your own sealed letter, pass. What may be taken back depends on what was seen. */
const actions = { step: {}, peek: {}, pass: {}, name: { letter: int(1, 6) } };
interface Steps extends Phased<'turn'> {
  turn: Seat;
  steps: number[];
  letters: number[];
  opened: boolean[];
  options: object;
}

const turn: Phase<Steps, { type: 'step' | 'peek' | 'pass' }, { type: 'passed'; seat: Seat }> = {
  awaiting: (s) => alone(s.turn),
  legal: () => [{ type: 'step' }, { type: 'peek' }, { type: 'pass' }],
  refuse: () => ruling('common/other-question'),
  on: {
    step: (s) => void (s.steps[s.turn] = (s.steps[s.turn] ?? 0) + 1),
    peek: (s) => void (s.opened[s.turn] = true),
    pass(s, _, tell) {
      tell({ type: 'passed', seat: s.turn });
      s.turn = 1 - s.turn;
    },
  },
};

const LETTERS = [1, 2, 3, 4, 5, 6];
const copy = (s: Steps): Steps => ({ ...s, steps: [...s.steps], letters: [...s.letters], opened: [...s.opened] });

export const steps = asAny(
  phasedGame<Steps, { type: 'step' | 'peek' | 'pass' }, object, { type: 'passed'; seat: Seat }, object>(
    {
      meta: { ...skiff.meta, id: 'steps', options: {} },
      actions,
      guide: [],
      setup: () => ({ phase: 'turn', turn: 0, steps: [0, 0], letters: [4, 2], opened: [false, false], options: {} }),
      clone: copy,
      view(s, viewer) {
        const seen = viewer !== undefined && s.opened[viewer] === true ? s.letters[viewer] : 0;
        return { turn: s.turn, steps: [...s.steps], opened: [...s.opened], seen };
      },
      imagine: (view) => ({ ...(view as Steps), phase: 'turn', letters: [1, 1], options: {} }),
      redeal(s, viewer, rng) {
        s.letters = s.letters.map((letter, seat) =>
          seat === viewer && s.opened[seat] === true ? letter : pick(rng, LETTERS),
        );
      },
      reveals: (before, after, seat) => before.opened[seat] !== after.opened[seat],
      inventory: () => ({ letters: 2 }),
    },
    { turn },
  ),
);
