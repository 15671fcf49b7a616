import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Trade } from './actions.ts';
import type { Colour, Good, Slot, Tile, WheelSpace } from './components.ts';
import type { Crew } from './crews.ts';
import type { Hex } from './prairie.ts';
import type { Space } from './worker-board.ts';

type Seated<T extends string, Rest = unknown> = { readonly type: T; readonly seat: Seat } & Readonly<Rest>;

/** What happens at the table; everything lies open, so everything is told. */
export type Event =
  | { readonly type: 'tileLaid'; readonly slot: Slot; readonly tile: Tile; readonly rotation: number }
  | { readonly type: 'startingTilePlaced'; readonly field: Hex }
  | Seated<'startingPlayerDrawn', { silver: readonly number[] }>
  | { readonly type: 'roundBegan'; readonly round: number }
  | Seated<'turnBegan', { extra: boolean }>
  | Seated<'wheelSpun', { space: WheelSpace }>
  | Seated<'arrowMoved', { spaces: number; space: WheelSpace }>
  /** Somebody is due more than the supply has: these seats give one back each. */
  | Seated<'goodsShort', { good: Good; gave: readonly Seat[] }>
  | Seated<'workersShort', { colour: Colour; gave: readonly Seat[] }>
  /** `named`: the spin or trade right before has already told it. */
  | Seated<'goodsTaken', { good: Good; count: number; named: boolean }>
  | Seated<'workersTaken', { colour: Colour; count: number; wanted: number; named: boolean }>
  | Seated<'workerDiscarded', { colour: Colour }>
  | Seated<'workersPlaced', { space: Space; workers: Crew; silver: number }>
  | Seated<'silverTaken', { silver: number; from: 'bank' | 'cattle' | 'refraining' | 'store' }>
  | { readonly type: 'spacesCleared'; readonly area: 'bank' | Colour }
  | Seated<'cityEntered'>
  | Seated<'contractorPlaced', { row: number; price: number }>
  | Seated<'contractorOutbid', { row: number; by: Seat }>
  | Seated<'passed', { unable: boolean }>
  | Seated<'rewardPaid', { row: number; price: number }>
  | Seated<'rewardLost', { row: number; price: number; pumpkins: number }>
  | Seated<'upgraded', { good: Colour; count: number }>
  | Seated<'cowTaken', { from: 'field' | 'store' }>
  | Seated<'noCowLeft'>
  | { readonly type: 'storeClosed' }
  | Seated<'built', { field: Hex; settlements: number; double: boolean; lines: number; left: number }>
  | Seated<'canteenTaken', { slot: Slot }>
  | Seated<'canteenSpent'>
  | Seated<'cowTraded', { what: Trade }>
  | Seated<'lastSettlement'>
  | { readonly type: 'ended'; readonly reason: string; readonly ranks: readonly number[] };

export type TellEvent = Tell<Event>;

/** The events of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
