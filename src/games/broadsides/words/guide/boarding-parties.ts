import type { Guide } from '#engine/ruling.ts';
import { count, listed } from '#words/speech.ts';
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

const lettersAt = (height: number): string => listed(LETTERS.filter((_, letter) => HEIGHTS[letter] === height));

/** The second part: hand to hand, and every way the game ends. */
export const boardingParties = [
  {
    title: 'Boarding',
    rules: [
      {
        id: 'boarding.placement',
        title: 'How the ships lie',
        text: 'One ship counts as standing still, the other as running into it. Hit on its right side, also diagonally from ahead or behind: the ships lie side by side and face the same way, its right rail against the other’s left rail. Hit on its left side: its left rail against the other’s right rail. Hit exactly on bow or stern: the ships face opposite ways, left rail against left rail. If both ships moved, it makes no difference which one counts as standing still. Masts, damage markers and cards are put aside: earlier damage no longer matters. All figures stay where they are.',
      },
      {
        id: 'boarding.volley',
        title: 'Final volley',
        text: 'Before anyone boards, the guns along the two facing rails can fire once more. Guns and figures are lost as usual; hits on masts and hull do nothing. After the volley a ship without a captain promotes one of its crew at once.',
      },
      {
        id: 'boarding.first',
        title: 'Who boards first',
        text: 'Each player rolls a die, and equal dice are rolled again. The player with the higher die takes the first boarding turn. After that the players take turns.',
      },
      {
        id: 'boarding.turn',
        title: count(MOVEMENTS_PER_TURN, 'movement'),
        text: `In a boarding turn you make ${count(MOVEMENTS_PER_TURN, 'movement')}, with one figure or with several. One movement takes your captain or one of your crew one section further, on either ship. You must make all of them as long as a movement is possible. You may move back and forth.`,
      },
      {
        id: 'boarding.figure',
        title: 'Your own figures',
        text: 'You can move only figures of your own, each from the section it is in.',
      },
      {
        id: 'boarding.section',
        title: 'One section at a time',
        text: 'On a deck a figure moves to a section that touches its own, diagonally too. Guns and masts are not in the way.',
      },
      {
        id: 'boarding.ladder',
        title: 'Ladders',
        text: `The raised decks at ${lettersAt(1)} are higher than the deck at ${lettersAt(0)}. Figures go up and down only straight along the ${count(LADDERS.length, 'ladder')}: ${listed(LADDERS.map((ends) => ends.join('–')))}.`,
      },
      {
        id: 'boarding.across',
        title: 'Crossing over',
        text: 'From ship to ship figures move only between sections directly opposite each other along the facing rails, never diagonally. They may go back the same way.',
      },
      {
        id: 'boarding.limit',
        title: 'Full sections',
        text: `A section holds at most ${count(SECTION_LIMIT, 'figure')} of each player. You cannot enter a full section, not even to pass through.`,
      },
      {
        id: 'boarding.retreat',
        title: 'No retreat',
        text: 'A figure that has entered a section with enemies stays there and fights. Others may still join it with the movements you have left.',
      },
    ],
  },
  {
    title: 'Hand-to-hand combat',
    rules: [
      {
        id: 'combat.choice',
        title: 'Where there is combat',
        text: 'After the movements, and not before, there is combat in every section with figures of both players. The player whose turn it is chooses the order. Each combat is fought to the end before the next one begins.',
      },
      {
        id: 'combat.roll',
        title: 'Rolling',
        text: 'Both players roll a die and add their bonus. The higher total eliminates one enemy; equal totals eliminate nobody. Both roll again until one side is gone.',
      },
      {
        id: 'combat.bonus',
        title: 'Bonus',
        text: `The larger side adds 1 if it has 1 figure more in the section, 2 if it has 2 more. A side with its captain in the section adds ${CAPTAIN_BONUS}. Both are counted again before each roll.`,
      },
      {
        id: 'combat.captain',
        title: 'The captain in combat',
        text: 'The captain counts as a figure like any other, and is eliminated only when no crew of the same side is left in the section.',
      },
    ],
  },
  {
    title: 'How the game ends',
    rules: [
      {
        id: 'end.surrender',
        title: 'Surrender',
        text: 'You may surrender at any time and for any reason, even while the other player decides. The other player wins at once. You never have to surrender.',
      },
      {
        id: 'end.sunk',
        title: 'Sunk',
        text: `A ship with ${count(HULL_SECTIONS_TO_SINK, 'ruined hull section')} sinks at the end of the exchange of fire, and its player loses.`,
      },
      {
        id: 'end.destroyed',
        title: 'Nothing left on board',
        text: 'A ship that has lost all its guns, all its crew and its captain to enemy fire is lost. As long as any of them is left, it fights on.',
      },
      {
        id: 'end.both-lost',
        title: 'Both ships lost',
        text: 'If both ships are lost in the same exchange of fire, in whatever way, the game is a draw.',
      },
      {
        id: 'end.volley',
        title: 'Nobody left to board',
        text: 'A ship with nobody on board after the final volley has lost, even if it still has guns.',
      },
      {
        id: 'end.both-volley',
        title: 'Nobody left on either ship',
        text: 'If nobody is left on either ship after the final volley, the game is a draw.',
      },
      {
        id: 'end.boarding',
        title: 'The captain is eliminated',
        text: 'In boarding you win the moment the enemy captain is eliminated in combat. The captain is not replaced, and combats that are still open are not fought.',
      },
      {
        id: 'end.adrift',
        title: 'Nothing can change any more',
        text: `If neither ship can ever move again and no gun on either ship can reach the other, the game is a draw at the end of the round. A ship can never move again if it must play ${count(PLOTTING_SQUARES, 'Damage card')} or has nobody on board.`,
      },
      {
        id: 'end.no-shot',
        title: `${count(QUIET_ROUNDS, 'round')} without a shot`,
        text: `If nobody fires for ${count(QUIET_ROUNDS, 'round')} in a row, the game is a draw.`,
      },
      {
        id: 'end.no-combat',
        title: `${count(QUIET_TURNS, 'turn')} without combat`,
        text: `If there is no combat for ${count(QUIET_TURNS, 'boarding turn')} in a row, counting both players’ turns, the game is a draw.`,
      },
      {
        id: 'end.agreed',
        title: 'Draw by agreement',
        text: 'You may offer a draw at any time, but only once in each round and once in each boarding turn. The other player answers at once: the game ends in a draw, or goes on where it was. You can also decline every offer in advance.',
      },
    ],
  },
] as const satisfies Guide;
