import { askedSeat } from '#kit/asked-seat.ts';
import type { Spot } from '#kit/places.tsx';
import { spell } from '#kit/speech.ts';
import type { Remark } from '#kit/use-why.ts';
import { type Action, MOVES, PORT } from '../actions.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import { townAt, townNamed } from '../sheets.ts';
import { hasBoat, mover } from '../state.ts';
import type { View } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, cornerOf, middleOfTown, outline, portOf, spaceAt } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Props } from './props.ts';
import { townWords } from './words/towns.ts';

/** Somewhere to press, and what that plays. */
export interface Offer {
  readonly spot: Spot;
  readonly actions: readonly Action[];
  /** What a press on a closed place is about: the rules say why it cannot be done. */
  readonly wish?: Action;
  /** What a closed place has to be read, where no rule closes it. */
  readonly remark?: Remark;
}

/** Spaces within this turn's reach, the landing to put in at, and every town to be read. */
export function offersOf(props: Props): readonly Offer[] {
  const acting = askedSeat(props) !== undefined && props.view.phase === 'actions';
  return [...spaceOffers(props, acting), ...TOWNS.map((_, town) => townOffer(props, town, acting))];
}

const spaceOffers = ({ view }: Props, acting: boolean): readonly Offer[] =>
  Array.from({ length: RIVER_END + 1 }, (_, space) => (acting ? reachOffer(view, space) : closedOffer(space)));

function closedOffer(space: number): Offer {
  const town = townAt(space);
  const label = town < 0 ? `River space ${space}` : `River space ${space}, landing of ${townNamed(town)}`;
  return {
    spot: { ...spaceAt(space), id: `space ${space}`, label, path: outline(space), state: 'closed' },
    actions: [],
  };
}

/** Farther Moves glow less; what is out of reach can be asked about. */
function reachOffer(view: View, space: number): Offer {
  const closed = closedOffer(space);
  const actions = movesTo(view, space);
  const wish = MOVES[space - mover(view).at];
  if (actions === undefined) return wish === undefined || space <= mover(view).at ? closed : { ...closed, wish };
  const label = `${closed.spot.label}: ${spell(actions.length, 'Move')}`;
  return { spot: { ...closed.spot, label, state: 'open', dimness: actions.length - 1 }, actions };
}

function townOffer({ view, legal }: Props, town: number, acting: boolean): Offer {
  const m = mover(view);
  const here = acting && hasBoat(m) && townAt(m.at) === town && legal.some(({ type }) => type === 'port');
  const { x, y } = cornerOf(town);
  const port = portOf(town);
  const spot: Spot = {
    ...middleOfTown(town),
    id: `town ${town}`,
    label: here ? `Put in at ${townWords(view, town)}` : townWords(view, town),
    path: here
      ? `M${port.x - 19} ${port.y - 19}h38v38h-38Z`
      : `M${x} ${y}h${CARD_WIDTH}v${CARD_HEIGHT}h${-CARD_WIDTH}Z`,
    state: here ? 'open' : 'closed',
  };
  return here ? { spot, actions: [PORT] } : { spot, actions: [], remark: { facts: [spot.label] } };
}
