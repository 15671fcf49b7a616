import type { Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Change, ChangeOf, Entry } from './entries.ts';
import { type ChangeContext, applyMove, goBack, removeMove, withoutTakeback } from './moves.ts';
import { NOBODY_SITS, type Holder, type SeatState, type Sitter, type TableState, ownerOf, players } from './table.ts';

/** How many are remembered of things that grow with use. Older chat is in the store. */
const KEPT = { chat: 60, mutes: 400, mutesOfOne: 40, pastOwners: 32 } as const;

/**
 * The table after a change: one that is just being made, or one that was stored. Changes were checked when they were
 * made; one that does not fit throws.
 */
export function applyChange(
  rules: AnyGame,
  table: TableState | undefined,
  change: Change,
  context: ChangeContext,
): TableState {
  const { at } = context;
  if (change.type === 'opened') {
    const position = rules.setup(change.seats, change.options);
    return newTable(change, at, { position, anchor: rules.clone(position) });
  }
  if (table === undefined) throw new Error(`a table begins with its opening, not with ${change.type}`);
  return isOfGame(change) ? applyToGame(rules, table, change, context) : applyAround(table, change, at);
}

/**
 * Who sat at a table and how it ended, from its entries alone. The game is not played, because its rules may be gone.
 */
export function applyUnplayed(entries: readonly Entry[]): TableState | undefined {
  let table: TableState | undefined;
  for (const { at, changes } of entries) {
    for (const change of changes) {
      if (change.type === 'opened') table = newTable(change, at, { position: undefined, anchor: undefined });
      else if (table !== undefined && !isOfGame(change)) table = applyAround(table, change, at);
    }
  }
  return table;
}

type OfGame = 'moved' | 'undone' | 'wentBack';
type Around = Exclude<Change['type'], OfGame | 'opened'>;

const isOfGame = (change: Change): change is ChangeOf<OfGame> =>
  change.type === 'moved' || change.type === 'undone' || change.type === 'wentBack';

function applyToGame(rules: AnyGame, table: TableState, change: ChangeOf<OfGame>, context: ChangeContext): TableState {
  if (change.type === 'moved') return applyMove(rules, table, change, context);
  return change.type === 'undone' ? removeMove(rules, table, change.move) : goBack(rules, table, change.to, context.at);
}

function applyAround(table: TableState, change: ChangeOf<Around>, at: number): TableState {
  const apply = REDUCERS[change.type] as Reducer<Around>;
  return apply(table, change, at);
}

type Reducer<T extends Around> = (table: TableState, change: ChangeOf<T>, at: number) => TableState;

const REDUCERS: { readonly [T in Around]: Reducer<T> } = {
  sat(table, { seat, person, name, entropy, clock }, at) {
    const seated = seatHolder(table, seat, { kind: 'person', sitter: { person, name } });
    const sat = bringEntropy(seated, seat, entropy);
    return clock === undefined ? freshClock(sat, seat, at) : sat;
  },
  left: (table, { seat }) =>
    withSeat(seatHolder(table, seat, NOBODY_SITS), seat, { instructions: [], ...pastOwnersOf(table, seat) }),
  handedToBot: (table, { seat, level }) => seatHolder(table, seat, botFor(table, seat, level)),
  returned: (table, { seat }) => seatHolder(table, seat, returning(table, seat)),
  reclaimed(table, { seat, clock }, at) {
    const seated = seatHolder(table, seat, { kind: 'person', sitter: keptFor(table, seat) });
    return clock === undefined ? freshClock(seated, seat, at) : seated;
  },
  renamed: (table, { seat, name }) =>
    seatHolder(table, seat, { kind: 'person', sitter: { ...sitterAt(table, seat), name } }),
  listed: (table, { listed }) => ({ ...table, listed, tableChanges: table.tableChanges + 1 }),
  began: (table, _, at) => ({ ...table, stage: 'playing', askedAt: at }),
  takebackAsked: (table, { seat, to }) => ({
    ...table,
    tableChanges: table.tableChanges + 1,
    takeback: { seat, to, agreed: [] },
  }),
  takebackAgreed: (table, { person }) => agree(table, person),
  takebackDropped: (table) => withoutTakeback(table),
  instructed: (table, { seat, instructions }) => withSeat(table, seat, { instructions }),
  said: (table, { room, person, name, text }, at) => ({
    ...table,
    chatMessages: table.chatMessages + 1,
    chat: [...table.chat, { number: table.chatMessages, at, room, person, name, text }].slice(-KEPT.chat),
  }),
  muted: (table, { person, whom, muted }) => mute(table, person, whom, muted),
  reported: (table) => table,
  looked: (table, { seat, log }) => withSeat(table, seat, { readUpTo: log }),
  finished: (table, { outcome }) => ({ ...withoutTakeback(table), stage: 'over', outcome }),
};

type FirstPosition = Pick<TableState, 'position' | 'anchor'>;

function newTable(opened: ChangeOf<'opened'>, at: number, { position, anchor }: FirstPosition): TableState {
  const { type: _, seats, ...given } = opened;
  const emptySeat: SeatState = { holder: NOBODY_SITS, instructions: [], readUpTo: 0, privateChanges: 0 };
  return {
    ...given,
    version: 0,
    openedAt: at,
    stage: 'gathering',
    seats: Array.from({ length: seats }, () => emptySeat),
    entropies: [],
    moves: 0,
    reached: 0,
    anchor,
    tail: [],
    position,
    askedAt: at,
    noticedAt: at,
    log: 0,
    logCuts: 0,
    tableChanges: 0,
    chatMessages: 0,
    turns: Array.from({ length: seats + 1 }, () => 0),
    chat: [],
    mutes: [],
    keys: [],
  };
}

/** What only this seat is told. */
function withSeat(table: TableState, seat: Seat, more: Partial<SeatState>): TableState {
  const seats = table.seats.map((state, s) =>
    s === seat ? { ...state, privateChanges: state.privateChanges + 1, ...more } : state,
  );
  return { ...table, seats };
}

function pastOwnersOf({ seats, stage }: TableState, seat: Seat): Partial<SeatState> {
  const { holder, pastOwners = [] } = seats[seat] ?? {};
  const owner = ownerOf(holder);
  if (owner === undefined || stage === 'gathering' || pastOwners.includes(owner)) return {};
  return { pastOwners: [...pastOwners, owner].slice(-KEPT.pastOwners) };
}

/**
 * A new person at a seat gets a fresh clock, not one that has already run out. Only once for each seat and each new
 * move: otherwise coming and going would stop the clock for ever.
 */
function freshClock(table: TableState, seat: Seat, at: number): TableState {
  const { freshAt = -1 } = table.seats[seat] ?? {};
  if (table.stage === 'gathering') return { ...table, askedAt: at };
  if (freshAt >= table.reached) return table;
  const seats = table.seats.map((state, s) => (s === seat ? { ...state, freshAt: table.reached } : state));
  return { ...table, seats, askedAt: at };
}

function seatHolder(table: TableState, seat: Seat, holder: Holder): TableState {
  const seats = table.seats.map((state, s) => (s === seat ? { ...state, holder } : state));
  return { ...table, seats, tableChanges: table.tableChanges + 1 };
}

/** New entropy counts from the first number that was never drawn, so that going back and on never draws again. */
function bringEntropy(table: TableState, seat: Seat, entropy: string): TableState {
  const from = table.reached;
  const others = table.entropies.filter((one) => one.seat !== seat || one.from !== from);
  return { ...table, entropies: [...others, { seat, from, entropy }] };
}

function sitterAt(table: TableState, seat: Seat): Sitter {
  const holder = table.seats[seat]?.holder;
  if (holder?.kind !== 'person') throw new Error(`nobody of flesh and blood sits at seat ${seat}`);
  return holder.sitter;
}

function botFor(table: TableState, seat: Seat, level: ChangeOf<'handedToBot'>['level']): Holder {
  const holder = table.seats[seat]?.holder;
  const kept = holder?.kind === 'person' ? holder.sitter : holder?.kind === 'bot' ? holder.keptFor : undefined;
  return { kind: 'bot', level, ...(kept === undefined ? {} : { keptFor: kept }) };
}

function returning(table: TableState, seat: Seat): Holder {
  const holder = table.seats[seat]?.holder;
  if (holder?.kind !== 'bot' || holder.keptFor === undefined) throw new Error(`seat ${seat} is kept for nobody`);
  return { ...holder, returning: true };
}

function keptFor(table: TableState, seat: Seat): Sitter {
  const holder = table.seats[seat]?.holder;
  if (holder?.kind !== 'bot' || holder.keptFor === undefined) throw new Error(`seat ${seat} is kept for nobody`);
  return holder.keptFor;
}

function agree(table: TableState, person: string): TableState {
  if (table.takeback === undefined) throw new Error('no takeback is asked for');
  const { takeback } = table;
  return {
    ...table,
    tableChanges: table.tableChanges + 1,
    takeback: { ...takeback, agreed: [...takeback.agreed, person] },
  };
}

/**
 * A person who mutes too many loses their own oldest mutes. If all together are too many, those of players are kept
 * longest.
 */
function mute(table: TableState, by: string, whom: string, muted: boolean): TableState {
  const others = table.mutes.filter(([a, b]) => a !== by || b !== whom);
  if (!muted) return { ...table, mutes: others };
  const mutes = withoutOldest([...others, [by, whom] as const], ([a]) => a === by, KEPT.mutesOfOne);
  const playing = players(table);
  return { ...table, mutes: withoutOldest(mutes, ([a]) => !playing.includes(a), KEPT.mutes - mutesOf(mutes, playing)) };
}

type Mutes = TableState['mutes'];

const mutesOf = (mutes: Mutes, persons: readonly string[]): number =>
  mutes.filter(([by]) => persons.includes(by)).length;

/** Keeps only this many of the newest of those that are meant. */
function withoutOldest(mutes: Mutes, meant: (mute: Mutes[number]) => boolean, most: number): Mutes {
  let tooMany = mutes.filter(meant).length - most;
  return mutes.filter((one) => !meant(one) || tooMany-- <= 0);
}
