import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Ability, Achievement, Card, Contract, Tile } from './components.ts';
import type { FreightEvent } from './freight/events.ts';
import type { City, Factory, Hex } from './map.ts';

type Seated<T extends string, Rest = unknown> = { readonly type: T; readonly seat: Seat } & Readonly<Rest>;

/** What everybody may know. `seat` is the company it happens to. */
export type Event =
  | Seated<'starts'>
  | { readonly type: 'tileLaid'; readonly position: number; readonly tile: Tile; readonly turns: number }
  | { readonly type: 'goalShown'; readonly achievement: Achievement }
  | Seated<'contractDealt'>
  | Seated<'cardDealt'>
  | { readonly type: 'cardTurnedUp'; readonly card: Card; readonly place: number }
  | Seated<'began', { factory: Factory; hex: Hex }>
  | { readonly type: 'roundBegan'; readonly round: number }
  | Seated<'turnBegan', { round: number }>
  /** `owner` has a track there already; the fee is theirs, or the bank's if they have left. */
  | Seated<'built', { hex: Hex; cost: number; fee: number; owner: Seat; ownerLeft?: true; left: number }>
  | Seated<'starred', { hex: Hex; prestige: number }>
  | Seated<'builtNoMore', { why: 'tracks' | 'space' | 'money' }>
  | Seated<'borrowed', { money: number; loans: number }>
  | Seated<'repaid', { money: number; loans: number }>
  | Seated<'delivered', { factory: Factory; city: City; path: readonly Hex[]; money: number; prestige: number }>
  | Seated<'cardPlayed', { card: Card; met: boolean; money: number; prestige: number }>
  | Seated<'achieved', { achievement: Achievement; prestige: number }>
  | Seated<'bought', { card: Card; place: number; price: number }>
  | Seated<'unlocked', { ability: Ability; price: number }>
  | Seated<'leftTheTable'>
  | { readonly type: 'endNears'; readonly reason: string }
  | Seated<'contractShown', { contract: Contract; prestige: number }>
  | {
      readonly type: 'ended';
      readonly reason: string;
      readonly scores: readonly number[];
      readonly ranks: readonly number[];
    }
  | FreightEvent;

export type TellEvent = Tell<Event>;

/** The events of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
