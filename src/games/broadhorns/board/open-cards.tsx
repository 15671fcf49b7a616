import type { VNode } from 'preact';
import type { View } from '../view.ts';
import { FACE_UP_LABEL, NONE_FACE_UP, openCards } from '../words/open-cards.ts';

/** Deck, discard pile and cards at the towns: how many in one line, and every face-up card when it is unfolded. */
export function OpenCards({ view }: { view: View }): VNode {
  const { summary, groups } = openCards(view);
  return (
    <details class="bh-open-cards">
      <summary>{summary}</summary>
      {groups.length === 0 ? (
        <p>{NONE_FACE_UP}</p>
      ) : (
        <div class="bh-lists" role="group" aria-label={FACE_UP_LABEL} tabIndex={0}>
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
        </div>
      )}
    </details>
  );
}
