import type { Seat } from '#engine/actor.ts';
import { type RuleIdOf, rulesOf } from '#engine/ruling.ts';
import type { Figure } from './components.ts';
import type { guide } from './words/guide.ts';

/** A rule of the guide. */
export type RuleId = RuleIdOf<typeof guide>;

type NoFacts = Record<never, never>;

/** A movement that cannot be made: the figure, and the sections as records write them (`0C3`). */
type Movement = { figure: Figure; from: string; to: string };

/**
 * The facts of every ruling that the rules give. A rule that closes an action out of its step says with `when` in which
 * moment of the game it was tried.
 */
export type Rulings = {
  'setup.ships': NoFacts;
  'setup.crew': { crew: number };
  /** Crewmembers who come before the Captain; or a figure placed out of set-up. */
  'setup.captain': { left: number } | { when: 'ships' | 'past' };
  'setup.limit': { section: string; limit: number };
  /** `round` is when the next cards are laid. */
  plot: { when: 'setup' } | { when: 'firing' | 'promotion'; round: number };
  'plot.damage': { needed: number; given: number };
  'move.collision': NoFacts;
  /** `apart` is how many dots lie from ship to ship. */
  'fire.range': { when: 'setup' } | { when: 'plotting' | 'promotion'; apart: number };
  'fire.side': NoFacts;
  'fire.rake': NoFacts;
  /** A section without a crewmember; or a moment at which no Captain is chosen, with the round of the next choice. */
  'captain.promote':
    | { section: string }
    | { when: 'setup' | 'commanded' | 'nobody' | 'volley' }
    | { when: 'due'; round: number };
  'boarding.volley': NoFacts;
  'boarding.turn': { when: 'setup' | 'sea' | 'volley' | 'moved' };
  'boarding.figure': Movement;
  'boarding.section': Movement;
  'boarding.ladder': Movement;
  'boarding.across': Movement;
  'boarding.limit': Movement & { limit: number };
  'boarding.retreat': Movement;
  /** A section without enemies; or a moment without combat, with the movements still to be made. */
  'combat.choice': { section: string } | { when: 'setup' | 'sea' | 'volley' } | { when: 'boarding'; left: number };
  'end.boarding': NoFacts;
  /** Who has offered a draw that is open; or when the next can be offered; or nothing where none is open. */
  'end.agreed': { open: Seat } | { next: 'round' | 'boarding turn' } | NoFacts;
  dice: NoFacts;
};

/** Every reason for which a game ends. */
export const ENDINGS = [
  'end.surrender',
  'end.sunk',
  'end.destroyed',
  'end.both-lost',
  'end.volley',
  'end.both-volley',
  'end.boarding',
  'end.adrift',
  'end.no-shot',
  'end.no-combat',
  'end.agreed',
] as const satisfies readonly RuleId[];
export type Ending = (typeof ENDINGS)[number];

export const { ruleId, rulingOn } = rulesOf<RuleId, Rulings>('broadsides');
