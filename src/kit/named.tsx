import type { ComponentChildren, VNode } from 'preact';

interface NamedProps {
  /** What a screen reader says. */
  readonly name: string;
  /** What is seen, and not read. */
  readonly children: ComponentChildren;
}

/**
 * The content of a button that shows less, or other things, than must be said of it. The name is part of the content:
 * an `aria-label` beside other words would make people with voice control say words that nobody sees.
 */
export const Named = ({ name, children }: NamedProps): VNode => (
  <>
    <span class="unseen">{name}</span>
    <span class="seen" aria-hidden="true">
      {children}
    </span>
  </>
);
