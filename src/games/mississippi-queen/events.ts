import type { Seat } from '#engine/actor.ts';
import type { Direction, Hex, Side } from './actions.ts';
import type { Bend, TileNumber } from './components.ts';
import type { Misfit } from './river.ts';
import type { Place } from './state.ts';

/** What happens in a race; nothing is hidden, so everything is told. */
export type Event =
  | { readonly type: 'firstDrawn'; readonly seat: Seat }
  | { readonly type: 'boatPlaced'; readonly seat: Seat; readonly hex: Hex; readonly facing: Direction }
  | { readonly type: 'roundBegan'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | {
      readonly type: 'speedChosen';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly coal: number;
    }
  | {
      readonly type: 'turned';
      readonly seat: Seat;
      readonly side: Side;
      readonly facing: Direction;
      /** Coal burnt for it: 0 or 1. */
      readonly coal: number;
    }
  /** `left`: the movement points after it. */
  | { readonly type: 'stepped'; readonly seat: Seat; readonly from: Hex; readonly to: Hex; readonly left: number }
  | {
      readonly type: 'pushed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'faced';
      readonly seat: Seat;
      readonly facing: Direction;
      /** World direction of downstream where the boat lies. */
      readonly downstream: Direction;
    }
  | { readonly type: 'boarded'; readonly seat: Seat; readonly hex: Hex; readonly aboard: number }
  | { readonly type: 'docked'; readonly seat: Seat; readonly hex: Hex; readonly place: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly bend: Bend; readonly platform: boolean }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly bend: Bend;
      readonly platform: boolean;
      /** Missing in logs from before it was told. */
      readonly because?: Misfit;
    }
  | {
      readonly type: 'tileLaid';
      /** Nobody's at set-up: `NO_SEAT`. */
      readonly seat: Seat;
      readonly place: Place;
      readonly tile: TileNumber;
      readonly bend: Bend;
      readonly heading: Direction;
      readonly passengers: number;
    }
  | { readonly type: 'platformLaid'; readonly seat: Seat; readonly bend: Bend }
  /** Tiles up to but without `first` are gone, and these passengers with them. */
  | { readonly type: 'tilesRemoved'; readonly first: Place; readonly passengers: number }
  | { readonly type: 'wentAground'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'hemmedIn'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'retired'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'leftTheTable'; readonly seat: Seat; readonly hex: Hex }
  /** The reason as an outcome names it. */
  | { readonly type: 'raceEnded'; readonly reason: string; readonly ranks: readonly number[] };

/** The events of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
