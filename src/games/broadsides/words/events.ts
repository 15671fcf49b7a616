import type { LogLine } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { listed, spell } from '#words/speech.ts';
import { MASTS, QUIET_TURNS } from '../components.ts';
import { type Cell, deckOf, placeOn } from '../deck.ts';
import type { Event } from '../events.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { endingWords } from './rulings.ts';
import { CARD_NAMES, cellName, dotName, headingName, letterName, men, sectionName, wayWords } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const onDeck = (seat: number, cell: Cell) => [deckPlace(placeOn(seat, cell))];

/** One line of the log for each event worth telling. */
const TELLINGS: { readonly [T in Event['type']]?: (event: EventOf<T>) => LogLine | undefined } = {
  rolled: ({ seat, die, for: what }) =>
    line(seat, say`${{ seat }} rolls ${{ strong: String(die) }} for ${STAKES[what]}.`),
  tied: () => plainLine(say`Equal dice: they are rolled again.`),
  tookShip: ({ seat, ship }) =>
    line(seat, say`${{ seat }} commands the ${{ strong: ship === 'isabella' ? 'Royal Isabella' : 'Seahawk' }}.`),
  manned: ({ seat, captain, men: spare }) =>
    line(
      seat,
      say`${{ seat }}’s Captain takes his stand in ${cellName(captain)}${spareWords(spare)}.`,
      [captain, ...new Set(spare)].flatMap((cell) => onDeck(seat, cell)),
    ),
  roundBegan: ({ round }) => ({ sentence: say`Round ${round}`, places: [], heading: true }),
  adrift: ({ seat }) => line(seat, say`${{ seat }} has no Captain and lays no cards this round.`),
  cardTurned: ({ seat, square, card }) => line(seat, say`${{ seat }} turns over card ${square}: ${CARD_NAMES[card]}.`),
  sailed: ({ seat, from, to }) =>
    line(seat, say`${{ seat }} sails from ${dotName(from)} to ${dotName(to)}.`, [dotPlace(from), dotPlace(to)]),
  turned: ({ seat, to }) => line(seat, say`${{ seat }} comes round to ${headingName(to)}.`),
  ranAground: ({ seat, dot, on }) =>
    line(
      seat,
      say`${{ seat }} cannot sail ${on === 'island' ? 'onto the island' : 'off the board'}, stays there and loses the cards left.`,
      [dotPlace(dot)],
    ),
  exchangeBegan: ({ volley, guns }) => plainLine(exchangeWords(volley, guns)),
  firesFirst: ({ seat }) => line(seat, say`${{ seat }} fires first.`),
  heldFire: ({ seat, gun }) =>
    line(seat, say`${{ seat }}’s cannon ${cellName(gun)} holds its fire.`, onDeck(seat, gun)),
  shot: (event) =>
    line(event.seat, shotWords(event), [...onDeck(event.seat, event.gun), letterPlace(1 - event.seat, event.letter)]),
  hullHit: ({ seat, letter, side, markers }) =>
    line(
      seat,
      markers === 1
        ? say`The hull of ${{ seat }} is hit at ${letterName(letter)}, ${side}.`
        : say`The hull of ${{ seat }} is beyond repair at ${letterName(letter)}, ${side}: a Damage card each round.`,
      [letterPlace(seat, letter)],
    ),
  mastHit: ({ seat, mast, left }) =>
    line(
      seat,
      say`${{ seat }}’s ${MASTS[mast]?.name ?? 'mast'} ${left === 0 ? 'goes overboard' : 'is hit, and stands'}.`,
    ),
  cannonLost: ({ seat, cell }) =>
    line(seat, say`${{ seat }} loses the cannon in ${cellName(cell)}.`, onDeck(seat, cell)),
  menLost: ({ seat, cell, men: lost }) =>
    line(seat, say`${{ seat }} loses ${men(lost)} in ${cellName(cell)}.`, onDeck(seat, cell)),
  captainLost: ({ seat, cell }) =>
    line(seat, say`${{ seat }}’s ${{ strong: 'Captain falls' }} in ${cellName(cell)}.`, onDeck(seat, cell)),
  promoted: ({ seat, cell }) =>
    line(seat, say`${{ seat }} has a new Captain, in ${cellName(cell)}.`, onDeck(seat, cell)),
  collided: ({ dot }) => ({
    sentence: say`The ships collide at ${dotName(dot)}: boarding parties!`,
    places: [],
    heading: true,
  }),
  boardsFirst: ({ seat }) => turnHeading(seat),
  moved: ({ seat, figure, from, to }) =>
    line(
      seat,
      say`${{ seat }}’s ${figure === 'captain' ? 'Captain' : 'crewmember'} goes from ${sectionName(from)} ${wayWords(from, to)}.`,
      [deckPlace(from), deckPlace(to)],
    ),
  engaged: ({ place }) =>
    plainLine(say`Hand-to-hand combat in ${sectionName(place)} of ${{ seat: deckOf(place) }}’s ship.`, [
      deckPlace(place),
    ]),
  combatRolled: (event) => plainLine(combatWords(event), [deckPlace(event.place)]),
  fell: ({ seat, figure, place }) =>
    line(
      seat,
      figure === 'captain'
        ? say`${{ seat }}’s ${{ strong: 'Captain falls' }}!`
        : say`One of ${{ seat }}’s crewmembers falls.`,
      [deckPlace(place)],
    ),
  turnEnded: ({ seat, quietTurns }) => (quietTurns === QUIET_TURNS ? undefined : turnHeading(1 - seat)),
  drawOffered: ({ seat }) => line(seat, say`${{ seat }} offers a draw.`),
  drawDeclined: ({ seat }) => line(seat, say`${{ seat }} declines the draw.`),
  surrendered: ({ seat }) => line(seat, say`${{ seat }} surrenders.`),
  ended: ({ reason, winner }) => ({
    sentence: [
      ...(winner === undefined ? say`The duel is drawn. ` : say`${{ seat: winner }} has won the duel. `),
      ...endingWords(reason),
    ],
    places: [],
  }),
};

export function eventLine(event: Event): LogLine | undefined {
  const tell = TELLINGS[event.type] as ((told: Event) => LogLine | undefined) | undefined;
  return tell?.(event);
}

/** What the higher die wins. */
const STAKES: Readonly<Record<EventOf<'rolled'>['for'], string>> = {
  ships: 'the choice of ships',
  fire: 'the first shot',
  boarding: 'the first boarding turn',
};

const line = (seat: number, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  sentence,
  places,
  seat,
});

const plainLine = (sentence: Sentence, places: readonly string[] = []): LogLine => ({ sentence, places });

const turnHeading = (seat: number): LogLine => ({ sentence: say`${{ seat }} boards`, places: [], heading: true });

const spareWords = (cells: readonly Cell[]): string =>
  cells.length === 0
    ? ''
    : `, the ${spell(cells.length, 'spare crewmember')} in ${listed([...new Set(cells.map(cellName))])}`;

function exchangeWords(volley: boolean, guns: EventOf<'exchangeBegan'>['guns']): Sentence {
  const [first = 0, second = 0] = guns.map((cells) => cells.length);
  const opening = volley ? 'The final volley' : 'Within range';
  return say`${opening}: ${spell(first, 'cannon')} of ${{ seat: 0 }} and ${spell(second, 'cannon')} of ${{ seat: 1 }} bear.`;
}

/** Where a die sends the shot. Whether anything is there to be lost, the lines after it tell. */
const RESULTS: Readonly<Record<EventOf<'shot'>['result'], (section: string, mast: string | undefined) => string>> = {
  miss: () => 'a miss',
  hull: () => 'the hull',
  'full hull': () => 'the hull, which is beyond repair there already',
  'spared hull': () => 'the hull, which the final volley spares',
  position: (section) => `section ${section}`,
  'mast and position': (section, mast) =>
    mast === undefined ? `section ${section}` : `${mast} and section ${section}`,
};

function shotWords({ seat, gun, letter, die, result }: EventOf<'shot'>): Sentence {
  const section = `${letterName(letter)}${die}`;
  const mast = MASTS.find(({ cell }) => cell === section)?.name;
  return say`${{ seat }}’s cannon ${cellName(gun)} fires at ${letterName(letter)}: ${{ strong: String(die) }}, ${RESULTS[result](section, mast)}.`;
}

function combatWords({ dice, bonuses }: EventOf<'combatRolled'>): Sentence {
  const side = (seat: number) => {
    const [die = 0, bonus = 0] = [dice[seat], bonuses[seat]];
    return bonus === 0 ? String(die) : `${die} + ${bonus}`;
  };
  return say`${{ seat: 0 }} rolls ${{ strong: side(0) }}, ${{ seat: 1 }} ${{ strong: side(1) }}.`;
}
