import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { listed, spell } from '#words/speech.ts';
import { MASTS, QUIET_TURNS } from '../components.ts';
import { type Cell, cellAt, cellName, deckOf, type Letter, mastIn, placeOn } from '../deck.ts';
import type { Event } from '../events.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { endingOf } from './endings.ts';
import {
  cannons,
  CARD_NAMES,
  dotName,
  FIGURE_NAMES,
  headingName,
  letterName,
  men,
  sectionName,
  SHIP_NAMES,
  wayWords,
} from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const onDeck = (seat: number, cell: Cell) => [deckPlace(placeOn(seat, cell))];

/** One line of the log for each event worth telling. */
export const eventTexts: EventTexts<Event> = {
  rolled: ({ seat, die, for: what }) =>
    lineOf(seat, say`${{ seat }} rolls ${{ strong: String(die) }} for ${STAKES[what]}.`),
  tied: () => plainLine(say`Equal dice: they are rolled again.`),
  tookShip: ({ seat, ship }) => lineOf(seat, say`${{ seat }} commands the ${{ strong: SHIP_NAMES[ship] }}.`),
  manned: ({ seat, captain, men: spare }) =>
    lineOf(
      seat,
      say`${{ seat }}’s Captain takes his stand in ${cellName(captain)}${spareWords(spare)}.`,
      [captain, ...new Set(spare)].flatMap((cell) => onDeck(seat, cell)),
    ),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  adrift: ({ seat }) => lineOf(seat, say`${{ seat }} has no Captain and lays no cards this round.`),
  cardTurned: ({ seat, square, card }) =>
    lineOf(seat, say`${{ seat }} turns over card ${square}: ${CARD_NAMES[card]}.`),
  sailed: ({ seat, from, to }) =>
    lineOf(seat, say`${{ seat }} sails from ${dotName(from)} to ${dotName(to)}.`, [dotPlace(from), dotPlace(to)]),
  turned: ({ seat, to }) => lineOf(seat, say`${{ seat }} comes round to ${headingName(to)}.`),
  ranAground: ({ seat, dot, on }) =>
    lineOf(
      seat,
      say`${{ seat }} cannot sail ${on === 'island' ? 'onto the island' : 'off the board'}, stays there and loses the cards left.`,
      [dotPlace(dot)],
    ),
  exchangeBegan: ({ volley, guns }) => plainLine(exchangeWords(volley, guns)),
  firesFirst: ({ seat }) => lineOf(seat, say`${{ seat }} fires first.`),
  aimed: unsaid,
  heldFire: ({ seat, gun }) =>
    lineOf(seat, say`${{ seat }}’s cannon ${cellName(gun)} holds its fire.`, onDeck(seat, gun)),
  shot: (event) =>
    lineOf(event.seat, shotWords(event), [...onDeck(event.seat, event.gun), letterPlace(1 - event.seat, event.letter)]),
  hullHit: ({ seat, letter, side, markers }) =>
    lineOf(
      seat,
      markers === 1
        ? say`The hull of ${{ seat }} is hit at ${letterName(letter)}, ${side}.`
        : say`The hull of ${{ seat }} is beyond repair at ${letterName(letter)}, ${side}: a Damage card each round.`,
      [letterPlace(seat, letter)],
    ),
  mastHit: ({ seat, mast, left }) =>
    lineOf(seat, say`${{ seat }}’s ${at(MASTS, mast).name} ${left === 0 ? 'goes overboard' : 'is hit, and stands'}.`),
  cannonLost: ({ seat, cell }) =>
    lineOf(seat, say`${{ seat }} loses the cannon in ${cellName(cell)}.`, onDeck(seat, cell)),
  menLost: ({ seat, cell, men: lost }) =>
    lineOf(seat, say`${{ seat }} loses ${men(lost)} in ${cellName(cell)}.`, onDeck(seat, cell)),
  captainLost: ({ seat, cell }) =>
    lineOf(seat, say`${{ seat }}’s ${{ strong: 'Captain falls' }} in ${cellName(cell)}.`, onDeck(seat, cell)),
  promoted: ({ seat, cell }) =>
    lineOf(seat, say`${{ seat }} has a new Captain, in ${cellName(cell)}.`, onDeck(seat, cell)),
  roundEnded: unsaid,
  collided: ({ dot }) => headingLine(say`The ships collide at ${dotName(dot)}: boarding parties!`),
  boardsFirst: ({ seat }) => turnHeading(seat),
  moved: ({ seat, figure, from, to }) =>
    lineOf(seat, say`${{ seat }}’s ${FIGURE_NAMES[figure]} goes from ${sectionName(from)} ${wayWords(from, to)}.`, [
      deckPlace(from),
      deckPlace(to),
    ]),
  engaged: ({ place }) =>
    plainLine(say`Hand-to-hand combat in ${sectionName(place)} of ${{ seat: deckOf(place) }}’s ship.`, [
      deckPlace(place),
    ]),
  combatRolled: (event) => plainLine(combatWords(event), [deckPlace(event.place)]),
  fell: ({ seat, figure, place }) =>
    lineOf(
      seat,
      figure === 'captain'
        ? say`${{ seat }}’s ${{ strong: 'Captain falls' }}!`
        : say`One of ${{ seat }}’s crewmembers falls.`,
      [deckPlace(place)],
    ),
  turnEnded: ({ seat, quietTurns }) => (quietTurns === QUIET_TURNS ? undefined : turnHeading(1 - seat)),
  drawOffered: ({ seat }) => lineOf(seat, say`${{ seat }} offers a draw.`),
  drawDeclined: ({ seat }) => lineOf(seat, say`${{ seat }} declines the draw.`),
  surrendered: ({ seat }) => lineOf(seat, say`${{ seat }} surrenders.`),
  ended: ({ reason, winner }) =>
    plainLine([
      ...(winner === undefined ? say`The duel is drawn. ` : say`${{ seat: winner }} has won the duel. `),
      ...endingOf(reason),
    ]),
};

/** What the higher die wins. */
const STAKES: Readonly<Record<EventOf<'rolled'>['for'], string>> = {
  ships: 'the choice of ships',
  fire: 'the first shot',
  boarding: 'the first boarding turn',
};

// The boarding player heads the turn. The line has no mark of its own, since the name is in it.
const turnHeading = (seat: number) => headingLine(say`${{ seat }} boards`);

const spareWords = (cells: readonly Cell[]): string =>
  cells.length === 0
    ? ''
    : `, the ${spell(cells.length, 'spare crewmember')} in ${listed([...new Set(cells.map(cellName))])}`;

function exchangeWords(volley: boolean, guns: EventOf<'exchangeBegan'>['guns']): Sentence {
  const [first, second] = [at(guns, 0).length, at(guns, 1).length];
  const opening = volley ? 'The final volley' : 'Within range';
  return say`${opening}: ${cannons(first)} of ${{ seat: 0 }} and ${cannons(second)} of ${{ seat: 1 }} bear.`;
}

/** Where a die sends the shot. Whether anything is there to be lost, the lines after it tell. */
const RESULTS: Readonly<Record<EventOf<'shot'>['result'], (section: string, letter: Letter) => string>> = {
  miss: () => 'a miss',
  hull: () => 'the hull',
  'full hull': () => 'the hull, which is beyond repair there already',
  'spared hull': () => 'the hull, which the final volley spares',
  position: (section) => `section ${section}`,
  'mast and position': (section, letter) => `${at(MASTS, mastIn(letter)).name} and section ${section}`,
};

function shotWords({ seat, gun, letter, die, result }: EventOf<'shot'>): Sentence {
  const hit = RESULTS[result](cellName(cellAt(letter, die)), letter);
  return say`${{ seat }}’s cannon ${cellName(gun)} fires at ${letterName(letter)}: ${{ strong: String(die) }}, ${hit}.`;
}

function combatWords({ dice, bonuses }: EventOf<'combatRolled'>): Sentence {
  const side = (seat: number) => {
    const [die, bonus] = [at(dice, seat), at(bonuses, seat)];
    return bonus === 0 ? String(die) : `${die} + ${bonus}`;
  };
  return say`${{ seat: 0 }} rolls ${{ strong: side(0) }}, ${{ seat: 1 }} ${{ strong: side(1) }}.`;
}
