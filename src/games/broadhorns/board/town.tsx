import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { isIn } from '../bits.ts';
import { TOWNS } from '../components.ts';
import { NOT_FOR_SALE } from '../rules/market.ts';
import { type Cargo, sheetAt, type Town, townNamed } from '../sheets.ts';
import { townOf } from '../state.ts';
import type { View } from '../view.ts';
import { BANNER_WORD, isOldBanner, waresOf } from '../words/towns.ts';
import { Barrel } from './barrel.tsx';
import { type BoardForm, spaceBox, wareBox } from './board-form.ts';
import { Roofs } from './roofs.tsx';
import { TownCards } from './town-cards.tsx';

interface TownBoardProps {
  readonly view: View;
  readonly town: Town;
  readonly form: BoardForm;
  /** A line of the log points at it. */
  readonly isLit?: boolean;
  /** The boat that trades now lies here. */
  readonly isActive?: boolean;
  /** What the player has on board, or is about to buy: spaces that want it are marked. */
  readonly carried?: ReadonlySet<Cargo> | undefined;
}

/** A town as a board, in its own measures: what it wants and pays, what it sells, bonus, wreaths, cards, and roofs. */
export function TownBoard({ view, town, form, isLit = false, isActive = false, carried }: TownBoardProps): VNode {
  const { width, height } = form;
  return (
    <g class={`town${isLit ? ' lit' : ''}${isActive ? ' active' : ''}`}>
      <Roofs town={town} width={width} />
      <rect class="tile-under" x="3" y="4" width={width} height={height} rx="8" />
      <rect class="tile" width={width} height={height} rx="8" />
      <path class="tile-head" d={`M1 30V9A8 8 0 0 1 9 1H${width - 9}A8 8 0 0 1 ${width - 1} 9V30Z`} />
      <text class={townNamed(town).length > LONG_NAME ? 'town-name long' : 'town-name'} x="11" y="22">
        {townNamed(town)}
      </text>
      <Coin x={width - 19} y={16} value={`+${at(TOWNS, town).bonus}`} />
      <Wanted view={view} town={town} form={form} carried={carried} />
      <Shelf view={view} town={town} form={form} />
      <TownCards cards={townOf(view, town).cards} form={form} />
    </g>
  );
}

/** Longer names are set smaller, so that they keep clear of the coin. */
const LONG_NAME = 12;

export const Coin = ({
  x,
  y,
  value,
}: {
  readonly x: number;
  readonly y: number;
  readonly value: string | number;
}): VNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="coin" r="13" />
    <circle class="coin-rim" r="10.4" />
    <text class="coin-number" y="5.5">
      {value}
    </text>
  </g>
);

/** Each cargo space as a barrel with its price below; a filled one holds its barrel. */
type PartProps = Pick<TownBoardProps, 'view' | 'town' | 'form'>;

function Wanted({ view, town, form, carried }: PartProps & Pick<TownBoardProps, 'carried'>): VNode {
  const { sheet, filled } = townOf(view, town);
  const isWon = view.phase === 'season' && sheetAt(view.sheet).town === town;
  return (
    <>
      {sheetAt(isWon ? view.sheet : sheet).spaces.map(({ cargo, value }, i) => {
        const { x, width } = spaceBox(form, i);
        const isFilled = isWon || isIn(filled, i);
        return (
          <g key={i} transform={`translate(${x + width / 2} 47)`}>
            {!isFilled && carried?.has(cargo) === true && (
              <rect class="fits" x={1 - width / 2} y="-15.5" width={width - 2} height="49" rx="6" />
            )}
            <Barrel cargo={cargo} wanted={!isFilled} />
            {isFilled ? (
              <path class="tick" d="M-6 22L-2 27L7 17" />
            ) : (
              <text class="value" y="29.5">
                {value}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** What can be bought here at today's price, and the wreaths for filling the town. */
function Shelf({ view, town, form }: PartProps): VNode {
  const { width, height, shelf } = form;
  const middle = height - shelf / 2;
  const { wreaths } = sheetAt(townOf(view, town).sheet);
  const wares = waresOf(view, town);
  return (
    <>
      <path
        class={isOldBanner(view, town) ? 'shelf old' : 'shelf'}
        d={`M1 ${height - shelf}H${width - 1}V${height - 9}A8 8 0 0 1 ${width - 9} ${height - 1}H9A8 8 0 0 1 1 ${height - 9}Z`}
      />
      {wares.length > 0 && (
        <text class="shelf-word" x="10" y={middle + 5}>
          {BANNER_WORD}
        </text>
      )}
      {wares.map(({ cargo, price }, i) => (
        <g key={cargo} transform={`translate(${wareBox(form, i).x + 13} ${middle})`}>
          <Barrel cargo={cargo} size={0.82} />
          <text class="price" x="12" y="6">
            {price === NOT_FOR_SALE ? '–' : price}
          </text>
        </g>
      ))}
      {Array.from({ length: wreaths }, (_, i) => (
        <path key={i} class="wreath" transform={`translate(${width - 16 - i * 18} ${middle})`} d={WREATH} />
      ))}
    </>
  );
}

/** Two twigs, tied below. */
export const WREATH =
  'M-2 7C-8 5-9-3-4-7M2 7C8 5 9-3 4-7M-2 7H2M-6.5 3.500l-3-.5M-7-.5l-2.5-1.500M-5.5-4.500l-2-2M6.5 3.500l3-.5M7-.5l2.5-1.500M5.5-4.500l2-2';
