import type { Seat } from '#engine/actor.ts';
import { type RuleIdOf, rulesOf } from '#engine/ruling.ts';
import type { Action } from './actions.ts';
import type { Options } from './options.ts';
import type { guide } from './words/guide.ts';

/** A rule of the guide. */
export type RuleId = RuleIdOf<typeof guide>;

/** What was tried. */
type Tried = Action['type'];

type NoFacts = Record<never, never>;

/** The facts of every ruling, by rule. */
export type Rulings = {
  'start.first': { seats: number };
  'start.bows': { tried?: Tried };
  /** With a speed: it is set already. Without: it has to be set before what was tried. */
  'speed.change': { tried: Tried; speed?: never } | { speed: number; tried?: never };
  'speed.coal': { speed: number; to: number; needs: number; coal: number };
  /** What would be left, and about which space a step or push was tried. */
  'moving.complete': { points: number; coal: number; space?: string };
  /** Without points: the speed has not been set. */
  'moving.points': { points?: number };
  'moving.spent': NoFacts;
  'moving.land': { space?: string };
  'moving.bank': { space: string };
  'turning.coal': { turns: number };
  hemmed: { tried: Tried };
  'river.unexplored': { space: string };
  'river.die': NoFacts;
  'river.stack': { left: number };
  'pushing.ahead': NoFacts;
  'pushing.cost': { needs: number; space?: string; seat?: Seat };
  'pushing.choice': { space: string; seat: Seat };
  'pushing.nowhere': { space: string; seat: Seat };
  'pushing.space': { space: string };
  'pushing.taboo': { space: string };
  'pushing.chain': { space: string; seat: Seat };
  'pushing.astern': { space: string };
  /** With a seat: the captain who is pushed by it tries something else. Without: nobody pushes. */
  'pushing.facing': { tried?: Tried; seat?: Seat };
  /** With `when`: the boat may retire, at another moment. */
  'end.retire': { race: Options['race']; when?: 'turn' };
  'end.leave': { leavers: Options['leavers'] };
};

/** Why a race ends, and what parts boats of equal rank. */
export const ENDINGS = [
  'end.one-left',
  'end.first-docking',
  'end.nobody',
  'end.stand-off',
  'end.rounds',
  'rank.position',
  'rank.lost',
] as const satisfies readonly RuleId[];

export type Ending = (typeof ENDINGS)[number];

export const { ruleId, rulingOn } = rulesOf<RuleId, Rulings>('mississippi-queen');
