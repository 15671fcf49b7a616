import { rulesOf, type RuleIdOf } from '#engine/ruling.ts';
import type { FreightRulings } from './freight/rulings.ts';
import type { PhaseName } from './state.ts';
import type { guide } from './words/guide.ts';

/** A rule of the guide. */
export type RuleId = RuleIdOf<typeof guide>;

type NoFacts = Record<never, never>;

/** How far the steps before have come; `night` is 1 when only a third track is left to build. */
export type StepsSoFar = { step: PhaseName; built: number; due: number; night: number };

/** About a space where no track can go. */
type NoRoom = { space: string };

/** About a delivery that lacks something; `onTheMap` is 0 when the factory or the city is not. */
export type Lacking = {
  factory: string;
  city: string;
  good: string;
  card: string;
  trains: number;
  cards: number;
  onTheMap: number;
};

/** The facts of every ruling that the rules give. */
export type Rulings = FreightRulings & {
  'railroad.turn': StepsSoFar;
  'setup.start': { seats: number };
  'setup.map': { position: number };
  'setup.achievements': { left: number };
  'setup.contract': { left: number };
  'setup.cards': { left: number };
  'setup.begin': { when: 'first' | 'over' } | { factory: string; onTheMap: number };
  /** While tracks are due, or in a later step. */
  'build.must':
    | { built: number; due: number }
    | { step: PhaseName; built: number; due: number; supply: number; locked: number };
  'build.night': { built: number; due: number; night: number };
  'build.adjacent': NoRoom;
  'build.map': NoRoom;
  'build.city': NoRoom;
  'build.own': NoRoom;
  'build.full': NoRoom;
  'build.cost': { space: string; cost: number; money: number };
  'deliver.token': Lacking;
  'deliver.demand': Lacking;
  'deliver.card': Lacking;
  /** `wanted`: the goods of the city, where no certain factory was asked about. */
  'deliver.factory': Lacking & { wanted?: string };
  'deliver.city': Lacking;
  'deliver.route': Lacking;
  'office.step': StepsSoFar &
    ({ what: 'buy' } | { what: 'repay' } | { what: 'unlock'; ability: string; price: number });
  'market.one': NoFacts;
  'market.slide': { left: number };
  'market.empty': { place: number; cards: number };
  'market.hand': { cards: number };
  'market.price': { place: number; price: number; money: number };
  'unlock.one': NoFacts;
  'unlock.done': { ability: string };
  'unlock.price': { ability: string; price: number; money: number };
  'loan.limit': { held: number; left: number };
  'loan.repay': { held: number; price: number; money: number };
  /** Before the first turn `skipped` says whether leavers are skipped at this table. */
  'end.leave': NoFacts | { skipped: number };
};

/** Every reason for an end, then every tie-break. */
export const ENDINGS = [
  'end.tracks',
  'end.deck',
  'end.cities',
  'end.goods',
  'end.rounds',
  'end.left',
  'end.deliveries',
  'end.money',
] as const satisfies readonly RuleId[];
export type Ending = (typeof ENDINGS)[number];

export const { ruleId, rulingOn } = rulesOf<RuleId, Rulings>('small-railroad-empires');
