import './board.css';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import { usePress } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { barrelGold, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { FACTS, GOLD_AFLOAT, UNITS } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { Dock } from './dock.tsx';
import { NOISES } from './noises.ts';
import { OpenCards } from './open-cards.tsx';
import { Panel } from './panel.tsx';
import { planSale } from './planner.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';
import { SEASON_CLASSES } from './seasons.ts';
import { RiverStage } from './stage.tsx';
import { type Bag, TurnBar } from './turn-bar.tsx';

function Board(props: Props): VNode {
  const { view } = props;
  const asked = askedSeat(props);
  const press = usePress<Action, Planned>(props);
  const bag = useBag();
  const sale = useMemo(() => (asked === undefined ? undefined : planSale(view, asked)), [view, asked]);
  return (
    <BoardFrame
      props={props}
      class={`bh season-${SEASON_CLASSES[seasonOf(view)]}`}
      noises={NOISES}
      bar={<TurnBar props={props} press={press} sale={sale} bag={bag} />}
    >
      {() => (
        <>
          <RiverStage props={props} press={press} />
          <OpenCards view={view} />
          <Dock props={props} press={press} sale={sale} />
        </>
      )}
    </BoardFrame>
  );
}

/** Kept by the board, because the bar's buttons go and come with every question. */
function useBag(): Bag {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}

/** A year of trade: the gold in hand, what is afloat, and the wreaths. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  Panel,
  words,
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
