import type { Meta } from '#engine/game.ts';
import { Icon } from './icons.tsx';

const span = (numbers: readonly number[]) => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
};

type BoxFacts = Pick<Meta, 'seats' | 'minutes'>;

/** How many and how long, at a glance. */
export const Facts = ({ meta }: { readonly meta: BoxFacts }) => (
  <ul class="facts">
    <li>
      <Icon name="people" /> {span(meta.seats)} players
    </li>
    <li>
      <Icon name="clock" /> {span(meta.minutes)} minutes
    </li>
    <li>
      <Icon name="bot" /> bots fill empty seats
    </li>
  </ul>
);

/** The same where there is little room. */
export const ShortFacts = ({ meta }: { readonly meta: BoxFacts }) => (
  <ul class="facts">
    <li>
      <Icon name="people" /> {span(meta.seats)}
      <span class="unseen"> players</span>
    </li>
    <li>
      <Icon name="clock" /> {span(meta.minutes)} min
    </li>
  </ul>
);
