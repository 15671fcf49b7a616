import type { VNode } from 'preact';
import type { Spot } from '#kit/places.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { HULL_SIDES, MASTS } from '../components.ts';
import { cellNamed, cellOf, deckOf, type Place } from '../deck.ts';
import { boarding, hullSection } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { berthOf, CELL, cellPatch, letterPatch, onDeck, placePoint, letterX, BEAM, type Scene } from './layout.ts';
import { captainIn, menIn } from '../muster.ts';
import type { Offer } from './offers.ts';
import { words } from '../words/words.ts';
import { letterName, men, percent, sectionName, shipName, shipsChosen } from '../words/names.ts';

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
    ...(deed?.type === 'pick' && !chosen && { dimness: 2 }),
  };
}

const sectionSpot = (scene: Scene, place: Place) => ({ ...placePoint(scene, place), path: cellPatch(scene, place) });

function letterSpot(scene: Scene, { seat, letter, side }: { seat: number; letter: number; side?: number }) {
  const berth = berthOf(scene, seat);
  const y = side === undefined ? 0 : ((side === 0 ? -1 : 1) * BEAM) / 2;
  return { ...onDeck(berth, { x: letterX(letter), y }), path: letterPatch(berth, letter, side) };
}

/** On the upper edge of a section, so that the figures in it stay in sight. */
const ODDS_UP = CELL / 2 - 3;

/** The chance to win each fight, before anything is decided; above the figures, which would hide it. */
export const Odds = ({ offers, scene }: { readonly offers: readonly Offer[]; readonly scene: Scene }): VNode => (
  <g aria-hidden="true">
    {offers.map(({ id, odds, at }) => {
      if (odds === undefined || !('place' in at)) return null;
      const { x, y } = placePoint(scene, at.place);
      return (
        <g key={id} class="bb-odds" transform={`translate(${x.toFixed(1)} ${(y - ODDS_UP).toFixed(1)})`}>
          <rect x="-19" y="-9" width="38" height="18" rx="9" />
          <text y="5">{percent(odds)}</text>
        </g>
      );
    })}
  </g>
);

function placeWords({ view, seats }: Props, { at }: Offer): string {
  const nameOf = (seat: number) =>
    [seats[seat]?.name ?? '', ...(shipsChosen(view) ? [shipName(view, seat)] : [])].join(', ');
  if (!('place' in at)) {
    const side = at.side === undefined ? '' : ` ${HULL_SIDES[at.side] ?? ''}`;
    return `${letterName(at.letter)}${side} of ${nameOf(at.seat)}${hullWords(view, at.seat, at.letter)}`;
  }
  const parts = [...fittings(view, at.place), ...crews(view, seats, at.place)];
  return `${sectionName(at.place)} of ${nameOf(deckOf(at.place))}${parts.length === 0 ? '' : `, ${parts.join(', ')}`}`;
}

function fittings(view: View, place: Place): string[] {
  const ship = view.ships[deckOf(place)];
  if (ship === undefined) return [];
  const cell = cellOf(place);
  const mast = MASTS.findIndex((one) => cellNamed(one.cell) === cell);
  // Masts and markers are put aside when the ships collide.
  const standing = !boarding(view) && (ship.masts[mast] ?? 0) > 0 ? MASTS[mast]?.name : undefined;
  return [...(ship.guns & (1 << cell) ? ['cannon'] : []), ...(standing === undefined ? [] : [standing])];
}

function crews(view: View, seats: Props['seats'], place: Place): string[] {
  return [0, 1].flatMap((seat) => {
    const standing = menIn(view, seat, place);
    const captain = captainIn(view, seat, place);
    if (standing === 0 && !captain) return [];
    const who = [...(standing > 0 ? [men(standing)] : []), ...(captain ? ['the Captain'] : [])];
    return [`${who.join(' and ')} of ${seats[seat]?.name ?? ''}`];
  });
}

function hullWords(view: View, seat: number, letter: number): string {
  const hull = boarding(view) ? [] : (view.ships[seat]?.hull ?? []);
  const hits = HULL_SIDES.map((side, i) => [side, hull[hullSection(letter, i)] ?? 0] as const).filter(([, n]) => n > 0);
  return hits.map(([side, n]) => `, hull hit ${n === 1 ? 'once' : 'twice'} on ${side}`).join('');
}

function deedWords({ deed, odds, chosen, tried }: Offer, props: Props): string {
  if (deed === undefined) return (tried && whyWords(props, words, tried)) ?? '';
  const chance = odds === undefined ? '' : `, ${percent(odds)} to win the fight`;
  if (deed.type === 'pick')
    return deed.picked === undefined ? 'put down' : `take up the ${figureWord(deed.picked.figure)}`;
  const word = deed.type === 'act' && deed.action.type === 'fire' ? 'aim here' : words.action(deed.action, props.view);
  return `${word}${chance}${chosen ? ', chosen' : ''}`;
}

const figureWord = (figure: string): string => (figure === 'captain' ? 'Captain' : 'crewmember');
