import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { type Card, CLASSES, TRAIN_CARDS } from '../components.ts';
import { DISPLAYS } from '../words/displays.ts';
import { plusDollars, printedCondition } from '../words/names.ts';
import { EnginePicture } from './engine.tsx';
import { StarMark } from './symbols.tsx';

/** The face of a train card: its class with an engine, its condition and its reward. Unknown cards show their back. */
export function TrainCardFace({ card }: { readonly card: Card }): VNode {
  const printed = TRAIN_CARDS[card];
  if (printed === undefined) return <CardBack />;
  const { id, name } = at(CLASSES, printed.class);
  return (
    <span class={`card-face ${id}`}>
      <b class="card-class">{name}</b>
      <EnginePicture kind={id} />
      <span class="card-asks">{printedCondition(printed)}</span>
      <span class="card-pays">
        <Pay money={printed.money} prestige={printed.prestige} />
      </span>
    </span>
  );
}

/** "+$1 +1 ★", with a drawn star. */
export const Pay = ({ money, prestige }: { readonly money: number; readonly prestige: number }): VNode => (
  <>
    {money > 0 && <span>{plusDollars(money)}</span>}
    {prestige > 0 && (
      <span>
        +{prestige}
        <StarMark />
      </span>
    )}
  </>
);

const CardBack = (): VNode => (
  <span class="card-face card-back">
    <b class="card-class">{DISPLAYS.hidden}</b>
    <EnginePicture kind="express" />
  </span>
);
