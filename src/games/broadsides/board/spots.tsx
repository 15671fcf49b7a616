import type { VNode } from 'preact';
import type { Spot } from '#kit/places.tsx';
import { whyWords } from '#kit/why-not.tsx';
import type { Letter, Place, Side } from '../deck.ts';
import { percent } from '../words/names.ts';
import { fightWords, PUT_IT_DOWN, takeUpWords } from '../words/previews.ts';
import { letterLabel, sectionLabel } from '../words/sections.ts';
import { words } from '../words/words.ts';
import { BEAM, berthOf, CELL, cellPatch, letterPatch, letterX, onDeck, placePoint, type Scene } from './layout.ts';
import { type Offer, oddsOf } from './offers.ts';
import type { Props } from './props.ts';

/** A place to point at, focus and press. */
export function spotOf(offer: Offer, scene: Scene, props: Props): Spot {
  const { at, deed, chosen } = offer;
  const outline = 'place' in at ? sectionSpot(scene, at.place) : letterSpot(scene, at);
  return {
    id: offer.id,
    ...outline,
    label: [placeWords(props, offer), deedWords(offer, props)].filter((part) => part !== '').join(': '),
    state: chosen ? 'chosen' : deed === undefined ? 'closed' : 'open',
    edged: !('place' in at),
    ...(deed?.type === 'takeUp' && !chosen && { dimness: 2 }),
  };
}

const sectionSpot = (scene: Scene, place: Place) => ({ ...placePoint(scene, place), path: cellPatch(scene, place) });

function letterSpot(scene: Scene, { seat, letter, side }: { seat: number; letter: Letter; side?: Side }) {
  const berth = berthOf(scene, seat);
  const y = side === undefined ? 0 : ((side === 0 ? -1 : 1) * BEAM) / 2;
  return { ...onDeck(berth, { x: letterX(letter), y }), path: letterPatch(berth, letter, side) };
}

/** On the upper edge of a section, so that the figures in it stay in sight. */
const ODDS_UP = CELL / 2 - 3;

/** The chance to win each fight, before anything is decided; above the figures, which would hide it. */
export const Odds = ({ offers, scene }: { readonly offers: readonly Offer[]; readonly scene: Scene }): VNode => (
  <g aria-hidden="true">
    {offers.map((offer) => {
      const odds = oddsOf(offer);
      if (odds === undefined || !('place' in offer.at)) return null;
      const { x, y } = placePoint(scene, offer.at.place);
      return (
        <g key={offer.id} class="bb-odds" transform={`translate(${x.toFixed(1)} ${(y - ODDS_UP).toFixed(1)})`}>
          <rect x="-19" y="-9" width="38" height="18" rx="9" />
          <text y="5">{percent(odds)}</text>
        </g>
      );
    })}
  </g>
);

function placeWords({ view, seats }: Props, { at }: Offer): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  return 'place' in at ? sectionLabel(view, at.place, nameOf) : letterLabel(view, at, nameOf);
}

function deedWords(offer: Offer, props: Props): string {
  const { deed, tried } = offer;
  if (deed === undefined) return (tried && whyWords(props, words, tried)) ?? '';
  if (deed.type === 'takeUp') return deed.figure === undefined ? PUT_IT_DOWN : takeUpWords(deed.figure.figure);
  const odds = oddsOf(offer);
  return [
    words.action(deed.offered.action, props.view),
    ...(odds === undefined ? [] : [fightWords(odds)]),
    ...(offer.chosen ? ['chosen'] : []),
  ].join(', ');
}
