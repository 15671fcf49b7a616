import type { VNode } from 'preact';
import { MineGroup } from '#kit/mine.tsx';
import { whyWords } from '#kit/why-not.tsx';
import type { Card } from '../components.ts';
import { shipOf } from '../state.ts';
import { COURSE, emptySquare, HAND, SQUARES_FILLED, squareLabel } from '../words/labels.ts';
import { CARD_NAMES, SHORT_NAMES } from '../words/names.ts';
import { words } from '../words/words.ts';
import { CardPicture } from './card.tsx';
import { completed, type Deciding, isWhole, laid, type OrderDraft } from './intent.ts';
import type { Props } from './props.ts';
import { type Dragged, droppedOn, useDrag } from './use-drag.ts';

/** The most useful first, and left to the left of right. */
const HAND_ORDER: readonly Card[] = ['forward', 'port', 'starboard', 'remain', 'damage'];

interface PlotterProps {
  readonly props: Props;
  readonly seat: number;
  readonly deciding: Deciding;
}

interface Held {
  readonly card: Card;
  /** The square it lay in; undefined: it comes from the hand. */
  readonly from: number | undefined;
}

/** Three squares and a hand of cards: pressed, dragged or reached by keys. */
export function Plotter({ props, seat, deciding: { draft, lay } }: PlotterProps): VNode {
  const { forced } = shipOf(props.view, seat);
  const drag = useDrag<Held>((held, onto) => {
    const next = dropped(draft, held, droppedOn(onto, 'square'));
    if (whyNot(props, next, forced) === undefined) lay(next);
  });
  return (
    <>
      <MineGroup title={COURSE} class="bb-plan">
        {draft.map((card, square) => (
          <Slot
            key={square}
            card={card}
            square={square}
            grab={card && drag.grab({ card, from: square })}
            press={() => drag.isPress() && lay(laid(draft, undefined, square))}
          />
        ))}
      </MineGroup>
      <MineGroup title={HAND} class="bb-hand">
        {HAND_ORDER.map((card) => (
          <HandCard
            key={card}
            card={card}
            why={isWhole(draft) ? SQUARES_FILLED : whyNot(props, laid(draft, card), forced)}
            grab={drag.grab({ card, from: undefined })}
            press={() => drag.isPress() && lay(laid(draft, card))}
          />
        ))}
      </MineGroup>
      {drag.dragged && <DraggedCard {...drag.dragged} />}
    </>
  );
}

/** Dropped on a square a card changes places with what lies there; beside the squares it goes back to the hand. */
function dropped(draft: OrderDraft, { card, from }: Held, square: string | undefined): OrderDraft {
  if (square === undefined) return from === undefined ? draft : laid(draft, undefined, from);
  const to = Number(square);
  return laid(from === undefined ? draft : laid(draft, draft[to], from), card, to);
}

const DraggedCard = ({ item: { card }, x, y }: Dragged<Held>): VNode => (
  <span class="bb-dragged" style={{ left: `${x}px`, top: `${y}px` }}>
    <CardPicture card={card} />
  </span>
);

interface SlotProps {
  readonly card: Card | undefined;
  readonly square: number;
  readonly grab: ((event: PointerEvent) => void) | undefined;
  readonly press: () => void;
}

const Slot = ({ card, square, grab, press }: SlotProps): VNode => (
  <button
    type="button"
    class={card === undefined ? 'bb-card bb-slot' : 'bb-card bb-slot filled'}
    data-square={square}
    aria-label={squareLabel(square, card && CARD_NAMES[card])}
    onPointerDown={grab}
    onClick={press}
  >
    <i class="bb-slot-number">{square + 1}</i>
    {card !== undefined && <CardPicture card={card} />}
    <small>{card === undefined ? emptySquare(square) : SHORT_NAMES[card]}</small>
  </button>
);

interface HandCardProps {
  readonly card: Card;
  readonly why: string | undefined;
  readonly grab: (event: PointerEvent) => void;
  readonly press: () => void;
}

const HandCard = ({ card, why, grab, press }: HandCardProps): VNode => (
  <button
    type="button"
    class={why === undefined ? 'bb-card bb-hand-card open' : 'bb-card bb-hand-card forbidden'}
    aria-label={CARD_NAMES[card]}
    aria-disabled={why !== undefined}
    aria-description={why}
    title={why ?? CARD_NAMES[card]}
    data-card={card}
    onPointerDown={why === undefined ? grab : undefined}
    onClick={() => why === undefined && press()}
  >
    <CardPicture card={card} />
    <small>{SHORT_NAMES[card]}</small>
    {why !== undefined && (
      <span class="bb-card-why" aria-hidden="true">
        {why}
      </span>
    )}
  </button>
);

/** Whether a draft can still become a legal plot, in the words of the ruling if not. */
const whyNot = (props: Props, draft: OrderDraft, forced: number): string | undefined =>
  whyWords(props, words, { type: 'plot', cards: completed(draft, forced) });
