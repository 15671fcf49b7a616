import './board.css';
import type { VNode } from 'preact';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { belongings, settlementsBuilt } from '../rules/ending.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { CHARTS } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { CORNER_PARTS, PARTS } from './arrangement.ts';
import { NOISES } from './noises.ts';
import { OwnThings } from './own-things.tsx';
import { facts, Panel } from './panel.tsx';
import type { Props } from './props.ts';
import { Tabletop } from './tabletop.tsx';
import { scoreTable } from './scores.ts';
import { TurnBar } from './turn-bar.tsx';
import { useParts } from './use-parts.ts';
import { useTurn } from './use-turn.ts';

function Board(props: Props): VNode {
  const turn = useTurn(props);
  const parts = useParts(props, turn.offers, PARTS);
  const corner = useParts(props, turn.offers, CORNER_PARTS);
  return (
    <BoardFrame
      props={props}
      class="mt"
      noises={NOISES}
      focus={props.layout === 'phone' ? parts : undefined}
      mine={props.own !== undefined && <OwnThings props={props} seat={props.own} turn={turn} />}
      bar={<TurnBar props={props} turn={turn} />}
    >
      {(screen) => <Tabletop props={props} screen={screen} turn={turn} part={parts.shown} corner={corner} />}
    </BoardFrame>
  );
}

export const board: BoardModule<View, Action, Event> = {
  Board,
  facts,
  Panel,
  words,
  scores: scoreTable,
  charts: [
    { ...CHARTS.settlements, value: (view, seat) => settlementsBuilt(view, playerOf(view, seat)) },
    { ...CHARTS.belongings, value: (view, seat) => belongings(playerOf(view, seat)) },
  ],
  turn: (view) => view.round,
};
