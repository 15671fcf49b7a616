import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Card, HEADINGS, PLOTTING_SQUARES } from '../components.ts';
import { size } from '../deck.ts';
import { bearingOf, dotDistance, type Dot, dotAhead, gunsBearing, type Heading, inRange, turnBy } from '../sea.ts';
import { PLOTS_WITH } from '../answers.ts';
import { other, type Ship, shipOf, type State } from '../state.ts';

/** Where a ship lies after each of its three cards. */
export interface Course {
  readonly dots: Dot[];
  readonly headings: Heading[];
  aground: boolean;
}

const KEPT: (readonly Course[] | undefined)[] = [];

/**
 * The courses of all plots with the Damage cards this ship must lay, in their order. They depend on nothing else and
 * are kept: to sail them anew takes a fifth of the time in which a bot weighs its plots.
 */
export function coursesOf(ship: Ship): readonly Course[] {
  const key = (ship.dot * HEADINGS.length + ship.heading) * PLOTS_WITH.length + ship.forced;
  return (KEPT[key] ??= at(PLOTS_WITH, ship.forced).map(({ cards }) => courseOf(ship, cards)));
}

/** Sails a plot on paper, alone on the sea. */
export function courseOf(ship: Ship, cards: readonly Card[]): Course {
  let { dot, heading } = ship;
  const course: Course = { dots: [], headings: [], aground: false };
  for (let square = 0; square < PLOTTING_SQUARES; square++) {
    const card = course.aground ? 'remain' : (cards[square] ?? 'remain');
    if (card === 'starboard') heading = turnBy(heading, 1);
    else if (card === 'port') heading = turnBy(heading, -1);
    else if (card === 'forward') {
      const ahead = dotAhead(dot, heading);
      if ('blocked' in ahead) course.aground = true;
      else dot = ahead.dot;
    }
    course.dots.push(dot);
    course.headings.push(heading);
  }
  return course;
}

/** What two courses mean for the first ship. */
export interface Meeting {
  /** Cannons it brings to bear over the round, and those the enemy does. */
  fired: number;
  taken: number;
  /** The square at which the ships collide; 0 if they do not. */
  collision: number;
  distance: number;
}

export function meet(ships: readonly [Ship, Ship], mine: Course, theirs: Course): Meeting {
  const meeting: Meeting = { fired: 0, taken: 0, collision: 0, distance: 0 };
  for (let square = 0; square < PLOTTING_SQUARES; square++) {
    const here = mine.dots[square] ?? 0;
    const there = theirs.dots[square] ?? 0;
    meeting.distance = dotDistance(here, there);
    if (here === there) {
      meeting.collision = square + 1;
      return meeting;
    }
    if (!inRange(here, there)) continue;
    meeting.fired += size(ships[0].guns & gunsBearing(bearingOf(here, mine.headings[square] ?? 0, there)));
    meeting.taken += size(ships[1].guns & gunsBearing(bearingOf(there, theirs.headings[square] ?? 0, here)));
  }
  return meeting;
}

export const facing = (s: State, seat: Seat): readonly [Ship, Ship] => [shipOf(s, seat), shipOf(s, other(seat))];
