import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Card } from './cards.ts';
import type { Season } from './components.ts';
import type { Cargo, Sheet, Town } from './sheets.ts';

type Seated<T extends string, Rest = unknown> = { readonly type: T; readonly seat: Seat } & Readonly<Rest>;

/** What everybody may know. `gold` is what the merchant gains or, where something is bought, pays. */
export type Event =
  | { readonly type: 'tileRevealed'; readonly town: Town; readonly tile: Sheet }
  | Seated<'dealt'>
  | Seated<'spoilSetAside', { card: Card }>
  | Seated<'turnBegan', { round: number }>
  | { readonly type: 'restocked'; readonly cargo: Cargo; readonly price: number }
  | Seated<'spoiled', { by: 'step' | 'card'; shifted: readonly Cargo[]; lost: readonly Cargo[] }>
  | Seated<'keptOnIce', { by: 'step' | 'card' }>
  | Seated<'currentPlayed', { speed: number }>
  | Seated<'moved', { from: number; to: number; bonus: boolean }>
  | Seated<'travelerMissed', { card: Card }>
  | Seated<'boatTaken', { boat: number; gold: number }>
  | Seated<'putIn', { town: Town }>
  | Seated<'bought', { cargo: Cargo; gold: number; from: 'market' | 'bag' | 'peddler'; town?: Town }>
  | Seated<'sold', { town: Town; cargo: Cargo; gold: number; surplus: boolean }>
  | Seated<'deliveryClaimed', { town: Town; cargo: Cargo; gold: number; from: 'hand' | 'town' }>
  | Seated<'iceSold', { gold: number }>
  | Seated<'townBonus', { town: Town; gold: number; filled: boolean }>
  | Seated<'townFilled', { town: Town; tile?: Sheet; wreaths: number }>
  | Seated<'seasonBarrel', { cargo: Cargo; space: number }>
  | { readonly type: 'seasonBegan'; readonly season: Season }
  | { readonly type: 'harvest'; readonly barrels: number }
  | { readonly type: 'lastRound' }
  | Seated<'fare', { card: Card; gold: number; town: Town }>
  | Seated<'pickedUp', { card: Card; town: Town; from: 'hand' | 'town' }>
  | Seated<'droppedOff', { card: Card; town: Town }>
  | Seated<'expeditionEnded', { town?: Town; gold: number; barrels: number; travelers: readonly Card[] }>
  | { readonly type: 'reshuffled' }
  | Seated<'drew'>
  | Seated<'drewNothing'>
  | Seated<'spoilDrawn', { card: Card; effective: boolean; all: boolean }>
  | Seated<'discarded', { card: Card; town?: Town }>
  | Seated<'finalGold', { barrels: number; resale: number; wreaths: number; prize: number; gold: number }>
  | { readonly type: 'ended'; readonly ranks: readonly number[] };

export type TellEvent = Tell<Event>;

/** The events of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
