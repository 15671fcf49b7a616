import './board.css';
import type { VNode } from 'preact';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { barrelGold, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { FACTS, GOLD_AFLOAT, UNITS } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { chartFor } from './chart.ts';
import { NOISES } from './noises.ts';
import { OwnThings } from './own-things.tsx';
import { facts, Panel } from './panel.tsx';
import { Phone } from './phone.tsx';
import type { Props } from './props.ts';
import { SEASON_CLASSES } from './seasons.ts';
import { RiverStage } from './stage.tsx';
import { useTabs } from './tabs.ts';
import { useTrade } from './trade.ts';
import { scoreTable } from './scores.ts';
import { TurnBar } from './turn-bar.tsx';

function Board(props: Props): VNode {
  const { view, own } = props;
  const trade = useTrade(props);
  const tabs = useTabs(props, trade);
  const isPhone = props.layout === 'phone';
  return (
    <BoardFrame
      props={props}
      class={`bh season-${SEASON_CLASSES[seasonOf(view)]}`}
      noises={NOISES}
      focus={isPhone ? tabs : undefined}
      mine={
        own !== undefined && <OwnThings props={props} seat={own} trade={trade} showMarket={() => tabs.show('market')} />
      }
      bar={<TurnBar props={props} trade={trade} />}
    >
      {(screen) =>
        isPhone ? (
          <Phone props={props} screen={screen} trade={trade} focus={tabs} />
        ) : (
          <RiverStage props={props} chart={chartFor(screen)} trade={trade} />
        )
      }
    </BoardFrame>
  );
}

/** A year of trade: the gold in hand, what is afloat, and the wreaths. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  facts,
  Panel,
  words,
  scores: scoreTable,
  charts: [
    { title: FACTS.gold, unit: UNITS.gold, value: (view, seat) => merchantOf(view, seat).gold },
    {
      title: GOLD_AFLOAT,
      unit: UNITS.gold,
      value(view, seat) {
        const m = merchantOf(view, seat);
        return view.outcome === undefined ? m.gold + barrelGold(m) + resaleOf(m) : m.gold;
      },
    },
    { title: FACTS.wreaths, unit: UNITS.wreaths, value: (view, seat) => wreathsOf(merchantOf(view, seat)) },
  ],
  turn: (view) => view.round,
};
