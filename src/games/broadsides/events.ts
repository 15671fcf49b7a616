import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Card, Figure, HullSide, Placement, ShipName } from './components.ts';
import type { Cell, Letter, MastIndex, Place } from './deck.ts';
import type { ShotResult } from './rules/damage.ts';
import type { Dot, Heading } from './sea.ts';

type Seated<T extends string, Rest = unknown> = { readonly type: T; readonly seat: Seat } & Readonly<Rest>;

/** What everybody may know. `seat` is the ship it happens to, or the player who does it. */
export type Event =
  | Seated<'rolled', { die: number; for: 'ships' | 'fire' | 'boarding' }>
  | { readonly type: 'tied'; readonly for: 'ships' | 'fire' | 'boarding' }
  | Seated<'tookShip', { ship: ShipName }>
  | Seated<'manned', { captain: Cell; men: readonly Cell[] }>
  | { readonly type: 'roundBegan'; readonly round: number }
  /** Lays no cards this round: the Captain is lost. */
  | Seated<'adrift'>
  | Seated<'cardTurned', { square: number; card: Card }>
  | Seated<'sailed', { from: Dot; to: Dot }>
  | Seated<'turned', { from: Heading; to: Heading }>
  | Seated<'ranAground', { dot: Dot; on: 'island' | 'edge' }>
  | { readonly type: 'exchangeBegan'; readonly guns: readonly (readonly Cell[])[]; readonly volley: boolean }
  | Seated<'firesFirst'>
  | Seated<'aimed', { gun: Cell; letter: Letter; hull?: HullSide }>
  | Seated<'heldFire', { gun: Cell }>
  | Seated<'shot', { gun: Cell; letter: Letter; die: number; result: ShotResult }>
  | Seated<'hullHit', { letter: Letter; side: HullSide; markers: number }>
  | Seated<'mastHit', { mast: MastIndex; left: number }>
  | Seated<'cannonLost', { cell: Cell }>
  | Seated<'menLost', { cell: Cell; men: number }>
  | Seated<'captainLost', { cell: Cell }>
  | Seated<'promoted', { cell: Cell }>
  | { readonly type: 'roundEnded'; readonly round: number; readonly quietRounds: number }
  | { readonly type: 'collided'; readonly dot: Dot; readonly stationary: Seat; readonly placement: Placement }
  | Seated<'boardsFirst'>
  | Seated<'moved', { figure: Figure; from: Place; to: Place }>
  | Seated<'engaged', { place: Place }>
  | {
      readonly type: 'combatRolled';
      readonly place: Place;
      readonly dice: readonly number[];
      readonly bonuses: readonly number[];
    }
  | Seated<'fell', { figure: Figure; place: Place }>
  | Seated<'turnEnded', { quietTurns: number }>
  | Seated<'drawOffered'>
  | Seated<'drawDeclined'>
  | Seated<'surrendered'>
  | { readonly type: 'ended'; readonly reason: string; readonly winner?: Seat };

export type TellEvent = Tell<Event>;

/** The events of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
