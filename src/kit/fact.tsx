import type { ComponentChildren, VNode } from 'preact';

interface FactProps {
  /** What a screen reader says, and what is shown on pointing at it: 'Gold 12'. */
  readonly name: string;
  /** The class of the game's own style. */
  readonly class: string;
  /** A symbol, the number, or both. */
  readonly children: ComponentChildren;
}

/** One public fact of a seat, in its panel: a symbol with a number, named for those who do not see it. */
export const Fact = (fact: FactProps): VNode => (
  <span class={fact.class} role="img" aria-label={fact.name} title={fact.name}>
    {fact.children}
  </span>
);
