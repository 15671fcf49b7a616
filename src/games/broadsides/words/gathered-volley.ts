import { at } from '#engine/indexed.ts';
import { lineOf } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { Gathered } from '#words/words.ts';
import { HULL_HITS, MASTS } from '../components.ts';
import { cellName } from '../deck.ts';
import type { Event, EventOf } from '../events.ts';
import { harmOf, isLoss } from '../harm.ts';
import { letterPlace } from '../pointing.ts';
import { onDeck } from './events.ts';
import { crewCount, gunCount, letterName } from './names.ts';

const FIRED: ReadonlySet<Event['type']> = new Set(['aimed', 'shot', 'heldFire']);

/** All that one ship fires, with what it did to the other. */
export function gatherVolley(events: readonly Event[], seat: number): Gathered | undefined {
  const end = events.findIndex((event) => !isLoss(event) && !(FIRED.has(event.type) && isOf(event, seat)));
  const volley = events.slice(0, end < 0 ? events.length : end);
  const shots = volley.filter((event) => event.type === 'shot');
  const held = volley.filter((event) => event.type === 'heldFire');
  const guns = [...shots, ...held].flatMap(({ gun }) => onDeck(seat, gun));
  if (shots.length === 0) {
    if (held.length < 2) return undefined;
    return {
      line: lineOf(seat, say`${{ seat }} held fire with ${gunCount(held.length)}.`, guns),
      count: volley.length,
    };
  }
  const struck = new Set(shots.map(({ letter }) => letterPlace(1 - seat, letter)));
  const sentence = [...firedWords(seat, shots, volley), ...heldWords(held.length)];
  return { line: lineOf(seat, sentence, [...struck, ...guns]), count: volley.length };
}

const isOf = (event: Event, seat: number): boolean => 'seat' in event && event.seat === seat;

const heldWords = (held: number): Sentence => (held === 0 ? [] : say` ${gunCount(held)} held fire.`);

/** What was hit before where: small screens cut long lines off. A single shot names its gun and its die. */
function firedWords(seat: number, shots: readonly EventOf<'shot'>[], volley: readonly Event[]): Sentence {
  const enemy = { seat: 1 - seat };
  const { hits } = harmOf(volley);
  const lost = { strong: damageWords(volley) };
  if (shots.length === 1) {
    const { gun, letter, die } = at(shots, 0);
    return say`${{ seat }} fired gun ${cellName(gun)}, rolled ${die}: ${lost} (${enemy}’s ${letterName(letter)}).`;
  }
  const letters = [...new Set(shots.map(({ letter }) => letter))].toSorted((a, b) => a - b);
  const hit = hits === 0 ? '' : `, ${hits} hit`;
  return say`${{ seat }} fired ${gunCount(shots.length)}${hit}: ${lost} (${enemy}’s ${listed(letters.map(letterName))}).`;
}

/** '1 gun, 2 crew and the hull at C ruined, +1 Damage card' */
function damageWords(volley: readonly Event[]): string {
  const { guns, crew, captain } = harmOf(volley);
  const masts = volley.filter((event) => event.type === 'mastHit');
  const hull = volley.filter((event) => event.type === 'hullHit');
  const fallen = masts.filter(({ left }) => left === 0);
  const ruined = hull.filter(({ markers }) => markers === HULL_HITS);
  const single = hull.length - ruined.length;
  const parts = [
    ...(captain ? ['the captain'] : []),
    ...(guns > 0 ? [gunCount(guns)] : []),
    ...(crew > 0 ? [crewCount(crew)] : []),
    ...fallen.map(({ mast }) => `the ${at(MASTS, mast).name}`),
    ...masts.filter(({ left, mast }) => left > 0 && !fallen.some((one) => one.mast === mast)).map(mastHitWords),
    ...(single > 0 ? [count(single, 'hull hit')] : []),
    ...ruined.map(({ letter }) => `hull ruined at ${letterName(letter)}`),
  ];
  const cards = fallen.length + ruined.length;
  if (parts.length === 0) return 'no damage';
  return `${parts.join(', ')}${cards === 0 ? '' : `, +${count(cards, 'Damage card')}`}`;
}

const mastHitWords = ({ mast }: EventOf<'mastHit'>): string => `${at(MASTS, mast).name} hit`;
