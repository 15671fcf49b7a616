import { askedSeat } from '#kit/asked-seat.ts';
import type { Box } from '#kit/point.ts';
import { at } from '#engine/indexed.ts';
import { isIn } from '../bits.ts';
import { BUYS, PICK_UPS, PORT, SEASON_BARRELS } from '../answers.ts';
import { TOWNS } from '../components.ts';
import { type Card, deliveryOf, isDelivery } from '../cards.ts';
import { sheetAt, type Town, townAt } from '../sheets.ts';
import { type Barrel, cargoIn, hasBoat, mover, townOf } from '../state.ts';
import { cardName, cardNote, townPlace } from '../words/names.ts';
import { landingWords, movingWords, portWords } from '../words/places.ts';
import { spacePressWords } from '../words/sale.ts';
import { waresOf } from '../words/towns.ts';
import { words } from '../words/words.ts';
import { type BoardForm, boardBox, formOf, shownCards, spaceBox, townCardBox, wareBox } from './board-form.ts';
import { placed, type RiverChart } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Props } from './props.ts';
import { boxPlace, canPlay, closedOffer, ownersOf, type Offer, openOffer, setOffer } from './spots.ts';
import { claimsFromHand, type Selling, type Trade } from './trade.ts';

/** A town: the board to land at or to read, and at the mover's own landing each thing on it that can be had now. */
export function townOffers(props: Props, chart: RiverChart, town: Town, trade: Trade): readonly Offer[] {
  const form = formOf(chart, props.view, town);
  const board = { ...boardBox(chart, town, form), form };
  const m = mover(props.view);
  const isHere = askedSeat(props) !== undefined && hasBoat(m) && townAt(m.at) === town;
  if (!isHere) return [reachOffer(props, town, board) ?? boardOffer(props, town, board)];
  if (canPlay(props, PORT)) return [landingOffer(props, town, board)];
  const things = [
    ...spaceOffers(props, town, board, trade.selling),
    ...wareOffers(props, town, board),
    ...cardOffers(props, town, board, trade.selling),
  ];
  return [...things, boardOffer(props, town, things.length === 0 ? board : { ...board, height: HEADING })];
}

interface Board extends Box {
  readonly form: BoardForm;
}

/** The strip with the name: below it lie things that are pressed by themselves. */
const HEADING = 31;

function boardOffer(props: Props, town: Town, box: Box): Offer {
  const label = portWords(props.view, town, ownersOf(props));
  return closedOffer(boxPlace(townPlace(town), label, box), { remark: { facts: [label] } });
}

/** A town within reach is pressed to move there, like its space on the river. */
function reachOffer(props: Props, town: Town, box: Box): Offer | undefined {
  const { view } = props;
  if (askedSeat(props) === undefined || view.phase !== 'actions') return undefined;
  const space = at(TOWNS, town).entrance;
  const moves = movesTo(view, space);
  const about = portWords(view, town, ownersOf(props));
  return moves && openOffer(boxPlace(townPlace(town), movingWords(town, space - mover(view).at, about), box), moves);
}

const landingOffer = (props: Props, town: Town, box: Box): Offer =>
  openOffer(boxPlace(townPlace(town), landingWords(town, portWords(props.view, town, ownersOf(props))), box), [PORT]);

/** Cargo spaces that a barrel on board can be sold into, or the barrels of a filled tile. */
function spaceOffers(props: Props, town: Town, board: Board, selling: Selling | undefined): readonly Offer[] {
  const { sheet, filled } = townOf(props.view, town);
  const { spaces } = sheetAt(props.view.phase === 'season' ? props.view.sheet : sheet);
  const place = (i: number, label: string) =>
    boxPlace(`${townPlace(town)} space ${i}`, label, placed(spaceBox(board.form, i), board));
  if (props.view.phase === 'season')
    return spaces.flatMap(({ cargo }, i) => {
      const action = at(SEASON_BARRELS, cargo);
      const isFirst = spaces.findIndex((one) => one.cargo === cargo) === i;
      return isFirst && canPlay(props, action) ? [openOffer(place(i, words.action(action, props.view)), [action])] : [];
    });
  if (selling === undefined) return [];
  const taken = takenSpaces(props, town, selling);
  return spaces.flatMap(({ cargo, value }, i) => {
    if (isIn(filled, i) || !(taken.has(i) || canSellMore(props, selling, cargo))) return [];
    const label = spacePressWords(cargo, value);
    return [setOffer(place(i, label), taken.has(i), () => selling.addBarrel(cargo, taken.has(i) ? -1 : 1))];
  });
}

const canSellMore = ({ view }: Props, { set }: Selling, cargo: number): boolean =>
  mover(view).barrels.filter((barrel: Barrel) => cargoIn(barrel) === cargo).length > at(set.barrels, cargo);

/** The empty spaces that the set fills: of each type the dearest. */
function takenSpaces({ view }: Pick<Props, 'view'>, town: Town, { set }: Selling): ReadonlySet<number> {
  const { sheet, filled } = townOf(view, town);
  const { spaces } = sheetAt(sheet);
  const empty = spaces.map((_, i) => i).filter((i) => !isIn(filled, i));
  const byValue = empty.toSorted((a, b) => at(spaces, b).value - at(spaces, a).value);
  return new Set(
    set.barrels.flatMap((count, cargo) => byValue.filter((i) => at(spaces, i).cargo === cargo).slice(0, count)),
  );
}

/** What the town sells. */
const wareOffers = (props: Props, town: Town, board: Board): readonly Offer[] =>
  props.view.phase !== 'buy'
    ? []
    : waresOf(props.view, town).map(({ cargo }, i) => {
        const action = at(BUYS, cargo);
        const place = boxPlace(
          `${townPlace(town)} ware ${cargo}`,
          words.action(action, props.view),
          placed(wareBox(board.form, i), board),
        );
        return canPlay(props, action) ? openOffer(place, [action]) : closedOffer(place, { wish: action });
      });

/** Travelers who wait here, and deliveries that can be claimed. */
function cardOffers(props: Props, town: Town, board: Board, selling: Selling | undefined): readonly Offer[] {
  const { cards } = townOf(props.view, town);
  return cards.slice(0, shownCards(cards.length)).flatMap((card, i) => {
    const place = boxPlace(
      `${townPlace(town)} card ${i}`,
      `${cardName(card)}, ${cardNote(card)}`,
      placed(townCardBox(board.form, i), board),
    );
    if (isDelivery(card)) return deliveryOffers(props, place, card, selling);
    const action = at(PICK_UPS, card);
    return canPlay(props, action) ? [openOffer({ ...place, label: words.action(action, props.view) }, [action])] : [];
  });
}

function deliveryOffers(
  { view, seat }: Props,
  place: Parameters<typeof openOffer>[0],
  card: Card,
  selling: Selling | undefined,
): readonly Offer[] {
  const { cargo } = deliveryOf(card);
  if (selling === undefined || seat === undefined || claimsFromHand(view, seat, cargo)) return [];
  const isPicked = selling.set.delivery === cargo;
  if (!isPicked && !selling.canDeliver(cargo)) return [];
  return [setOffer(place, isPicked, () => selling.toggleDelivery(cargo))];
}
