import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import type { Box, Point } from '#kit/point.ts';
import { seededNumbers } from '#kit/seeded.ts';
import { LETTERS } from '../components.ts';
import { ALL_PLACES, NOWHERE, size } from '../deck.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { ALL_DOTS } from '../sea.ts';
import { boarding, lie } from '../state.ts';
import { shipName, shipsChosen } from '../words/names.ts';
import { AIM_HERE, gunsToFire } from '../words/volley.ts';
import { Fittings } from './deck.tsx';
import { HullPlan } from './hull.tsx';
import type { OrderDraft } from './intent.ts';
import type { Props } from './props.ts';
import { berthOf, cellPatch, dotPoint, letterPatch, letterX, onDeck, placePoint, type Scene } from './layout.ts';
import { Squares } from './squares.tsx';

interface ShipsProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly draft: OrderDraft;
}

/** Both hulls in plan, in their water. What stands on them is drawn above the glow of the sections. */
export function Ships({ props, scene, draft }: ShipsProps): VNode {
  const { view, layout } = props;
  const small = scene.kind === 'chart';
  return (
    <g>
      {!small && <Sea scene={scene} />}
      {view.ships.map((_, seat) => (
        <HullPlan key={seat} berth={berthOf(scene, seat)} seat={seat} />
      ))}
      <Titles props={props} scene={scene} />
      {small && layout === 'wide' && <Squares props={props} scene={scene} draft={draft} />}
      <Lit places={props.highlighted} scene={scene} />
    </g>
  );
}

/** Guns, masts, letters and hits of both ships, and the planks between them. */
export const AllFittings = ({ props, scene }: Omit<ShipsProps, 'draft'>): VNode => (
  <>
    {props.view.ships.map((ship, seat) => (
      <Fittings
        key={seat}
        ship={ship}
        seat={seat}
        berth={berthOf(scene, seat)}
        rigged={!boarding(props.view)}
        small={scene.kind === 'chart'}
      />
    ))}
    {scene.kind === 'lashed' && <Grapnels props={props} scene={scene} />}
  </>
);

/** The water both ships lie in. */
const Sea = ({ scene: { box } }: { readonly scene: Scene }): VNode => (
  <g aria-hidden="true">
    <rect class="bb-sea deep" x={box.x - 900} y={box.y - 900} width={box.width + 1800} height={box.height + 1800} />
    <path class="bb-waves" d={wavesIn(box)} />
  </g>
);

const WAVES = 190;

/** Small strokes of swell, scattered the same way every time. */
function wavesIn({ x, y, width, height }: Box): string {
  const chance = seededNumbers(1720);
  return Array.from({ length: WAVES }, () => {
    const [right, down] = [chance() * (width + 480) - 240, chance() * (height + 340) - 170];
    return `M${(x + right).toFixed(0)} ${(y + down).toFixed(0)}q6-6 12 0t12 0`;
  }).join('');
}

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
      <path class="bb-gangway rungs" d={lines.join('')} />
    </g>
  );
}

/** About half the width of a title: capitals are wide, the letters after them narrow. */
const halfWidth = (name: string): number => 12 + name.length * 3;

/** Each ship's name, with the emblem of its owner. */
function Titles({ props, scene }: { readonly props: Props; readonly scene: Scene }): VNode | null {
  const { view, seats } = props;
  const small = scene.kind === 'chart';
  return (
    <g class={`bb-titles ${scene.kind}`} aria-hidden="true">
      {view.ships.map((_, seat) => {
        const { x, y } = berthOf(scene, seat).title;
        const name = shipsChosen(view) ? shipName(view, seat) : (seats[seat]?.name ?? '');
        const from = small ? -halfWidth(name) - 8 : 0;
        return (
          <g key={seat} class={`seat-${seat}`} transform={`translate(${x + from} ${y})`}>
            <g transform="translate(2 -6)">
              <EmblemMark seat={seat} r={10} />
            </g>
            <text class="bb-title" x="18">
              {name}
              <tspan class="bb-title-note" dx="14">
                {noteOn(props, seat)}
              </tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What a ship has to do with the guns that are being aimed. */
function noteOn(props: Props, seat: number): string {
  const { phase, active } = props.view;
  if (phase !== 'firing') return '';
  const asked = askedSeat(props);
  if (asked !== undefined && asked !== seat) return AIM_HERE;
  const guns = size(at(active, seat));
  return guns === 0 ? '' : gunsToFire(guns);
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

/** Where a place of the log lies; undefined if this scene does not show it. */
export function pointAt(scene: Scene, place: string): Point | undefined {
  const dot = scene.kind === 'chart' ? ALL_DOTS.find((one) => dotPlace(one) === place) : undefined;
  if (dot !== undefined) return dotPoint(dot);
  const section = ALL_PLACES.find((one) => deckPlace(one) === place);
  if (section !== undefined) return placePoint(scene, section);
  const seat = [0, 1].find((one) => LETTERS.some((_, letter) => letterPlace(one, letter) === place));
  if (seat === undefined) return undefined;
  const letter = LETTERS.findIndex((_, one) => letterPlace(seat, one) === place);
  // A captain may stand in the middle of the letter.
  return onDeck(berthOf(scene, seat), { x: letterX(letter) + 17, y: -22 });
}
