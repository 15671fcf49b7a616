import type { Guide } from '#engine/ruling.ts';
import { at } from '#engine/indexed.ts';
import { inWords, listed } from '#words/speech.ts';
import { ALL_CARDS } from '../../cards.ts';
import {
  DELIVERIES,
  GOLD_PER_BARREL_LEFT,
  GOOD_CURRENT_COPIES,
  HARVEST_BARREL,
  ICE_COPIES,
  PEDDLER_COPIES,
  PERISHABLES,
  QUIET_ROUNDS,
  SEASON_SPACES,
  SEASON_SPEED,
  SEASONS,
  type Season,
  SPOIL_COPIES,
  TRACK_SPACES,
  TRAVELERS,
  WREATH_PRIZES,
} from '../../components.ts';

/** "4 to 6": the barrels of a season. */
function barrelsOf(season: Season): string {
  const index = SEASONS.indexOf(season);
  const before = SEASON_SPACES.slice(0, index).reduce<number>((sum, spaces) => sum + spaces, 0);
  return `${before + 1} to ${before + at(SEASON_SPACES, index)}`;
}

/** "12 and 6 for three". */
const prizeWords = Object.entries(WREATH_PRIZES)
  .map(([players, prizes]) => `${listed(prizes.map(String))} for ${inWords(Number(players))}`)
  .join('; ');

/** Cards, coming home and the end of the year. */
export const ending = [
  {
    title: 'Cards',
    rules: [
      {
        id: 'cards',
        title: '4. Draw a card',
        text: `At the end of your turn you draw one of the ${ALL_CARDS.length} cards: ${DELIVERIES.length} deliveries, ${TRAVELERS.length} travelers, ${PERISHABLES * SPOIL_COPIES} spoil cards, ${ICE_COPIES} of ice, ${PEDDLER_COPIES} peddlers and ${GOOD_CURRENT_COPIES} good currents. All but the spoil cards go to your hand. When the deck is empty, the discard pile is shuffled and becomes the deck.`,
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
        text: `Every filled town puts a barrel on the season track, and the last barrel placed tells the season: autumn (${barrelsOf('autumn')}, and before the first), winter (${barrelsOf('winter')}: no spoil step, speed ${-SEASON_SPEED.winter} less), spring (${barrelsOf('spring')}: speed ${SEASON_SPEED.spring} more), summer (${barrelsOf('summer')}: spoil cards shift all perishables), final autumn (${barrelsOf('final autumn')}). A new season holds at once.`,
      },
      {
        id: 'seasons.harvest',
        title: 'The harvest',
        text: `Barrel ${HARVEST_BARREL} begins the final autumn; the ${HARVEST_BARREL - 1} before it go back to the bag.`,
      },
      {
        id: 'end.year',
        title: 'The end of the year',
        text: `When barrel ${TRACK_SPACES} is placed the round is finished, so that all have had the same number of turns. A player who ends an expedition from then on does not go back to St. Louis and takes no more actions; a player who is already there without a boat may still put in. Towns filled after that put no barrel on the track.`,
      },
      {
        id: 'end.standstill',
        title: 'Standstill',
        text: `When ${QUIET_ROUNDS} rounds in a row pass without a town being filled, trade has come to a standstill and the game ends, with the same last gold as after a full year.`,
      },
      {
        id: 'end.gold',
        title: 'Last gold',
        text: `${GOLD_PER_BARREL_LEFT} gold for each barrel still aboard, the resale value of your boat wherever it is, and the prize for wreaths. Nothing for cards and travelers.`,
      },
      {
        id: 'end.wreaths',
        title: 'Wreaths',
        text: `The prizes for most wreaths, in gold by the number of players: ${prizeWords}. Players who tie add up the prizes of the places they fill (a place without a prize adds nothing) and divide them, rounded down.`,
      },
      {
        id: 'end.tie',
        title: 'Equal gold',
        text: 'Of players with equal gold the one with more town tiles is ahead; players who are equal in that as well share the place.',
      },
    ],
  },
] as const satisfies Guide;
