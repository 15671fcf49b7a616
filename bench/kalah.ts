import { alone, type Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game, Outcome } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { type Phased, phasedGame } from '#engine/phases.ts';
import { type Guide, ruling } from '#engine/ruling.ts';

/*
 * Kalah, the small game that is written twice: once for our engine, once for boardgame.io. The rules
 * of sowing are shared, so that only the engines are compared.
 */
const PITS = 6;
const SEEDS = 4;
const STORE = PITS;
const SIDE = PITS + 1;

/** Both sides one after the other: six pits and a store each. */
export const newPits = (): number[] => Array.from({ length: SIDE + SIDE }, (_, i) => (i % SIDE === STORE ? 0 : SEEDS));

export const canSow = (pits: readonly number[], seat: Seat, pit: number): boolean =>
  countIn(pits, seat * SIDE + pit) > 0;

export function sowable(pits: readonly number[], seat: Seat): number[] {
  const found: number[] = [];
  for (let pit = 0; pit < PITS; pit++) if (canSow(pits, seat, pit)) found.push(pit);
  return found;
}

/** Sows a pit against the clock; true when the last seed falls into the seat's own store, so that it goes again. */
export function sow(pits: number[], seat: Seat, pit: number): boolean {
  const rival = (1 - seat) * SIDE + STORE;
  let at = seat * SIDE + pit;
  let seeds = countIn(pits, at);
  pits[at] = 0;
  while (seeds > 0) {
    at = (at + 1) % pits.length;
    if (at === rival) continue;
    pits[at] = countIn(pits, at) + 1;
    seeds -= 1;
  }
  capture(pits, seat, at);
  return at === seat * SIDE + STORE;
}

/** A last seed alone in one's own pit captures the pit opposite. */
function capture(pits: number[], seat: Seat, at: number): void {
  const store = seat * SIDE + STORE;
  const opposite = PITS + PITS - at;
  const own = at !== store && Math.floor(at / SIDE) === seat;
  if (!own || countIn(pits, at) !== 1 || countIn(pits, opposite) === 0) return;
  pits[store] = countIn(pits, store) + countIn(pits, opposite) + 1;
  pits[at] = 0;
  pits[opposite] = 0;
}

const countIn = (pits: readonly number[], at: number): number => pits[at] ?? 0;

export const isOver = (pits: readonly number[]): boolean =>
  sowable(pits, 0).length === 0 || sowable(pits, 1).length === 0;

const actions = { sow: { pit: int(0, PITS - 1) } };

type Action = Formed<typeof actions>;

export interface KalahState extends Phased<'sowing'> {
  pits: number[];
  turn: Seat;
}

const guide: Guide = [
  {
    title: 'Kalah',
    rules: [
      { id: 'empty', title: 'Sowing', text: 'Only a pit of your own with seeds in it can be sown.' },
      { id: 'end', title: 'The end', text: 'When one side has nothing left to sow, the most seeds win.' },
    ],
  },
];

const SOWINGS: readonly Action[] = Array.from({ length: PITS }, (_, pit) => ({ type: 'sow', pit }));

const clone = (s: KalahState): KalahState => ({ ...s, pits: [...s.pits] });

export const kalah: Game<KalahState, Action, KalahState, { readonly type: 'sown' }> = phasedGame(
  {
    meta: {
      id: 'kalah',
      title: 'Kalah',
      summary: 'Sow and gather.',
      seats: [2],
      minutes: [5, 10],
      options: {},
      rulesVersion: 1,
      credits: 'for the bench',
    },
    actions,
    guide,
    setup: (): KalahState => ({ phase: 'sowing', pits: newPits(), turn: 0 }),
    clone,
    view: clone,
    imagine: clone,
    redeal: nothingHidden,
    inventory: ({ pits }) => ({ seeds: pits.reduce((sum, seeds) => sum + seeds, 0) }),
  },
  {
    sowing: {
      awaiting: (s) => alone(s.turn),
      legal: (s) => SOWINGS.filter(({ pit }) => canSow(s.pits, s.turn, pit)),
      refuse: () => ruling('kalah/empty'),
      on: {
        sow(s, { pit }, tell) {
          if (!sow(s.pits, s.turn, pit)) s.turn = 1 - s.turn;
          tell({ type: 'sown' });
          if (isOver(s.pits)) s.outcome = judge(s.pits);
        },
      },
    },
  },
);

/** What is left in a seat's pits counts for that seat. */
function judge(pits: readonly number[]): Outcome {
  const scores = [pits.slice(0, SIDE), pits.slice(SIDE)].map((side) => side.reduce((sum, seeds) => sum + seeds, 0));
  const ranks = scores.map((mine) => 1 + scores.filter((other) => other > mine).length);
  return { reason: 'kalah/end', ranks, scores };
}
