import './board.css';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardModule } from '#kit/board.ts';
import { Places } from '#kit/places.tsx';
import { boxAround } from '#kit/point.ts';
import { type Sound, sound } from '#kit/sound.ts';
import { Stage } from '#kit/stage.tsx';
import type { Action } from '../actions.ts';
import { TOWNS } from '../components.ts';
import type { Event } from '../events.ts';
import { barrelGold, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf, mover, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { TurnBar } from './bar.tsx';
import { BOARD, MARKET, middleOfTown, spaceAt, STEP } from './chart.ts';
import { Country } from './country.tsx';
import { Dock } from './dock.tsx';
import { Fleet } from './fleet.tsx';
import { Market, SeasonTrack } from './market.tsx';
import { Panel } from './panel.tsx';
import { planSale } from './planner.ts';
import { isAsked, offersOf, type Props } from './spots.ts';
import { TownTile } from './town.tsx';
import { words } from './words.ts';
import { MARKET_PLACE, TRACK_PLACE, townPlace } from './words/names.ts';

function Board(props: Props): VNode {
  const { view, seat, preferences, events } = props;
  const sale = useMemo(
    () => (isAsked(props) && seat !== undefined ? planSale(view, seat) : undefined),
    [view, seat, props.awaiting],
  );
  useEffect(() => {
    const noise = preferences.sound ? noiseOf(events) : undefined;
    if (noise !== undefined) sound(noise);
  }, [events]);
  const bold = preferences.boldSymbols ? ' bold' : '';
  return (
    <>
      <div class={`board bh season-${seasonOf(view).replace(' ', '-')}${bold}`}>
        <RiverStage {...props} />
        <Dock props={props} sale={sale} />
      </div>
      {props.withBar && <TurnBar props={props} sale={sale} />}
    </>
  );
}

function RiverStage(props: Props): VNode {
  const { view, lit, preferences } = props;
  const offers = offersOf(props);
  const press = (id: string): void => {
    const offer = offers.find(({ spot }) => spot.id === id);
    if (offer !== undefined && offer.actions.length > 0) props.act(offer.actions);
  };
  return (
    <Stage
      label="The river from St. Louis to the Gulf"
      turn={0}
      board={BOARD}
      action={useMemo(() => actionBox(view), [view])}
      cell={PRESSED}
      covered={0}
      motion={preferences.motion}
    >
      <Country />
      <Market view={view} lit={lit.includes(MARKET_PLACE)} />
      <SeasonTrack view={view} lit={lit.includes(TRACK_PLACE)} />
      {TOWNS.map(({ name }, town) => (
        <TownTile key={name} view={view} town={town} lit={lit.includes(townPlace(town))} />
      ))}
      <Places
        label="Spaces of the river, and towns"
        spots={offers.map(({ spot }) => spot)}
        press={press}
        point={() => undefined}
      />
      <Fleet props={props} />
    </Stage>
  );
}

/** So wide must a space be on the screen that tiles can still be read. */
const PRESSED = 52;

/** The market while a boat is fitted out; else the boat to move, and the next town below it. */
function actionBox(view: View) {
  if (view.phase === 'boat' || view.phase === 'cargo') return MARKET;
  const { at } = mover(view);
  const town = TOWNS.findIndex(({ entrance }) => entrance >= at);
  return boxAround([spaceAt(at), middleOfTown(Math.max(0, town))], STEP);
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
