import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { capital } from '#words/speech.ts';
import {
  CARGO,
  HARVEST_BARREL,
  LARGE_SPACE_PRICE,
  MARKET_SPACES,
  SEASON_SPACES,
  SEASONS,
  TRACK_SPACES,
} from '../components.ts';
import type { Cargo } from '../sheets.ts';
import { seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { MARKET_WORD } from '../words/market.ts';
import { ST_LOUIS } from '../words/names.ts';
import { Barrel } from './barrel.tsx';
import { columnOf, MARKET, TRACK } from './chart.ts';
import { SEASON_CLASSES } from './seasons.ts';

const ROWS = [66, 100, 132];

/** The market of St. Louis: two single spaces for each type and the large space below. */
export const Market = ({ view, highlighted }: { view: View; highlighted: boolean }): VNode => (
  <g class={highlighted ? 'market lit' : 'market'} transform={`translate(${MARKET.x} ${MARKET.y})`}>
    <rect class="tile" width={MARKET.width} height={MARKET.height} rx="9" />
    <text class="town-name" x="14" y="25">
      {ST_LOUIS}
    </text>
    <text class="market-word" x={MARKET.width - 14} y="25">
      {MARKET_WORD}
    </text>
    {[...MARKET_SPACES, LARGE_SPACE_PRICE].map((price, row) => (
      <text key={price} class="row-price" x="17" y={at(ROWS, row) - 7}>
        {price}
      </text>
    ))}
    <rect class="large-space" x="30" y="114" width={MARKET.width - 40} height="29" rx="5" />
    {CARGO.map((name, cargo) => (
      <Column key={name} cargo={cargo} barrels={at(view.market, cargo)} />
    ))}
  </g>
);

function Column({ cargo, barrels }: { cargo: Cargo; barrels: number }): VNode {
  const extra = Math.max(0, barrels - MARKET_SPACES.length);
  return (
    <g transform={`translate(${columnOf(cargo).x + columnOf(cargo).width / 2 - MARKET.x} 0)`}>
      <Barrel cargo={cargo} y={52} wanted={barrels < 1} />
      <Barrel cargo={cargo} y={88} wanted={barrels < 2} />
      {extra > 0 && (
        <>
          <Barrel cargo={cargo} x={-6} y={128} size={0.8} />
          <text class="price" x="6" y="133">
            {`×${extra}`}
          </text>
        </>
      )}
    </g>
  );
}

const SPACE = TRACK.width / TRACK_SPACES;

/** The season track: sixteen spaces, one for each town filled. */
export function SeasonTrack({ view, highlighted }: { view: View; highlighted: boolean }): VNode {
  let first = 0;
  return (
    <g class={highlighted ? 'track lit' : 'track'} transform={`translate(${TRACK.x} ${TRACK.y})`}>
      {SEASONS.map((season, i) => {
        const [x, width] = [first * SPACE, at(SEASON_SPACES, i) * SPACE];
        first += at(SEASON_SPACES, i);
        return (
          <g key={season} class={season === seasonOf(view) ? 'season now' : 'season'}>
            <rect
              class={`season-field ${SEASON_CLASSES[season]}`}
              x={x + 1}
              width={width - 2}
              height={TRACK.height}
              rx="6"
            />
            <text x={x + width / 2} y="52">
              {capital(season)}
            </text>
          </g>
        );
      })}
      {Array.from({ length: TRACK_SPACES }, (_, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * SPACE} 21)`}>
          <circle class="track-space" r="14" />
          <Placed view={view} space={i + 1} />
        </g>
      ))}
    </g>
  );
}

/** The harvest takes the barrels of the first twelve spaces away; a mark stays where they were. */
function Placed({ view, space }: { view: View; space: number }): VNode | null {
  if (space > view.placed)
    return (
      <text class="track-number" y="5">
        {space}
      </text>
    );
  const first = view.placed >= HARVEST_BARREL ? HARVEST_BARREL : 1;
  const cargo = view.track[space - first];
  return cargo === undefined ? (
    <text class="track-number" y="5">
      ✓
    </text>
  ) : (
    <Barrel cargo={cargo} size={0.85} />
  );
}
