import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Places } from '#kit/places.tsx';
import type { Why } from '#kit/use-why.ts';
import { SECTIONS, SHIPS_ASIDE } from '../words/labels.ts';
import { shipAsideLabel } from '../words/sections.ts';
import type { Deciding } from './intent.ts';
import { berthOf, type Scene, shipPatch } from './layout.ts';
import type { Offer } from './offers.ts';
import type { Props } from './props.ts';
import { spotOf } from './spots.tsx';
import type { Drag } from './use-drag.ts';

interface SectionsProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly deciding: Deciding;
  readonly why: Why;
  readonly point: (id: string | undefined) => void;
  readonly drag: Drag<number>;
}

/** Every section of both decks, to be explored, pressed and asked about. From a gun a line can be drawn to its aim. */
export function Sections({ props, scene, offers, deciding, why, point, drag }: SectionsProps): VNode {
  const { volley } = deciding;
  // Once a figure is taken up, where it can go shines brighter than the other figures.
  const isFaint = ({ deed, chosen }: Offer) => deciding.figure !== undefined && deed?.type === 'takeUp' && !chosen;
  const spots = useMemo(
    () => offers.map((offer) => ({ ...spotOf(offer, scene, props, volley), dimness: isFaint(offer) ? 2 : 0 })),
    [offers, scene, volley?.gun, deciding.figure],
  );
  const find = (id: string | undefined) => offers.find((one) => one.id === id)?.deed;
  const press = (id: string) => {
    const deed = find(id);
    if (deed?.type === 'takeUp') deciding.takeUp(deed.figure);
    else if (deed?.type === 'gun') volley?.pickGun(deed.gun);
    else if (deed?.type === 'aim') volley?.aim(deed.target.id);
    else if (deed !== undefined) deciding.press.press(deed.offered);
  };
  /** A gun is not a part of the chart that can be shifted. */
  const grab = (event: PointerEvent) => {
    const spot = event.target instanceof Element ? event.target.closest<SVGElement>('[data-spot]') : null;
    const deed = find(spot?.dataset['spot']);
    if (deed?.type !== 'gun') return;
    event.stopPropagation();
    volley?.pickGun(deed.gun);
    drag.grab(deed.gun)(event);
  };
  return (
    <g onPointerDown={grab}>
      <Places label={SECTIONS} spots={spots} why={why} press={press} point={point} />
    </g>
  );
}

interface ShipsAsideProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly press: () => void;
}

/** Beside the chart each ship is one place: pressed, both decks are shown large. */
export const ShipsAside = ({ props: { view, seats }, scene, press }: ShipsAsideProps): VNode => {
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  const keyed = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  // Both do the same, so one stop of the Tab key is enough: the one that no caption covers.
  const right = berthOf(scene, 0).x > berthOf(scene, 1).x ? 0 : 1;
  // They only change what is shown, so they are not among the choices of a turn.
  return (
    <g class="places bb-asides" role="group" aria-label={SHIPS_ASIDE}>
      {view.ships.map((_, seat) => (
        <g
          key={seat}
          class="place"
          role="button"
          data-spot={`ship${seat}`}
          tabindex={seat === right ? 0 : -1}
          aria-label={shipAsideLabel(view, seat, nameOf)}
          onClick={press}
          onKeyDown={(event) => keyed(event) && (event.preventDefault(), press())}
        >
          <path d={shipPatch(berthOf(scene, seat))} />
        </g>
      ))}
    </g>
  );
};
