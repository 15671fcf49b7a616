import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { Mine, MineGroup, Stock } from '#kit/mine.tsx';
import type { Side } from '../deck.ts';
import { boarding, type PhaseName, shipOf } from '../state.ts';
import { A_SHIP, OWN_SHIP } from '../words/labels.ts';
import { ON_FIRE } from '../words/phases.ts';
import { shipNote, stocksOf } from '../words/panel.ts';
import { BoardingThings } from './boarding-things.tsx';
import { DieRow } from './die-table.tsx';
import { Average, GunTiles } from './gun-tiles.tsx';
import type { Deciding } from './intent.ts';
import { LaidPlan } from './laid-plan.tsx';
import { FactSign } from './panel.tsx';
import { Plotter } from './plotter.tsx';
import type { Props } from './props.ts';
import { ShipChoice, Stations } from './set-up-things.tsx';
import type { Target } from './shots.ts';

interface OwnShipProps {
  readonly props: Props;
  readonly seat: number;
  readonly deciding: Deciding;
  /** The section whose die is shown while guns are aimed, and the enemy's side that faces them. */
  readonly target: Target | undefined;
  readonly near: Side | undefined;
}

/** The player's own ship: what is left of it, and what the open question needs. */
export function OwnShip(own: OwnShipProps): VNode {
  const { props, seat } = own;
  return (
    <Mine seat={seat} seats={props.seats} note={shipNote(props.view, seat)}>
      <Condition {...own} />
      <Question {...own} />
    </Mine>
  );
}

/** What is chosen from cards. */
const NEEDS_ROOM: ReadonlySet<PhaseName> = new Set(['plotting', 'chooseShip']);

/** Small screens leave it to the row of the players while something else has to be pressed. */
function Condition({ props: { view, seats, layout }, seat, deciding: { volley } }: OwnShipProps): VNode | null {
  if (layout !== 'wide' && (volley !== undefined || NEEDS_ROOM.has(view.phase))) return null;
  return (
    <MineGroup title={seats[seat]?.kind === 'you' ? OWN_SHIP : A_SHIP} class="bb-condition">
      {stocksOf(view, seat).map(({ fact, label, now, name }) => (
        <Stock key={fact} label={label} now={now} name={name} symbol={<FactSign fact={fact} />} />
      ))}
    </MineGroup>
  );
}

function Question({ props, seat, deciding, target, near }: OwnShipProps): VNode | null {
  const { view, layout } = props;
  const { volley } = deciding;
  if (volley !== undefined) {
    return (
      <>
        <GunTiles props={props} volley={volley} />
        {layout === 'phone' ? <DieRow target={target} near={near} /> : <Average props={props} volley={volley} />}
      </>
    );
  }
  const isAsked = askedSeat(props) === seat;
  if (view.phase === 'chooseShip') return isAsked ? <ShipChoice props={props} deciding={deciding} /> : null;
  if (view.phase === 'manning') return <Stations props={props} seat={seat} />;
  if (view.phase === 'plotting' && isAsked) return <Plotter props={props} seat={seat} deciding={deciding} />;
  // In the final volley nobody moves yet, and all cards are put aside.
  if (boarding(view)) return ON_FIRE.has(view.phase) ? null : <BoardingThings props={props} seat={seat} />;
  return <LaidPlan ship={shipOf(view, seat)} isTurning={view.phase === 'turnCards'} />;
}
