import type { VNode } from 'preact';
import { Mine, MineGroup } from '#kit/mine.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { askedSeat } from '#kit/asked-seat.ts';
import { FULL_COAL, PASSENGERS_TO_WIN } from '../components.ts';
import { dockingPlace } from '../planner.ts';
import { boatOf } from '../state.ts';
import {
  dockWords,
  OUTLOOK_HINT,
  OUTLOOK_LATER,
  OUTLOOK_OVER,
  OUTLOOK_SEARCH,
  OUTLOOK_TITLE,
  pushersWords,
  reachWords,
} from '../words/outlook.ts';
import { CABIN_WORD, coalAfter, GROUPS, passengersFact, standingWords } from '../words/panel.ts';
import { placeOf } from './legs.ts';
import { isSailing, planIn } from './offers.ts';
import { Person } from './people.tsx';
import type { Props } from './props.ts';
import { SpeedDials } from './speed-dials.tsx';
import type { Steering } from './steering.ts';
import { Swings } from './swings.tsx';

export interface OwnBoatProps {
  readonly props: Props;
  readonly seat: number;
  readonly steering: Steering;
}

/** The player's own boat: speed, coal and passengers, and what the move that is shown would make of them. */
export const OwnBoat = (own: OwnBoatProps): VNode => (
  <Mine
    seat={own.seat}
    seats={own.props.seats}
    note={standingWords(own.props.view, own.seat, placeOf(own.props.view, own.seat))}
  >
    <div class="mq-own steering">
      <MineGroup title={GROUPS.speed}>
        <SpeedDials {...own} />
      </MineGroup>
      <MineGroup title={own.steering.press.picked?.kind === 'steam' ? GROUPS.facingThen : GROUPS.facing}>
        <Swings {...own} />
      </MineGroup>
    </div>
    <div class="mq-own">
      <MineGroup title={GROUPS.coal}>
        <CoalDiscs {...own} />
      </MineGroup>
      {own.props.view.options.race === 'passengers' && (
        <MineGroup title={GROUPS.passengers}>
          <Cabin {...own} />
        </MineGroup>
      )}
      <StopThere {...own} />
    </div>
  </Mine>
);

/** What is left, what would be burned, and what is gone. */
function CoalDiscs({ props, seat, steering: { press } }: OwnBoatProps): VNode {
  const { coal } = boatOf(props.view, seat);
  const left = coal - (planIn(press.picked)?.coal ?? 0);
  return (
    <span class="mq-coal" role="img" aria-label={coalAfter(coal, left)}>
      <span class="mq-discs">
        {Array.from({ length: FULL_COAL }, (_, i) => (
          <i key={i} class={i < left ? 'left' : i < coal ? 'burns' : 'gone'} />
        ))}
      </span>
      <small>{coalAfter(coal, left)}</small>
    </span>
  );
}

/** Two places for passengers; one who would come on board is drawn faintly. */
function Cabin({ props, seat, steering: { press } }: OwnBoatProps): VNode {
  const { passengers } = boatOf(props.view, seat);
  const boards = planIn(press.picked)?.events.some((event) => event.type === 'boarded' && event.seat === seat);
  const then = passengers + (boards ? 1 : 0);
  return (
    <span class="mq-cabin" role="img" aria-label={passengersFact(passengers)}>
      <span class="mq-places">
        {Array.from({ length: PASSENGERS_TO_WIN }, (_, i) => (
          <i key={i} class={i < passengers ? 'aboard' : i < then ? 'boards' : 'free'}>
            {i < then && <Person />}
          </i>
        ))}
      </span>
      <small>
        {props.layout === 'wide' ? passengers !== then && `${passengers} → ` : `${CABIN_WORD} `}
        {passengers === then ? passengers : <b>{then}</b>}/{PASSENGERS_TO_WIN}
      </small>
    </span>
  );
}

/** What the next turn could bring from where the picked move ends. */
function StopThere(own: OwnBoatProps): VNode {
  const { props } = own;
  const { outlook } = own.steering;
  return (
    <div class="mq-stop" role="group" aria-label={OUTLOOK_TITLE}>
      <span class="mq-stop-title">{OUTLOOK_TITLE}</span>
      {outlook === undefined || outlook === 'over' ? (
        <span class="mq-stop-hint">{stopHint(own)}</span>
      ) : (
        <>
          <b>{reachWords(outlook)}</b>
          <span class={outlook.pushers.length > 0 ? 'mq-danger' : ''}>
            <SentenceText sentence={pushersWords(outlook, props.layout === 'phone')} seats={props.seats} />
          </span>
        </>
      )}
    </div>
  );
}

/** Said while there is no next turn to speak of. */
function stopHint({ props, seat, steering: { press, outlook } }: OwnBoatProps): string {
  const isAsked = askedSeat(props) === seat;
  const plan = isAsked ? planIn(press.picked) : undefined;
  const place = plan && dockingPlace(plan, seat);
  if (place !== undefined) return dockWords(place);
  if (plan !== undefined) return outlook === 'over' ? OUTLOOK_OVER : OUTLOOK_SEARCH;
  if (isAsked && isSailing(props.view)) return OUTLOOK_HINT;
  return props.view.outcome === undefined ? OUTLOOK_LATER : '';
}
