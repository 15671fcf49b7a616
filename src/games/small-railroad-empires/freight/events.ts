import type { Seat } from '#engine/actor.ts';
import type { ShipCard } from './components.ts';

export type FreightEvent =
  | { readonly type: 'docked'; readonly ship: ShipCard }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly ship: ShipCard;
      /** From the left, counted from 0. */
      readonly slot: number;
      /** Whether the player's own container was put there. */
      readonly own: boolean;
      readonly money: number;
      readonly prestige: number;
    }
  | {
      readonly type: 'exported';
      readonly ship: ShipCard;
      /** Who has the most containers; several have tied for most. */
      readonly seats: readonly Seat[];
      /** Those of them who have left the table and are not paid; only if there are any. */
      readonly unpaid?: readonly Seat[];
      readonly money: number;
      readonly prestige: number;
    }
  | { readonly type: 'sailed'; readonly ship: ShipCard };
