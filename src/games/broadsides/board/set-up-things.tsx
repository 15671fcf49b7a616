import type { VNode } from 'preact';
import { MineGroup } from '#kit/mine.tsx';
import { Named } from '#kit/named.tsx';
import type { Action } from '../actions.ts';
import { cellName, NOWHERE } from '../deck.ts';
import { menLeftOver } from '../rules/setup.ts';
import { shipOf } from '../state.ts';
import { CHOOSE_SHIP, TO_PLACE } from '../words/labels.ts';
import { FIGURE_NAMES, SHIP_NAMES, startsWords } from '../words/names.ts';
import { placedLabel } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { Brig } from './brig.tsx';
import { FigureShape } from './figures.tsx';
import type { Deciding } from './intent.ts';
import type { Props } from './props.ts';

interface ShipChoiceProps {
  readonly props: Props;
  readonly deciding: Deciding;
}

/** Both ships, to take one. */
export const ShipChoice = ({ props, deciding: { press } }: ShipChoiceProps): VNode => (
  <MineGroup title={CHOOSE_SHIP} class="bb-ship-choice">
    {props.legal.map((action) => {
      if (action.type !== 'take') return null;
      const offered = offeredShip(action);
      const chosen = press.picked?.id === offered.id;
      return (
        <button
          key={offered.id}
          type="button"
          class={chosen ? 'bb-ship-card chosen' : 'bb-ship-card open'}
          aria-pressed={chosen}
          onClick={() => press.press(offered)}
        >
          <Named name={`${words.action(action, props.view)}, ${startsWords(action.ship)}`}>
            <svg viewBox="-24 -40 48 70" aria-hidden="true">
              <Brig seat={props.seat ?? 0} />
            </svg>
            <span class="bb-ship-start">
              <b>{SHIP_NAMES[action.ship]}</b>
              <small>{startsWords(action.ship)}</small>
            </span>
          </Named>
        </button>
      );
    })}
  </MineGroup>
);

const offeredShip = (action: Extract<Action, { type: 'take' }>) => ({
  id: `take ${action.ship}`,
  actions: [action],
  action,
});

interface StationsProps {
  readonly props: Props;
  readonly seat: number;
}

/** Figures to be placed, in their order: those placed already say where. */
export function Stations({ props: { view }, seat }: StationsProps): VNode {
  const { stations } = shipOf(view, seat);
  const figures = [...Array.from({ length: menLeftOver(view) }, () => 'man' as const), 'captain' as const];
  return (
    <MineGroup title={TO_PLACE} class="bb-stations">
      {figures.map((kind, i) => {
        const cell = stations[i];
        const isKnown = cell !== undefined && cell > NOWHERE;
        const state = cell !== undefined ? 'placed' : i === stations.length ? 'next' : 'later';
        return (
          <span
            key={i}
            class={`stock bb-station ${state}`}
            role="img"
            aria-label={placedLabel(kind, isKnown ? cell : undefined, state)}
          >
            <svg viewBox="-14 -16 28 30" aria-hidden="true">
              <g class={`bb-figure seat-${seat}`}>
                <FigureShape seat={seat} kind={kind} />
              </g>
            </svg>
            <small aria-hidden="true">{isKnown ? cellName(cell) : FIGURE_NAMES[kind]}</small>
          </span>
        );
      })}
    </MineGroup>
  );
}
