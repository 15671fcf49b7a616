import type { Point } from '#kit/point.ts';
import { at } from '#engine/indexed.ts';
import { BAG_BUYS, BUYS, PEDDLER_BUYS } from '../answers.ts';
import type { Action } from '../actions.ts';
import { CARGO } from '../components.ts';
import type { Cargo } from '../sheets.ts';
import type { View } from '../view.ts';
import { bagWords, marketWords } from '../words/market.ts';
import { bagPlace, marketPlace } from '../words/names.ts';
import { demandWords } from '../words/towns.ts';
import { words } from '../words/words.ts';
import { bagBoxOf, columnOf, placed } from './chart.ts';
import type { Props } from './props.ts';
import { boxPlace, canPlay, closedOffer, type Offer, openFirst, openOffer } from './spots.ts';

/** The market of St. Louis: barrels on its shelves and from the bag. */
export const marketOffers = (props: Props, corner: Point): readonly Offer[] =>
  openFirst(CARGO.flatMap((_, cargo) => [shelfOffer(props, cargo, corner), bagOffer(props, cargo, corner)]));

/** A type on the shelves: a press buys the cheapest barrel, in St. Louis or by a peddler; otherwise it says why not. */
function shelfOffer(props: Props, cargo: Cargo, corner: Point): Offer {
  const { view } = props;
  const here = at(BUYS, cargo);
  const wish = view.phase === 'buy' ? at(PEDDLER_BUYS, cargo) : here;
  const box = placed(columnOf(cargo), corner);
  if (canPlay(props, wish))
    return openOffer(boxPlace(marketPlace(cargo), purchaseWords(view, wish, cargo), box), [wish]);
  const label = marketWords(view, cargo);
  return closedOffer(boxPlace(marketPlace(cargo), label, box), { wish, remark: { facts: [label] } });
}

/** What is bought, and who would pay for it. */
const purchaseWords = (view: View, action: Action, cargo: Cargo): string =>
  `${words.action(action, view)}; ${demandWords(view, cargo)}`;

function bagOffer(props: Props, cargo: Cargo, corner: Point): Offer {
  const wish = at(BAG_BUYS, cargo);
  const box = placed(bagBoxOf(cargo), corner);
  if (canPlay(props, wish))
    return openOffer(boxPlace(bagPlace(cargo), purchaseWords(props.view, wish, cargo), box), [wish]);
  const label = bagWords(props.view, cargo);
  return closedOffer(boxPlace(bagPlace(cargo), label, box), { wish, remark: { facts: [label] } });
}
