import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import { CARGO } from '../components.ts';
import { cargoIn, hasBoat, type Merchant } from '../state.ts';
import { boatName, NO_BOAT } from '../words/names.ts';
import { CargoSign } from './barrel.tsx';

interface FlatboatProps {
  readonly m: Merchant;
  readonly seat: number;
  readonly isMoving: boolean;
}

/** From stern to bow, by the boat's size. */
const LENGTHS: readonly number[] = [52, 64, 76];
const WIDTH = 28;
const CABIN = 21;

/**
 * A flatboat from above, its bow to the right: planks, a cabin in the seat's colour, four sweeps, and the real cargo on
 * deck. Without a boat only the merchant's mark waits.
 */
export const Flatboat = ({ m, seat, isMoving }: FlatboatProps): VNode => (
  <g class={`flatboat seat-${seat}${isMoving ? ' moving' : ''}`}>
    {hasBoat(m) ? <Hull m={m} seat={seat} /> : <EmblemMark seat={seat} r={11} />}
    <title>{hasBoat(m) ? boatName(m.boat) : NO_BOAT}</title>
  </g>
);

function Hull({ m, seat }: { readonly m: Merchant; readonly seat: number }): VNode {
  const length = at(LENGTHS, m.boat);
  const [stern, bow] = [-length / 2, length / 2];
  const half = WIDTH / 2;
  return (
    <g data-turns="">
      <path
        class="sweep"
        d={`M${stern + 9} ${half - 4}l-13 12M${stern + 9} ${4 - half}l-13-12M${bow - 13} ${half - 4}l11 12M${bow - 13} ${4 - half}l11-12`}
      />
      <path
        class="flat-hull"
        d={`M${stern} ${-half + 3}Q${stern} ${-half} ${stern + 3} ${-half}H${bow - 9}L${bow} ${-half + 7}V${half - 7}L${bow - 9} ${half}H${stern + 3}Q${stern} ${half} ${stern} ${half - 3}Z`}
      />
      <path
        class="flat-planks"
        d={`M${stern + CABIN} ${-half / 2}H${bow - 3}M${stern + CABIN} 0H${bow - 1}M${stern + CABIN} ${half / 2}H${bow - 3}`}
      />
      <rect class="cabin" x={stern + 2} y={-half + 2} width={CABIN} height={WIDTH - 4} rx="2" />
      <path class="ridge" d={`M${stern + 2 + CABIN / 2} ${-half + 2}V${half - 2}`} />
      <g transform={`translate(${stern + 2 + CABIN / 2} 0)`}>
        <g data-upright="">
          <EmblemMark seat={seat} r={9.5} />
        </g>
      </g>
      {m.barrels.map((barrel, i) => (
        <g
          key={i}
          class={`head ${at(CARGO, cargoIn(barrel))}`}
          transform={`translate(${stern + CABIN + 9 + Math.floor(i / 2) * 11.5} ${i % 2 === 0 ? -6 : 6})`}
        >
          <circle r="5.2" />
          <g data-upright="">
            <CargoSign cargo={cargoIn(barrel)} size={0.46} />
          </g>
        </g>
      ))}
    </g>
  );
}
