import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { SeatFace } from '#kit/board.ts';
import { cutCorners, pathOf } from '#kit/coast.ts';
import type { Spot } from '#kit/places.tsx';
import { bearing, between } from '#kit/point.ts';
import { HEX_NAMES } from '../actions.ts';
import type { Plan } from '../planner.ts';
import type { View } from '../view.ts';
import { pushHereWords, spaceWords, STEP_WORDS, wayWords } from '../words/spaces.ts';
import { type ChartHex, type RiverChart, stationOf } from './chart.ts';
import { type Offer, type Offers, shownAt } from './offers.ts';
import { ArrowHead } from './overlay.tsx';

interface Labelling {
  readonly view: View;
  readonly chart: RiverChart;
  readonly seats: readonly SeatFace[];
  readonly picked: Offer | undefined;
}

type Offered = Offers extends ReadonlyMap<unknown, infer O> ? O : never;

const ROUNDING = 0.17;

/** A place to point at, focus and press. */
export function spotOf(hex: ChartHex, offer: Offered | undefined, labelling: Labelling): Spot {
  const { picked } = labelling;
  const chosen = picked !== undefined && picked.kind !== 'point' && shownAt(picked) === hex.hex;
  // Rounded, so that the glow stays inside a drawn bank.
  const inset = hex.corners.map((corner) => between(corner, hex.centre, 0.045));
  return {
    id: at(HEX_NAMES, hex.hex),
    ...hex.centre,
    path: pathOf([cutCorners(cutCorners(inset, ROUNDING))]),
    label: labelOf(hex, offer, labelling),
    state: chosen ? 'chosen' : offer === undefined ? 'closed' : 'open',
    ...(!chosen && offer?.kind === 'steam' && { mark: markOf(offer, labelling.chart), dimness: offer.plan.coal }),
  };
}

function labelOf(hex: ChartHex, offer: Offered | undefined, { view, chart, seats }: Labelling): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? 'a boat';
  const station = stationOf(view, chart, hex.place);
  const waiting = station?.dockHex === hex.hex ? station.passengers : undefined;
  const space = spaceWords(view, { hex: hex.hex, isWater: hex.water, isEntry: hex.entry, waiting }, nameOf);
  return offer === undefined ? space : `${space}: ${offerWords(offer, nameOf)}`;
}

function offerWords(offer: Offered, nameOf: (seat: number) => string): string {
  const pushesHere = offer.kind === 'step' ? offer.plan.push !== undefined : offer.wish.pushTo !== undefined;
  if (pushesHere) return pushHereWords(offer.plan, nameOf);
  return offer.kind === 'step' ? STEP_WORDS : wayWords(offer.plan);
}

/** A space to steam to shows its price; a space to push a boat to shows an arrow away from where the boat lies. */
function markOf({ plan, wish }: Extract<Offered, { kind: 'steam' }>, chart: RiverChart): VNode {
  if (plan.push === undefined || wish.pushTo === undefined) return <Cost plan={plan} />;
  return <ArrowHead degrees={bearing(chart.at(plan.push.at), chart.at(plan.push.to))} />;
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
