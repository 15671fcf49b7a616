import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { Named } from '#kit/named.tsx';
import { BOATS, BOAT_SIZES } from '../components.ts';
import { TAKE_BOAT } from '../answers.ts';
import { merchantOf } from '../state.ts';
import { BOAT_LABEL, boatNote, boatPrice, tooDear } from '../words/actions.ts';
import { barrelWords, boatName, boatSize } from '../words/names.ts';
import { words } from '../words/words.ts';
import { boatOffer } from './cargo-offer.ts';
import { lookOf } from './hand.tsx';
import type { OwnOffer } from './hand-offer.ts';
import type { OwnThingsProps } from './own-things.tsx';

interface BoatChoiceProps extends OwnThingsProps {
  readonly press: (offer: OwnOffer) => void;
}

/** Three boats to begin a trip with, each with its boxes and its seats. */
export const BoatChoice = ({ props, seat, trade, press }: BoatChoiceProps): VNode => (
  <div class="bh-choices" role="group" aria-label={BOAT_LABEL}>
    {BOAT_SIZES.map((size, boat) => {
      const action = at(TAKE_BOAT, boat);
      const offer = boatOffer(props, seat, boat);
      const { gold } = merchantOf(props.view, seat);
      const isTooDear = gold < at(BOATS, boat).cost;
      const isPicked = offer.planned !== undefined && trade.press.picked?.id === offer.planned.id;
      return (
        <button
          key={size}
          type="button"
          class={`bh-choice seat-${seat} ${isTooDear ? 'closed' : lookOf(offer, isPicked)}`}
          aria-pressed={isPicked}
          aria-disabled={isTooDear}
          onClick={() => press(offer)}
        >
          <Named
            name={[words.action(action, props.view), ...(isTooDear ? [`you have ${gold}`] : []), boatNote(action)].join(
              ', ',
            )}
          >
            <b>{props.layout === 'phone' ? boatSize(boat) : boatName(boat)}</b>
            <i>{isTooDear && props.layout !== 'phone' ? tooDear(boat, gold) : boatPrice(boat)}</i>
            <Plan boxes={at(BOATS, boat).boxes} />
            <small>{props.layout === 'phone' ? barrelWords(at(BOATS, boat).boxes) : boatNote(action)}</small>
          </Named>
        </button>
      );
    })}
  </div>
);

const BOX = 15;

/** The boat from above with its empty boxes. */
function Plan({ boxes }: { readonly boxes: number }): VNode {
  const length = 34 + boxes * BOX;
  return (
    <svg viewBox="-1 -1 142 30" aria-hidden="true">
      <path class="hull" d={`M0 2H${length - 8}L${length} 9V19L${length - 8} 26H0Z`} />
      <rect class="cabin" x="2" y="4" width="22" height="20" rx="2" />
      {Array.from({ length: boxes }, (_, i) => (
        <rect key={i} class="plan-box" x={27 + i * BOX} y="7" width={BOX - 3} height="14" rx="2" />
      ))}
    </svg>
  );
}
