import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Mine, MineGroup, Stock } from '#kit/mine.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { wreathsOf } from '../rules/ending.ts';
import { hasBoat, merchantOf } from '../state.ts';
import { HAND_TITLE } from '../words/hand.ts';
import { BOAT_TITLE } from '../words/hold.ts';
import { standingWords, UNITS } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { BoatChoice } from './boat-choice.tsx';
import { Hand, OpenHands } from './hand.tsx';
import type { OwnOffer } from './hand-offer.ts';
import { OwnBoat } from './own-boat.tsx';
import type { Props } from './props.ts';
import { CoinSymbol, WreathSymbol } from './symbols.tsx';
import type { Trade } from './trade.ts';

export interface OwnThingsProps {
  readonly props: Props;
  readonly seat: number;
  readonly trade: Trade;
  /** Shows the market, where that is not on the screen. */
  readonly showMarket?: () => void;
}

/** What a player has: gold, wreaths, the boat with its cargo and travelers, and the hand. Each thing is pressed itself. */
export function OwnThings(own: OwnThingsProps): VNode {
  const { props, seat, trade } = own;
  const m = merchantOf(props.view, seat);
  const [reply, say] = useState<OwnOffer['reply']>();
  useEffect(() => say(undefined), [props.view, trade.press.picked]);
  const press = (offer: OwnOffer): void => {
    say(offer.planned === undefined && offer.toggle === undefined && offer.reply !== reply ? offer.reply : undefined);
    if (offer.planned !== undefined) trade.press.press(offer.planned);
    offer.toggle?.();
    if (offer.leadsToMarket) own.showMarket?.();
  };
  const isOwn = props.seat === seat;
  return (
    <Mine seat={seat} seats={props.seats} note={standingWords(props.view, seat)}>
      <MineGroup title={BOAT_TITLE} class="bh-own">
        <Stock label={UNITS.gold} now={m.gold} next={isOwn ? trade.goldAfter : undefined} symbol={<CoinSymbol />} />
        <Stock label={UNITS.wreaths} now={wreathsOf(m)} symbol={<WreathSymbol />} />
        {hasBoat(m) ? <OwnBoat {...own} press={press} /> : <BoatChoice {...own} press={press} />}
      </MineGroup>
      <MineGroup title={HAND_TITLE} class="bh-held">
        {props.revealedSeats.length > 1 ? <OpenHands props={props} /> : <Hand {...own} press={press} />}
      </MineGroup>
      <Says props={props} reply={reply} close={() => say(undefined)} />
    </Mine>
  );
}

interface SaysProps {
  readonly props: Props;
  readonly reply: OwnOffer['reply'];
  readonly close: () => void;
}

/** Why something cannot be used now, with the rule it falls under. */
function Says({ props, reply, close }: SaysProps): VNode {
  return (
    <p class={reply === undefined ? 'bh-why unseen' : 'bh-why'} role="status" onClick={close}>
      {reply !== undefined && (
        <>
          <SentenceText sentence={'rule' in reply ? words.ruling(reply) : reply} seats={props.seats} />{' '}
          {'rule' in reply && (
            <button type="button" class="rule-link" onClick={() => props.showRule(reply.rule)}>
              Read the rule
            </button>
          )}
        </>
      )}
    </p>
  );
}
