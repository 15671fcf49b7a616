import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import { cutCorners, pathOf } from '#kit/coast.ts';
import type { Spot } from '#kit/places.tsx';
import { bearing, between } from '#kit/point.ts';
import { spell } from '#words/speech.ts';
import { type Action, HEX_NAMES } from '../actions.ts';
import { ahead, downstreamAt } from '../river.ts';
import { boatOf, movingBoat } from '../state.ts';
import type { View } from '../view.ts';
import type { Plan } from '../planner.ts';
import type { Planning } from './planning.ts';
import { type ChartHex, type RiverChart, stationOf } from './chart.ts';
import { ArrowHead } from './overlay.tsx';
import { pushesOf } from './wish.ts';
import { courseName } from '../words/names.ts';

/** What pressing a space does now. */
type Deed =
  | { readonly type: 'wish'; readonly plan: Plan }
  | { readonly type: 'pushTo'; readonly plan: Plan }
  | { readonly type: 'act'; readonly action: Action };

/** Every space of the river with what it offers. */
export interface Offer {
  readonly hex: ChartHex;
  readonly deed: Deed | undefined;
  readonly chosen: boolean;
}

/** Spaces of a plan in the making: all that can be reached, or where the chosen boat can be pushed to. */
export function plannedOffers(chart: RiverChart, { plans, reach, wish, plan }: Planning): Offer[] {
  const pushes = pushesOf(plans, wish);
  return chart.hexes.map((hex) => {
    const push = pushes.get(hex.hex);
    const reached = reach.get(hex.hex);
    const deed: Deed | undefined =
      push !== undefined ? { type: 'pushTo', plan: push } : reached && { type: 'wish', plan: reached };
    const chosen = plan !== undefined && hex.hex === (plan.push?.to ?? plan.hex);
    return { hex, deed, chosen };
  });
}

/** Step by step: the space ahead, and the spaces a boat there can be pushed to. */
export function steppedOffers(chart: RiverChart, view: View, legal: readonly Action[]): Offer[] {
  const targets = new Map<number, Action>();
  for (const action of legal) {
    if (action.type === 'push') targets.set(action.to, action);
    if (action.type === 'step') targets.set(ahead(view, movingBoat(view).hex, movingBoat(view).facing), action);
  }
  return chart.hexes.map((hex) => {
    const action = targets.get(hex.hex);
    return { hex, deed: action && { type: 'act', action }, chosen: false };
  });
}

export const noOffers = (chart: RiverChart): Offer[] =>
  chart.hexes.map((hex) => ({ hex, deed: undefined, chosen: false }));

interface Labelling {
  readonly view: View;
  readonly chart: RiverChart;
  readonly seats: readonly SeatFace[];
}

const ROUNDING = 0.17;

/** A place to point at, focus and press. */
export function spotOf({ hex, deed, chosen }: Offer, labelling: Labelling): Spot {
  // Rounded, so that the glow stays inside a drawn bank.
  const inset = hex.corners.map((corner) => between(corner, hex.centre, 0.045));
  return {
    id: HEX_NAMES[hex.hex] ?? '',
    ...hex.centre,
    path: pathOf([cutCorners(cutCorners(inset, ROUNDING))]),
    label: [spaceWords(hex, labelling), deedWords(deed, labelling.seats)].filter((part) => part !== '').join(': '),
    state: chosen ? 'chosen' : deed === undefined ? 'closed' : 'open',
    ...(!chosen && markOf(deed, labelling.chart)),
  };
}

/** A space to steam to shows its price; a space to push a boat to shows an arrow away from where the boat lies. */
function markOf(deed: Deed | undefined, chart: RiverChart): Pick<Spot, 'mark' | 'dimness'> {
  if (deed === undefined || deed.type === 'act') return {};
  const { push, coal } = deed.plan;
  const shoved = deed.type === 'pushTo' && push !== undefined;
  const mark = shoved ? (
    <ArrowHead degrees={bearing(chart.at(push.at), chart.at(push.to))} />
  ) : (
    <Cost plan={deed.plan} />
  );
  return { mark, dimness: coal };
}

/** The speed that leads there most cheaply, on red, and a black pip for every coal it burns. */
const Cost = ({ plan }: { plan: Plan }): VNode => (
  <g class="cost" aria-hidden="true">
    <circle class="cost-speed" cy={plan.coal > 0 ? -4 : 0} r="8.5" />
    <text y={plan.coal > 0 ? 0.2 : 4.2}>{plan.speed}</text>
    {Array.from({ length: plan.coal }, (_, i) => (
      <circle key={i} class="cost-coal" cx={(i - (plan.coal - 1) / 2) * 7} cy="10" r="3" />
    ))}
  </g>
);

function deedWords(deed: Deed | undefined, seats: readonly SeatFace[]): string {
  if (deed === undefined) return '';
  if (deed.type === 'act') return deed.action.type === 'push' ? 'push the boat ahead here' : 'one step ahead';
  if (deed.type === 'wish') return wayWords(deed.plan);
  const victim = deed.plan.push?.victim ?? 0;
  return `push ${seats[victim]?.name ?? 'the boat'} here`;
}

function wayWords({ push, speed, turns, coal }: Plan): string {
  const way = `at speed ${speed}, ${spell(turns, 'turn')}, ${coal === 0 ? 'no coal' : `${coal} coal`}`;
  return push === undefined ? `steam here ${way}` : `push this boat, ${way}`;
}

/** Which way a boat will go on. */
function bowWords(view: View, seat: number): string {
  const { hex, facing } = boatOf(view, seat);
  return `bow ${courseName(facing, downstreamAt(view, hex))}`;
}

/** What lies on a space. */
function spaceWords(hex: ChartHex, { view, chart, seats }: Labelling): string {
  const boat = view.boats.findIndex((other) => other.hex === hex.hex);
  const parts = [HEX_NAMES[hex.hex] ?? ''];
  if (!hex.water) parts.push('land');
  if (boat >= 0) parts.push(seats[boat]?.name ?? 'a boat', bowWords(view, boat));
  const station = stationOf(view, chart, hex.place);
  if (station?.dockHex === hex.hex) parts.push(`boarding space, ${spell(station.passengers, 'passenger')} waiting`);
  if (hex.entry) parts.push('entry to the landing');
  return parts.join(', ');
}
