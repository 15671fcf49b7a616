import './board.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardModule } from '#kit/board.ts';
import { type Sound, sound } from '#kit/sound.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { barrelGold, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { TurnBar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { Panel } from './panel.tsx';
import { planSale } from './planner.ts';
import { isAsked, type Offer, type Props } from './spots.ts';
import { RiverStage } from './stage.tsx';
import { words } from './words.ts';

function Board(props: Props): VNode {
  const { view, seat, preferences, events } = props;
  const [chosen, setChosen] = useState<Offer>();
  const sale = useMemo(
    () => (isAsked(props) && seat !== undefined ? planSale(view, seat) : undefined),
    [view, seat, props.awaiting],
  );
  useEffect(() => setChosen(undefined), [view]);
  useEffect(() => {
    const noise = preferences.sound ? noiseOf(events) : undefined;
    if (noise !== undefined) sound(noise);
  }, [events]);
  const choose = (offer: Offer): void => (preferences.confirm ? setChosen(offer) : props.act(offer.actions));
  const bold = preferences.boldSymbols ? ' bold' : '';
  return (
    <>
      <div class={`board bh season-${seasonOf(view).replace(' ', '-')}${bold}`}>
        <RiverStage props={props} chosen={chosen?.spot.id} choose={choose} />
        <Dock props={props} sale={sale} />
      </div>
      {props.withBar && <TurnBar props={props} sale={sale} chosen={chosen} cancel={() => setChosen(undefined)} />}
    </>
  );
}

const NOISES: Partial<Record<Event['type'], Sound>> = {
  moved: 'paddle',
  putIn: 'bell',
  spoilDrawn: 'bump',
  seasonBegan: 'whistle',
  tileRevealed: 'slide',
};

const noiseOf = (events: readonly Event[]): Sound | undefined =>
  events.map(({ type }) => NOISES[type]).findLast((noise) => noise !== undefined);

/** A year of trade: the gold in hand, what is afloat with it, and the wreaths. */
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
