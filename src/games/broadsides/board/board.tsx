import './board.css';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { BoardModule } from '#kit/board.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { Screen } from '#kit/camera.ts';
import { boxAround } from '#kit/point.ts';
import { Stage } from '#kit/stage.tsx';
import { useWide } from '#kit/use-wide.ts';
import { useWhy, type Why } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { size } from '../deck.ts';
import type { Event } from '../events.ts';
import { boarding, menAboard, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { CANNON_CHART, CREW_CHART, LASHED_SCENE, REACH, SEA_SCENE } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { Figures } from './figures.tsx';
import { CARD_MS } from './fleet.ts';
import { type Deciding, useIntent } from './intent.ts';
import { CELL, lashedScene, placePoint, type Scene, seaScene } from './layout.ts';
import { linger, MomentView } from './moment.tsx';
import { NOISES } from './noises.ts';
import { type Offer, offersOf, placeOfOffer } from './offers.ts';
import { Panel } from './panel.tsx';
import type { Props } from './props.ts';
import { Reveal } from './reveal.tsx';
import { Sections } from './sections.tsx';
import { Ships } from './ships.tsx';
import { Smoke } from './smoke.tsx';
import { Odds } from './spots.tsx';
import { TurnBar } from './turn-bar.tsx';
import { squaresOf, useHeld } from './use-held.ts';
import { Waters } from './waters.tsx';

function Board(props: Props): VNode {
  const deciding = useIntent(props);
  return (
    <BoardFrame props={props} class="bb" noises={NOISES} bar={<TurnBar props={props} deciding={deciding} />}>
      {(screen) => <DuelStage props={props} screen={screen} deciding={deciding} />}
    </BoardFrame>
  );
}

interface DuelStageProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly deciding: Deciding;
}

function DuelStage({ props, screen, deciding }: DuelStageProps): VNode {
  const { view, preferences } = props;
  const scene = useScene(props, screen);
  const [reach, setReach] = useState(false);
  const { figure, draft, press } = deciding;
  const picked = press.picked?.id;
  const offers = useMemo(
    () => (scene.lashed === boarding(view) ? offersOf(props, { figure, picked }) : []),
    [scene, view, props.legal, props.sending, figure, picked],
  );
  const find = (id: string) => offers.find((offer) => offer.id === id);
  const why = useSectionWhy(props, find);
  return (
    <Stage
      label={scene.lashed ? LASHED_SCENE : SEA_SCENE}
      turn={0}
      board={scene.box}
      action={useMemo(() => actionBox(scene, offers), [scene, offers])}
      cell={CELL}
      covered={scene.lashed ? MOMENT_HEIGHT : 0}
      motion={preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => pointOf(scene, find(id))} />}
      overlay={
        <Signs props={props} toggle={isAtRest(scene, offers) ? () => setReach(!reach) : undefined} reach={reach} />
      }
    >
      <g key={scene.lashed ? 'lashed' : 'sea'} class={preferences.motion > 0 ? 'bb-scene cut' : 'bb-scene'}>
        {!scene.lashed && <Waters props={props} draft={draft} reach={reach} />}
        <Ships props={props} scene={scene} draft={draft} />
        <Sections props={props} scene={scene} offers={offers} deciding={deciding} why={why} />
        <Figures props={props} scene={scene} taken={figure} shown={press.picked?.action} />
        <Odds offers={offers} scene={scene} />
        <Smoke props={props} scene={scene} />
      </g>
    </Stage>
  );
}

/** What the dice did is shown above the decks, where it hides nobody. */
const MOMENT_HEIGHT = 72;

const COLLISION_MS = 700;

/** The chart until the ships meet, then the decks lashed together; the last moves are shown before the change. */
function useScene({ view, events, seat, preferences }: Props, screen: Screen): Scene {
  const { motion } = preferences;
  const meeting = useHeld(
    events,
    motion > 0 && events.some(({ type }) => type === 'collided'),
    (held) => (squaresOf(held) * CARD_MS + COLLISION_MS) * motion,
  );
  const wide = useWide(screen);
  const lashed = boarding(view) && meeting === undefined;
  return useMemo(() => (lashed ? lashedScene(view, wide) : seaScene(wide, seat ?? 0)), [lashed, view.lie, wide, seat]);
}

/** What can be pressed now, zoomed in if the whole board would be too small. */
function actionBox(scene: Scene, offers: readonly Offer[]) {
  const open = offers.filter(({ deed }) => deed !== undefined).map((offer) => placePoint(scene, placeOfOffer(offer)));
  return open.length === 0 ? undefined : boxAround(open, 2 * CELL);
}

/**
 * Why a section cannot be chosen. A press asks about anything. A pointer that only rests on a deck while plotting asks
 * nothing.
 */
function useSectionWhy(props: Props, find: (id: string) => Offer | undefined): Why {
  const why = useWhy(props.view, (id) => {
    const offer = askedSeat(props) === undefined ? undefined : find(id);
    const tried = offer?.tried ?? offer?.aside;
    return tried && props.why(tried);
  });
  return { ...why, point: (id) => why.point(id === undefined || isAside(find(id)) ? undefined : id) };
}

const isAside = (offer: Offer | undefined): boolean => offer?.aside !== undefined && offer.tried === undefined;

/** Nothing on the decks to press: then the chart is shown. */
const isAtRest = (scene: Scene, offers: readonly Offer[]): boolean =>
  !scene.lashed && offers.every(({ deed }) => deed === undefined);

interface SignsProps {
  readonly props: Props;
  readonly reach: boolean;
  /** Shows or hides the reach of the guns; undefined where it is not asked for. */
  readonly toggle: (() => void) | undefined;
}

/** What is fixed to the screen above the table. */
const Signs = ({ props: { events, seats, preferences }, reach, toggle }: SignsProps): VNode => (
  <>
    {toggle && (
      <button type="button" class="bb-reach-button" aria-pressed={reach} onClick={toggle}>
        {REACH}
      </button>
    )}
    <Reveal events={events} motion={preferences.motion} />
    <MomentView events={events} seats={seats} motion={preferences.motion} />
  </>
);

const pointOf = (scene: Scene, offer: Offer | undefined) => offer && placePoint(scene, placeOfOffer(offer));

/** The course of a duel: how many men and guns each player had left. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  Panel,
  words,
  charts: [
    { ...CREW_CHART, value: (view, seat) => menAboard(shipOf(view, seat)) },
    { ...CANNON_CHART, value: (view, seat) => size(shipOf(view, seat).guns) },
  ],
  turn: (view) => view.round + (boarding(view) ? 1 : 0),
  linger,
};
