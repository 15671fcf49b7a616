import type { VNode } from 'preact';
import type { Spot } from '#kit/places.tsx';
import { whyWords } from '#kit/why-not.tsx';
import type { Point } from '#kit/point.ts';
import { ALL_PLACES, cellOf, deckOf, type Letter, type Place, type Side } from '../deck.ts';
import { bandAt, odds } from '../rules/bonus.ts';
import { boarding, other, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { percent } from '../words/names.ts';
import { fightWords, PUT_IT_DOWN, takeUpWords } from '../words/previews.ts';
import { letterLabel, sectionLabel } from '../words/sections.ts';
import { aimLabel, inSix, pickGunLabel } from '../words/volley.ts';
import { words } from '../words/words.ts';
import {
  BEAM,
  berthOf,
  cellPatch,
  cellPoint,
  gunPatch,
  letterPatch,
  letterX,
  onDeck,
  outwards,
  placePoint,
  type Scene,
} from './layout.ts';
import { type Offer, oddsOf } from './offers.ts';
import type { Props } from './props.ts';
import { FACES } from './shots.ts';
import type { Volley } from './volley.ts';

/** A place to point at, focus and press. */
export function spotOf(offer: Offer, scene: Scene, props: Props, volley: Volley | undefined): Spot {
  const { deed, chosen } = offer;
  return {
    id: offer.id,
    ...outlineOf(offer, scene),
    label: [placeWords(props, offer), deedWords(offer, props, volley)].filter((part) => part !== '').join(': '),
    state: chosen ? 'chosen' : deed === undefined ? 'closed' : 'open',
    edged: deed?.type === 'aim' || deed?.type === 'gun',
  };
}

function outlineOf({ at, deed }: Offer, scene: Scene) {
  if (!('place' in at)) return letterSpot(scene, at);
  const outline = deed?.type === 'gun' ? gunPatch : cellPatch;
  return { ...placePoint(scene, at.place), path: outline(scene, at.place) };
}

function letterSpot(scene: Scene, { seat, letter, side }: { seat: number; letter: Letter; side?: Side }) {
  const berth = berthOf(scene, seat);
  const y = side === undefined ? 0 : (outwards(side) * BEAM) / 2;
  return { ...onDeck(berth, { x: letterX(letter), y }), path: letterPatch(berth, letter, side) };
}

/** Half a section and a little, so that the figures in it stay in sight. */
const ODDS_ASIDE = 26;

interface OddsProps {
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly scene: Scene;
  /** Whose chances they are. */
  readonly seat: number;
}

/** The chance to win each fight that is about to be fought or could be; beside the figures that fight. */
export function Odds({ view, offers, scene, seat }: OddsProps): VNode {
  const possible = offers.flatMap((offer) => {
    const share = oddsOf(offer);
    return share === undefined || !('place' in offer.at) ? [] : [{ place: offer.at.place, share, isOpen: true }];
  });
  const certain = fightsOf(view, seat).filter(({ place }) => possible.every((one) => one.place !== place));
  return (
    <g aria-hidden="true">
      {[...certain, ...possible].map(({ place, share, isOpen }) => {
        const { x, y } = oddsPoint(scene, place);
        return (
          <g
            key={place}
            class={isOpen ? 'bb-odds open' : 'bb-odds'}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <rect x="-20" y="-10" width="40" height="20" rx="10" />
            <text y="5">{percent(share)}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Between the section and the middle of the ship: there nobody stands whom it would hide. */
function oddsPoint(scene: Scene, place: Place): Point {
  const { x, y } = cellPoint(cellOf(place));
  return onDeck(berthOf(scene, deckOf(place)), { x, y: y - (Math.sign(y) || 1) * ODDS_ASIDE });
}

interface Fight {
  readonly place: Place;
  /** The chance of the seat to win it. */
  readonly share: number;
  readonly isOpen: boolean;
}

/** Sections in which both sides stand. */
export function fightsOf(view: View, seat: number): readonly Fight[] {
  if (!boarding(view)) return [];
  const [mine, theirs] = [shipOf(view, seat), shipOf(view, other(seat))];
  return ALL_PLACES.flatMap((place) => {
    const [us, them] = [bandAt(mine, place), bandAt(theirs, place)];
    return us.figures === 0 || them.figures === 0 ? [] : [{ place, share: odds(us, them), isOpen: false }];
  });
}

function placeWords({ view, seats }: Props, { at }: Offer): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  return 'place' in at ? sectionLabel(view, at.place, nameOf) : letterLabel(view, at, nameOf);
}

function deedWords(offer: Offer, props: Props, volley: Volley | undefined): string {
  const { deed, tried } = offer;
  switch (deed?.type) {
    case undefined:
      return (tried && whyWords(props, words, tried)) ?? '';
    case 'takeUp':
      return deed.figure === undefined ? PUT_IT_DOWN : takeUpWords(deed.figure.figure);
    case 'gun':
      return pickGunLabel(deed.gun);
    case 'aim':
      return aimLabel(volley?.gun, inSix(deed.target.hits, FACES));
    case 'play':
      return playWords(offer, words.action(deed.offered.action, props.view));
  }
}

function playWords(offer: Offer, action: string): string {
  const share = oddsOf(offer);
  return [action, ...(share === undefined ? [] : [fightWords(share)]), ...(offer.chosen ? ['chosen'] : [])].join(', ');
}
