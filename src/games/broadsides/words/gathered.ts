import { plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import type { Gathered } from '#words/words.ts';
import { cellName } from '../deck.ts';
import type { Event, EventOf } from '../events.ts';
import { dotPlace } from '../pointing.ts';
import { startOf } from '../sea.ts';
import { eventTexts, onDeck } from './events.ts';
import { gatherCombat, gatherMoves } from './gathered-boarding.ts';
import { gatherCards } from './gathered-cards.ts';
import { gatherVolley } from './gathered-volley.ts';
import { dotName, SHIP_NAMES } from './names.ts';

/** Several events in one line: what a player would tell of them afterwards. */
export function gather(events: readonly Event[]): Gathered | undefined {
  const first = events[0];
  switch (first?.type) {
    case 'rolled':
      return gatherRolls(events, first);
    case 'tookShip':
      return gatherShips(events);
    case 'manned':
      return gatherCaptains(events);
    case 'cardTurned':
      return gatherCards(events);
    case 'exchangeBegan':
      return gatherExchange(events, first);
    case 'aimed':
    case 'shot':
    case 'heldFire':
      return gatherVolley(events, first.seat);
    case 'moved':
      return gatherMoves(events, first.seat);
    case 'engaged':
    case 'combatRolled':
      return gatherCombat(events, first.place);
    default:
      return undefined;
  }
}

/** What the higher die decides, after the winner's name. */
const STAKES: Readonly<Record<EventOf<'rolled'>['for'], string>> = {
  ships: ' got to choose a ship',
  fire: ' got the first shot',
  boarding: ' got the first boarding turn',
};

/** Both dice, after all ties; with who fires first, where that is told next. */
function gatherRolls(events: readonly Event[], first: EventOf<'rolled'>): Gathered | undefined {
  const rolls = rollsIn(events);
  const [a, b] = rolls.slice(-2);
  if (a?.type !== 'rolled' || b?.type !== 'rolled' || a.seat === b.seat) return undefined;
  const [won, lost] = a.die > b.die ? [a, b] : [b, a];
  const again = rolls.some(({ type }) => type === 'tied') ? ', after a tie' : '';
  const next = Number(events[rolls.length]?.type === 'firesFirst');
  const dice = { strong: `${won.die} to ${lost.die}` };
  const sentence = say`${{ seat: won.seat }}${STAKES[first.for]} by dice, ${dice}${again}.`;
  return { line: plainLine(sentence), count: rolls.length + next };
}

function rollsIn(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type !== 'rolled' && type !== 'tied');
  return events.slice(0, end < 0 ? events.length : end);
}

function gatherShips(events: readonly Event[]): Gathered | undefined {
  const [a, b] = events;
  if (a?.type !== 'tookShip' || b?.type !== 'tookShip') return undefined;
  const start = ({ ship }: EventOf<'tookShip'>) => startOf(ship).dot;
  const sentence = say`${{ seat: a.seat }} took the ${{ strong: SHIP_NAMES[a.ship] }} on ${dotName(start(a))}, ${{ seat: b.seat }} the ${{ strong: SHIP_NAMES[b.ship] }} on ${dotName(start(b))}.`;
  return { line: plainLine(sentence, [a, b].map(start).map(dotPlace)), count: 2 };
}

/** Where each player also placed spare crew, the lines stay apart: one would be too long. */
function gatherCaptains(events: readonly Event[]): Gathered | undefined {
  const [a, b] = events;
  if (a?.type !== 'manned' || b?.type !== 'manned' || a.men.length + b.men.length > 0) return undefined;
  const sentence = say`${{ seat: a.seat }} placed the captain in ${cellName(a.captain)}, ${{ seat: b.seat }} in ${cellName(b.captain)}.`;
  return {
    line: plainLine(
      sentence,
      [a, b].flatMap(({ seat, captain }) => onDeck(seat, captain)),
    ),
    count: 2,
  };
}

function gatherExchange(events: readonly Event[], first: EventOf<'exchangeBegan'>): Gathered | undefined {
  const next = events[1];
  const began = eventTexts.exchangeBegan(first);
  if (next?.type !== 'firesFirst' || began === undefined) return undefined;
  // Within a sentence "you" is not a capital.
  const sentence: Sentence = [...began.sentence.slice(0, -1), ...say`; ${{ seat: next.seat }} got the first shot.`];
  return { line: plainLine(sentence, began.places), count: 2 };
}
