import type { Guide } from '#engine/ruling.ts';
import { count, listed } from '#words/speech.ts';
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
import {
  CARD_NAMES,
  columnName,
  crewCount,
  dotName,
  facesFor,
  headingName,
  SHIP_NAMES,
  startCorner,
} from '../names.ts';

const CREW_AT_GUNS = CANNONS.length * CREW_PER_CANNON;
const ISLANDS = SEA.islands.map(([x, y]) => dotAt(x, y)).toSorted((a, b) => a - b);
const { isabella: ISABELLA, seahawk: SEAHAWK } = SHIP_NAMES;

const [, AHEAD, ABEAM, ASTERN] = ARCS;
const [LEFT, MIDDLE, RIGHT] = POSITIONS;
const EIGHTH_TURN = `${360 / HEADINGS.length}°`;

/** The first part: moving and firing. */
export const broadsides = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: `Two ships fight: come close and fire your guns at the enemy (Broadsides). If the ships collide, the crews fight on the decks (Boarding Parties). The ${ISABELLA} carries treasure home to Spain, and the ${SEAHAWK} belongs to the buccaneers of the Caribbean.`,
      },
      {
        id: 'win',
        title: 'How to win',
        text: `To win, sink the enemy ship: give ${HULL_SECTIONS_TO_SINK} sections of its hull ${count(HULL_HITS, 'hit')} each. Or collide with it, board it and defeat its captain. You also win at sea when your fire has removed all its guns, all its crew and its captain. After a collision you also win when the final volley leaves nobody on the enemy ship. You win at any time if the other player surrenders. Some games end in a draw. The last chapter lists every ending.`,
      },
      {
        id: 'sea',
        title: 'The chart',
        text: `The chart is a grid of dots, ${SEA.columns} dots wide and ${SEA.rows} dots high. Dots are named like the squares of a chessboard: letters a to ${columnName(SEA.columns - 1)} from west to east, numbers 1 to ${SEA.rows} from south to north. Each dot has up to ${HEADINGS.length} neighbours, diagonal ones included. A ship is on one dot and faces one of ${HEADINGS.length} directions. These dots are islands, and no ship can enter them: ${listed(ISLANDS.map(dotName))}. The ${ISABELLA} starts on ${dotName(startOf('isabella').dot)}, the ${SEAHAWK} on ${dotName(startOf('seahawk').dot)}.`,
      },
      {
        id: 'round',
        title: 'A round at sea',
        text: `Both players place ${count(PLOTTING_SQUARES, 'card')} face down. Then both turn over their first card, and both ships move. If the ships are now on neighbouring dots, they can fire at each other. The other cards follow in the same way. At the end of the round all cards go back to your hand. A ship that had no captain for the whole round gets a new one. Then the next round begins.`,
      },
      {
        id: 'dice',
        title: 'Dice',
        text: `All dice have ${DIE.length} sides, and the game rolls them for you. Each player rolls one die to decide who chooses a ship, who fires first and who boards first; equal dice are rolled again. In hand-to-hand combat each side adds its bonus to its die: there the totals count, not the dice.`,
      },
      {
        id: 'secrets',
        title: 'What is hidden',
        text: 'Cards that are not turned over yet are hidden. So are the places of captains and extra crew, until both players have chosen. Everything else is open. Cards that are never turned over go back to your hand unseen.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.ships',
        title: 'Choosing ships',
        text: `Each player rolls a die. The player with the higher die chooses a ship, and the other player takes the other one. The ${ISABELLA} starts ${startCorner('isabella')} and faces ${headingName(startOf('isabella').heading)}. The ${SEAHAWK} starts ${startCorner('seahawk')} and faces ${headingName(startOf('seahawk').heading)}.`,
      },
      {
        id: 'deck',
        title: 'The deck',
        text: `A deck has the letters A (stern, the back) to H (bow, the front). Each letter has ${POSITIONS.length} sections: number ${LEFT} on the left, number ${MIDDLE} in the middle and number ${RIGHT} on the right, as you look towards the bow. On a ship left is also called port, and right starboard. The guns, which the rulebook calls cannons, stand in sections ${LEFT} and ${RIGHT} of B to F. The masts stand in ${listed(MASTS.map(({ cell, name }) => `${cell} (${name})`))}.`,
      },
      {
        id: 'setup.crew',
        title: 'The crew',
        text: `${crewCount(CREW_PER_CANNON)} stand at each of the ${count(CANNONS.length, 'gun')}. With ${CREW_AT_GUNS} crew nobody is left over. With ${CREW_IN_BOX} crew each player places ${CREW_IN_BOX - CREW_AT_GUNS} more in any sections. These rules call crew and captain together figures.`,
      },
      {
        id: 'setup.captain',
        title: 'The captain',
        text: 'Press a section of your ship, then “Place here”. The captain comes last. Both players place in secret, and everything is shown at once.',
      },
      {
        id: 'setup.limit',
        title: `${count(SECTION_LIMIT, 'figure')} in a section`,
        text: `From the setup on, no section may hold more than ${count(SECTION_LIMIT, 'figure')} of one player. The captain counts as one of them.`,
      },
    ],
  },
  {
    title: 'Planning your moves',
    rules: [
      {
        id: 'plot',
        title: 'The plan',
        text: `Each player has ${count(CARDS.length * CARDS_OF_EACH_KIND, 'card')}: ${CARDS_OF_EACH_KIND} each of ${count(CARDS.length, 'kind')}. Choose ${PLOTTING_SQUARES} of them and place them face down on your squares, in the order in which you want to turn them over. There are enough cards of each kind for any plan, and all of them come back after the round.`,
      },
      {
        id: 'plot.cards',
        title: 'The cards',
        text: `${CARD_NAMES.forward} takes your ship 1 dot ahead. ${CARD_NAMES.starboard} and ${CARD_NAMES.port} turn it ${EIGHTH_TURN} on its dot. ${CARD_NAMES.remain} keeps it as it is. The rulebook calls the turns Turn Starboard (right, clockwise) and Turn Port (left). ${CARD_NAMES.damage} works like ${CARD_NAMES.remain}, and is played only when you have to.`,
      },
      {
        id: 'plot.damage',
        title: 'Damage cards',
        text: `For each lost mast and each hull section with ${count(HULL_HITS, 'hit')}, one of your ${count(PLOTTING_SQUARES, 'card')} must be a Damage card. You choose the square, but you may not play more of them than that. With ${PLOTTING_SQUARES} or more such losses all your cards are Damage cards: the ship can fire but cannot move. Damage from this round counts from the next round on.`,
      },
    ],
  },
  {
    title: 'Moving the ships',
    rules: [
      {
        id: 'move.together',
        title: 'Moving together',
        text: 'Both players turn over their first card, and both ships move at once. The other cards follow in the same way. Only the dots where the ships end count: they may swap dots, cross each other, or enter a dot that the other is just leaving. A ship may also move diagonally between two islands.',
      },
      {
        id: 'move.aground',
        title: 'Islands and the edge',
        text: 'A ship that would move onto an island or off the chart stays where it is. It loses the rest of its cards this round, and they are not shown. The other ship goes on with its cards. The stopped ship takes no damage, can fire and be fired at, and plans again next round. The round is over when neither ship has a card left.',
      },
      {
        id: 'move.collision',
        title: 'Collision',
        text: 'When both ships end a move on the same dot, they collide and boarding begins at once. The final volley takes the place of the usual exchange of fire. Cards that are not turned over yet no longer count.',
      },
    ],
  },
  {
    title: 'Firing',
    rules: [
      {
        id: 'fire.range',
        title: 'Firing range',
        text: `After each card, ships on neighbouring dots can fire. So there are up to ${count(PLOTTING_SQUARES, 'exchange')} of fire in a round. In each of them every gun that can reach the enemy may fire once.`,
      },
      {
        id: 'fire.arcs',
        title: 'Which guns can fire',
        text: `Enemy straight to one side: all ${count(ABEAM.length, 'gun')} of that side. Enemy diagonally ahead: the ${AHEAD.length} front guns of that side (E, F). Diagonally behind: the ${ASTERN.length} rear guns of that side (B, C). Straight ahead or straight behind: none. It does not matter which way the enemy faces, and a gun needs no crew.`,
      },
      {
        id: 'fire.order',
        title: 'Who fires first',
        text: 'The first time both ships can fire, dice decide who fires first. After that the players take turns at firing first, also in the final volley. If only one ship can fire, the order stays as it is.',
      },
      {
        id: 'fire.together',
        title: 'Both sides fire',
        text: 'Every gun that can fire when the exchange begins may fire in it, even if it is shot away before its turn. Whether a ship is lost is decided after both have fired.',
      },
      {
        id: 'fire.declare',
        title: 'Aiming',
        text: 'Press a section of the enemy ship to aim a gun there. The pills say how often a shot hits something. Guns fire one by one; a gun may also hold fire. You aim at a letter, and the die says which section of it is hit. Each result takes effect before the next gun fires, so you can still change the aim of the guns after it.',
      },
      {
        id: 'fire.rolls',
        title: 'The roll',
        text: `${facesFor('miss')} miss, ${facesFor('hull')} hits the hull. ${facesFor('position', 'mast and position')} hit the left side, the middle or the right side; ${facesFor('mast and position')} also hits the mast. The die is the number of the section that is hit, at the letter you aim at. Everything in it is lost, whichever side faces you. A mast is hit only if one still stands at the letter.`,
      },
      {
        id: 'fire.side',
        title: 'Which side of the hull',
        text: 'A shot hits the hull on the side that faces the shooter. You cannot choose the side. In the final volley there is no side at all, because hull damage no longer counts.',
      },
      {
        id: 'fire.rake',
        title: 'Firing at bow or stern',
        text: 'If the enemy shows you its bow or stern, neither side faces you. Then you choose left or right together with the letter, before the roll.',
      },
    ],
  },
  {
    title: 'Damage',
    rules: [
      {
        id: 'damage.section',
        title: 'Guns and crew',
        text: 'A section that is hit loses its gun and every figure in it, the captain too.',
      },
      {
        id: 'damage.mast',
        title: 'Masts',
        text: `A mast is lost when it is hit; only the main mast takes ${count(Math.max(...MASTS.map(({ hits }) => hits)), 'hit')}. Each lost mast costs you one Damage card in every later round. Hits on a lost mast do nothing.`,
      },
      {
        id: 'damage.hull',
        title: 'Hull',
        text: `At each letter the hull has a section on the left and one on the right. Each section takes ${count(HULL_HITS, 'hit')}. Then it is ruined and costs you one Damage card in every later round; further hits there do nothing. ${count(HULL_SECTIONS_TO_SINK, 'ruined section')} sink the ship.`,
      },
      {
        id: 'captain.loss',
        title: 'Losing the captain',
        text: 'If you lose your captain, the cards you have already placed are still turned over. In the next round you play no cards: your ship stays where it is and can fire. At the end of that round one of your crew becomes the captain. This can happen any number of times. If neither ship plays cards, ships in range exchange fire once, and the round ends.',
      },
      {
        id: 'captain.promote',
        title: 'A new captain',
        text: 'Choose any section with crew of yours: one of them becomes the captain, in the same section. If both players need a captain, both choose in secret. Without any crew your ship has no captain for the rest of the game, but its guns can fire.',
      },
    ],
  },
] as const satisfies Guide;
