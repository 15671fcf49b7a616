import type { ComponentChildren, VNode } from 'preact';

interface CoverProps {
  /** A class of its own, for the inks of this picture. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/** The picture of a game in lists. It fills its frame; a wide or a high frame shows only its middle. */
export const CoverPicture = ({ name, children }: CoverProps): VNode => (
  <svg class={`cover ${name}`} viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);
