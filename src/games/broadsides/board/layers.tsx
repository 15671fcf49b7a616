import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Point } from '#kit/point.ts';
import type { Why } from '#kit/use-why.ts';
import { NOWHERE } from '../deck.ts';
import { other } from '../state.ts';
import { Aiming } from './aiming.tsx';
import { Figures } from './figures.tsx';
import type { Deciding } from './intent.ts';
import type { Scene } from './layout.ts';
import { facingSides, type Looking } from './look.ts';
import type { Offer } from './offers.ts';
import type { Props } from './props.ts';
import { Sections, ShipsAside } from './sections.tsx';
import { AllFittings, Ships } from './ships.tsx';
import type { Target } from './shots.ts';
import { Smoke } from './smoke.tsx';
import { Odds } from './spots.tsx';
import { type Drag, droppedOn, useDrag } from './use-drag.ts';
import { Waters } from './waters.tsx';

interface LayersProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly looking: Looking;
  readonly deciding: Deciding;
  readonly offers: readonly Offer[];
  readonly why: Why;
  /** The section whose die is shown. */
  readonly target: Target | undefined;
  readonly point: (id: string | undefined) => void;
}

/** Everything in a picture, from the water up: hulls, what can be pressed, what stands on deck, aims and smoke. */
export function Layers(layers: LayersProps): VNode {
  const { props, scene, deciding, looking } = layers;
  const { volley, figure, draft, press } = deciding;
  const root = useRef<SVGGElement>(null);
  const drag = useDrag<number>((gun, onto) => {
    const id = droppedOn(onto, 'spot');
    if (id !== undefined && volley?.targets.some((one) => one.id === id)) volley.aim(id, gun);
  });
  return (
    <g ref={root} class={props.preferences.motion > 0 ? 'bb-scene cut' : 'bb-scene'}>
      {scene.kind === 'chart' && <Waters props={props} draft={draft} reach={deciding.reach} seen={looking.seen} />}
      <Ships props={props} scene={scene} draft={draft} />
      <Pressed {...layers} drag={drag} />
      <AllFittings props={props} scene={scene} />
      <Figures props={props} scene={scene} taken={figure} shown={press.picked?.action} />
      <Plans {...layers} pulled={drag.dragged && onChart(root.current, drag.dragged)} />
      <Smoke props={props} scene={scene} />
    </g>
  );
}

function Pressed({
  props,
  scene,
  looking,
  deciding,
  offers,
  why,
  point,
  drag,
}: LayersProps & { readonly drag: Drag<number> }): VNode {
  if (scene.kind === 'chart')
    return <ShipsAside props={props} scene={scene} press={() => looking.focus.show('decks')} />;
  return (
    <Sections props={props} scene={scene} offers={offers} deciding={deciding} why={why} point={point} drag={drag} />
  );
}

/** What has not happened yet: the odds of combats, and where guns will aim. */
function Plans({
  props,
  scene,
  deciding: { volley },
  offers,
  target,
  pulled,
}: LayersProps & { readonly pulled: Point | undefined }): VNode | null {
  const { view, seat, own, layout } = props;
  if (scene.kind === 'lashed') return <Odds view={view} offers={offers} scene={scene} seat={seat ?? own ?? 0} />;
  if (volley === undefined || scene.kind !== 'decks') return null;
  return (
    <Aiming
      volley={volley}
      scene={scene}
      seat={view.shooter}
      near={nearOf(view, other(view.shooter))}
      shown={target}
      pulled={pulled}
      narrow={layout === 'phone'}
    />
  );
}

/** The side of a ship that is drawn towards the other; its right side if it shows bow or stern. */
function nearOf(view: Props['view'], seat: number): number {
  const side = facingSides(view)[seat] ?? NOWHERE;
  return side === NOWHERE ? 1 : side;
}

/** A point of the screen, in the units of the picture. */
function onChart(root: SVGGElement | null, { x, y }: Point): Point | undefined {
  const matrix = root?.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : undefined;
}
