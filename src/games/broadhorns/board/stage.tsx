import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { Places } from '#kit/places.tsx';
import { boxAround } from '#kit/point.ts';
import { Stage } from '#kit/stage.tsx';
import type { Press } from '#kit/use-press.ts';
import { type Remark, useWhy } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import { hasBoat, mover } from '../state.ts';
import type { View } from '../view.ts';
import { BOARD, CARD_HEIGHT, CARD_WIDTH, cornerOf, MARKET, outline, spaceAt, STEP } from './chart.ts';
import { Country } from './country.tsx';
import { Fleet, GhostBoat } from './fleet.tsx';
import { Market, SeasonTrack } from './market.tsx';
import { ghostOf, type Planned } from './preview.ts';
import { type Offer, offersOf } from './spots.ts';
import type { Props } from './props.ts';
import { TownTile } from './town.tsx';
import { MARKET_PLACE, spacePlace, townPlace, TRACK_PLACE } from '../words/names.ts';
import { CHART_LABEL, PLACES_LABEL } from '../words/places.ts';
import { words } from '../words/words.ts';

interface RiverStageProps {
  readonly props: Props;
  readonly press: Press<Action, Planned>;
}

/** The chart with all that lies on it. */
export function RiverStage({ props, press: { picked, press } }: RiverStageProps): VNode {
  const { view, highlighted } = props;
  const offers = offersOf(props);
  const spots = offers.map(({ spot }) => (spot.id === picked?.id ? { ...spot, state: 'chosen' as const } : spot));
  const find = (id: string) => offers.find(({ spot }) => spot.id === id);
  const why = useWhy(view, (id) => replyTo(props, find(id)));
  const pressPlace = (id: string): void => {
    const planned = find(id)?.planned;
    if (planned !== undefined) press(planned);
  };
  return (
    <Stage
      label={CHART_LABEL}
      turn={0}
      board={BOARD}
      action={useMemo(() => actionBox(view), [view])}
      cell={PRESSED}
      covered={0}
      motion={props.preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => find(id)?.spot} />}
    >
      <Country />
      {SPACES.filter((space) => highlighted.includes(spacePlace(space))).map((space) => (
        <path key={space} class="lit-space" d={outline(space)} />
      ))}
      <Market view={view} highlighted={highlighted.includes(MARKET_PLACE)} />
      <SeasonTrack view={view} highlighted={highlighted.includes(TRACK_PLACE)} />
      {TOWNS.map(({ name }, town) => (
        <TownTile key={name} view={view} town={town} highlighted={highlighted.includes(townPlace(town))} />
      ))}
      <Places label={PLACES_LABEL} spots={spots} why={why} press={pressPlace} />
      <Ghost props={props} picked={picked} />
      <Fleet props={props} />
    </Stage>
  );
}

/** Where the boat would be after what is picked. */
function Ghost({ props, picked }: { props: Props; picked: Planned | undefined }): VNode | null {
  const seat = askedSeat(props);
  const ghost = picked && seat !== undefined ? ghostOf(props.view, seat, picked) : undefined;
  return ghost === undefined || seat === undefined ? null : <GhostBoat m={ghost} seat={seat} />;
}

/** Why something cannot be done there; otherwise what can be read there. */
const replyTo = (props: Props, { wish, remark }: Partial<Offer> = {}): Ruling | Remark | undefined =>
  (wish && props.why(wish)) ?? remark;

const SPACES = Array.from({ length: RIVER_END + 1 }, (_, space) => space);

/** A space must be this wide on the screen so that tiles can still be read. */
const PRESSED = 58;

/** The market until a boat is fitted out; then the boat to move, and the tile of the next town below it. */
function actionBox(view: View) {
  if (view.phase === 'boat' || view.phase === 'cargo' || !hasBoat(mover(view))) return MARKET;
  const { at } = mover(view);
  const town = TOWNS.findIndex(({ entrance }) => entrance >= at);
  const { x, y } = cornerOf(Math.max(0, town));
  return boxAround([spaceAt(at), { x, y }, { x: x + CARD_WIDTH, y: y + CARD_HEIGHT }], STEP / 2);
}
