import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Choice } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { type Card, CARDS } from '../components.ts';
import { shipOf } from '../state.ts';
import { COURSE, FILL_SQUARES, LAY_CARDS, SQUARES_FILLED, squareLabel } from '../words/labels.ts';
import { CARD_NAMES, SHORT_NAMES } from '../words/names.ts';
import { words } from '../words/words.ts';
import { CardPicture } from './card.tsx';
import { completed, type Deciding, type OrderDraft, isWhole, laid } from './intent.ts';
import type { Props } from './props.ts';

interface PlotterProps {
  readonly props: Props;
  readonly seat: number;
  readonly deciding: Deciding;
}

/** Three squares and a hand of cards: pressed, dragged or reached by keys. */
export function Plotter({ props, seat, deciding }: PlotterProps): VNode {
  const { draft, lay } = deciding;
  const { forced } = shipOf(props.view, seat);
  const drag = useDrag((card, from, to) => {
    const emptied = from === undefined ? draft : laid(draft, draft[to], from);
    if (whyNot(props, laid(emptied, card, to), forced) === undefined) lay(laid(emptied, card, to));
  });
  return (
    <div class="bb-plotter" role="group" aria-label={COURSE}>
      {draft.map((card, square) => (
        <Slot
          key={square}
          card={card}
          square={square}
          grab={card && drag.grab(card, square)}
          press={() => drag.pressed() && lay(laid(draft, undefined, square))}
        />
      ))}
      <Hand props={props} draft={draft} forced={forced} drag={drag} lay={lay} />
      <Choice
        main
        label={LAY_CARDS}
        why={isWhole(draft) ? undefined : FILL_SQUARES}
        press={() => isWhole(draft) && props.act([{ type: 'plot', cards: draft }])}
      />
      {drag.ghost && <Dragging {...drag.ghost} />}
    </div>
  );
}

interface HandProps {
  readonly props: Props;
  readonly draft: OrderDraft;
  readonly forced: number;
  readonly drag: ReturnType<typeof useDrag>;
  readonly lay: (draft: OrderDraft) => void;
}

/** One card of each kind: there are enough of each for any plot. */
const Hand = ({ props, draft, forced, drag, lay }: HandProps): VNode => (
  <span class="bb-hand">
    {CARDS.map((card) => (
      <HandCard
        key={card}
        card={card}
        why={isWhole(draft) ? SQUARES_FILLED : whyNot(props, laid(draft, card), forced)}
        grab={drag.grab(card)}
        press={() => drag.pressed() && lay(laid(draft, card))}
      />
    ))}
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
    class={card === undefined ? 'choice bb-slot' : 'choice bb-slot filled'}
    data-square={square}
    aria-label={squareLabel(square, card && CARD_NAMES[card])}
    onPointerDown={grab}
    onClick={press}
  >
    {card === undefined ? <span class="bb-slot-number">{square + 1}</span> : <CardPicture card={card} />}
  </button>
);

interface HandCardProps {
  readonly card: Card;
  readonly why: string | undefined;
  readonly grab: (event: PointerEvent) => void;
  readonly press: () => void;
}

function HandCard({ card, why, grab, press }: HandCardProps): VNode {
  return (
    <button
      type="button"
      class={why === undefined ? 'choice bb-hand-card' : 'choice bb-hand-card forbidden'}
      aria-disabled={why !== undefined}
      aria-description={why}
      title={why ?? CARD_NAMES[card]}
      data-card={card}
      onPointerDown={why === undefined ? grab : undefined}
      onClick={() => why === undefined && press()}
    >
      <CardPicture card={card} />
      <small>{SHORT_NAMES[card]}</small>
    </button>
  );
}

/** Whether a draft can still become a legal plot, in the words of the ruling if not. */
const whyNot = (props: Props, draft: OrderDraft, forced: number): string | undefined =>
  whyWords(props, words, { type: 'plot', cards: completed(draft, forced) });

interface Dragged {
  readonly card: Card;
  readonly from: number | undefined;
  readonly x: number;
  readonly y: number;
}

const Dragging = ({ card, x, y }: Dragged): VNode => (
  <span class="bb-dragged" style={{ left: `${x}px`, top: `${y}px` }}>
    <CardPicture card={card} />
  </span>
);

const STILL = 6;

/** A card on its way under a finger; dropped on a square it is laid there. */
function useDrag(drop: (card: Card, from: number | undefined, to: number) => void) {
  const [ghost, setGhost] = useState<Dragged>();
  const dragged = useRef(false);
  const grab = (card: Card, from?: number) => (down: PointerEvent) => {
    dragged.current = false;
    const end = new AbortController();
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STILL;
      if (far) dragged.current = true;
      if (dragged.current) setGhost({ card, from, x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      end.abort();
      setGhost(undefined);
      // A click may follow at once and is then the end of the drag; the next click is a press again.
      setTimeout(() => (dragged.current = false));
      const square = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-square]');
      if (dragged.current && square?.dataset['square'] !== undefined)
        drop(card, from, Number(square.dataset['square']));
    };
    addEventListener('pointermove', move, { signal: end.signal });
    addEventListener('pointerup', up, { signal: end.signal });
    addEventListener('pointercancel', () => (end.abort(), setGhost(undefined)), { signal: end.signal });
  };
  /** Whether a click was a press and not the end of a drag. */
  const pressed = () => !dragged.current;
  return { ghost, grab, pressed };
}
