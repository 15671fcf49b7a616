import type { VNode } from 'preact';
import { BOAT_SIZES } from '../components.ts';
import { isPerishable } from '../sheets.ts';
import { boatCard, cargoIn, hasBoat, type Merchant, shiftedBy } from '../state.ts';
import { Barrel } from './barrel.tsx';
import { capital, cargoName } from './words/names.ts';

const CELL = 22;
const ROW = 27;

/** A boat's cargo boxes: each barrel slides from left to right towards spoiling; keepers stay where they are. */
export function Hold({ m, small = false }: { m: Merchant; small?: boolean }): VNode {
  if (!hasBoat(m)) return <span class="no-boat">no boat</span>;
  const { boxes, boxSpaces } = boatCard(m);
  const scale = small ? 0.62 : 1;
  const columns = boxes > 4 ? 2 : 1;
  const rows = Math.ceil(boxes / columns);
  const [width, height] = [columns * (boxSpaces * CELL + 12), rows * ROW];
  return (
    <svg
      class="hold"
      width={width * scale}
      height={height * scale}
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

const Aboard = ({ barrel }: { barrel: number | undefined }): VNode | null =>
  barrel === undefined ? null : (
    <Barrel cargo={cargoIn(barrel)} x={shiftedBy(barrel) * CELL + CELL / 2} y={ROW / 2 - 1} size={0.78} />
  );

/** How far each barrel is from spoiling, in words. */
function holdWords(m: Merchant): string {
  const { boxSpaces } = boatCard(m);
  const barrels = m.barrels.map((barrel) => {
    const cargo = cargoIn(barrel);
    if (!isPerishable(cargo)) return `${cargoName(cargo)} keeps`;
    const left = boxSpaces - 1 - shiftedBy(barrel);
    return left === 0 ? `${cargoName(cargo)} is lost at the next spoiling` : `${cargoName(cargo)} lasts ${left} more`;
  });
  const size = `${BOAT_SIZES[m.boat] ?? ''} ft boat, ${m.barrels.length} of ${boatCard(m).boxes} boxes`;
  return capital([size, ...barrels].join('; '));
}
