import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { isIn } from '../bits.ts';
import { type Card, deliveryOf, isDelivery, passageOf } from '../cards.ts';
import { TOWNS } from '../components.ts';
import { NOT_FOR_SALE } from '../rules/market.ts';
import { sheetAt, type Town, townNamed } from '../sheets.ts';
import { townOf } from '../state.ts';
import type { View } from '../view.ts';
import { Barrel } from './barrel.tsx';
import { CARD_HEIGHT, CARD_WIDTH, cornerOf, portOf } from './chart.ts';
import { BANNER_WORD, isOldBanner, waresOf } from '../words/towns.ts';

/** Longer names are set smaller, so that they keep clear of the coin. */
const LONG_NAME = 12;

/** A town at a glance: what it wants and pays, what it sells and for how much now, bonus, wreaths and cards. */
export function TownTile({ view, town, highlighted }: { view: View; town: Town; highlighted: boolean }): VNode {
  const { x, y } = cornerOf(town);
  const port = portOf(town);
  return (
    <g class={highlighted ? 'town lit' : 'town'}>
      <path class="road" d={`M${port.x} ${port.y}L${x + CARD_WIDTH / 2} ${y + CARD_HEIGHT / 2}`} />
      <rect class="quay" x={port.x - 15} y={port.y - 15} width="30" height="30" rx="7" />
      <g transform={`translate(${x} ${y})`}>
        <Stack view={view} town={town} />
        <text class={townNamed(town).length > LONG_NAME ? 'town-name long' : 'town-name'} x="12" y="23">
          {townNamed(town)}
        </text>
        <g transform={`translate(${CARD_WIDTH - 20} 19)`}>
          <circle class="coin" r="12.5" />
          <text class="coin-number" y="5">
            {at(TOWNS, town).bonus}
          </text>
        </g>
        <Wanted view={view} town={town} />
        <Banner view={view} town={town} />
        <TownCards cards={townOf(view, town).cards} />
      </g>
    </g>
  );
}

/** The tile, and under it the edges of those still in the stack. */
function Stack({ view, town }: { view: View; town: Town }): VNode {
  const { wreaths } = sheetAt(townOf(view, town).sheet);
  return (
    <>
      <rect class="tile-under" x="4" y="5" width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" />
      <rect class="tile" width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" />
      {Array.from({ length: wreaths }, (_, i) => (
        <path
          key={i}
          class="wreath"
          transform={`translate(${CARD_WIDTH - 16 - i * 18} 112)`}
          d="M-3 7C-9 4-9-4-4-7M3 7C9 4 9-4 4-7M-7 2l-2-3M-7-3l-1-3M7 2l2-3M7-3l1-3M-3 7H3"
        />
      ))}
    </>
  );
}

const SPACE_WIDTH = 33;

function Wanted({ view, town }: { view: View; town: Town }): VNode {
  const { sheet, filled } = townOf(view, town);
  return (
    <g transform="translate(22 54)">
      {sheetAt(sheet).spaces.map(({ cargo, value }, i) => {
        const isFilled = isIn(filled, i);
        return (
          <g key={i} transform={`translate(${i * SPACE_WIDTH} 0)`}>
            <Barrel cargo={cargo} wanted={!isFilled} />
            <text class={isFilled ? 'value filled' : 'value'} y="32">
              {isFilled ? '✓' : value}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What can be bought here, at today's price. */
function Banner({ view, town }: { view: View; town: Town }): VNode {
  const wares = waresOf(view, town);
  if (wares.length === 0) return <g />;
  return (
    <g transform="translate(12 98)">
      <rect
        class={isOldBanner(view, town) ? 'banner old' : 'banner'}
        width={32 + wares.length * 40}
        height="28"
        rx="4"
      />
      <text class="banner-word" x="6" y="18">
        {BANNER_WORD}
      </text>
      {wares.map(({ cargo, price }, i) => (
        <g key={cargo} transform={`translate(${46 + i * 40} 14)`}>
          <Barrel cargo={cargo} size={0.72} />
          <text class="price" x="12" y="5">
            {price === NOT_FOR_SALE ? '–' : price}
          </text>
        </g>
      ))}
    </g>
  );
}

const SHOWN_CARDS = 4;
/** How far each of them lies below the one before. */
const SMALL_CARD = 27;

/** Cards lying open here: a barrel for a delivery, a hat for a traveler; words name each. */
function TownCards({ cards }: { cards: readonly Card[] }): VNode {
  return (
    <g transform={`translate(${CARD_WIDTH + 3} 46)`}>
      {cards.slice(0, SHOWN_CARDS).map((card, i) => (
        <g key={card} transform={`translate(0 ${i * SMALL_CARD})`}>
          <rect class="small-card" x="-9" y="-13" width="18" height="26" rx="3" />
          {isDelivery(card) ? (
            <Barrel cargo={deliveryOf(card).cargo} size={0.5} />
          ) : (
            <>
              <path class="hat" d="M-6-3H6M-3.5-3V-9H3.5V-3" />
              <text class="small-fare" y="9">
                {passageOf(card).fare}
              </text>
            </>
          )}
        </g>
      ))}
      {cards.length > SHOWN_CARDS && (
        <text class="more-cards" y={SHOWN_CARDS * SMALL_CARD - 9}>
          {`+${cards.length - SHOWN_CARDS}`}
        </text>
      )}
    </g>
  );
}
