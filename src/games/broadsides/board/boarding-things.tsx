import type { VNode } from 'preact';
import { MineGroup } from '#kit/mine.tsx';
import { MOVEMENTS_PER_TURN } from '../components.ts';
import { placeName } from '../deck.ts';
import { FIGHTS } from '../words/labels.ts';
import { fightLabel, fightPlace, movementsLeft, movementsOf, noFights } from '../words/panel.ts';
import { fightWords } from '../words/previews.ts';
import type { Props } from './props.ts';
import { fightsOf } from './spots.tsx';

interface BoardingThingsProps {
  readonly props: Props;
  readonly seat: number;
}

/** What a boarding turn needs: the movements that are left, and the combats that will be fought after them. */
export function BoardingThings({ props: { view, seats }, seat }: BoardingThingsProps): VNode {
  const left = view.phase === 'movement' ? view.movements : 0;
  const fights = fightsOf(view, seat);
  const nameOf = (owner: number) => seats[owner]?.name ?? '';
  return (
    <>
      <MineGroup title={movementsOf(view.turn === seat ? undefined : nameOf(view.turn))} class="bb-movements">
        <span class="bb-pips" role="img" aria-label={movementsLeft(left)}>
          {Array.from({ length: MOVEMENTS_PER_TURN }, (_, i) => (
            <svg key={i} class={i < left ? 'left' : 'made'} viewBox="-14 -20 28 40" aria-hidden="true">
              <path d="M-9 15C-11 5-8-2-5-8C-3-13 1-16 4-13C7-9 4-3 4 3C4 8 6 10 8 14C4 18-5 18-9 15ZM-8 10C-3 12 3 12 7 10" />
            </svg>
          ))}
          <small aria-hidden="true">{movementsLeft(left)}</small>
        </span>
      </MineGroup>
      <MineGroup title={FIGHTS} class="bb-fights">
        {fights.length === 0 && <p>{noFights(view.turn === seat)}</p>}
        {fights.map(({ place, share }) => (
          <span key={placeName(place)} class="bb-fight" role="img" aria-label={fightLabel(view, place, share, nameOf)}>
            <b>{fightWords(share)}</b>
            <small>{fightPlace(place, seat, nameOf)}</small>
          </span>
        ))}
      </MineGroup>
    </>
  );
}
