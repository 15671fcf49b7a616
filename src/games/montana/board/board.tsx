import './board.css';
import type { VNode } from 'preact';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import { type FocusTab, useFocus } from '#kit/focus-tabs.tsx';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { belongings, settlementsBuilt } from '../rules/ending.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { CHARTS, LABELS } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { CORNER_PARTS, type TablePart, PARTS } from './arrangement.ts';
import { NOISES } from './noises.ts';
import { isOpen, type Offer } from './offers.ts';
import { OwnThings } from './own-things.tsx';
import { facts, Panel } from './panel.tsx';
import type { Props } from './props.ts';
import { Tabletop } from './tabletop.tsx';
import { scoreTable } from './scores.ts';
import { TurnBar } from './turn-bar.tsx';
import { useTurn } from './use-turn.ts';

function Board(props: Props): VNode {
  const turn = useTurn(props);
  const parts = useFocus(tabsOf(turn.offers, PARTS), props.view);
  const corner = useFocus(tabsOf(turn.offers, CORNER_PARTS), props.view);
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

function tabsOf<P extends TablePart>(offers: readonly Offer[], parts: readonly P[]): readonly FocusTab<P>[] {
  const open = new Set(offers.filter((offer) => isOpen(offer)).map(partOf));
  return parts.map((id) => ({ id, label: LABELS[id], isOpen: open.has(id) }));
}

/** The part of the table on which a place lies. */
function partOf({ action: { type } }: Offer): TablePart {
  if (type === 'build') return 'prairie';
  if (type === 'bid' || type === 'city') return 'store';
  return type === 'work' || type === 'bank' || type === 'employ' ? 'work' : 'recruit';
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
