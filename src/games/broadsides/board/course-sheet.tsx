import type { VNode } from 'preact';
import { SeatEmblem } from '#kit/emblem.tsx';
import { other, shipOf } from '../state.ts';
import { shipName, shipsChosen } from '../words/names.ts';
import {
  courseTitle,
  distanceWords,
  ISLANDS_IN_WORDS,
  REACH_TITLE,
  reachWords,
  SEA_IN_WORDS,
  shipWords,
  stepWords,
} from '../words/sea.ts';
import { courseOf } from './course.ts';
import type { OrderDraft } from './intent.ts';
import { LaidPlan } from './laid-plan.tsx';
import type { Props } from './props.ts';
import { plannedCourse } from './waters.tsx';

interface CourseSheetProps {
  readonly props: Props;
  readonly draft: OrderDraft;
  /** Small screens show it as a part of the board; elsewhere it is there for those who do not see the chart. */
  readonly isShown: boolean;
}

/** The chart in words: where both ships are and head, what their guns reach, and the plan card by card. */
export const CourseSheet = ({ props, draft, isShown }: CourseSheetProps): VNode => (
  <section class={isShown ? 'bb-course-sheet' : 'unseen'} aria-label={SEA_IN_WORDS}>
    <PlannedSteps props={props} draft={draft} />
    {props.view.ships.map((_, seat) => (
      <ShipInWords key={seat} props={props} seat={seat} isShown={isShown} />
    ))}
    <p>{ISLANDS_IN_WORDS}</p>
  </section>
);

function PlannedSteps({ props, draft }: Omit<CourseSheetProps, 'isShown'>): VNode | null {
  const planned = plannedCourse(props, draft);
  if (planned === undefined) return null;
  const ship = shipOf(props.view, planned.seat);
  const fixes = courseOf(ship, planned.cards);
  return (
    <div class={`bb-steps seat-${planned.seat}`}>
      <h2>{courseTitle(fixes.length)}</h2>
      <ol>
        {fixes.map((fix, i) => (
          <li key={i}>{stepWords(planned.cards[i], fix)}</li>
        ))}
      </ol>
      {fixes.length > 0 && <p>{`${REACH_TITLE}: ${reachWords(fixes.at(-1) ?? ship, ship.guns)}.`}</p>}
    </div>
  );
}

interface ShipInWordsProps {
  readonly props: Props;
  readonly seat: number;
  readonly isShown: boolean;
}

function ShipInWords({ props: { view, seats }, seat, isShown }: ShipInWordsProps): VNode {
  const ship = shipOf(view, seat);
  const name = seats[seat]?.name ?? '';
  const enemy = shipOf(view, other(seat)).dot;
  const met = { dot: enemy, name: shipsChosen(view) ? shipName(view, other(seat)) : 'other ship' };
  return (
    <div class={`bb-ship-words seat-${seat}`}>
      <h2>
        <SeatEmblem seat={seat} />
        {name}
        {shipsChosen(view) && <i>{shipName(view, seat)}</i>}
      </h2>
      {isShown && <LaidPlan ship={ship} isTurning={view.phase === 'turnCards'} />}
      <p>{`${shipWords(ship, met)}. ${distanceWords(ship, enemy)}`}.</p>
      <p>{`${REACH_TITLE}: ${reachWords(ship, ship.guns)}.`}</p>
    </div>
  );
}
