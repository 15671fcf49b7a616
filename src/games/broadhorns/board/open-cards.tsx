import type { VNode } from 'preact';
import type { Point } from '#kit/point.ts';
import { Named } from '#kit/named.tsx';
import type { View } from '../view.ts';
import { CLOSE, DECK_WORDS, FACE_UP_LABEL, NONE_FACE_UP, openCards } from '../words/open-cards.ts';

interface DeckPlateProps {
  readonly view: View;
  readonly at: Point;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Deck and discard pile with their numbers; a press lists every card that lies face up. */
export const DeckPlate = ({ view, at, isOpen, toggle }: DeckPlateProps): VNode => (
  <button
    type="button"
    class="bh-deck"
    style={{ left: `${at.x}px`, top: `${at.y}px` }}
    aria-expanded={isOpen}
    onClick={toggle}
  >
    <Named name={openCards(view).summary}>
      <Piles view={view} />
    </Named>
  </button>
);

export const Piles = ({ view }: { readonly view: View }): VNode => (
  <>
    <span class="pile back">
      <b>{view.deck.length}</b>
      <small>{DECK_WORDS.deck}</small>
    </span>
    <span class="pile">
      <b>{view.pile.length}</b>
      <small>{DECK_WORDS.discarded}</small>
    </span>
  </>
);

/** Every card that lies face up, over the board. */
export const OpenCards = ({ view, close }: { readonly view: View; readonly close: () => void }): VNode => (
  <section class="bh-open-cards" aria-label={FACE_UP_LABEL}>
    <button type="button" class="bh-close" onClick={close}>
      {CLOSE}
    </button>
    <CardLists view={view} />
  </section>
);

/** By town, and on the discard pile. */
export function CardLists({ view }: { readonly view: View }): VNode {
  const { summary, groups } = openCards(view);
  return (
    <>
      <p class="bh-summary">{summary}</p>
      {groups.length === 0 && <p>{NONE_FACE_UP}</p>}
      <dl>
        {groups.map(({ title, cards }) => (
          <div key={title}>
            <dt>{title}</dt>
            {cards.map((card) => (
              <dd key={card}>{card}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
