import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { BUYS } from '../answers.ts';
import { MARKET_PRICES } from '../components.ts';
import { deckWords, DISPLAYS } from '../words/displays.ts';
import { dollars } from '../words/names.ts';
import { forSaleName } from '../words/own-things.ts';
import { placeId } from './asking.ts';
import { type Beside, mayPlay } from './beside.ts';
import { Thing } from './thing.tsx';
import { TrainCardFace } from './train-card.tsx';

/** The train cards for sale, each with its price. */
export function Market({ beside }: { readonly beside: Beside }): VNode {
  const { view } = beside.props;
  return (
    <section class="display market" aria-label={DISPLAYS.market}>
      <h2>
        {DISPLAYS.market} <small>{deckWords(view)}</small>
      </h2>
      <div class="market-row">
        {view.market.map((card, i) => (
          <ForSale key={card} beside={beside} place={i + 1} />
        ))}
      </div>
    </section>
  );
}

function ForSale({ beside, place }: { readonly beside: Beside; readonly place: number }): VNode {
  const { props, planning } = beside;
  const card = at(props.view.market, place - 1);
  const price = at(MARKET_PRICES, place - 1);
  const action = at(BUYS, place - 1);
  return (
    <Thing
      beside={beside}
      id={placeId(place)}
      class="train-card"
      name={forSaleName(card, price)}
      chosen={planning.press.picked?.id === placeId(place)}
      press={mayPlay(beside, action) ? () => planning.pressThing(placeId(place), action) : undefined}
    >
      <TrainCardFace card={card} />
      <span class="price-tag">{dollars(price)}</span>
    </Thing>
  );
}
