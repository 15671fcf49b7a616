import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Places } from '#kit/places.tsx';
import type { Why } from '#kit/use-why.ts';
import type { Deciding } from './intent.ts';
import type { Scene } from './layout.ts';
import type { Deed, Offer } from './offers.ts';
import type { Props } from './props.ts';
import { spotOf } from './spots.tsx';

export interface SectionsProps {
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
    const offer = offers.find((one) => one.id === id);
    if (offer?.deed !== undefined) doDeed(offer.deed, offer.chosen === true, props, deciding);
  };
  return <Places label="Deck sections" spots={spots} why={why} press={press} />;
}

/** A choice is confirmed by a second press, unless the player wants the bar to confirm everything. */
function doDeed(deed: Deed, chosen: boolean, props: Props, { intent, setIntent, strike }: Deciding): void {
  strike(false);
  const { picked: _, pending: __, ...rest } = intent;
  if (deed.type === 'pick') return setIntent(deed.picked === undefined ? rest : { ...rest, picked: deed.picked });
  const once = deed.type === 'act' || props.preferences.onePress;
  if (once || chosen) return props.act([deed.action]);
  setIntent({ ...intent, pending: deed.action });
}
