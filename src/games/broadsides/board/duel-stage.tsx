import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Screen } from '#kit/camera.ts';
import { boxAround } from '#kit/point.ts';
import { Stage } from '#kit/stage.tsx';
import { useWhy, type Why } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import { SCENES } from '../words/labels.ts';
import { words } from '../words/words.ts';
import type { Deciding } from './intent.ts';
import { Layers } from './layers.tsx';
import { CELL, placePoint, type Scene } from './layout.ts';
import { type Looking, useScene } from './look.ts';
import { MomentView } from './moment.tsx';
import { type Offer, offersOf, placeOfOffer } from './offers.ts';
import type { Props } from './props.ts';
import { Reveal } from './reveal.tsx';
import { pointAt } from './ships.tsx';
import type { Target } from './shots.ts';
import type { Tally } from './tally.ts';

interface DuelStageProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly looking: Looking;
  readonly deciding: Deciding;
  /** The section whose die is shown. */
  readonly target: Target | undefined;
  readonly point: (id: string | undefined) => void;
  readonly tally: Tally;
}

/** The chart or the decks, with everything that stands on them and can be pressed. */
export function DuelStage({ props, screen, looking, deciding, target, point, tally }: DuelStageProps): VNode {
  const { view, preferences, layout, events } = props;
  const scene = useScene(props, looking, screen);
  const offers = useOffers(props, scene, looking.isSettled, deciding);
  const find = (id: string) => offers.find((offer) => offer.id === id);
  const why = useSectionWhy(props, find);
  return (
    <Stage
      props={props}
      label={SCENES[scene.kind]}
      placeAt={(place) => pointAt(scene, place)}
      board={scene.box}
      action={useMemo(() => actionBox(scene, offers), [scene, view.phase, view.turn])}
      // A pointer finds smaller sections than a finger.
      cell={layout === 'wide' ? 2 * CELL : CELL}
      covered={0}
      motion={preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => pointOf(scene, find(id))} />}
      overlay={
        <>
          {scene.kind === 'chart' && layout !== 'wide' && <Reveal events={events} motion={preferences.motion} />}
          <MomentView props={props} tally={tally} />
        </>
      }
    >
      <Layers
        props={props}
        scene={scene}
        looking={looking}
        deciding={deciding}
        offers={offers}
        why={why}
        target={target}
        point={point}
      />
    </Stage>
  );
}

/** What the decks offer; nothing while they are not shown, or still show what happened before. */
function useOffers(
  props: Props,
  scene: Scene,
  isSettled: boolean,
  { figure, press, volley }: Deciding,
): readonly Offer[] {
  const picked = press.picked?.id ?? volley?.target?.id;
  const isShown = scene.kind !== 'chart' && isSettled;
  return useMemo(
    () => (isShown ? offersOf(props, { figure, picked, targets: volley?.targets, gun: volley?.gun }) : []),
    [scene, isShown, props.view, props.legal, props.sending, figure, picked, volley?.targets, volley?.gun],
  );
}

/** What can be pressed now, zoomed in if the whole board would be too small. It stays the same for all of a turn. */
function actionBox(scene: Scene, offers: readonly Offer[]) {
  const open = offers.filter(({ deed }) => deed !== undefined).map((offer) => placePoint(scene, placeOfOffer(offer)));
  return open.length === 0 || scene.kind === 'chart' ? undefined : boxAround(open, 2 * CELL);
}

/**
 * Why a section cannot be chosen. A press asks about anything. A pointer that only rests on a deck while another
 * question is open asks nothing.
 */
function useSectionWhy(props: Props, find: (id: string) => Offer | undefined): Why {
  const why = useWhy(props.view, (id) => {
    const offer = askedSeat(props) === undefined ? undefined : find(id);
    const tried = offer?.tried ?? offer?.aside;
    return offer?.remark === undefined ? tried && props.why(tried) : { facts: offer.remark };
  });
  return { ...why, point: (id) => why.point(id === undefined || isAside(find(id)) ? undefined : id) };
}

const isAside = (offer: Offer | undefined): boolean =>
  offer?.remark !== undefined || (offer?.aside !== undefined && offer.tried === undefined);

const pointOf = (scene: Scene, offer: Offer | undefined) => offer && placePoint(scene, placeOfOffer(offer));
