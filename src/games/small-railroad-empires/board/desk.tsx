import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { count } from '#words/speech.ts';
import { useWhy } from '#kit/use-why.ts';
import { ACHIEVEMENTS, LAST_ROUND } from '../components.ts';
import { fullCities } from '../ending.ts';
import { COUNTED_WORDS } from '../words/names.ts';
import { NONE, sizeOf } from '../state.ts';
import { tally } from '../tally.ts';
import type { View } from '../view.ts';
import { replyBeside } from './asking.ts';
import { Hand, LockedSpaces, Market } from './holdings.tsx';
import type { Props } from './props.ts';
import { AtTheQuay } from './ship.tsx';

/**
 * What lies beside the map: the ship, the hand, the race for achievements, the market and the player's own locked
 * spaces.
 */
export function Desk({ props }: { readonly props: Props }): VNode {
  const { view, seat, revealedSeats, seats } = props;
  const why = useWhy(view, (id) => replyBeside(props, id));
  const quay = view.extras.freight;
  return (
    <aside class="desk" aria-label="Beside the map" tabIndex={0}>
      {quay !== undefined && <AtTheQuay quay={quay} seats={seats} highlighted={props.highlighted} />}
      {revealedSeats.map((one) => (
        <Hand
          key={one}
          props={props}
          why={why}
          seat={one}
          title={one === seat ? 'Your hand' : `Hand of ${seats[one]?.name ?? ''}`}
        />
      ))}
      <Goals view={view} seat={seat} seats={seats} />
      <Market props={props} why={why} />
      {seat !== undefined && view.round > 0 && <LockedSpaces props={props} why={why} seat={seat} />}
      {view.round > 0 && <TowardsTheEnd view={view} />}
    </aside>
  );
}

interface GoalsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly seats: readonly SeatFace[];
}

const Goals = ({ view, seat, seats }: GoalsProps): VNode => (
  <section class="desk-part goals" aria-label="Achievements">
    <h2>Achievements</h2>
    <ul>
      {view.goals.map((achievement, i) => (
        <Goal
          key={achievement}
          view={view}
          seat={seat}
          seats={seats}
          achievement={achievement}
          holder={view.holders[i] ?? NONE}
        />
      ))}
    </ul>
  </section>
);

interface GoalProps extends GoalsProps {
  readonly achievement: number;
  readonly holder: number;
}

/** One achievement: who holds it, or how far the player has come and who is closest. */
function Goal({ view, seat: me, seats, achievement, holder }: GoalProps): VNode {
  const { name, of, need, prestige } = ACHIEVEMENTS[achievement] as (typeof ACHIEVEMENTS)[number];
  const counts = view.companies.map((_, seat) => tally(view, seat, of));
  const most = Math.max(...counts);
  const closest = counts.flatMap((have, seat) => (have === most && have > 0 ? [seat] : []));
  return (
    <li class={holder === NONE ? 'goal' : 'goal held'}>
      <b>{name}</b> <span class="vp">{prestige} VP</span>
      <small>
        {need} {COUNTED_WORDS[of]}
        {holder === NONE ? raceWords(counts, me) : ` · held by ${seats[holder]?.name ?? ''}`}
      </small>
      <span class="who">
        {(holder === NONE ? closest.slice(0, 3) : [holder]).map((seat) => (
          <SeatEmblem key={seat} seat={seat} label={seats[seat]?.name ?? ''} />
        ))}
      </span>
    </li>
  );
}

function raceWords(counts: readonly number[], me: number | undefined): string {
  const most = Math.max(...counts);
  if (most === 0) return ' · nobody yet';
  return me === undefined ? ` · closest ${most}` : ` · you ${counts[me] ?? 0} · closest ${most}`;
}

const TowardsTheEnd = ({ view }: { readonly view: View }): VNode => (
  <section class="desk-part" aria-label="Towards the end">
    <h2>Towards the end</h2>
    <small>
      round {view.round} of at most {LAST_ROUND} · {fullCities(view)} of{' '}
      {count(sizeOf(view.companies.length).fullCities, 'full city', 'full cities')}
    </small>
  </section>
);
