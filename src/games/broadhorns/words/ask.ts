import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Answers, inRankOrder, type NamedPlace, namingSeats } from '#words/ask.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { isIn } from '../bits.ts';
import { type Card, FACEDOWN } from '../cards.ts';
import { CARGO, TOWNS } from '../components.ts';
import { wreathsOf } from '../rules/ending.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import { speedOf } from '../rules/moving.ts';
import { isPerishable, sheetAt, type Town, townAt, townNamed } from '../sheets.ts';
import { type Barrel, boatCard, cargoIn, hasBoat, type Merchant, merchantOf, shiftedBy, townOf } from '../state.ts';
import type { View } from '../view.ts';
import { trackWords } from './market.ts';
import {
  boatName,
  cardName,
  cardNote,
  cargoName,
  goldWords,
  MARKET_PLACE,
  spaceName,
  ST_LOUIS,
  townPlace,
  TRACK_PLACE,
} from './names.ts';
import { waresOf } from './towns.ts';

function here(view: View, seat: Seat): readonly Sentence[] {
  const m = merchantOf(view, seat);
  if (!hasBoat(m)) return [say`${{ seat }} is in ${ST_LOUIS} without a boat.`, firstTowns(), ...marketPrices(view)];
  return [
    say`${{ seat }}’s ${boatName(m.boat)} is ${whereWords(m)}, speed ${speedOf(view, m)}.`,
    townsAhead(m),
    boatsAround(view, seat, m),
  ];
}

/** "in the port of Cairo", "at Cairo", "2 below Cairo". */
function whereWords(m: Merchant): string {
  if (m.inPort) return `in the port of ${spaceName(m.at)}`;
  return m.at === 0 || townAt(m.at) >= 0 ? `at ${spaceName(m.at)}` : spaceName(m.at);
}

/** The next two towns down the river. */
function townsAhead(m: Merchant): Sentence {
  const next = TOWNS.filter(({ entrance }) => entrance > m.at).slice(0, 2);
  if (next.length === 0) return say`The river ends here.`;
  return say`${listed(next.map(({ name, entrance }) => `${name} is ${entrance - m.at} ahead`))}.`;
}

/** As seen from St. Louis. */
const firstTowns = (): Sentence =>
  say`First towns: ${listed(TOWNS.slice(0, 3).map(({ name, entrance }) => `${name} in ${count(entrance, 'space')}`))}.`;

function boatsAround(view: View, seat: Seat, m: Merchant): Sentence {
  return namingSeats((nameOf) =>
    view.merchants
      .flatMap((other, of) =>
        of === seat ? [] : [`${nameOf(of)}: ${hasBoat(other) ? fromHere(other.at - m.at) : `in ${ST_LOUIS}`}.`],
      )
      .join(' '),
  );
}

const fromHere = (spaces: number): string =>
  spaces === 0 ? 'beside you' : spaces > 0 ? `${spaces} ahead of you` : `${-spaces} behind you`;

const ahead = (view: View): readonly Sentence[] => [
  inRankOrder(
    view.merchants.map((m, seat) => ({
      seat,
      measure: m.gold,
      text: `${goldWords(m.gold)}, ${count(wreathsOf(m), 'wreath')}, ${count(m.tiles.length, 'town tile')}`,
    })),
  ),
];

const mine = (view: View, seat: Seat): readonly Sentence[] => [
  ...player(view, seat),
  ...handWords(merchantOf(view, seat)),
];

function player(view: View, seat: Seat): readonly Sentence[] {
  const m = merchantOf(view, seat);
  const wealth = `${goldWords(m.gold)}, ${count(wreathsOf(m), 'wreath')}, ${count(m.tiles.length, 'town tile')}, ${count(m.hand.length, 'card')} in hand`;
  return [say`${{ seat }} has ${wealth}.`, ...boatWords(seat, m)];
}

function boatWords(seat: Seat, m: Merchant): readonly Sentence[] {
  if (!hasBoat(m)) return [say`No boat.`];
  const barrels = m.barrels.map((barrel) => barrelWords(m, barrel));
  const travelers = m.travelers.map(cardName);
  return [
    say`${{ seat }}’s ${boatName(m.boat)} is ${whereWords(m)}: ${m.barrels.length} of ${boatCard(m).boxes} boxes full${barrels.length === 0 ? '' : `, ${barrels.join(', ')}`}.`,
    ...(travelers.length === 0 ? [] : [say`On board: ${listed(travelers)}.`]),
  ];
}

function barrelWords(m: Merchant, barrel: Barrel): string {
  if (!isPerishable(cargoIn(barrel))) return cargoName(cargoIn(barrel));
  const lives = boatCard(m).boxSpaces - 1 - shiftedBy(barrel);
  return `${cargoName(cargoIn(barrel))} that ${lives === 0 ? 'spoils next' : `can age ${lives}`}`;
}

/** One sentence for each card, so that a long hand can be stopped while it is read. */
const handWords = ({ hand }: Merchant): readonly Sentence[] =>
  hand.length === 0
    ? [say`No cards in hand.`]
    : hand.map((card, i) => say`Card ${i + 1}: ${cardName(card)}${card === FACEDOWN ? '' : noteOf(card)}.`);

const noteOf = (card: Card): string => (cardNote(card) === '' ? '' : `, ${cardNote(card)}`);

function places(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  const towns = TOWNS.map(({ name }, town): NamedPlace => {
    const distance = distanceTo(view, seat, town);
    return { name, text: townSentence(view, town), spot: townPlace(town), ...(distance !== undefined && { distance }) };
  });
  const boats = view.merchants.map((m, of): NamedPlace => ({
    name: `boat ${of + 1}`,
    text: hasBoat(m)
      ? say`${{ seat: of }}’s ${boatName(m.boat)}, ${whereWords(m)}`
      : say`${{ seat: of }}: no boat, in ${ST_LOUIS}`,
  }));
  return [
    ...towns,
    { name: `${ST_LOUIS} market`, text: marketPrices(view).flat(), spot: MARKET_PLACE },
    { name: 'season track', text: say`${trackWords(view).replace(/^Season track: /, '')}`, spot: TRACK_PLACE },
    ...boats,
  ];
}

function townSentence(view: View, town: Town): Sentence {
  const { sheet, filled, cards } = townOf(view, town);
  const { spaces, wreaths } = sheetAt(sheet);
  const open = spaces.filter((_, space) => !isIn(filled, space));
  const wants = listed(open.map(({ cargo, value }) => `${cargoName(cargo)} for ${value}`));
  const sells = waresOf(view, town).flatMap(({ cargo, price }) =>
    price === NOT_FOR_SALE ? [] : [`${cargoName(cargo)} for ${price}`],
  );
  const lying = cards.length === 0 ? '' : `, ${count(cards.length, 'card')} here`;
  return say`wants ${wants}; sells ${listed(sells)}; town bonus ${at(TOWNS, town).bonus}, ${count(wreaths, 'wreath')}${lying}`;
}

function distanceTo(view: View, seat: Seat | undefined, town: Town): string | undefined {
  if (seat === undefined) return undefined;
  const m = merchantOf(view, seat);
  const spaces = at(TOWNS, town).entrance - m.at;
  if (!hasBoat(m)) return `${count(at(TOWNS, town).entrance, 'space')} below ${ST_LOUIS}`;
  if (spaces === 0) return `you are at ${townNamed(town)}`;
  if (spaces < 0) return 'behind you, and boats only move downriver';
  return `${count(spaces, 'space')} ahead, ${count(Math.ceil(spaces / speedOf(view, m)), 'move')}`;
}

const marketPrices = (view: View): readonly Sentence[] => [
  say`Prices: ${listed(
    CARGO.map((_, cargo) => {
      const price = priceOf(view, cargo);
      return price === NOT_FOR_SALE
        ? `no ${cargoName(cargo)}`
        : `${at(view.market, cargo)} ${cargoName(cargo)} for ${price}`;
    }),
  )}.`,
];

/** What merchants can ask by key. */
export const ask: Answers<View> = { here, ahead, mine, player, places };
