import { at } from '#engine/indexed.ts';
import { lineOf } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { LogLine } from '#words/words.ts';
import { passageOf } from '../cards.ts';
import { CARGO } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { type Cargo, type Town, townAt, townNamed } from '../sheets.ts';
import { NONE } from '../state.ts';
import {
  aCard,
  boatName,
  cargoName,
  cargoTypes,
  costWords,
  gainWords,
  MARKET_PLACE,
  spaceName,
  spacePlace,
  ST_LOUIS,
  townPlace,
} from './names.ts';

/** Part of a turn, told after the player's name: several events that belong together. */
export interface TurnStep {
  /** Of its first event. */
  readonly kind: Event['type'];
  /** Without the player and without a full stop: "moved 3, to Cairo". */
  readonly words: Sentence;
  readonly places: readonly string[];
  readonly count: number;
}

/** What the line says already: a town that was named is not named again. */
export interface ToldBefore {
  readonly town: Town | undefined;
}

const isOf =
  <T extends Event['type']>(...types: readonly T[]) =>
  (event: Event): event is EventOf<T> =>
    types.some((type) => type === event.type);

/** The events of these kinds at the beginning. */
export function leading<T extends Event['type']>(
  events: readonly Event[],
  ...types: readonly T[]
): readonly EventOf<T>[] {
  const isOne = isOf(...types);
  const other = events.findIndex((event) => !isOne(event));
  return events.slice(0, other < 0 ? events.length : other).filter(isOne);
}

const sumOf = (events: readonly { readonly gold: number }[]): number => events.reduce((sum, { gold }) => sum + gold, 0);

/** "flour, 2 apples and furs", in the order of the box. */
const cargoCounted = (cargo: readonly Cargo[], before = ''): readonly string[] =>
  CARGO.flatMap((_, type) => {
    const barrels = cargo.filter((one) => one === type).length;
    const many = barrels > 1 ? `${barrels} ` : '';
    return barrels === 0 ? [] : [`${many}${before}${cargoName(type)}`];
  });

const placeOf = (town: Town | undefined): string => (town === undefined ? MARKET_PLACE : townPlace(town));

/** " at Cairo", unless the line names it already. */
const there = (town: Town | undefined, said: ToldBefore): string => {
  if (town === undefined) return ` in ${ST_LOUIS}`;
  return said.town === town ? '' : ` at ${townNamed(town)}`;
};

/** The next part of a turn; undefined where an event is told by its own text. */
export function stepOf(events: readonly Event[], said: ToldBefore): TurnStep | undefined {
  const [first] = events;
  const step = first && STEPS[first.type]?.(events, said);
  return step && { ...step, kind: first.type };
}

type Part = Omit<TurnStep, 'kind'>;
type TellStep = (events: readonly Event[], said: ToldBefore) => Part;

const STEPS: Readonly<Partial<Record<Event['type'], TellStep>>> = {
  currentPlayed(events) {
    const { speed } = at(leading(events, 'currentPlayed'), 0);
    return { words: say`played ${{ strong: 'Good Current' }} (speed ${speed})`, places: [], count: 1 };
  },
  moved: voyage,
  putIn(events) {
    const { town } = at(leading(events, 'putIn'), 0);
    return { words: say`landed at ${{ strong: townNamed(town) }}`, places: [townPlace(town)], count: 1 };
  },
  sold: sale,
  deliveryClaimed: sale,
  boatTaken: loading,
  bought: purchase,
  fare: fares,
  pickedUp: boarding,
  expeditionEnded: ending,
  drew: () => ({ words: say`drew a card`, places: [], count: 1 }),
  discarded: discards,
};

/** All moves of a turn that follow each other: "moved 12 in 3 moves, to Natchez". */
function voyage(events: readonly Event[]): Part {
  const all = leading(events, 'moved', 'travelerMissed');
  const moves = all.filter(isOf('moved'));
  const [{ from }, { to }] = [at(moves, 0), at(moves, moves.length - 1)];
  const landing = events[all.length]?.type === 'putIn';
  const spaces = `${to - from}${moves.length > 1 ? ` in ${count(moves.length, 'move')}` : ''}`;
  const missed = all.filter(isOf('travelerMissed')).map(({ card }) => townNamed(passageOf(card).destination));
  const lost =
    missed.length === 0 ? '' : `, losing the ${missed.length === 1 ? 'traveler' : 'travelers'} to ${listed(missed)}`;
  const town = townAt(to);
  return {
    words: say`moved ${spaces}${landing ? '' : `, to ${spaceName(to)}`}${lost}`,
    places: town === NONE ? [spacePlace(to)] : [spacePlace(to), townPlace(town)],
    count: all.length,
  };
}

/** What was sold, with everything that was paid for it. */
function sale(events: readonly Event[], said: ToldBefore): Part {
  const all = leading(events, 'sold', 'deliveryClaimed', 'iceSold', 'townBonus');
  const [sold, delivered] = [all.filter(isOf('sold')), all.filter(isOf('deliveryClaimed'))];
  const { town } = at(
    all.filter((event) => 'town' in event),
    0,
  );
  const typesOf = (surplus: boolean) => sold.filter((one) => one.surplus === surplus).map(({ cargo }) => cargo);
  const what = [...cargoCounted(typesOf(false)), ...cargoCounted(typesOf(true), 'extra ')];
  const extras = [
    ...all.filter(isOf('townBonus')).map(({ gold }) => `town bonus ${gold}`),
    ...(sold.length === 0
      ? []
      : delivered.map(({ cargo, gold }) => `delivery${what.length > 1 ? ` of ${cargoName(cargo)}` : ''} ${gold}`)),
    ...all.filter(isOf('iceSold')).map(({ gold }) => `ice ${gold}`),
  ];
  // A card can also be used after the barrels were sold and told.
  const verb =
    sold.length === 0
      ? `used the delivery of ${cargoTypes(delivered.map(({ cargo }) => cargo))}`
      : `sold ${listed(what)}`;
  return {
    words: say`${verb}${there(town, said)}: ${{ strong: gainWords(sumOf(all)) }}${extras.length === 0 ? '' : ` (${extras.join(', ')})`}`,
    places: [townPlace(town)],
    count: all.length,
  };
}

const SOURCES = { market: '', bag: ' from the bag', peddler: ' from a peddler' } as const;

/** Barrels by where they came from: "2 pork plus furs from the bag". */
function bargain(bought: readonly EventOf<'bought'>[]): string {
  const lots = (['market', 'bag', 'peddler'] as const).flatMap((source) => {
    const cargo = bought.filter(({ from }) => from === source).map((one) => one.cargo);
    return cargo.length === 0 ? [] : [`${listed(cargoCounted(cargo))}${SOURCES[source]}`];
  });
  return lots.join(' plus ');
}

function purchase(events: readonly Event[], said: ToldBefore): Part {
  const all = leading(events, 'bought');
  const { town } = at(all, 0);
  return {
    words: say`bought ${bargain(all)}${there(town, said)}: ${costWords(sumOf(all))}`,
    places: [placeOf(town)],
    count: all.length,
  };
}

/** A boat and what is loaded at once. */
function loading(events: readonly Event[]): Part {
  const boat = at(leading(events, 'boatTaken'), 0);
  const bought = leading(events.slice(1), 'bought');
  const cost = boat.gold + sumOf(bought);
  const cargo = bought.length === 0 ? '' : ` and bought ${bargain(bought)}`;
  return {
    words: say`took a ${boatName(boat.boat)}${cargo} in ${ST_LOUIS}${cost === 0 ? ', for free' : `: ${costWords(cost)}`}`,
    places: [MARKET_PLACE],
    count: 1 + bought.length,
  };
}

function fares(events: readonly Event[]): Part {
  const all = leading(events, 'fare');
  const { town } = at(all, 0);
  const who = all.length === 1 ? 'a traveler' : count(all.length, 'traveler');
  return {
    words: say`brought ${who} to ${townNamed(town)}: ${{ strong: gainWords(sumOf(all)) }}`,
    places: [townPlace(town)],
    count: all.length,
  };
}

/** "picked up 2 travelers at Cairo, going to Memphis and Helena for 2 + 3 gold". */
function boarding(events: readonly Event[], said: ToldBefore): Part {
  const all = leading(events, 'pickedUp');
  const { town } = at(all, 0);
  const goals = all.map(({ card }) => passageOf(card));
  const who = all.length === 1 ? 'a traveler' : count(all.length, 'traveler');
  const to = listed(goals.map(({ destination }) => townNamed(destination)));
  const fare = goals.map((goal) => goal.fare).join(' + ');
  const where = there(town, said);
  return {
    words: say`picked up ${who}${where === '' ? ' to' : `${where}, going to`} ${to} for ${fare} gold`,
    places: [townPlace(town), ...goals.map(({ destination }) => townPlace(destination))],
    count: all.length,
  };
}

/** In port the boat is sold and travelers stay in the town; anywhere else everything on board is lost. */
function endWords({ town, gold, barrels, travelers }: EventOf<'expeditionEnded'>, said: ToldBefore): Sentence {
  const cargo = barrels === 0 ? [] : [count(barrels, 'barrel')];
  const people = travelers.length === 0 ? [] : [count(travelers.length, 'traveler')];
  if (town === undefined) return say`ended the trip and lost ${listed(['the boat', ...cargo, ...people])}`;
  const left = [...cargo, ...people];
  return say`ended the trip${there(town, said)}${left.length === 0 ? '' : `, left ${listed(left)},`} and sold the boat: ${{ strong: gainWords(gold) }}`;
}

function ending(events: readonly Event[], said: ToldBefore): Part {
  const event = at(leading(events, 'expeditionEnded'), 0);
  const { town } = event;
  return { words: endWords(event, said), places: town === undefined ? [] : [townPlace(town)], count: 1 };
}

/** Cards of a town lie face up there. */
function discards(events: readonly Event[]): Part {
  const all = leading(events, 'discarded');
  const towns = all.flatMap(({ town }) => (town === undefined ? [] : [town]));
  const laid = towns.length === 0 ? '' : `, face up at ${listed([...new Set(towns.map(townNamed))])}`;
  const cards = all.length > 2 ? `${count(all.length, 'card')}${laid && `, ${towns.length} of them`}` : undefined;
  const what = cards ?? listed(all.map(({ card }) => aCard(card)));
  return {
    words: say`discarded ${what}${cards === undefined ? laid : laid.slice(1)}`,
    places: towns.map(townPlace),
    count: all.length,
  };
}

/** One event as a line of its own. */
export function stepLine(event: Extract<Event, { readonly seat: number }>): LogLine | undefined {
  const step = stepOf([event], { town: undefined });
  return step && lineOf(event.seat, [{ seat: event.seat }, ' ', ...step.words, '.'], step.places);
}
