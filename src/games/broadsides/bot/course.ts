import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Card, PLOTTING_SQUARES } from '../components.ts';
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

/** The courses of all plots with the Damage cards this ship must lay, in their order. */
export const coursesOf = (ship: Ship): readonly Course[] =>
  at(PLOTS_WITH, ship.forced).map(({ cards }) => courseOf(ship, cards));

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
    const [here, there] = [at(mine.dots, square), at(theirs.dots, square)];
    meeting.distance = dotDistance(here, there);
    if (here === there) {
      meeting.collision = square + 1;
      return meeting;
    }
    if (!inRange(here, there)) continue;
    meeting.fired += size(ships[0].guns & gunsBearing(bearingOf(here, at(mine.headings, square), there)));
    meeting.taken += size(ships[1].guns & gunsBearing(bearingOf(there, at(theirs.headings, square), here)));
  }
  return meeting;
}

export const facing = (s: State, seat: Seat): readonly [Ship, Ship] => [shipOf(s, seat), shipOf(s, other(seat))];
