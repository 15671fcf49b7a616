import { alone, CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { flag, int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game, Outcome } from '#engine/game.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { shuffle } from '#engine/rng.ts';
import { type Guide, ruling } from '#engine/ruling.ts';

/**
 * A small card game with hidden hands: passengers of worth 1 to 5 are dealt one by one. On your turn one
 * boards your ferry face up, if worth no less than the last one to board anywhere, or stays ashore face down.
 */
const WORTHS = [1, 2, 3, 4, 5];
const COPIES = 3;
const HAND = 2;

const actions = { deal: { worth: int(1, 5) }, board: { worth: int(1, 5) }, leave: { worth: int(1, 5) } };

export type FerryAction = Formed<typeof actions>;

export interface FerryOptions {
  /** The quay starts again once everyone has had a turn. */
  readonly tides: boolean;
  readonly rounds: number;
}

type PhaseName = 'dealing' | 'turn';

export interface FerryState extends Phased<PhaseName> {
  options: FerryOptions;
  /** Passengers nobody has seen, as many of each worth as there are. */
  town: number[];
  hands: number[][];
  aboard: number[][];
  ashore: number[][];
  /** Worth of the last passenger to board. */
  last: number;
  turn: Seat;
  turnsLeft: number;
}

export interface FerryView extends Omit<FerryState, 'town' | 'hands' | 'ashore'> {
  readonly viewer?: Seat;
  readonly seats: number;
  readonly hand: number[];
  readonly left: number[];
  readonly handSizes: number[];
  readonly ashoreSizes: number[];
}

export type FerryEvent =
  | { readonly type: 'dealt'; readonly seat: Seat }
  | { readonly type: 'boarded'; readonly seat: Seat; readonly worth: number }
  | { readonly type: 'left'; readonly seat: Seat };

const guide: Guide = [
  {
    title: 'The ferry',
    rules: [
      { id: 'deal', title: 'Deal', text: 'Everybody holds two passengers; who lets one go gets another.' },
      { id: 'hold', title: 'Your passengers', text: 'Only a passenger in your own hand can board or stay ashore.' },
      { id: 'board.worth', title: 'Order of boarding', text: 'Nobody boards after somebody of greater worth.' },
      { id: 'end', title: 'The end', text: 'After the last turn the ferry that carries the greatest worth wins.' },
      { id: 'end.ashore', title: 'Equal worth', text: 'Among equals wins who left fewer passengers ashore.' },
    ],
  },
];

/** A player who is short of a passenger gets one, in seating order, as long as there are any. */
const dealing: Phase<FerryState, FerryAction, FerryEvent> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => WORTHS.filter((worth) => inTown(s, worth) > 0).map((worth) => ({ type: 'deal', worth })),
  refuse: () => ruling('ferry/deal'),
  chance(s, rng) {
    let n = rng.below(s.town.reduce((sum, count) => sum + count, 0));
    const worth = WORTHS.find((one) => (n -= inTown(s, one)) < 0);
    return { type: 'deal', worth: worth ?? 0 };
  },
  on: {
    deal(s, { worth }, tell) {
      const seat = s.hands.findIndex((hand) => hand.length < HAND);
      s.town[worth - 1] = inTown(s, worth) - 1;
      of(s.hands, seat).push(worth);
      tell({ type: 'dealt', seat });
      s.phase = nextPhase(s);
    },
  },
};

const turn: Phase<FerryState, FerryAction, FerryEvent> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const held = WORTHS.filter((worth) => of(s.hands, s.turn).includes(worth));
    const boarding = held.filter((worth) => worth >= s.last).map((worth) => ({ type: 'board', worth }) as const);
    return [...boarding, ...held.map((worth) => ({ type: 'leave', worth }) as const)];
  },
  refuse(s, _, { worth }) {
    if (!of(s.hands, s.turn).includes(worth)) return ruling('ferry/hold', { worth });
    return ruling('ferry/board.worth', { worth, last: s.last });
  },
  on: {
    board(s, { worth }, tell) {
      letGo(s, worth);
      of(s.aboard, s.turn).push(worth);
      s.last = worth;
      tell({ type: 'boarded', seat: s.turn, worth });
      endTurn(s);
    },
    leave(s, { worth }, tell) {
      letGo(s, worth);
      of(s.ashore, s.turn).push(worth);
      tell({ type: 'left', seat: s.turn });
      endTurn(s);
    },
  },
};

function endTurn(s: FerryState): void {
  s.turnsLeft -= 1;
  s.turn = (s.turn + 1) % s.hands.length;
  if (s.options.tides && s.turn === 0) s.last = 0;
  s.phase = nextPhase(s);
  if (s.turnsLeft === 0) s.outcome = judge(s);
}

const nextPhase = (s: FerryState): PhaseName =>
  s.hands.some((hand) => hand.length < HAND) && s.town.some((count) => count > 0) ? 'dealing' : 'turn';

function judge(s: FerryState): Outcome {
  const scores = s.aboard.map((list) => list.reduce((sum, worth) => sum + worth, 0));
  const keys = scores.map((score, seat) => score * 100 - of(s.ashore, seat).length);
  const ranks = keys.map((key) => 1 + keys.filter((other) => other > key).length);
  const parted = scores.some((score, i) => scores.some((other, j) => score === other && ranks[i] !== ranks[j]));
  return { reason: 'ferry/end', ranks, scores, ...(parted ? { tieBreak: 'ferry/end.ashore' } : {}) };
}

/** Everything this viewer cannot see goes back into town and is dealt again, hand for hand. */
function dealAnew(hidden: number[], lists: readonly { list: number[]; size: number }[]): number[] {
  for (const { list, size } of lists) list.push(...hidden.splice(0, size));
  return WORTHS.map((worth) => hidden.filter((one) => one === worth).length);
}

export const ferry: Game<FerryState, FerryAction, FerryView, FerryEvent, FerryOptions> = phasedGame(
  {
    meta: {
      id: 'ferry',
      title: 'Ferry',
      summary: 'Fill your ferry in the right order.',
      seats: [2, 3],
      minutes: [5, 5],
      options: {
        tides: { field: flag(), default: true, title: 'Tides', help: 'The order starts anew each round.' },
        rounds: { field: int(2, 4), default: 3, title: 'Rounds', help: 'Turns for each seat.' },
      },
      rulesVersion: 1,
      credits: 'made for tests',
    },
    actions,
    guide,
    setup: (seats, options) => ({
      phase: 'dealing',
      options,
      town: WORTHS.map(() => COPIES),
      hands: empty(seats),
      aboard: empty(seats),
      ashore: empty(seats),
      last: 0,
      turn: 0,
      turnsLeft: seats * options.rounds,
    }),
    clone: (s) => ({
      ...s,
      town: [...s.town],
      hands: s.hands.map((list) => [...list]),
      aboard: s.aboard.map((list) => [...list]),
      ashore: s.ashore.map((list) => [...list]),
    }),
    view({ hands, ashore, ...rest }, viewer) {
      const { town: _hidden, ...open } = rest;
      const mine = (lists: number[][]) => (viewer === undefined ? [] : [...of(lists, viewer)]);
      return {
        ...open,
        aboard: open.aboard.map((list) => [...list]),
        ...(viewer === undefined ? {} : { viewer }),
        seats: hands.length,
        hand: mine(hands),
        left: mine(ashore),
        handSizes: hands.map((hand) => hand.length),
        ashoreSizes: ashore.map((list) => list.length),
      };
    },
    imagine({ viewer, seats, hand, left, handSizes, ashoreSizes, ...open }, rng) {
      const hands = empty(seats);
      const ashore = empty(seats);
      const known = [...open.aboard.flat(), ...hand, ...left];
      const hidden = WORTHS.flatMap((worth) =>
        Array<number>(COPIES - known.filter((one) => one === worth).length).fill(worth),
      );
      if (viewer !== undefined) {
        of(hands, viewer).push(...hand);
        of(ashore, viewer).push(...left);
      }
      const others = hands.flatMap((list, seat) =>
        seat === viewer
          ? []
          : [
              { list, size: of(handSizes, seat) },
              { list: of(ashore, seat), size: of(ashoreSizes, seat) },
            ],
      );
      const town = dealAnew(shuffle(rng, hidden), others);
      return { ...open, aboard: open.aboard.map((list) => [...list]), town, hands, ashore };
    },
    redeal(s, viewer, rng) {
      const lists = [...s.hands, ...s.ashore]
        .filter((_, i) => i % s.hands.length !== viewer)
        .map((list) => ({ list, size: list.length }));
      const hidden = [
        ...s.town.flatMap((count, i) => Array<number>(count).fill(i + 1)),
        ...lists.flatMap(({ list }) => list),
      ];
      for (const { list } of lists) list.length = 0;
      s.town = dealAnew(shuffle(rng, hidden), lists);
    },
    // Hidden cards move only when chance deals.
    reveals: () => false,
    inventory(s) {
      const all = [...s.hands.flat(), ...s.aboard.flat(), ...s.ashore.flat()];
      return Object.fromEntries(
        WORTHS.map((worth) => [`worth ${worth}`, inTown(s, worth) + all.filter((one) => one === worth).length]),
      );
    },
  },
  { dealing, turn },
);

const empty = (seats: number): number[][] => Array.from({ length: seats }, () => []);
const inTown = (s: FerryState, worth: number): number => s.town[worth - 1] ?? 0;

function letGo(s: FerryState, worth: number): void {
  const hand = of(s.hands, s.turn);
  hand.splice(hand.indexOf(worth), 1);
}

function of<T>(list: readonly T[], seat: Seat): T {
  const found = list[seat];
  if (found === undefined) throw new Error(`no seat ${seat} among ${list.length}`);
  return found;
}
