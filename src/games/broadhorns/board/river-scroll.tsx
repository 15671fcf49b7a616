import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Screen } from '#kit/camera.ts';
import { middleOf, type Point } from '#kit/point.ts';
import { Trail } from '#kit/trail.tsx';
import { WhyNot } from '#kit/why-not.tsx';
import type { Town } from '../sheets.ts';
import { hasBoat, mover } from '../state.ts';
import { MARKET_PLACE } from '../words/names.ts';
import { CHART_LABEL } from '../words/places.ts';
import { words } from '../words/words.ts';
import { CHARTS } from './chart.ts';
import type { Props } from './props.ts';
import { riverOffers } from './river-offers.ts';
import { placeOn, RiverScene, useOffers } from './river-scene.tsx';
import { Ruler, RULER_WIDTH } from './ruler.tsx';
import { LittleMarket } from './little-market.tsx';
import type { Trade } from './trade.ts';

interface RiverScrollProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly trade: Trade;
  /** A town to look at, until it has been shown. */
  readonly wanted: Town | undefined;
  readonly arrived: () => void;
}

const chart = CHARTS.upright;
const { box } = chart.plan;

/** The river from top to bottom. It is scrolled like any page, or by the ruler at its right edge. */
export function RiverScroll({ props, screen, trade, wanted, arrived }: RiverScrollProps): VNode {
  const { view, highlighted } = props;
  const scale = Math.min(NEAREST, (screen.width - RULER_WIDTH) / box.width);
  const [top, setTop] = useState(0);
  const { scroller, show } = useScroller(screen.height, scale, props.preferences.motion > 0);
  const offered = useOffers(props, riverOffers(props, chart, trade), trade);
  const onScreen = (p: Point | undefined) => p && { x: p.x * scale, y: p.y * scale };
  useFollowing(props, show);
  useEffect(() => {
    if (wanted === undefined) return;
    show(townY(wanted), 'always');
    arrived();
  }, [wanted]);
  return (
    <div class="bh-upright">
      <div class="stage bh-scroll" ref={scroller} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <div class="bh-river" style={{ width: `${box.width * scale}px`, height: `${box.height * scale}px` }}>
          <svg role="group" aria-label={CHART_LABEL} viewBox={`0 0 ${box.width} ${box.height}`}>
            <RiverScene props={props} chart={chart} trade={trade} offered={offered}>
              <LittleMarket view={view} at={chart.plan.market} isLit={highlighted.includes(MARKET_PLACE)} />
            </RiverScene>
          </svg>
          <Trail trail={props.trail} placeAt={(place) => onScreen(placeOn(chart, place))} />
          <WhyNot props={props} words={words} why={offered.why} at={(id) => onScreen(offered.at(id))} />
        </div>
      </div>
      <Ruler
        props={props}
        shown={{ from: top / scale, to: (top + screen.height) / scale }}
        jump={(y) => show(y, 'always')}
      />
    </div>
  );
}

type Show = ReturnType<typeof useScroller>['show'];

/** Shows what the log points at, and the boat that the player decides for: only when it is not on the screen. */
function useFollowing(props: Props, show: Show): void {
  const isAsked = askedSeat(props) !== undefined;
  useEffect(() => {
    const lit = litPoint(props.highlighted);
    if (lit !== undefined) show(lit.y, 'ifHidden');
  }, [props.highlighted]);
  useEffect(() => {
    if (isAsked) show(boatY(props.view), 'ifHidden');
  }, [props.view, isAsked]);
}

/** Where a line of the log points. */
const litPoint = (places: readonly string[]): Point | undefined =>
  places.map((place) => placeOn(chart, place)).find((point) => point !== undefined);

const townY = (town: Town): number => middleOf(chart.boardOf(town)).y;

const boatY = (view: Props['view']): number => (hasBoat(mover(view)) ? chart.spaceAt(mover(view).at).y : 0);

/** Scrolls so that a height of the chart is in the middle of the screen. */
function useScroller(height: number, scale: number, isSmooth: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  const show = (y: number, when: 'always' | 'ifHidden'): void => {
    const element = scroller.current;
    if (element === null) return;
    const [from, at] = [element.scrollTop, y * scale];
    if (when === 'ifHidden' && at > from + EDGE && at < from + height - EDGE) return;
    element.scrollTo({ top: at - height / 2, behavior: isSmooth && wasShown.current ? 'smooth' : 'instant' });
    wasShown.current = true;
  };
  return { scroller, show };
}

/** On a wide phone the river stays so small that two towns are seen. */
const NEAREST = 1.15;

/** So near to the edge of the screen a boat counts as hidden. */
const EDGE = 50;
