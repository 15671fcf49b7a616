import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Screen } from '#kit/camera.ts';
import type { Focus } from '#kit/focus-tabs.tsx';
import { Places } from '#kit/places.tsx';
import { WhyNot } from '#kit/why-not.tsx';
import { TOWNS } from '../components.ts';
import { type Town, townNamed } from '../sheets.ts';
import { MARKET_LABEL } from '../words/market.ts';
import { MARKET_PLACE, ST_LOUIS, townPlace } from '../words/names.ts';
import { boatsAtTown, jumpLabel, TABS } from '../words/places.ts';
import { words } from '../words/words.ts';
import { formToRead } from './board-form.ts';
import { carriedPast } from './carried.ts';
import { BOARD_HEIGHT, CHARTS, MARKET_SIZE, ROOFS } from './chart.ts';
import { Demand } from './demand.tsx';
import { Market } from './market.tsx';
import { marketOffers } from './market-offers.ts';
import type { Props } from './props.ts';
import { useOffers } from './river-scene.tsx';
import { RiverScroll } from './river-scroll.tsx';
import { SeasonSheet } from './season-sheet.tsx';
import { ownersOf } from './spots.ts';
import type { Tab } from './tabs.ts';
import { TownBoard } from './town.tsx';
import type { Trade } from './trade.ts';

interface PhoneProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly trade: Trade;
  readonly focus: Focus<Tab>;
}

/** One part of the table at a time: the river from top to bottom, all towns, the market, or the year. */
export function Phone({ props, screen, trade, focus }: PhoneProps): VNode {
  const [wanted, want] = useState<Town>();
  const jump = (town: Town): void => {
    want(town);
    focus.show('river');
  };
  switch (focus.shown) {
    case 'towns':
      return <AllTowns props={props} trade={trade} jump={jump} />;
    case 'market':
      return <MarketSheet props={props} screen={screen} trade={trade} />;
    case 'season':
      return <SeasonSheet view={props.view} />;
    default:
      return (
        <RiverScroll props={props} screen={screen} trade={trade} wanted={wanted} arrived={() => want(undefined)} />
      );
  }
}

interface AllTownsProps {
  readonly props: Props;
  readonly trade: Trade;
  readonly jump: (town: Town) => void;
}

const WIDTH = CHARTS.upright.plan.boardWidth;

/** Every board at a glance; a press goes there on the river. */
const AllTowns = ({ props, trade, jump }: AllTownsProps): VNode => (
  <div class="bh-sheet bh-towns" role="group" aria-label={TABS.towns}>
    {TOWNS.map(({ name }, town) => (
      <button
        key={name}
        type="button"
        aria-label={jumpLabel(townNamed(town), boatsAtTown(props.view, town, ownersOf(props)))}
        onClick={() => jump(town)}
      >
        <svg viewBox={`-2 ${-ROOFS - 10} ${WIDTH + 8} ${BOARD_HEIGHT + ROOFS + 16}`}>
          <TownBoard
            view={props.view}
            town={town}
            form={formToRead(props.view, town, WIDTH)}
            isLit={props.highlighted.includes(townPlace(town))}
            carried={carriedPast(props, trade, town)}
          />
        </svg>
      </button>
    ))}
  </div>
);

const EDGE = 10;
/** Below the market, in pixels. */
const ROOM_FOR_DEMAND = 120;

/** St. Louis with the whole region to itself. */
function MarketSheet({ props, screen, trade }: Omit<PhoneProps, 'focus'>): VNode {
  const offered = useOffers(props, marketOffers(props, { x: 0, y: 0 }), trade);
  const scale = Math.min(
    (screen.width - 2 * EDGE) / (MARKET_SIZE.width + 4),
    (screen.height - 2 * EDGE) / (MARKET_SIZE.height + 6),
  );
  const left = (screen.width - MARKET_SIZE.width * scale) / 2;
  const below = screen.height - (MARKET_SIZE.height + 6) * scale;
  const hasRoom = below > ROOM_FOR_DEMAND;
  const top = hasRoom ? EDGE : (screen.height - MARKET_SIZE.height * scale) / 2;
  const at = (id: string) => {
    const spot = offered.at(id);
    return spot && { x: left + spot.x * scale, y: top + spot.y * scale };
  };
  return (
    <div class="stage bh-sheet bh-market" aria-label={ST_LOUIS}>
      <svg
        role="group"
        aria-label={MARKET_LABEL}
        style={{ left: `${left}px`, top: `${top}px` }}
        width={(MARKET_SIZE.width + 4) * scale}
        height={(MARKET_SIZE.height + 6) * scale}
        viewBox={`0 0 ${MARKET_SIZE.width + 4} ${MARKET_SIZE.height + 6}`}
      >
        <Market view={props.view} isLit={props.highlighted.includes(MARKET_PLACE)} wanted={trade.wanted} />
        <Places
          label={MARKET_LABEL}
          spots={offered.offers.map(({ spot }) => spot)}
          why={offered.why}
          press={offered.press}
        />
      </svg>
      {hasRoom && <Demand view={props.view} left={left} scale={scale} height={below - 2 * EDGE} />}
      <WhyNot props={props} words={words} why={offered.why} at={at} />
    </div>
  );
}
