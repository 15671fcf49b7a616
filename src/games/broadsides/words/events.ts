import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { LogLine } from '#words/words.ts';
import { MASTS, QUIET_TURNS } from '../components.ts';
import { type Cell, cellAt, cellName, cellNamed, deckOf, type Letter, mastIn, placeOn } from '../deck.ts';
import type { Event, EventOf } from '../events.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { startOf } from '../sea.ts';
import { endingOf } from './endings.ts';
import {
  crewCount,
  dotName,
  gunCount,
  headingName,
  idleWords,
  isIdle,
  letterName,
  MOVED_FIGURES,
  OBSTACLES,
  sectionName,
  SHIP_NAMES,
  SIDE_NAMES,
  wayWords,
} from './names.ts';

/** A section of a seat's own ship, as a line points at it. */
export const onDeck = (seat: number, cell: Cell) => [deckPlace(placeOn(seat, cell))];

/** Both ships turn over a card and move at the same time. A card that moves the ship is told by what the ship did. */
const together = (seat: number, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  ...lineOf(seat, sentence, places),
  everyone: true,
});

/** One line of the log for each event worth telling. */
export const eventTexts: EventTexts<Event> = {
  rolled: ({ seat, die, for: what }) =>
    // Chance rolls: neither die begins a move of its player.
    plainLine(say`${{ seat }} rolled ${{ strong: String(die) }} ${STAKES[what]}.`),
  tied: () => plainLine(say`A tie: both rolled again.`),
  tookShip: ({ seat, ship }) => {
    const { dot } = startOf(ship);
    return lineOf(seat, say`${{ seat }} took the ${{ strong: SHIP_NAMES[ship] }}, starting at ${dotName(dot)}.`, [
      dotPlace(dot),
    ]);
  },
  manned: ({ seat, captain, men: spare }) =>
    lineOf(
      seat,
      say`${{ seat }} placed the captain in ${cellName(captain)}${spareWords(spare)}.`,
      [captain, ...new Set(spare)].flatMap((cell) => onDeck(seat, cell)),
    ),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  adrift: ({ seat }) => lineOf(seat, say`${{ seat }} had no captain: no moves this round.`),
  cardTurned: ({ seat, card }) => (isIdle(card) ? together(seat, say`${{ seat }} ${idleWords(card)}.`) : undefined),
  sailed: ({ seat, from, to }) =>
    together(seat, say`${{ seat }} moved from ${dotName(from)} to ${dotName(to)}.`, [dotPlace(to), dotPlace(from)]),
  turned: ({ seat, to }) => together(seat, say`${{ seat }} turned ${headingName(to)}.`),
  ranAground: ({ seat, dot, on }) =>
    together(seat, say`${{ seat }} hit ${OBSTACLES[on]} ${dotName(dot)}: any further moves are lost.`, [dotPlace(dot)]),
  exchangeBegan: ({ volley, guns }) =>
    plainLine(
      exchangeWords(volley, guns),
      guns.flatMap((cells, seat) => cells.flatMap((cell) => onDeck(seat, cell))),
    ),
  firesFirst: ({ seat }) => plainLine(say`${{ seat }} got the first shot.`),
  aimed: unsaid,
  heldFire: ({ seat, gun }) => lineOf(seat, say`${{ seat }}’s gun ${cellName(gun)} held fire.`, onDeck(seat, gun)),
  shot: (event) =>
    lineOf(event.seat, shotWords(event), [letterPlace(1 - event.seat, event.letter), ...onDeck(event.seat, event.gun)]),
  hullHit: ({ seat, letter, side, markers }) =>
    lineOf(
      seat,
      markers === 1
        ? say`${{ seat }}’s hull at ${letterName(letter)} was hit on the ${SIDE_NAMES[side]}.`
        : say`${{ seat }}’s hull at ${letterName(letter)} is ruined on the ${SIDE_NAMES[side]}: ${MORE_DAMAGE}.`,
      [letterPlace(seat, letter)],
    ),
  mastHit: ({ seat, mast, left }) => {
    const { name, cell } = at(MASTS, mast);
    return lineOf(
      seat,
      left === 0
        ? say`${{ seat }} lost the ${name} in ${cell}: ${MORE_DAMAGE}.`
        : say`${{ seat }}’s ${name} in ${cell} was hit and still stands.`,
      onDeck(seat, cellNamed(cell)),
    );
  },
  cannonLost: ({ seat, cell }) => lineOf(seat, say`${{ seat }} lost the gun in ${cellName(cell)}.`, onDeck(seat, cell)),
  menLost: ({ seat, cell, men }) =>
    lineOf(seat, say`${{ seat }} lost ${crewCount(men)} in ${cellName(cell)}.`, onDeck(seat, cell)),
  captainLost: ({ seat, cell }) =>
    lineOf(seat, say`${{ seat }} lost the ${{ strong: 'captain' }} in ${cellName(cell)}.`, onDeck(seat, cell)),
  promoted: ({ seat, cell }) =>
    lineOf(seat, say`${{ seat }} promoted crew in ${cellName(cell)} to captain.`, onDeck(seat, cell)),
  roundEnded: unsaid,
  collided: ({ dot }) => ({
    ...headingLine(say`The ships collided at ${dotName(dot)}: boarding begins`),
    places: [dotPlace(dot)],
  }),
  boardsFirst: ({ seat }) => turnHeading(seat),
  moved: (event) => lineOf(event.seat, movedWords(event), [deckPlace(event.from), deckPlace(event.to)]),
  engaged: ({ place }) =>
    plainLine(say`Combat began in ${sectionName(place)} on ${{ seat: deckOf(place) }}’s ship.`, [deckPlace(place)]),
  combatRolled: (event) => plainLine(combatWords(event), [deckPlace(event.place)]),
  fell: ({ seat, figure, place }) =>
    lineOf(
      seat,
      say`${{ seat }} lost ${figure === 'captain' ? { strong: 'the captain' } : crewCount(1)} in combat in ${sectionName(place)}.`,
      [deckPlace(place)],
    ),
  turnEnded: ({ seat, quietTurns }) => (quietTurns === QUIET_TURNS ? undefined : turnHeading(1 - seat)),
  drawOffered: ({ seat }) => lineOf(seat, say`${{ seat }} offered a draw.`),
  drawDeclined: ({ seat }) => lineOf(seat, say`${{ seat }} declined the draw.`),
  surrendered: ({ seat }) => lineOf(seat, say`${{ seat }} surrenders.`),
  ended: ({ reason, winner }) =>
    plainLine([...(winner === undefined ? say`A draw. ` : say`${{ seat: winner }} wins. `), ...endingOf(reason)]),
};

/** What the higher die wins. */
const STAKES: Readonly<Record<EventOf<'rolled'>['for'], string>> = {
  ships: 'to choose a ship',
  fire: 'to fire first',
  boarding: 'to board first',
};

/** What a lost mast or a ruined hull section costs. */
const MORE_DAMAGE = `+${count(1, 'Damage card')} each round`;

// The boarding player heads the turn. The line has no mark of its own, since the name is in it.
const turnHeading = (seat: number) => headingLine(say`${{ seat }}’s turn to board`);

const spareWords = (cells: readonly Cell[]): string =>
  cells.length === 0 ? '' : `, ${crewCount(cells.length)} in ${listed([...new Set(cells.map(cellName))])}`;

function exchangeWords(volley: boolean, guns: EventOf<'exchangeBegan'>['guns']): Sentence {
  const [first, second] = [at(guns, 0).length, at(guns, 1).length];
  const opening = volley ? 'Final volley' : 'In range';
  return say`${opening}: ${{ seat: 0 }} fires ${first === 0 ? 'no guns' : gunCount(first)}, ${{ seat: 1 }} fires ${second === 0 ? 'none' : second}.`;
}

/** Where a die sends the shot. Whether anything is there to be lost, the lines after it tell. */
const RESULTS: Readonly<Record<EventOf<'shot'>['result'], (section: string, letter: Letter) => string>> = {
  miss: () => 'missed',
  hull: () => 'hit the hull',
  'full hull': () => 'hit the hull, already ruined there',
  'spared hull': () => 'hit the hull, which no longer counts',
  position: (section) => `hit ${section}`,
  'mast and position': (section, letter) => `hit the ${at(MASTS, mastIn(letter)).name} and ${section}`,
};

function shotWords({ seat, gun, letter, die, result }: EventOf<'shot'>): Sentence {
  const hit = RESULTS[result](cellName(cellAt(letter, die)), letter);
  return say`${{ seat }} fired ${cellName(gun)} at ${{ seat: 1 - seat }}’s ${letterName(letter)}: ${{ strong: String(die) }}, ${hit}.`;
}

/** A movement on the player's own ship does not name the ship's owner. */
function movedWords({ seat, figure, from, to }: EventOf<'moved'>): Sentence {
  const way = say`${{ seat }} moved ${MOVED_FIGURES[figure]} from ${sectionName(from)} ${wayWords(from, to)}`;
  const atHome = deckOf(from) === seat && deckOf(to) === seat;
  return [...way, ...(atHome ? say`.` : say` on ${{ seat: deckOf(to) }}’s ship.`)];
}

function combatWords({ place, dice, bonuses }: EventOf<'combatRolled'>): Sentence {
  const [first, second] = [at(dice, 0) + at(bonuses, 0), at(dice, 1) + at(bonuses, 1)];
  const side = (seat: number) => {
    const [die, bonus] = [at(dice, seat), at(bonuses, seat)];
    return bonus === 0 ? String(die) : `${die} + ${bonus}`;
  };
  const tie = first === second ? ', a tie' : '';
  return say`In ${sectionName(place)} ${{ seat: 0 }} rolled ${{ strong: side(0) }}, ${{ seat: 1 }} rolled ${{ strong: side(1) }}${tie}.`;
}
