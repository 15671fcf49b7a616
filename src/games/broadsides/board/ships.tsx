import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import { LETTERS } from '../components.ts';
import { ALL_PLACES, NOWHERE } from '../deck.ts';
import { deckPlace, letterPlace } from '../pointing.ts';
import { lie } from '../state.ts';
import { shipName, shipsChosen } from '../words/names.ts';
import { Deck } from './deck.tsx';
import type { OrderDraft } from './intent.ts';
import type { Props } from './props.ts';
import { berthOf, cellPatch, letterPatch, placePoint, type Scene } from './layout.ts';
import { Squares } from './squares.tsx';

interface ShipsProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly draft: OrderDraft;
}

/** Both large ships in plan. The figures aboard are drawn later, above the glow of the sections. */
export function Ships({ props, scene, draft }: ShipsProps): VNode {
  const { view } = props;
  return (
    <g>
      {scene.lashed && <Sea scene={scene} />}
      {view.ships.map((ship, seat) => (
        <Deck
          key={seat}
          ship={ship}
          seat={seat}
          berth={berthOf(scene, seat)}
          active={isFiring(props) ? at(view.active, seat) : 0}
          rigged={!scene.lashed}
        />
      ))}
      {scene.lashed && <Grapnels props={props} scene={scene} />}
      <Titles props={props} scene={scene} />
      {!scene.lashed && <Squares props={props} scene={scene} draft={draft} />}
      <Lit places={props.highlighted} scene={scene} />
    </g>
  );
}

const isFiring = ({ view: { phase } }: Props): boolean =>
  phase === 'firing' || phase === 'shot' || phase === 'rollForFire';

/** The water both ships lie in. */
const Sea = ({ scene: { box } }: { readonly scene: Scene }): VNode => (
  <g aria-hidden="true">
    <rect class="bb-sea" x={box.x - 900} y={box.y - 900} width={box.width + 1800} height={box.height + 1800} />
    <path
      class="bb-waves"
      d={Array.from({ length: 150 }, (_, i) => {
        const x = box.x - 200 + ((i * 137) % (box.width + 400));
        const y = box.y - 150 + ((i * 89) % (box.height + 300));
        return `M${x} ${y}q6-6 12 0t12 0`;
      }).join('')}
    />
  </g>
);

/** Planks from rail to rail: where figures can cross. */
function Grapnels({ props: { view }, scene }: { readonly props: Props; readonly scene: Scene }): VNode {
  const lines = lie(view).opposite.flatMap((to, from) => {
    if (to === NOWHERE || from > to) return [];
    const [a, b] = [placePoint(scene, from), placePoint(scene, to)];
    const mix = (s: number) => `${(a.x + (b.x - a.x) * s).toFixed(1)} ${(a.y + (b.y - a.y) * s).toFixed(1)}`;
    return [`M${mix(0.3)}L${mix(0.7)}`];
  });
  return (
    <g aria-hidden="true">
      <path class="bb-gangway edge" d={lines.join('')} />
      <path class="bb-gangway" d={lines.join('')} />
    </g>
  );
}

/** About half the width of a title: capitals are wide, the letters after them narrow. */
const halfWidth = (name: string): number => 16 + name.length * 3;

/** Each ship's name and owner. */
function Titles({ props: { view, seats }, scene }: { readonly props: Props; readonly scene: Scene }): VNode | null {
  return (
    <g class={scene.lashed ? 'bb-titles lashed' : 'bb-titles'} aria-hidden="true">
      {view.ships.map((_, seat) => {
        const { x, y } = berthOf(scene, seat).title;
        const name = shipsChosen(view) ? shipName(view, seat) : (seats[seat]?.name ?? '');
        return (
          <g key={seat} class={`seat-${seat}`} transform={`translate(${x} ${y})`}>
            <g transform={`translate(${-halfWidth(name) - 18} -7)`}>
              <EmblemMark seat={seat} r={11} />
            </g>
            <text class="bb-title">{name}</text>
          </g>
        );
      })}
    </g>
  );
}

/** What a line of the log points at. */
function Lit({ places, scene }: { readonly places: readonly string[]; readonly scene: Scene }): VNode {
  const sections = ALL_PLACES.filter((place) => places.includes(deckPlace(place))).map((place) =>
    cellPatch(scene, place),
  );
  const letters = [0, 1].flatMap((seat) =>
    LETTERS.flatMap((_, letter) =>
      places.includes(letterPlace(seat, letter)) ? [letterPatch(berthOf(scene, seat), letter)] : [],
    ),
  );
  return <path class="bb-lit" d={[...sections, ...letters].join('')} aria-hidden="true" />;
}
