import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Answers, inRankOrder, type NamedPlace, namingSeats } from '#words/ask.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import { BANK, COLOURS, GOODS, STORE } from '../components.ts';
import { type Hex, HEX_NAMES, isField, isPayable, kindsOf, neighboursOf } from '../prairie.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { FREE, type Player, playerOf, STARTING_TILE, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { largeSpacesOf } from '../worker-board.ts';
import { hexLabel, spaceLabel, supplyLabel, wheelLabel } from './place-labels.ts';
import { costKinds, fieldName, fieldTitle, goodsOf, spaceTitle, workerName } from './names.ts';
import { rowWords } from './store.ts';

const hexesOf = (view: View): readonly Hex[] => [...view.land.keys()].filter((hex) => at(view.land, hex) >= 0);
const fieldsOf = (view: View, seat: Seat): readonly Hex[] =>
  hexesOf(view).filter((hex) => at(view.owners, hex) === seat);

function here(view: View, seat: Seat): readonly Sentence[] {
  const own = fieldsOf(view, seat);
  const where = own.length === 0 ? 'on no field yet' : `on ${shortList(own.map(fieldName))}`;
  return [
    say`${{ seat }} has ${count(settlementsBuilt(view, playerOf(view, seat)), 'settlement')}, ${where}.`,
    payable(view, seat),
  ];
}

/** Fields beside a tile that this player can pay for now. */
function payable(view: View, seat: Seat): Sentence {
  const kinds = kindsOf(playerOf(view, seat).goods);
  const open = hexesOf(view).filter(
    (hex) =>
      isFree(view, hex) &&
      isPayable(at(view.land, hex), kinds) &&
      neighboursOf(view.seats, hex).some((next) => at(view.owners, next) !== FREE),
  );
  if (open.length === 0) return say`No field beside a tile can be paid for now.`;
  return say`Fields beside a tile that can be paid for now: ${shortList(open.map((hex) => `${fieldName(hex)} for ${costKinds(view, hex).replaceAll(',', ' and')}`))}.`;
}

const isFree = (view: View, hex: Hex): boolean => at(view.owners, hex) === FREE && isField(at(view.land, hex));

/** As many as can be kept in mind. */
const MOST = 6;
const shortList = (names: readonly string[]): string =>
  names.length <= MOST ? listed(names) : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;

const ahead = (view: View): readonly Sentence[] => [
  inRankOrder(
    view.players.map((player, seat) => ({
      seat,
      // Settlements decide; cattle and canteens break a tie.
      measure: 1000 * settlementsBuilt(view, player) + player.cows + player.canteens,
      text: `${count(settlementsBuilt(view, player), 'settlement')}, ${player.settlements} to build, ${count(player.cows, 'cow')}, ${count(player.canteens, 'canteen')}`,
    })),
  ),
];

function playerWords(view: View, seat: Seat): readonly Sentence[] {
  const player = playerOf(view, seat);
  const goods = GOODS.flatMap((_, good) =>
    at(player.goods, good) === 0 ? [] : [goodsOf(at(player.goods, good), good)],
  );
  const riches = [`${player.silver} silver`, ...goods, count(player.cows, 'cow'), count(player.canteens, 'canteen')];
  return [
    say`${{ seat }} has ${listed(riches)}.`,
    say`${capital(workersWords(player))}. ${count(settlementsBuilt(view, player), 'settlement')} built, ${player.settlements} to build.`,
  ];
}

function workersWords(player: Player): string {
  if (workersOf(player) === 0) return 'no workers';
  return listed(
    COLOURS.flatMap((_, colour) => {
      const workers = at(player.workers, colour);
      return workers === 0 ? [] : [count(workers, workerName(colour))];
    }),
  );
}

function places(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  return [
    ...hexesOf(view).map((hex) => fieldPlace(view, hex, seat)),
    ...workPlaces(view),
    ...recruitPlaces(view),
    ...storePlaces(view),
  ];
}

function fieldPlace(view: View, hex: Hex, seat: Seat | undefined): NamedPlace {
  const distance = seat === undefined ? undefined : distanceTo(view, hex, seat);
  return {
    name: fieldTitle(hex),
    text: fieldText(view, hex),
    spot: at(HEX_NAMES, hex),
    ...(distance !== undefined && { distance }),
  };
}

function fieldText(view: View, hex: Hex): Sentence {
  const owner = at(view.owners, hex);
  if (owner >= 0) return say`${count(at(view.settlements, hex), 'settlement')} of ${{ seat: owner }}`;
  // The label begins with the name, which is read before it.
  return namingSeats((nameOf) => hexLabel(view, hex, nameOf).replace(`${fieldTitle(hex)}: `, ''));
}

/** Steps from the nearest own settlement, or from the starting tile while there is none. */
function distanceTo(view: View, hex: Hex, seat: Seat): string | undefined {
  const own = fieldsOf(view, seat);
  const start = hexesOf(view).filter((one) => at(view.owners, one) === STARTING_TILE);
  const from = own.length === 0 ? start : own;
  const steps = stepsTo(view, hex, new Set(from));
  if (steps === undefined || steps === 0) return undefined;
  return `${count(steps, 'step')} from ${own.length === 0 ? 'the starting tile' : 'your nearest settlement'}`;
}

function stepsTo(view: View, hex: Hex, goals: ReadonlySet<Hex>): number | undefined {
  const steps = new Map([[hex, 0]]);
  // The map grows while it is walked: breadth first.
  for (const [there, taken] of steps) {
    if (goals.has(there)) return taken;
    for (const next of neighboursOf(view.seats, there)) if (!steps.has(next)) steps.set(next, taken + 1);
  }
  return undefined;
}

/** The worker board: the bank, and the spaces of the four areas. */
function workPlaces(view: View): readonly NamedPlace[] {
  const spaces = [...BANK.keys(), ...COLOURS.flatMap((_, area) => largeSpacesOf(area))];
  return spaces.map((space) => ({
    name: spaceTitle(space),
    text: say`${spaceLabel(view, space).replace(`${spaceTitle(space)}: `, '')}`,
    spot: `space-${space}`,
  }));
}

const recruitPlaces = (view: View): readonly NamedPlace[] => [
  { name: 'Recruitment wheel', text: say`${wheelLabel(view).replace('Recruitment wheel: ', '')}`, spot: 'wheel' },
  {
    name: 'Supply of workers',
    text: say`${listed(COLOURS.map((_, colour) => supplyLabel(view, colour).replace('Supply: ', '')))}`,
  },
];

const storePlaces = ({ store }: View): readonly NamedPlace[] =>
  STORE.map((_, row): NamedPlace => {
    const holder = at(store.holders, row);
    const bid = holder < 0 ? say`, nobody bids` : say`, ${{ seat: holder }} bids ${at(store.prices, row)}`;
    return { name: `Store row ${row + 1}`, text: [rowWords(row), ...bid] };
  });

/** What settlers can ask by key. */
export const ask: Answers<View> = { here, ahead, mine: playerWords, player: playerWords, places };
