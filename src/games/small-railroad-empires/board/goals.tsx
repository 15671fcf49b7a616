import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { ACHIEVEMENTS } from '../components.ts';
import { tally } from '../rules/tally.ts';
import { NONE } from '../state.ts';
import { DISPLAYS, endWords, fullCitiesWords, goalWords, progressWords } from '../words/displays.ts';
import { PRINTED_COUNTS } from '../words/names.ts';
import { goalId } from './asking.ts';
import type { Beside } from './beside.ts';
import { Medal } from './symbols.tsx';
import { Thing } from './thing.tsx';

/** The race for achievements, and how near the end of the game is. */
export function Goals({ beside }: { readonly beside: Beside }): VNode {
  const { view } = beside.props;
  return (
    <section class="display goals" aria-label={DISPLAYS.goals}>
      <h2>
        {DISPLAYS.goals} <small title={endWords(view)}>{fullCitiesWords(view)}</small>
      </h2>
      <div class="goal-list">
        {view.goals.map((achievement, place) => (
          <Goal key={achievement} beside={beside} place={place} />
        ))}
      </div>
      <p class="until-the-end">{endWords(view)}</p>
    </section>
  );
}

/** A plate: medal, what it takes, and how far the player has come or who holds it. */
function Goal({ beside, place }: { readonly beside: Beside; readonly place: number }): VNode {
  const { view, seats, own, seat } = beside.props;
  const { name, of, need, prestige } = at(ACHIEVEMENTS, at(view.goals, place));
  const holder = at(view.holders, place);
  const nameOf = (one: number): string => (one === seat ? 'you' : (seats[one]?.name ?? ''));
  return (
    <Thing
      beside={beside}
      id={goalId(place)}
      class={holder === NONE ? 'goal' : 'goal held'}
      name={`${name}. ${goalWords(view, place, nameOf)}`}
    >
      <Medal value={prestige} />
      <span class="goal-words">
        <b>{name}</b>
        <small>{PRINTED_COUNTS[of](need)}</small>
      </span>
      {holder !== NONE && <SeatEmblem seat={holder} />}
      {holder === NONE && own !== undefined && (
        <Progress isOwn={own === seat || seats[own]?.kind === 'you'} have={tally(view, own, of)} need={need} />
      )}
    </Thing>
  );
}

interface ProgressProps {
  readonly isOwn: boolean;
  readonly have: number;
  readonly need: number;
}

const Progress = ({ isOwn, have, need }: ProgressProps): VNode => (
  <span class="progress">
    <small>{progressWords(isOwn, have, need)}</small>
    <i>
      <i style={{ width: `${(100 * Math.min(have, need)) / need}%` }} />
    </i>
  </span>
);
