import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { openPath } from '#kit/coast.ts';
import type { Point } from '#kit/point.ts';
import { type Card, HEADINGS } from '../components.ts';
import { type Mask, size } from '../deck.ts';
import { dotPlace } from '../pointing.ts';
import { ALL_DOTS, type Dot, dotAhead, gunsBearing, turnBy } from '../sea.ts';
import { shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { shipLabel } from '../words/sections.ts';
import { Brig } from './brig.tsx';
import { courseOf, type Fix } from './course.ts';
import { type Logbook, pieceOf, useFleet } from './fleet.ts';
import { type OrderDraft } from './intent.ts';
import type { Props } from './props.ts';
import { dotPoint, SPACING } from './layout.ts';
import { SeaChart } from './sea-chart.tsx';
import { Wake } from './wake.tsx';

interface WatersProps {
  readonly props: Props;
  readonly draft: OrderDraft;
  /** Whether the reach of the guns is asked for. */
  readonly reach: boolean;
  readonly seen: Logbook;
}

/** The chart with both ships, the course being plotted, and the reach of the guns when asked for. */
export function Waters({ props, draft, reach, seen }: WatersProps): VNode {
  const { view } = props;
  const fleet = useFleet(props, seen);
  const planned = plannedCourse(props, draft);
  return (
    <g>
      <SeaChart />
      <Lit places={props.highlighted} />
      <Wake props={props} />
      {reach &&
        view.ships.map((ship, owner) => (
          <Reach key={owner} seat={owner} ship={endOf(view, planned, owner)} guns={ship.guns} />
        ))}
      {planned && <Course seat={planned.seat} ship={shipOf(view, planned.seat)} draft={planned.cards} />}
      <g ref={fleet}>
        {view.ships.map((_, owner) => (
          <g
            key={owner}
            data-piece={pieceOf(owner)}
            role="img"
            aria-label={shipLabel(view, owner, (seat) => props.seats[seat]?.name ?? '')}
          >
            <Brig seat={owner} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Where a ship is when its planned cards are played; without a plan, where it is now. */
function endOf(view: View, planned: Planned | undefined, owner: number): Fix {
  const ship = shipOf(view, owner);
  return (planned?.seat === owner ? courseOf(ship, planned.cards).at(-1) : undefined) ?? ship;
}

interface Planned {
  readonly seat: number;
  readonly cards: OrderDraft;
}

/** The course of the player who plans, or whose plan lies facedown and can be known here. */
export function plannedCourse(props: Props, draft: OrderDraft): Planned | undefined {
  const { view, own, revealedSeats } = props;
  if (view.phase !== 'plotting') return undefined;
  const seat = askedSeat(props);
  if (seat !== undefined) return { seat, cards: draft };
  if (own === undefined || !revealedSeats.includes(own)) return undefined;
  return { seat: own, cards: openCards(shipOf(view, own).plot) };
}

const openCards = (plot: readonly (Card | 'facedown')[]): OrderDraft =>
  plot.map((card) => (card === 'facedown' ? undefined : card));

function Lit({ places }: { readonly places: readonly string[] }): VNode {
  const dots = ALL_DOTS.filter((dot) => places.includes(dotPlace(dot)));
  return (
    <g class="bb-lit" aria-hidden="true">
      {dots.map((dot) => (
        <circle key={dotPlace(dot)} cx={dotPoint(dot).x} cy={dotPoint(dot).y} r="26" />
      ))}
    </g>
  );
}

interface CourseProps {
  readonly seat: number;
  readonly ship: Fix;
  readonly draft: OrderDraft;
}

/**
 * Where the cards laid so far would take her: a line, a ghost after each card, and a cross where she would run aground.
 */
function Course({ seat, ship, draft }: CourseProps): VNode | null {
  const fixes = courseOf(ship, draft);
  const last = fixes.at(-1);
  if (last === undefined) return null;
  const points = [ship, ...fixes].map(({ dot }) => dotPoint(dot));
  return (
    <g class={`bb-course seat-${seat}`} aria-hidden="true">
      <path class="bb-track" d={openPath(points)} />
      {fixes.map((fix, i) => (
        <g
          key={i}
          class={i === fixes.length - 1 ? 'bb-ghost last' : 'bb-ghost'}
          transform={`translate(${dotPoint(fix.dot).x} ${dotPoint(fix.dot).y})`}
        >
          <Brig seat={seat} angle={fix.heading * 45} />
        </g>
      ))}
      {fixes.map((fix, i) => (
        <Step key={i} fixes={fixes} i={i} fix={fix} />
      ))}
      {last.blocked !== undefined && <Blocked fix={last} />}
    </g>
  );
}

interface StepProps {
  readonly fixes: readonly Fix[];
  readonly fix: Fix;
  readonly i: number;
}

/** The number of a card, beside the dot she reaches with it; those that share a dot stand in a row. */
function Step({ fixes, fix, i }: StepProps): VNode {
  const { x, y } = dotPoint(fix.dot);
  const before = fixes.slice(0, i).filter(({ dot }) => dot === fix.dot).length;
  return (
    <g class="bb-step" transform={`translate(${x + 26 + before * 28} ${y - 24})`}>
      <circle r="12" />
      <text y="5.500">{i + 1}</text>
    </g>
  );
}

/** The bow would meet land or the edge half a dot ahead. */
function Blocked({ fix }: { readonly fix: Fix }): VNode {
  const { x, y } = ahead(dotPoint(fix.dot), fix.heading, SPACING * 0.62);
  return <path class="bb-blocked" transform={`translate(${x} ${y})`} d="M-8-8 8 8M8-8-8 8" />;
}

function ahead({ x, y }: Point, heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 4;
  return { x: x + Math.sin(angle) * length, y: y - Math.cos(angle) * length };
}

interface ReachProps {
  readonly seat: number;
  readonly ship: { readonly dot: Dot; readonly heading: number };
  readonly guns: Mask;
}

/** Every neighbouring dot that some gun bears on, with how many do. */
function Reach({ seat, ship, guns }: ReachProps): VNode {
  const { x, y } = dotPoint(ship.dot);
  const covered = HEADINGS.map((_, bearing) => ({
    heading: turnBy(ship.heading, bearing),
    bearing: size(guns & gunsBearing(bearing)),
  })).filter(({ heading, bearing }) => bearing > 0 && 'dot' in dotAhead(ship.dot, heading));
  return (
    <g class={`bb-reach seat-${seat}`} aria-hidden="true">
      {covered.map(({ heading, bearing }) => (
        <g key={heading}>
          <path transform={`translate(${x} ${y}) rotate(${heading * 45})`} d="M0-12-26-78Q0-92 26-78Z" />
          <Count at={ahead({ x, y }, heading, heading % 2 === 0 ? SPACING : SPACING * Math.SQRT2)} guns={bearing} />
        </g>
      ))}
    </g>
  );
}

const Count = ({ at: { x, y }, guns }: { readonly at: Point; readonly guns: number }): VNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="10" />
    <text y="5">{guns}</text>
  </g>
);
