import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import type { LogLine } from '#words/words.ts';
import { say } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import { passageOf, spoiledBy } from '../cards.ts';
import { BARRELS_FOR_BONUS, type Season, SEASON_SPEED } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { sheetAt, townNamed } from '../sheets.ts';
import {
  aCard,
  barrelWords,
  cargoName,
  cargoTypes,
  gainWords,
  goldWords,
  townPlace,
  TRACK_PLACE,
  travelerName,
} from './names.ts';
import { stepLine } from './steps.ts';

/** One line of the log for each event worth telling: who, where, and above all why gold moved. */
export const eventTexts: EventTexts<Event> = {
  dealt: unsaid,
  restocked: unsaid,
  spoilSetAside: ({ seat, card }) => lineOf(seat, say`${{ seat }} drew ${aCard(card)} first: it went back.`),
  turnBegan: ({ seat, round }) => headingLine(say`Round ${round}, ${{ seat }}`, seat),
  spoiled: spoiledLine,
  keptOnIce: ({ seat, by }) =>
    lineOf(
      seat,
      say`${{ seat }} used ${{ strong: 'ice' }}${by === 'card' ? ' against the spoil card' : ''}: nothing aged.`,
    ),
  currentPlayed: stepLine,
  moved: stepLine,
  boatTaken: stepLine,
  putIn: stepLine,
  bought: stepLine,
  sold: stepLine,
  deliveryClaimed: stepLine,
  fare: stepLine,
  pickedUp: stepLine,
  expeditionEnded: stepLine,
  drew: stepLine,
  discarded: stepLine,
  travelerMissed({ seat, card }) {
    const { destination } = passageOf(card);
    return lineOf(seat, say`${{ seat }} passed ${townNamed(destination)} and lost the traveler going there.`, [
      townPlace(destination),
    ]);
  },
  iceSold: ({ seat, gold }) => lineOf(seat, say`${{ seat }} used ice for the sale: ${{ strong: gainWords(gold) }}.`),
  townBonus: ({ seat, town, gold, filled }) =>
    lineOf(
      seat,
      say`${{ seat }} got the town bonus of ${townNamed(town)} for ${filled ? 'filling it' : `${barrelWords(BARRELS_FOR_BONUS)} or more`}: ${{ strong: gainWords(gold) }}.`,
      [townPlace(town)],
    ),
  townFilled: ({ seat, town, wreaths, tile }) =>
    lineOf(
      seat,
      tile === undefined
        ? say`${{ seat }} filled ${{ strong: townNamed(town) }}, which has no tiles left.`
        : say`${{ seat }} filled ${{ strong: townNamed(town) }} and took its tile: ${{ strong: `+${count(wreaths, 'wreath')}` }}.`,
      [townPlace(town)],
    ),
  tileRevealed: ({ town, tile }) =>
    plainLine(
      say`${townNamed(town)} got a new tile. It wants ${cargoTypes(sheetAt(tile).spaces.map(({ cargo }) => cargo))}.`,
      [townPlace(town)],
    ),
  seasonBarrel: ({ seat, cargo, space }) =>
    lineOf(seat, say`${{ seat }} put ${cargoName(cargo)} on space ${space} of the season track.`, [TRACK_PLACE]),
  seasonBegan: ({ season }) =>
    plainLine(say`${{ strong: `${capital(season)} began` }}${SEASON_EFFECTS[season]}.`, [TRACK_PLACE]),
  harvest: ({ barrels }) =>
    plainLine(say`${{ strong: 'Harvest' }}: ${barrelWords(barrels)} went from the season track back to the bag.`, [
      TRACK_PLACE,
    ]),
  lastRound: () => plainLine([{ strong: 'The season track is full: this is the last round.' }], [TRACK_PLACE]),
  droppedOff: ({ seat, card, town }) =>
    lineOf(seat, say`${{ seat }} dropped off the ${travelerName(card)} early, at ${townNamed(town)}.`, [
      townPlace(town),
      townPlace(passageOf(card).destination),
    ]),
  reshuffled: () => plainLine(say`The discard pile was shuffled and is the new deck.`),
  drewNothing: ({ seat }) => lineOf(seat, say`Only spoil cards are left, so ${{ seat }} drew no card.`),
  spoilDrawn: ({ seat, card, effective, all }) =>
    lineOf(
      seat,
      effective
        ? say`${{ seat }} drew ${{ strong: 'a spoil card' }}: ${all ? 'in summer all fresh cargo ages' : `barrels of ${cargoName(spoiledBy(card))} age`} by 1.`
        : say`${{ seat }} drew another spoil card, without effect.`,
    ),
  finalGold: finalLine,
  ended: () => plainLine([{ strong: 'Game over.' }]),
};

/** What a season changes, where it begins. */
const SEASON_EFFECTS: Readonly<Record<Season, string>> = {
  autumn: '',
  winter: `: boats are ${-SEASON_SPEED.winter} slower, and only spoil cards age cargo`,
  spring: `: boats are ${SEASON_SPEED.spring} faster`,
  summer: ': every spoil card ages all fresh cargo',
  'final autumn': '',
};

function spoiledLine({ seat, shifted, lost }: EventOf<'spoiled'>): LogLine {
  const gone = { strong: `${barrelWords(lost.length)} spoiled (${cargoTypes(lost)})` };
  return lineOf(seat, [
    ...say`${{ seat }}’s ${cargoTypes(shifted)} aged by 1`,
    ...(lost.length === 0 ? [] : say`, and ${gone}`),
    '.',
  ]);
}

function finalLine({ seat, barrels, resale, wreaths, prize, gold }: EventOf<'finalGold'>): LogLine {
  const sums = { barrels, 'the boat': resale, [count(wreaths, 'wreath')]: prize };
  const parts = Object.entries(sums).flatMap(([what, sum]) => (sum > 0 ? [`+${sum} for ${what}`] : []));
  const last = parts.length === 0 ? '' : ` (${listed(parts)})`;
  return lineOf(seat, say`${{ seat }} ended with ${{ strong: goldWords(gold) }}${last}.`);
}
