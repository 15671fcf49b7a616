import type { BoardProps } from '#kit/board.ts';
import type { Spot } from '#kit/places.tsx';
import { type Action, PORT } from '../actions.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import type { Event } from '../events.ts';
import { townAt, townNamed } from '../sheets.ts';
import { hasBoat, mover } from '../state.ts';
import type { View } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, cornerOf, middleOfTown, outline, portOf, spaceAt } from './chart.ts';
import { movesTo } from './planner.ts';
import { townWords } from './town.tsx';

export type Props = BoardProps<View, Action, Event>;

/** Somewhere to press, and what that plays. */
export interface Offer {
  readonly spot: Spot;
  readonly actions: readonly Action[];
}

export const isAsked = ({ seat, awaiting, sending }: Props): boolean =>
  seat !== undefined && awaiting.includes(seat) && !sending;

/** Spaces within this turn's reach, the landing to put in at, and every town to be read. */
export function offersOf(props: Props): readonly Offer[] {
  const acting = isAsked(props) && props.view.phase === 'actions';
  return [...spaceOffers(props, acting), ...TOWNS.map((_, town) => townOffer(props, town, acting))];
}

function spaceOffers({ view }: Props, acting: boolean): readonly Offer[] {
  return Array.from({ length: RIVER_END + 1 }, (_, space): Offer => {
    const actions = acting ? movesTo(view, space) : undefined;
    const moves = actions?.length ?? 0;
    const town = townAt(space);
    const where = town < 0 ? `River space ${space}` : `River space ${space}, landing of ${townNamed(town)}`;
    const spot: Spot = {
      ...spaceAt(space),
      id: `space ${space}`,
      label: moves === 0 ? where : `${where}: ${moves === 1 ? 'one Move' : `${moves} Moves`}`,
      path: outline(space),
      state: moves > 0 ? 'open' : 'closed',
      dimness: Math.max(0, moves - 1),
    };
    return { spot, actions: actions ?? [] };
  });
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
  return { spot, actions: here ? [PORT] : [] };
}
