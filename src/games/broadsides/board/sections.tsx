import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Places } from '#kit/places.tsx';
import type { Why } from '#kit/use-why.ts';
import { SECTIONS } from '../words/labels.ts';
import type { Deciding } from './intent.ts';
import type { Scene } from './layout.ts';
import type { Offer } from './offers.ts';
import type { Props } from './props.ts';
import { spotOf } from './spots.tsx';

interface SectionsProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly deciding: Deciding;
  readonly why: Why;
}

/** Every section of both decks, to be explored, pressed and asked about. */
export function Sections({ props, scene, offers, deciding, why }: SectionsProps): VNode {
  const spots = useMemo(() => offers.map((offer) => spotOf(offer, scene, props)), [offers, scene]);
  const press = (id: string) => {
    const deed = offers.find((one) => one.id === id)?.deed;
    deciding.strike(false);
    if (deed?.type === 'takeUp') deciding.takeUp(deed.figure);
    else if (deed !== undefined) deciding.press.press(deed.offered);
  };
  return <Places label={SECTIONS} spots={spots} why={why} press={press} />;
}
