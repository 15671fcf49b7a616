import type { VNode } from 'preact';
import { MineGroup } from '#kit/mine.tsx';
import { PLOTTING_SQUARES } from '../components.ts';
import type { ShipView } from '../view.ts';
import { FACEDOWN_CARD, laidLabel, PLAN_OF_SHIP } from '../words/labels.ts';
import { CARD_NAMES, SHORT_NAMES } from '../words/names.ts';
import { CardPicture } from './card.tsx';

const SQUARES = Array.from({ length: PLOTTING_SQUARES }, (_, square) => square);

interface LaidPlanProps {
  readonly ship: ShipView;
  /** Cards are being turned over: the newest is marked. */
  readonly isTurning: boolean;
}

/** The cards that lie in a ship's squares and cannot be changed now; those turned over already are bright. */
export const LaidPlan = ({ ship, isTurning }: LaidPlanProps): VNode => (
  <MineGroup title={PLAN_OF_SHIP} class="bb-plan">
    {SQUARES.map((square) => (
      <LaidCard key={square} ship={ship} square={square} isNow={isTurning && square === ship.shown - 1} />
    ))}
  </MineGroup>
);

interface LaidCardProps {
  readonly ship: ShipView;
  readonly square: number;
  readonly isNow: boolean;
}

function LaidCard({ ship, square, isNow }: LaidCardProps): VNode {
  const card = ship.plot[square];
  const name = card === undefined ? undefined : card === 'facedown' ? FACEDOWN_CARD : CARD_NAMES[card];
  const state = card === undefined ? 'empty' : square < ship.shown ? 'turned' : 'waiting';
  return (
    <span
      class={`bb-card bb-square-card ${state}${isNow ? ' now' : ''}`}
      role="img"
      aria-label={laidLabel(square, name)}
    >
      <i class="bb-slot-number">{square + 1}</i>
      {card !== undefined && <CardPicture card={card} />}
      <small>{card === undefined || card === 'facedown' ? '' : SHORT_NAMES[card]}</small>
    </span>
  );
}
