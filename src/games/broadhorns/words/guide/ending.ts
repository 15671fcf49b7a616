import type { Guide } from '#engine/ruling.ts';
import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
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

/** "12 and 6 with 3 players". */
const prizeWords = Object.entries(WREATH_PRIZES)
  .map(([players, prizes]) => `${listed(prizes.map(String))} with ${count(Number(players), 'player')}`)
  .join('; ');

/** Cards, the end of a trip and the end of the game. */
export const ending = [
  {
    title: 'Cards',
    rules: [
      {
        id: 'cards',
        title: '4. Draw a card',
        text: `At the end of your turn you draw one of the ${count(ALL_CARDS.length, 'card')}: ${DELIVERIES.length} deliveries, ${TRAVELERS.length} travelers, ${PERISHABLES * SPOIL_COPIES} spoil cards, ${ICE_COPIES} ice, ${PEDDLER_COPIES} peddlers and ${GOOD_CURRENT_COPIES} Good Currents. All but spoil cards go to your hand. When the deck is empty, the discard pile is shuffled and becomes the new deck.`,
      },
      {
        id: 'spoil.card',
        title: 'Spoil cards',
        text: 'A spoil card is shown to all. Barrels of its type age by one space on every boat, yours too, and also in winter. In summer all fresh cargo ages. Then you draw another card. More spoil cards in the same draw have no effect. If only spoil cards are left, you get no card.',
      },
      {
        id: 'ice',
        title: 'Ice',
        text: 'You can use an ice card when your cargo is about to age, in step 2 of your turn or by a spoil card. Then none of your barrels age this time. All players with barrels that would age are asked at the same time, with or without ice, and the answers are shown together.',
      },
      {
        id: 'ice.none',
        title: 'You need an ice card',
        text: 'To use ice, you discard an ice card from your hand.',
      },
      {
        id: 'hand.limit',
        title: 'Hand limit',
        text: 'If you have a boat, it sets your hand limit. After you draw, you discard down to it; the new card counts too. Deliveries go face up to their town and travelers to their home town. Other cards go to the discard pile. Travelers on board do not count. Without a boat there is no limit. You cannot discard at any other time.',
      },
    ],
  },
  {
    title: 'Ending a trip',
    rules: [
      {
        id: 'expedition.end',
        title: 'End your trip',
        text: 'You can end your trip at any moment of your actions; in a landing, at its end. It costs no action. Your boat is gone, unsold barrels go back to the bag, and you are at St. Louis again. If you have an action left, you can land there at once.',
      },
      {
        id: 'expedition.resale',
        title: 'Sell the boat',
        text: 'If you end your trip as the last part of a landing at a town, you sell the boat for scrap wood and get its resale value. Travelers on board then stay in that town. At any other moment, even on a later turn in the same port, you get nothing, and travelers on board go to the discard pile.',
      },
    ],
  },
  {
    title: 'Seasons and the end',
    rules: [
      {
        id: 'seasons',
        title: 'The seasons',
        text: `Every filled town puts a barrel on the season track, and the last barrel placed shows the season. Autumn: barrels ${barrelsOf('autumn')}, and before the first. Winter: ${barrelsOf('winter')}; cargo does not age in step 2, and your speed is ${-SEASON_SPEED.winter} less. Spring: ${barrelsOf('spring')}; your speed is ${SEASON_SPEED.spring} more. Summer: ${barrelsOf('summer')}; spoil cards age all fresh cargo. Final autumn: ${barrelsOf('final autumn')}. A new season counts at once.`,
      },
      {
        id: 'seasons.harvest',
        title: 'The harvest',
        text: `Barrel ${HARVEST_BARREL} starts the final autumn. The ${HARVEST_BARREL - 1} before it go back to the bag.`,
      },
      {
        id: 'end.year',
        title: 'The end of the game',
        text: `When barrel ${TRACK_SPACES} is placed, the round is played to its end, so that all players have the same number of turns. From then on, a player who ends a trip does not return to St. Louis and takes no more actions. A player who is already there without a boat can still take one. Towns filled from then on put no barrel on the track.`,
      },
      {
        id: 'end.standstill',
        title: 'Standstill',
        text: `If ${count(QUIET_ROUNDS, 'round')} in a row pass without a filled town, the game ends, with the same final gold as after a full year.`,
      },
      {
        id: 'end.gold',
        title: 'Final gold',
        text: `You get ${GOLD_PER_BARREL_LEFT} gold for each barrel on board, the resale value of your boat wherever it is, and your prize for wreaths. Cards and travelers bring nothing.`,
      },
      {
        id: 'end.wreaths',
        title: 'Prizes for wreaths',
        text: `The players with the most wreaths get gold: ${prizeWords}. Players who tie add up the prizes of the places they take (a place without a prize adds 0) and share them equally, rounded down.`,
      },
      {
        id: 'end.tie',
        title: 'Equal gold',
        text: 'With equal gold, the player with more town tiles is ahead. Players with equal tiles too share the place.',
      },
    ],
  },
] as const satisfies Guide;
