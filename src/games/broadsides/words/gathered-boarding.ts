import { lineOf, plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { listed } from '#words/speech.ts';
import type { Gathered } from '#words/words.ts';
import { deckOf, type Place } from '../deck.ts';
import type { Event, EventOf } from '../events.ts';
import { deckPlace } from '../pointing.ts';
import { crewCount, MOVED_FIGURES, sectionName, wayWords } from './names.ts';

/** One way that was gone, by one figure or by several. */
interface Way {
  readonly move: EventOf<'moved'>;
  readonly figures: number;
}

/** All movements of one turn. */
export function gatherMoves(events: readonly Event[], seat: number): Gathered | undefined {
  const end = events.findIndex((event) => event.type !== 'moved' || event.seat !== seat);
  const moves = events.slice(0, end < 0 ? events.length : end).filter((event) => event.type === 'moved');
  if (moves.length < 2) return undefined;
  const ways = moves.reduce(withMove, []);
  const told = ways.flatMap((way, i) => [...(i === 0 ? [' '] : [', ']), ...wayOf(way, ways[i - 1], ways[i + 1])]);
  const places = moves.flatMap(({ from, to }) => [deckPlace(to), deckPlace(from)]);
  return { line: lineOf(seat, [...say`${{ seat }} moved`, ...told, '.'], [...new Set(places)]), count: moves.length };
}

/** The same way gone by another figure of the same kind is counted, not told again. */
function withMove(ways: readonly Way[], move: EventOf<'moved'>): readonly Way[] {
  const { from, to, figure } = move;
  const before = ways.at(-1);
  const isSame = before?.move.from === from && before.move.to === to && before.move.figure === figure;
  return before !== undefined && isSame
    ? [...ways.slice(0, -1), { ...before, figures: before.figures + 1 }]
    : [...ways, { move, figures: 1 }];
}

/** 'crew from D3 across to E3 on Tom’s ship'. Only the other ship is named, and once for ways that follow each other. */
function wayOf({ move, figures }: Way, before: Way | undefined, next: Way | undefined): Sentence {
  const { figure, from, to } = move;
  const who = figures > 1 ? crewCount(figures) : MOVED_FIGURES[figure];
  const again = before?.move.figure === figure && before.figures === figures && figures === 1;
  const way = `${again ? '' : `${who} `}from ${sectionName(from)} ${wayWords(from, to)}`;
  const isNamed = !isHome(move) && (next === undefined || isHome(next.move) || deckOf(next.move.to) !== deckOf(to));
  return isNamed ? say`${way} on ${{ seat: deckOf(to) }}’s ship` : [way];
}

const isHome = ({ seat, from, to }: EventOf<'moved'>): boolean => deckOf(from) === seat && deckOf(to) === seat;

const FOUGHT: ReadonlySet<Event['type']> = new Set(['combatRolled', 'fell']);

/** A whole combat, or what has been seen of it: what each side lost. */
export function gatherCombat(events: readonly Event[], place: Place): Gathered | undefined {
  const end = events.findIndex((event, i) => i > 0 && !FOUGHT.has(event.type));
  const combat = events.slice(0, end < 0 ? events.length : end);
  const fallen = combat.filter((event) => event.type === 'fell');
  if (fallen.length === 0) return undefined;
  const losers = [...new Set(fallen.map(({ seat }) => seat))];
  const losses = losers.flatMap((seat, i) => [...(i === 0 ? [] : [', ']), ...lossWords(fallen, seat)]);
  const sentence = say`Combat in ${sectionName(place)} on ${{ seat: deckOf(place) }}’s ship: `;
  return { line: plainLine([...sentence, ...losses, '.'], [deckPlace(place)]), count: combat.length };
}

function lossWords(fallen: readonly EventOf<'fell'>[], seat: number): Sentence {
  const own = fallen.filter((one) => one.seat === seat);
  const crew = own.filter(({ figure }) => figure === 'man').length;
  const captain = own.length > crew ? [MOVED_FIGURES.captain] : [];
  return say`${{ seat }} lost ${{ strong: listed([...(crew > 0 ? [crewCount(crew)] : []), ...captain]) }}`;
}
