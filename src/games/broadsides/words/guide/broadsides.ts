import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, listed, spell } from '#words/speech.ts';
import {
  ARCS,
  CANNONS,
  CARDS,
  CARDS_OF_EACH_KIND,
  CREW_IN_BOX,
  CREW_PER_CANNON,
  DIE,
  HEADINGS,
  HULL_HITS,
  HULL_SECTIONS_TO_SINK,
  MASTS,
  PLOTTING_SQUARES,
  POSITIONS,
  SEA,
  SECTION_LIMIT,
} from '../../components.ts';
import { dotAt, startOf } from '../../sea.ts';
import { columnName, dotName, facesFor, SHIP_NAMES, startWords } from '../names.ts';

const CARDS_LAID = inWords(PLOTTING_SQUARES);
const CREW_AT_CANNONS = CANNONS.length * CREW_PER_CANNON;
const ISLANDS = SEA.islands.map(([x, y]) => dotAt(x, y)).toSorted((a, b) => a - b);
const { isabella: ISABELLA, seahawk: SEAHAWK } = SHIP_NAMES;

const [, AHEAD, ABEAM, ASTERN] = ARCS;
const [PORT, CENTRE, STARBOARD] = POSITIONS;

/** The first part: manoeuvre and cannon fire. */
export const broadsides = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'Two ships fight in the Caribbean: the Royal Isabella, carrying bullion home to Spain, and the Seahawk of the buccaneers. First they manoeuvre and fire (Broadsides). If they collide, the crews fight hand to hand across the decks (Boarding Parties).',
      },
      {
        id: 'win',
        title: 'How to win',
        text: `At sea you win when the enemy ship sinks, that is when ${inWords(HULL_SECTIONS_TO_SINK)} sections of its hull have ${inWords(HULL_HITS)} hits each, or when cannon fire has left it without any cannon, crewmember and Captain. After a collision you win when the enemy Captain falls in hand-to-hand combat, or when the final volley leaves nobody on the enemy ship. At any time you win when the other player surrenders. Some games are drawn; the last chapter lists every ending.`,
      },
      {
        id: 'sea',
        title: 'The sea board',
        text: `The sea is a grid of dots, ${inWords(SEA.columns)} dots wide and ${inWords(SEA.rows)} dots high. Dots are named like the squares of a chessboard: letters a to ${columnName(SEA.columns - 1)} from west to east, numbers 1 to ${SEA.rows} from south to north. Each dot has up to ${inWords(HEADINGS.length)} neighbours, diagonal ones included. A ship lies on one dot and heads for one of its neighbours. These dots are islands, which no ship can enter: ${listed(ISLANDS.map(dotName))}. The starting circles are ${dotName(startOf('isabella').dot)} for the ${ISABELLA} and ${dotName(startOf('seahawk').dot)} for the ${SEAHAWK}.`,
      },
      {
        id: 'round',
        title: 'A round at sea',
        text: `Both players lay ${CARDS_LAID} cards facedown. Then both turn over their first card and both ships move. If the ships are now on neighbouring dots, they can fire at each other. The same follows with each of the other cards. At the end of the round all cards go back to the hands, and a ship that has spent the whole round without a Captain gets a new one. Then the next round begins.`,
      },
      {
        id: 'dice',
        title: 'Dice',
        text: `All dice have ${inWords(DIE.length)} faces and are rolled by the table. Who chooses a ship, fires first or boards first is decided by one die each, and equal dice are rolled again. In hand-to-hand combat each side adds its bonus to its die: there the totals are compared, not the dice.`,
      },
      {
        id: 'secrets',
        title: 'What is hidden',
        text: 'Cards that are not turned over yet, and, until both players have chosen, where Captains and spare crewmembers will stand. Everything else lies open. Cards that are never turned over go back to the hand unseen.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.ships',
        title: 'Choosing ships',
        text: `Each player rolls a die. The player with the higher die chooses a ship, the other takes the remaining one. The ${ISABELLA} starts ${startWords('isabella')}, the ${SEAHAWK} ${startWords('seahawk')}.`,
      },
      {
        id: 'deck',
        title: 'The deck',
        text: `A deck has letters A (stern) to H (bow), each with ${inWords(POSITIONS.length)} sections: ${PORT} on the port side, ${CENTRE} on the centre line, ${STARBOARD} on the starboard side. Cannons stand in sections ${PORT} and ${STARBOARD} of B to F. Masts stand in ${listed(MASTS.map(({ cell, name }) => `${cell} (${name})`))}.`,
      },
      {
        id: 'setup.crew',
        title: 'The crew',
        text: `${capital(inWords(CREW_PER_CANNON))} crewmembers stand by each of the ${inWords(CANNONS.length)} cannons. With ${CREW_AT_CANNONS} crewmembers nobody is left over; with the full box of ${CREW_IN_BOX} each player puts ${inWords(CREW_IN_BOX - CREW_AT_CANNONS)} more on any sections.`,
      },
      {
        id: 'setup.captain',
        title: 'The Captain',
        text: 'Last of all the Captain is put on any section. Both players place in secret and show together.',
      },
      {
        id: 'setup.limit',
        title: `${capital(inWords(SECTION_LIMIT))} to a section`,
        text: `No section may hold more than ${inWords(SECTION_LIMIT)} figures of one player, the Captain included, from set-up on.`,
      },
    ],
  },
  {
    title: 'Chart your course',
    rules: [
      {
        id: 'plot',
        title: 'Plotting',
        text: `Each player has ${CARDS.length * CARDS_OF_EACH_KIND} cards, ${inWords(CARDS_OF_EACH_KIND)} each of ${inWords(CARDS.length)} kinds. Both lay ${CARDS_LAID} of them facedown, in the order in which they will be turned over. There are enough cards of each kind for any plot, and all of them come back after the round.`,
      },
      {
        id: 'plot.cards',
        title: 'The cards',
        text: 'Remain in Place: nothing happens. Move Forward: one dot ahead. Turn Starboard: an eighth of a circle clockwise on the spot. Turn Port: an eighth anticlockwise. Damage: like Remain in Place, and only played when it has to be.',
      },
      {
        id: 'plot.damage',
        title: 'Damage cards',
        text: `For each mast removed and each hull section with ${inWords(HULL_HITS)} hits, one of the ${CARDS_LAID} cards must be a Damage card, in any square; never more of them than that. With ${CARDS_LAID} or more such damages all of them are Damage cards: the ship can fire but not move. Damage taken during a round counts from the next round on.`,
      },
    ],
  },
  {
    title: 'Moving the ships',
    rules: [
      {
        id: 'move.together',
        title: 'Turning over',
        text: 'Both players turn over their first cards and both ships move at once; then the same with the next cards. Only where ships end matters: they may swap dots, cross each other or enter a dot the other is just leaving. A ship may also sail diagonally between two islands.',
      },
      {
        id: 'move.aground',
        title: 'Islands and the edge',
        text: 'A ship that would move onto an island or off the board stays where it is and loses the rest of its cards this round; they are not shown. The other ship goes on with its cards. The ship aground takes no damage, can fire and be fired at, and plots again next round. When neither ship has a card left the round is over.',
      },
      {
        id: 'move.collision',
        title: 'Collision',
        text: 'When both ships end a movement on the same dot they collide, and the boarding part begins at once, with its final volley instead of an ordinary exchange of fire. Cards not yet turned over no longer count.',
      },
    ],
  },
  {
    title: 'Cannon fire',
    rules: [
      {
        id: 'fire.range',
        title: 'Firing range',
        text: `After each card, ships on neighbouring dots can fire, so up to ${spell(PLOTTING_SQUARES, 'time')} a round. Every cannon that bears may fire once each time.`,
      },
      {
        id: 'fire.arcs',
        title: 'Which cannons bear',
        text: `Enemy abeam: all ${inWords(ABEAM.length)} cannons of that side. Enemy diagonally ahead: the ${inWords(AHEAD.length)} forward cannons of that side (E, F). Diagonally astern: the ${inWords(ASTERN.length)} aft cannons (B, C). Dead ahead or dead astern: none. Where the enemy is heading does not matter, and a cannon needs no crew.`,
      },
      {
        id: 'fire.order',
        title: 'Who fires first',
        text: 'The first time both ships can fire, dice decide which player fires first; after that the players take turns at firing first, the final volley included. If only one ship can fire, the order stays as it is.',
      },
      {
        id: 'fire.together',
        title: 'Fire is simultaneous',
        text: 'Cannons that bear when the exchange begins can all fire in it, even those shot away before their turn. Lost ships are judged when both have fired.',
      },
      {
        id: 'fire.declare',
        title: 'Declaring a section',
        text: 'For each cannon its player names a letter, any letter, and rolls; the result is carried out before the next cannon aims. A cannon may also hold its fire.',
      },
      {
        id: 'fire.rolls',
        title: 'The roll',
        text: `${facesFor('miss')} miss. ${facesFor('hull')} hits the hull of the letter. ${facesFor('position')} hit everything in that section of the letter, on whichever side it is. ${facesFor('mast and position')} hits the mast, if one still stands in the letter, and everyone in section ${CENTRE}.`,
      },
      {
        id: 'fire.side',
        title: 'Which side of the hull',
        text: 'The hull is hit on the side that faces the shooter. It cannot be chosen, and in the final volley no side is named, since hull damage no longer counts.',
      },
      {
        id: 'fire.rake',
        title: 'Raking fire',
        text: 'If the target shows its bow or stern, neither side faces the shooter: port or starboard is named together with the letter, before the roll.',
      },
    ],
  },
  {
    title: 'Damage',
    rules: [
      {
        id: 'damage.section',
        title: 'Cannons and crew',
        text: 'A hit section loses its cannon and every figure in it, the Captain included.',
      },
      {
        id: 'damage.mast',
        title: 'Masts',
        text: `One hit removes a mast; the main mast takes ${inWords(Math.max(...MASTS.map(({ hits }) => hits)))}. A mast that is removed costs a Damage card in every later round. More hits on a mast that is gone do nothing.`,
      },
      {
        id: 'damage.hull',
        title: 'Hull',
        text: `Each letter has a hull section on either side, and each takes ${inWords(HULL_HITS)} hits. Then it is beyond repair and costs a Damage card in every later round; a further hit does nothing. ${capital(inWords(HULL_SECTIONS_TO_SINK))} sections beyond repair sink the ship.`,
      },
      {
        id: 'captain.loss',
        title: 'Loss of the Captain',
        text: 'If the Captain is lost, the cards already lying are still turned over. In the next round the ship lays no cards: it stays where it is and can fire. At the end of that round a crewmember takes his place. This can happen any number of times. If neither ship lays cards, ships in range exchange fire once, and the round ends.',
      },
      {
        id: 'captain.promote',
        title: 'A new Captain',
        text: 'Any section with a surviving crewmember can be named; he is swapped for the Captain where he stands. If both players owe a Captain, both choose in secret. Without any crewmember the ship has no Captain for the rest of the game, but its cannons can fire.',
      },
    ],
  },
] as const satisfies Guide;
