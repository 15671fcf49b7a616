import type { VNode } from 'preact';
import { type Barrel as BoxedBarrel, boatCard, cargoIn, hasBoat, type Merchant, shiftedBy } from '../state.ts';
import { NO_BOAT } from '../words/names.ts';
import { Barrel } from './barrel.tsx';
import { holdWords, livesOf } from '../words/hold.ts';

const CELL = 22;
const ROW = 27;

/** A boat's cargo boxes: each barrel slides from left to right towards spoiling; cargo that keeps stays where it is. */
export function Hold({ m }: { m: Merchant }): VNode {
  if (!hasBoat(m)) return <span class="no-boat">{NO_BOAT}</span>;
  const { boxes, boxSpaces } = boatCard(m);
  const columns = boxes > 4 ? 2 : 1;
  const rows = Math.ceil(boxes / columns);
  const [width, height] = [columns * (boxSpaces * CELL + 12), rows * ROW];
  return (
    <svg
      class="hold"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={holdWords(m)}
    >
      <title>{holdWords(m)}</title>
      {Array.from({ length: boxes }, (_, i) => (
        <g key={i} transform={`translate(${(i % columns) * (boxSpaces * CELL + 12)} ${Math.floor(i / columns) * ROW})`}>
          {Array.from({ length: boxSpaces }, (_space, at) => (
            <rect
              key={at}
              class={at === boxSpaces - 1 ? 'box-space final' : 'box-space'}
              x={at * CELL + 1}
              y="1"
              width={CELL - 2}
              height={ROW - 4}
              rx="3"
            />
          ))}
          <Aboard barrel={m.barrels[i]} />
        </g>
      ))}
    </svg>
  );
}

const Aboard = ({ barrel }: { barrel: BoxedBarrel | undefined }): VNode | null =>
  barrel === undefined ? null : (
    <Barrel cargo={cargoIn(barrel)} x={shiftedBy(barrel) * CELL + CELL / 2} y={ROW / 2 - 1} size={0.78} />
  );

const CRATE = 25;

/** A boat in one line, for a panel: every box with its barrel, and how often it can still spoil before it is lost. */
export function HoldLine({ m }: { m: Merchant }): VNode {
  if (!hasBoat(m)) return <span class="no-boat">{NO_BOAT}</span>;
  const { boxes } = boatCard(m);
  return (
    <svg
      class="hold"
      width={boxes * CRATE * 0.86}
      height="32"
      viewBox={`0 0 ${boxes * CRATE} 37`}
      role="img"
      aria-label={holdWords(m)}
    >
      <title>{holdWords(m)}</title>
      {Array.from({ length: boxes }, (_, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * CRATE} 0)`}>
          <rect class="box-space" x="-11" y="1" width="22" height="24" rx="3" />
          <Crated m={m} barrel={m.barrels[i]} />
        </g>
      ))}
    </svg>
  );
}

function Crated({ m, barrel }: { m: Merchant; barrel: BoxedBarrel | undefined }): VNode | null {
  if (barrel === undefined) return null;
  const left = livesOf(m, barrel);
  return (
    <>
      <Barrel cargo={cargoIn(barrel)} y={13} size={0.76} />
      {left !== undefined && (
        <text class={left === 0 ? 'lives last' : 'lives'} y="36">
          {left}
        </text>
      )}
    </>
  );
}
