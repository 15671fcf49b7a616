import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, listed, spell } from '#words/speech.ts';
import {
  CAPTAIN_BONUS,
  HEIGHTS,
  HULL_SECTIONS_TO_SINK,
  LADDERS,
  LETTERS,
  MOVEMENTS_PER_TURN,
  PLOTTING_SQUARES,
  QUIET_ROUNDS,
  QUIET_TURNS,
  SECTION_LIMIT,
} from '../../components.ts';

const lettersAt = (height: number): string => LETTERS.filter((_, letter) => HEIGHTS[letter] === height).join(', ');

/** The second part: hand to hand, and every way the game ends. */
export const boardingParties = [
  {
    title: 'Boarding parties',
    rules: [
      {
        id: 'boarding.placement',
        title: 'How the ships lie',
        text: 'One ship counts as stationary, the other as having run into it. Struck on the starboard side, from ahead or astern of the beam as well, the ships lie side by side on the same heading, her starboard rail against the other’s port rail. Struck on the port side: port rail against starboard rail. Struck exactly on bow or stern: reversed, port rail to port rail. If both moved it makes no difference which counts as stationary. Masts, markers and cards are put aside: earlier damage no longer matters, and figures stay where they stood.',
      },
      {
        id: 'boarding.volley',
        title: 'Final volley',
        text: 'Before anyone boards, the cannons along the two facing rails can fire once more. Figures and cannons are lost as usual; mast and hull hits do nothing. A ship without a Captain then promotes a crewmember at once.',
      },
      {
        id: 'boarding.first',
        title: 'Who boards first',
        text: 'Each player rolls a die, and equal dice are rolled again. The higher die takes the first boarding turn; then the players take turns.',
      },
      {
        id: 'boarding.turn',
        title: capital(spell(MOVEMENTS_PER_TURN, 'movement')),
        text: `A boarding turn has ${spell(MOVEMENTS_PER_TURN, 'movement')}, made by one figure or by several. One movement takes a crewmember or the Captain one section further, on either ship. All of them must be made as long as a movement is possible. Moving to and fro is allowed.`,
      },
      {
        id: 'boarding.figure',
        title: 'Your own figures',
        text: 'Only a figure of yours that stands in the section can leave it.',
      },
      {
        id: 'boarding.section',
        title: 'One section at a time',
        text: 'On a deck a movement leads to a section that touches the old one, diagonally too. Cannons and masts are not in the way.',
      },
      {
        id: 'boarding.ladder',
        title: 'Ladders',
        text: `Poop, quarterdeck and forecastle (${lettersAt(1)}) lie higher than the waist (${lettersAt(0)}). Up and down leads only straight along the ${inWords(LADDERS.length)} ladders: ${listed(LADDERS.map((ends) => ends.join('–')))}.`,
      },
      {
        id: 'boarding.across',
        title: 'Crossing over',
        text: 'From ship to ship figures move only between sections directly opposite along the facing rails, never diagonally. They may go back the same way.',
      },
      {
        id: 'boarding.limit',
        title: 'Full sections',
        text: `At most ${inWords(SECTION_LIMIT)} figures of each player may be in a section. A full section cannot be entered, not even in passing.`,
      },
      {
        id: 'boarding.retreat',
        title: 'No retreat',
        text: 'A figure that has entered a section with enemies stays there and fights. Others may still join it with the movements left.',
      },
    ],
  },
  {
    title: 'Hand-to-hand combat',
    rules: [
      {
        id: 'combat.choice',
        title: 'Where combat takes place',
        text: 'After the movements, and not before, every section with figures of both players is fought over. The player whose turn it is chooses the order; each combat is fought to the end before the next.',
      },
      {
        id: 'combat.roll',
        title: 'Rolling',
        text: 'Both roll a die and add their bonus. The higher total removes one enemy; equal totals remove nobody. Roll again until one side is gone.',
      },
      {
        id: 'combat.bonus',
        title: 'Bonus',
        text: `The larger side adds 1 if it has one figure more in the section, 2 if it has two more. A side with its Captain in the section adds ${CAPTAIN_BONUS}. Both are counted anew before each roll.`,
      },
      {
        id: 'combat.captain',
        title: 'The Captain in combat',
        text: 'The Captain counts as a figure like any other, and falls only when none of his crew is left in the section.',
      },
    ],
  },
  {
    title: 'How the game ends',
    rules: [
      {
        id: 'end.surrender',
        title: 'Surrender',
        text: 'Either player may surrender at any time, also while the other decides, for any reason. It takes effect at once: the other player has won. Nobody ever has to surrender.',
      },
      {
        id: 'end.sunk',
        title: 'Sunk',
        text: `A ship with ${inWords(HULL_SECTIONS_TO_SINK)} hull sections beyond repair sinks at the end of the exchange of fire, and its player loses.`,
      },
      {
        id: 'end.destroyed',
        title: 'Nothing left aboard',
        text: 'A ship that has lost all cannons, all crewmembers and its Captain by cannon fire is lost. As long as any of them is left it fights on.',
      },
      {
        id: 'end.both-lost',
        title: 'Both ships lost',
        text: 'If both ships are lost in one exchange of fire, by whatever loss, the game is drawn.',
      },
      {
        id: 'end.volley',
        title: 'Nobody left to board against',
        text: 'A ship that has nobody aboard after the final volley has lost, even if cannons are left.',
      },
      {
        id: 'end.both-volley',
        title: 'Nobody left on either ship',
        text: 'If nobody is left on either ship after the final volley, the game is drawn.',
      },
      {
        id: 'end.boarding',
        title: 'The Captain falls',
        text: 'In the boarding part the game is won the moment the enemy Captain falls in combat. He is not replaced, and combats still open are not fought.',
      },
      {
        id: 'end.adrift',
        title: 'Nothing can change any more',
        text: `If neither ship can ever move again, because of ${spell(PLOTTING_SQUARES, 'damage')} or because nobody is left aboard, and no cannon left on either bears on the other, the game is drawn at the end of the round.`,
      },
      {
        id: 'end.no-shot',
        title: `${spell(QUIET_ROUNDS, 'round')} without a shot`,
        text: `After ${spell(QUIET_ROUNDS, 'round')} in a row in which nobody fired, the game is drawn.`,
      },
      {
        id: 'end.no-combat',
        title: `${spell(QUIET_TURNS, 'turn')} without combat`,
        text: `After ${spell(QUIET_TURNS, 'boarding turn')} in a row, both players’ together, without any combat, the game is drawn.`,
      },
      {
        id: 'end.agreed',
        title: 'Draw by agreement',
        text: 'Either player may offer a draw at any time, once in each round and once in each boarding turn. The other answers at once: the game is drawn, or goes on where it was. Standing instructions can decline every offer.',
      },
    ],
  },
] as const satisfies Guide;
