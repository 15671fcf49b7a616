import './board.css';
import type { VNode } from 'preact';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { booksWorth } from '../rules/scoring.ts';
import type { View } from '../view.ts';
import { CHARTS } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { useBeside } from './beside.ts';
import { Displays, useTabs } from './displays.tsx';
import { MapStage } from './map-stage.tsx';
import { NOISES } from './noises.ts';
import { OwnCompany } from './own-company.tsx';
import { facts, Panel } from './panel.tsx';
import { usePlanning } from './planning.ts';
import type { Props } from './props.ts';
import { Reason } from './thing.tsx';
import { scoreTable } from './scores.ts';
import { TurnBar } from './turn-bar.tsx';

function Board(props: Props): VNode {
  const planning = usePlanning(props);
  const beside = useBeside(props, planning);
  const tabs = useTabs(props, planning);
  const shown = props.layout === 'phone' ? tabs.shown : undefined;
  return (
    <BoardFrame
      props={props}
      class={`sre ${props.layout}`}
      noises={NOISES}
      focus={props.layout === 'phone' ? tabs : undefined}
      mine={props.own !== undefined && <OwnCompany beside={beside} seat={props.own} />}
      bar={<TurnBar props={props} planning={planning} />}
    >
      {() => (
        <>
          <div class={shown === undefined || shown === 'map' ? 'sre-map' : 'sre-map behind'}>
            <MapStage props={props} planning={planning} />
          </div>
          <Displays beside={beside} shown={shown} />
          <Reason beside={beside} />
        </>
      )}
    </BoardFrame>
  );
}

/** Contracts are secret until the end, so a chart of the whole game leaves them out. */
function scoreWithoutContract({ companies }: View, seat: number): number | undefined {
  const company = companies[seat];
  return company && company.prestige + booksWorth(company);
}

export const board: BoardModule<View, Action, Event> = {
  Board,
  facts,
  Panel,
  words,
  scores: scoreTable,
  charts: [
    { ...CHARTS.prestige, value: (view, seat) => view.companies[seat]?.prestige },
    { ...CHARTS.money, value: (view, seat) => view.companies[seat]?.money },
    { ...CHARTS.score, value: scoreWithoutContract },
  ],
  turn: (view) => view.round,
};
