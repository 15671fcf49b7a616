import type { Guide } from '#engine/ruling.ts';

/** Cards, coming home and the end of the year. */
export const ending = [
  {
    title: 'Cards',
    rules: [
      {
        id: 'cards',
        title: '4. Draw a card',
        text: 'At the end of your turn you draw one of the 73 cards: 30 deliveries, 16 travelers, 12 spoil cards, and 5 each of ice, peddlers and good currents. Deliveries, travelers, ice, peddlers and good currents go to your hand. When the deck is empty, the discard pile is shuffled and becomes the deck.',
      },
      {
        id: 'spoil.card',
        title: 'Spoil cards',
        text: 'A spoil card is shown and shifts the barrels of its type on every boat, yours included, in winter as well; in summer it shifts all perishables. Then another card is drawn. Further spoil cards of the same draw have no effect. If nothing but spoil cards is left, you get no card.',
      },
      {
        id: 'ice',
        title: 'Ice against spoiling',
        text: 'One ice card saves all your barrels from one spoil card or one spoil step. You use it at the moment when your cargo spoils. All players with barrels that would shift are asked at once, with or without ice, and the answers are shown together.',
      },
      {
        id: 'ice.none',
        title: 'You need an ice card',
        text: 'Ice can only be used by discarding an ice card from your hand.',
      },
      {
        id: 'hand.limit',
        title: 'Hand limit',
        text: "After you have drawn, if you have a boat, you discard down to the limit on its card, the new card included. Deliveries and travelers are laid open at their town (a traveler's home town), the others go to the discard pile. Travelers aboard do not count, and without a boat there is no limit. You cannot discard at any other time.",
      },
    ],
  },
  {
    title: 'Ending an expedition',
    rules: [
      {
        id: 'expedition.end',
        title: 'Coming home',
        text: 'You may end your expedition at any moment of your actions; within a Port action that is at its end. It costs no action. Your boat goes, unsold barrels go back to the bag, and you are beside St. Louis again, where you can put in at once if you have an action left.',
      },
      {
        id: 'expedition.resale',
        title: 'Scrap wood',
        text: "If you end it as the last part of a Port action at a town, you get the boat's resale value in gold, and travelers still aboard wait at that town. At any other moment, a later turn in the same port included, you get nothing, and travelers aboard go to the discard pile.",
      },
    ],
  },
  {
    title: 'Seasons and the end',
    rules: [
      {
        id: 'seasons',
        title: 'The seasons',
        text: 'Every filled town puts a barrel on the season track, and the last barrel placed tells the season: autumn (until the third), winter (4 to 6: no spoil step, speed 1 less), spring (7 to 9: speed 1 more), summer (10 to 12: spoil cards shift all perishables), final autumn (13 to 16). A new season holds at once.',
      },
      {
        id: 'seasons.harvest',
        title: 'The harvest',
        text: 'The thirteenth barrel begins the final autumn; the twelve before it go back to the bag.',
      },
      {
        id: 'end.year',
        title: 'The end of the year',
        text: 'When the sixteenth barrel is placed the round is finished, so that all have had the same number of turns. A player who ends an expedition from then on does not go back to St. Louis and takes no more actions; a player who is already there without a boat may still put in. Towns filled after that put no barrel on the track.',
      },
      {
        id: 'end.standstill',
        title: 'Standstill',
        text: 'When thirty rounds in a row pass without a town being filled, trade has come to a standstill and the game ends, with the same last gold as after a full year.',
      },
      {
        id: 'end.gold',
        title: 'Last gold',
        text: '2 gold for each barrel still aboard, the resale value of your boat wherever it is, and the prize for wreaths. Nothing for cards and travelers.',
      },
      {
        id: 'end.wreaths',
        title: 'Wreaths',
        text: 'Most wreaths: 7 gold for two players; 12 and 6 for three; 15, 10 and 5 for four. Players who tie add up the prizes of the places they fill (a place without a prize adds nothing) and divide them, rounded down.',
      },
      {
        id: 'end.tie',
        title: 'Equal gold',
        text: 'Of players with equal gold the one with more town tiles is ahead; players who are equal in that as well share the place.',
      },
    ],
  },
] as const satisfies Guide;
