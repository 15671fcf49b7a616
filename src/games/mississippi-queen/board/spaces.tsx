import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Places } from '#kit/places.tsx';
import type { Why } from '#kit/use-why.ts';
import { HEX_NAMES, type Hex } from '../actions.ts';
import { SPACES_LABEL } from '../words/spaces.ts';
import { byUse, usefulness } from './by-use.ts';
import type { RiverChart } from './chart.ts';
import type { Offers } from './offers.ts';
import type { Props } from './props.ts';
import { shoresOf } from './shores.ts';
import { spotOf } from './spots.tsx';
import type { Steering } from './steering.ts';

interface SpacesProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly steering: Steering;
  readonly offers: Offers;
  readonly why: Why;
  /** The space under the pointer. */
  readonly point: (hex: Hex | undefined) => void;
}

const hexNamed = (id: string): Hex => HEX_NAMES.indexOf(id);

/** Every space of the river, to be explored, planned with and asked about. */
export function Spaces({ props, chart, steering, offers, why, point }: SpacesProps): VNode {
  const { view, seats, own } = props;
  const { choose, press } = steering;
  const shores = useMemo(() => shoresOf(view, chart), [chart, view]);
  const spots = useMemo(() => {
    const labelling = { view, chart, shores, own, seats, picked: press.picked };
    const order = byUse(offers, usefulness(view, chart, own));
    return chart.hexes.toSorted(order).map((hex) => spotOf(hex, offers.get(hex.hex), labelling));
  }, [chart, offers, press.picked, view, seats, own]);
  const pressSpace = (id: string) => {
    const offer = offers.get(hexNamed(id));
    if (offer !== undefined) choose(offer);
  };
  return (
    <Places
      label={SPACES_LABEL}
      spots={spots}
      why={why}
      press={pressSpace}
      point={(id) => point(id === undefined ? undefined : hexNamed(id))}
    />
  );
}
