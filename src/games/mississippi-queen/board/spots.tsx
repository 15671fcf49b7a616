import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { SeatFace } from '#kit/board.ts';
import { cutCorners, pathOf } from '#kit/coast.ts';
import type { Spot } from '#kit/places.tsx';
import { bearing, between, type Point, rotatedBy } from '#kit/point.ts';
import { HEX_NAMES } from '../actions.ts';
import type { Plan } from '../planner.ts';
import { advance } from '../river.ts';
import { boatOf, movingBoat, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { pushHereWords, spaceWords, STEP_WORDS, wayWords } from '../words/spaces.ts';
import type { ChartHex, RiverChart } from './chart.ts';
import { type Offer, type Offers, shownAt } from './offers.ts';
import { Passenger } from './landmarks.tsx';
import { ArrowHead } from './overlay.tsx';
import { type Shores, shoreAt } from './shores.ts';

interface Labelling {
  readonly view: View;
  readonly chart: RiverChart;
  readonly shores: Shores;
  /** The seat whose captain looks at the river. */
  readonly own: number | undefined;
  readonly seats: readonly SeatFace[];
  readonly picked: Offer | undefined;
}

type Offered = Offers extends ReadonlyMap<unknown, infer O> ? O : never;

const ROUNDING = 0.17;

/** A place to point at, focus and press. */
export function spotOf(hex: ChartHex, offer: Offered | undefined, labelling: Labelling): Spot {
  const { picked } = labelling;
  const chosen = (picked?.kind === 'steam' || picked?.kind === 'step') && shownAt(picked) === hex.hex;
  // Rounded, so that the glow stays inside a drawn bank.
  const inset = hex.corners.map((corner) => between(corner, hex.centre, 0.045));
  return {
    id: at(HEX_NAMES, hex.hex),
    ...hex.centre,
    path: pathOf([cutCorners(cutCorners(inset, ROUNDING))]),
    seenAt: seenOverTheBow(hex, labelling),
    label: labelOf(hex, offer, labelling),
    state: chosen ? 'chosen' : offer === undefined ? 'closed' : 'open',
    ...(!chosen && offer?.kind === 'steam' && { mark: markOf(offer, labelling), dimness: offer.plan.coal }),
  };
}

/** The chart as the captain sees it, with the bow up: so the arrow keys steer. Onlookers see the screen. */
function seenOverTheBow({ centre }: ChartHex, { view, chart, own }: Labelling): Point {
  const boat = own === undefined ? undefined : boatOf(view, own);
  return boat === undefined || boat.hex === NOWHERE ? centre : rotatedBy(centre, -chart.bearingOf(boat.facing));
}

function labelOf(hex: ChartHex, offer: Offered | undefined, { view, shores, own, seats }: Labelling): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? 'a boat';
  const boat = own === undefined ? undefined : boatOf(view, own);
  const { hex: space, water: isWater, entry: isEntry } = hex;
  const told = offer && offerWords(offer, nameOf);
  return spaceWords(view, { hex: space, isWater, isEntry, ...shoreAt(shores, space), offer: told }, boat, nameOf);
}

function offerWords(offer: Offered, nameOf: (seat: number) => string): string {
  const pushesHere = offer.kind === 'step' ? offer.plan.push !== undefined : offer.wish.pushTo !== undefined;
  if (pushesHere) return pushHereWords(offer.plan, nameOf);
  return offer.kind === 'step' ? STEP_WORDS : wayWords(offer.plan);
}

/** A space to move to shows its price; a space to push a boat to shows an arrow away from where the boat lies. */
function markOf({ plan, wish }: Extract<Offered, { kind: 'steam' }>, { chart, view }: Labelling): VNode {
  if (plan.push === undefined || wish.pushTo === undefined)
    return <Cost plan={plan} isQuiet={isSeldomWanted(plan, view)} />;
  return <ArrowHead degrees={bearing(chart.at(plan.push.at), chart.at(plan.push.to))} />;
}

/** What a plan without a push comes to at its end. */
const endsWith = ({ events, push }: Plan, end: 'docked' | 'boarded'): boolean =>
  push === undefined && events.some(({ type }) => type === end);

/** Dear, or no way on: it can be pressed, but does not draw the eye. */
const isSeldomWanted = (plan: Plan, view: View): boolean =>
  plan.events.length === 0 && (plan.coal > FAIR_COAL || advance(plan.hex) <= advance(movingBoat(view).hex));

const FAIR_COAL = 2;

const Speed = ({ plan }: { plan: Plan }): VNode => (
  <>
    <circle class="cost-speed" cy={plan.coal > 0 ? -6 : 0} r="12" />
    <text y={plan.coal > 0 ? 0.2 : 6.2}>{plan.speed}</text>
  </>
);

/** The race ends there: a flag instead of a speed. */
const Flag = (): VNode => <path class="cost-flag" d="M-7 9V-17C-2-20 3-13 10-17V-4C3 0-2-7-7-4" />;

/** A passenger comes on board there: the figure of the stations, larger. */
const NewPassenger = (): VNode => (
  <g class="cost-passenger" transform="translate(0 -3) scale(2)">
    <Passenger />
  </g>
);

interface CostProps {
  readonly plan: Plan;
  readonly isQuiet: boolean;
}

/** The speed that leads there most cheaply, on red, and a black pip for every coal it burns. */
const Cost = ({ plan, isQuiet }: CostProps): VNode => (
  <g class={isQuiet ? 'cost quiet' : 'cost'} aria-hidden="true">
    {endsWith(plan, 'docked') ? <Flag /> : endsWith(plan, 'boarded') ? <NewPassenger /> : <Speed plan={plan} />}
    {Array.from({ length: plan.coal }, (_, i) => (
      <circle key={i} class="cost-coal" cx={(i - (plan.coal - 1) / 2) * 8.6} cy="13.500" r="3.700" />
    ))}
  </g>
);
