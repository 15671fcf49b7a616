import { alone, type Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { type Anytime, type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { type Guide, ruling } from '#engine/ruling.ts';

/**
 * A small duel in which not every action answers a question. Two players step forward in turn. Either may yield or
 * salute at any time, also in the other's turn. Nothing is hidden.
 */
const GROUND = 7;

const actions = { step: { paces: int(1, 2) }, yield: {}, salute: {} };

export type DuelAction = Formed<typeof actions>;

export interface DuelState extends Phased<'turn'> {
  turn: Seat;
  paces: number[];
  saluted: boolean[];
}

export type DuelEvent = { readonly type: 'stepped' | 'yielded' | 'saluted'; readonly seat: Seat };

const guide: Guide = [
  {
    title: 'The duel',
    rules: [
      { id: 'step', title: 'Stepping', text: 'One or two paces.' },
      { id: 'salute', title: 'Saluting', text: 'Each salutes once, at any time.' },
      { id: 'end.reached', title: 'The end', text: 'The first to cross the ground wins.' },
      { id: 'end.yielded', title: 'Yielding', text: 'Either may yield at any time, and loses at once.' },
    ],
  },
];

const turn: Phase<DuelState, DuelAction, DuelEvent> = {
  awaiting: (s) => alone(s.turn),
  legal: () => [
    { type: 'step', paces: 1 },
    { type: 'step', paces: 2 },
  ],
  refuse: () => ruling('duel/step'),
  on: {
    step(s, { paces }, tell) {
      const reached = (s.paces[s.turn] ?? 0) + paces;
      s.paces[s.turn] = reached;
      tell({ type: 'stepped', seat: s.turn });
      if (reached >= GROUND) win(s, s.turn, 'duel/end.reached');
      else s.turn = 1 - s.turn;
    },
  },
};

const anytime: Anytime<DuelState, DuelAction, DuelEvent> = {
  legal: (s, seat) => (s.saluted[seat] ? [{ type: 'yield' }] : [{ type: 'yield' }, { type: 'salute' }]),
  refuse: () => ruling('duel/salute'),
  on: {
    yield(s, _, tell, actor) {
      tell({ type: 'yielded', seat: actor as Seat });
      win(s, 1 - (actor as Seat), 'duel/end.yielded');
    },
    salute(s, _, tell, actor) {
      s.saluted[actor as Seat] = true;
      tell({ type: 'saluted', seat: actor as Seat });
    },
  },
};

function win(s: DuelState, seat: Seat, reason: string): void {
  s.outcome = { reason, ranks: [1 + seat, 2 - seat], scores: [1 - seat, seat] };
}

const clone = (s: DuelState): DuelState => ({ ...s, paces: [...s.paces], saluted: [...s.saluted] });

export const duel: Game<DuelState, DuelAction, DuelState, DuelEvent> = phasedGame(
  {
    meta: {
      id: 'duel',
      title: 'Duel',
      summary: 'Step forward, or yield at any time.',
      seats: [2],
      minutes: [1, 2],
      options: {},
      rulesVersion: 1,
      credits: 'made for tests',
    },
    actions,
    guide,
    anytime,
    setup: () => ({ phase: 'turn', turn: 0, paces: [0, 0], saluted: [false, false] }),
    clone,
    view: clone,
    imagine: clone,
    redeal: nothingHidden,
    inventory: () => ({ duellists: 2 }),
  },
  { turn },
);
