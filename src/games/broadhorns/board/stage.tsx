import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Stage } from '#kit/stage.tsx';
import { WhyNot } from '#kit/why-not.tsx';
import { MARKET_PLACE, TRACK_PLACE } from '../words/names.ts';
import { CHART_LABEL } from '../words/places.ts';
import { words } from '../words/words.ts';
import type { RiverChart } from './chart.ts';
import { Market } from './market.tsx';
import { marketOffers } from './market-offers.ts';
import { DeckPlate, OpenCards } from './open-cards.tsx';
import type { Props } from './props.ts';
import { riverOffers } from './river-offers.ts';
import { placeOn, RiverScene, seasonPick, useOffers } from './river-scene.tsx';
import { SeasonTrack } from './season-track.tsx';
import { openFirst } from './spots.ts';
import type { Trade } from './trade.ts';

interface RiverStageProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly trade: Trade;
}

/** The whole table on one chart. It shows everything at once, so nothing needs to be followed. */
export function RiverStage({ props, chart, trade }: RiverStageProps): VNode {
  const { view, highlighted } = props;
  const { market, track, deck, box } = chart.plan;
  const [isOpen, setOpen] = useState(false);
  const offered = useOffers(
    props,
    openFirst([...riverOffers(props, chart, trade), ...marketOffers(props, market)]),
    trade,
  );
  return (
    <Stage
      props={props}
      label={CHART_LABEL}
      placeAt={(place) => placeOn(chart, place)}
      board={box}
      action={undefined}
      cell={chart.half * 2}
      covered={0}
      motion={props.preferences.motion}
      notes={
        <>
          {deck !== undefined && <DeckPlate view={view} at={deck} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />}
          <WhyNot props={props} words={words} why={offered.why} at={offered.at} />
        </>
      }
      overlay={isOpen && <OpenCards view={view} close={() => setOpen(false)} />}
    >
      <RiverScene props={props} chart={chart} trade={trade} offered={offered}>
        <g transform={`translate(${market.x} ${market.y})`}>
          <Market view={view} isLit={highlighted.includes(MARKET_PLACE)} wanted={trade.wanted} />
        </g>
        {track !== undefined && (
          <SeasonTrack view={view} box={track} isLit={highlighted.includes(TRACK_PLACE)} next={seasonPick(trade)} />
        )}
      </RiverScene>
    </Stage>
  );
}
