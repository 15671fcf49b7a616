import './board.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { BoardModule } from '#kit/board.ts';
import { useSound } from '#kit/use-sound.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { barrelGold, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { type Bag, TurnBar } from './turn-bar.tsx';
import { Dock } from './dock.tsx';
import { NOISES } from './noises.ts';
import { OpenCards } from './open-cards.tsx';
import { Panel } from './panel.tsx';
import { planSale } from './planner.ts';
import type { Offer } from './spots.ts';
import type { Props } from './props.ts';
import { RiverStage } from './stage.tsx';
import { words } from '../words/words.ts';

function Board(props: Props): VNode {
  const { view, preferences } = props;
  const asked = askedSeat(props);
  const [chosen, setChosen] = useState<Offer>();
  const bag = useBag();
  const sale = useMemo(() => (asked === undefined ? undefined : planSale(view, asked)), [view, asked]);
  useEffect(() => setChosen(undefined), [view]);
  useSound(props, NOISES);
  const choose = (offer: Offer): void => (preferences.onePress ? props.act(offer.actions) : setChosen(offer));
  const bold = preferences.boldSymbols ? ' bold' : '';
  return (
    <>
      <div class={`board bh season-${seasonOf(view).replace(' ', '-')}${bold}`}>
        <RiverStage props={props} chosen={chosen?.spot.id} choose={choose} />
        <OpenCards view={view} />
        <Dock props={props} sale={sale} />
      </div>
      {props.withBar && (
        <TurnBar props={props} sale={sale} chosen={chosen} cancel={() => setChosen(undefined)} bag={bag} />
      )}
    </>
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
    { title: 'Gold', unit: 'gold', value: (view, seat) => merchantOf(view, seat).gold },
    {
      title: 'Gold with boat and barrels',
      unit: 'gold',
      value(view, seat) {
        const m = merchantOf(view, seat);
        return view.outcome === undefined ? m.gold + barrelGold(m) + resaleOf(m) : m.gold;
      },
    },
    { title: 'Wreaths', unit: 'wreaths', value: (view, seat) => wreathsOf(merchantOf(view, seat)) },
  ],
  turn: (view) => view.round,
};
