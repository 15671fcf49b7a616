import type { VNode } from 'preact';
import { Stock } from '#kit/mine.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { type Traded, tradedFor } from '../actions.ts';
import { TRADE_ACTIONS } from '../answers.ts';
import { CATTLE_SILVER } from '../components.ts';
import { LABELS } from '../words/labels.ts';
import { goodName, workerName } from '../words/names.ts';
import { words } from '../words/words.ts';
import { keyOf } from './offers.ts';
import type { Props } from './props.ts';
import { CoinSign, GoodSign, WorkerSign } from './signs.tsx';
import type { Turn } from './use-turn.ts';

/** What a cow can be traded for, as nine pictures over the lower edge of the board. */
export const Cattle = ({ props, turn }: { readonly props: Props; readonly turn: Turn }): VNode => (
  <section
    class="mt-cattle"
    aria-label={LABELS.tradeTitle}
    // The board below must not take these presses for a pan.
    onPointerDown={(event) => event.stopPropagation()}
  >
    <h3>{LABELS.tradeTitle}</h3>
    <button type="button" class="mt-close" aria-label={LABELS.close} onClick={turn.clear}>
      ×
    </button>
    <div class="mt-trades">
      {TRADE_ACTIONS.map((action, what) => {
        const traded = tradedFor(what);
        const id = keyOf(action);
        const why = whyWords(props, words, action);
        return (
          <Stock
            key={id}
            label={labelOf(traded)}
            now={traded === 'silver' ? CATTLE_SILVER : why === undefined ? 1 : 0}
            name={why === undefined ? words.action(action, props.view) : why}
            symbol={signOf(traded)}
            state={turn.press.picked?.id === id ? 'chosen' : why === undefined ? 'open' : undefined}
            press={() => turn.pressTrade(action)}
          />
        );
      })}
    </div>
  </section>
);

function labelOf(traded: Traded): string {
  if (traded === 'silver') return 'silver';
  return 'good' in traded ? goodName(traded.good) : workerName(traded.worker);
}

function signOf(traded: Traded): VNode {
  if (traded === 'silver') return <CoinSign />;
  return 'good' in traded ? <GoodSign good={traded.good} /> : <WorkerSign colour={traded.worker} />;
}
