import { type RuleIdOf, rulesOf } from '#engine/ruling.ts';
import type { BOAT_SIZES, CARGO } from './components.ts';
import type { guide } from './words/guide.ts';

/** A rule of the guide. */
export type RuleId = RuleIdOf<typeof guide>;

/** The parts of a Port action at a town, in their order. */
export const PORT_PARTS = ['selling', 'buying', 'taking travelers'] as const;
export type PortPart = (typeof PORT_PARTS)[number];

type NoFacts = { readonly nothing?: never };
type InTown = { readonly town: string };
type OfCargo = { readonly cargo: (typeof CARGO)[number] };
/** Where the next chance lies; nothing lies below New Orleans. */
export type NextLanding = NoFacts | { readonly next: string; readonly spaces: number };

/** The facts of every ruling, in the order of the guide. */
export type Rulings = {
  readonly chance: NoFacts;
  /** A spoil step, or a spoil card: in the own draw or in that of another player. */
  readonly 'turn.steps': { readonly step: 'spoil' | 'draw' | 'other' };
  /** Named is the town at whose landing the boat lies. */
  readonly 'turn.actions': NoFacts | InTown;
  readonly 'spoil.step': NoFacts;
  /** There is none, one is being chosen, or one has been taken. */
  readonly 'expedition.boat': NoFacts | { readonly choosing: 'yes' } | { readonly boat: (typeof BOAT_SIZES)[number] };
  readonly 'market.buy': NoFacts;
  readonly 'boxes.full': { readonly boxes: number; readonly selling: 'yes' | 'no' };
  readonly 'market.none': OfCargo;
  /** It holds none of this cargo, or it is out of reach on the river. */
  readonly 'market.bag': OfCargo | { readonly river: 'yes' };
  readonly gold: { readonly cost: number; readonly gold: number };
  readonly 'move.speed': { readonly spaces: number; readonly speed: number };
  readonly 'move.river-end': { readonly spaces: number; readonly left: number };
  readonly 'cards.good-current': NoFacts;
  /** Named is the town to put in at first. */
  readonly 'port.parts': InTown | NextLanding;
  readonly 'port.order': InTown & { readonly now: PortPart; readonly wanted: PortPart };
  /** `left` is the number of actions after this one. */
  readonly 'port.under-way': InTown & { readonly left: number };
  readonly 'port.entrance': NextLanding;
  readonly 'port.once': InTown & NextLanding;
  readonly 'sell.space': OfCargo & InTown & { readonly value: number };
  readonly 'sell.surplus': OfCargo;
  readonly 'sell.aboard': OfCargo;
  readonly 'sell.delivery': OfCargo & InTown;
  readonly 'sell.one-delivery': OfCargo & InTown;
  readonly 'sell.no-card': OfCargo & InTown;
  readonly 'sell.ice': NoFacts;
  readonly 'sell.fill': InTown;
  /** No town is full, a barrel has to be chosen first, or not this one. */
  readonly 'season.barrel': NoFacts | InTown | (InTown & OfCargo);
  readonly 'buy.banner': OfCargo & InTown;
  /** None is held, or it is of no use in St. Louis. */
  readonly 'cards.peddler': NoFacts | { readonly river: 'no' };
  readonly 'travelers.here': InTown;
  readonly 'travelers.downriver': { readonly destination: string };
  readonly 'travelers.seats': { readonly occupants: number };
  readonly 'travelers.card': NoFacts;
  readonly 'travelers.aboard': NoFacts;
  readonly 'travelers.once': NoFacts;
  readonly ice: NoFacts;
  readonly 'ice.none': NoFacts;
  /** A card that is not held; a hand without a limit; or within its limit, or above it and brought down first. */
  readonly 'hand.limit': NoFacts | HandSize | (HandSize & { readonly limit: number; readonly first?: 'yes' });
  readonly 'expedition.end': InTown & { readonly resale: number };
  readonly 'end.year': NoFacts;
};

type HandSize = { readonly cards: number };

/** Every reason for an end, and what breaks a tie. */
export const ENDINGS = ['end.year', 'end.standstill', 'end.tie'] as const satisfies readonly RuleId[];
export type Ending = (typeof ENDINGS)[number];

export const { ruleId, rulingOn } = rulesOf<RuleId, Rulings>('broadhorns');
