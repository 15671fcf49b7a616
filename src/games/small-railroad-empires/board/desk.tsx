import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { useWhy } from '#kit/use-why.ts';
import { at } from '#engine/indexed.ts';
import { ACHIEVEMENTS } from '../components.ts';
import type { Pair } from '../plans.ts';
import { tally } from '../rules/tally.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { DESK, endWords, goalWords, handTitle } from '../words/desk.ts';
import { points } from '../words/names.ts';
import { replyBeside } from './asking.ts';
import { Hand, LockedSpaces, Market } from './holdings.tsx';
import type { Choosing, Props } from './props.ts';
import { AtTheQuay } from './ship.tsx';

interface DeskProps {
  readonly props: Props;
  readonly choosing: Choosing;
  /** The delivery that a card is chosen for. */
  readonly pair: Pair | undefined;
}

/**
 * What lies beside the map: the ship, the hand, the race for achievements, the market and the player's own locked
 * spaces.
 */
export function Desk({ props, choosing, pair }: DeskProps): VNode {
  const { view, seat, revealedSeats, seats } = props;
  const why = useWhy(view, (id) => replyBeside(props, id));
  const quay = view.extras.freight;
  return (
    <aside class="desk" aria-label={DESK.label} tabIndex={0}>
      {quay !== undefined && <AtTheQuay quay={quay} seats={seats} highlighted={props.highlighted} />}
      {revealedSeats.map((one) => (
        <Hand
          key={one}
          props={props}
          why={why}
          choosing={choosing}
          seat={one}
          title={handTitle(one === seat, seats[one]?.name ?? '')}
          pair={pair}
        />
      ))}
      <Goals view={view} seat={seat} seats={seats} />
      <Market props={props} why={why} choosing={choosing} />
      {seat !== undefined && view.round > 0 && <LockedSpaces props={props} why={why} choosing={choosing} seat={seat} />}
      {view.round > 0 && <TowardsTheEnd view={view} />}
    </aside>
  );
}

interface GoalsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly seats: readonly SeatFace[];
}

const Goals = (goals: GoalsProps): VNode => (
  <section class="desk-part goals" aria-label={DESK.goals}>
    <h2>{DESK.goals}</h2>
    <ul>
      {goals.view.goals.map((achievement, place) => (
        <Goal key={achievement} {...goals} place={place} />
      ))}
    </ul>
  </section>
);

/** One achievement: who holds it, or how far the player has come and who is closest. */
function Goal({ view, seat: me, seats, place }: GoalsProps & { readonly place: number }): VNode {
  const { name, of, prestige } = at(ACHIEVEMENTS, at(view.goals, place));
  const holder = at(view.holders, place);
  const counts = view.companies.map((_, seat) => tally(view, seat, of));
  const most = Math.max(...counts);
  const closest = counts.flatMap((have, seat) => (have === most && have > 0 ? [seat] : []));
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  return (
    <li class={holder === NONE ? 'goal' : 'goal held'}>
      <b>{name}</b> <span class="vp">{points(prestige)}</span>
      <small>{goalWords(view, place, me, nameOf)}</small>
      <span class="who">
        {(holder === NONE ? closest.slice(0, 3) : [holder]).map((seat) => (
          <SeatEmblem key={seat} seat={seat} label={nameOf(seat)} />
        ))}
      </span>
    </li>
  );
}

const TowardsTheEnd = ({ view }: { readonly view: View }): VNode => (
  <section class="desk-part" aria-label={DESK.end}>
    <h2>{DESK.end}</h2>
    <small>{endWords(view)}</small>
  </section>
);
