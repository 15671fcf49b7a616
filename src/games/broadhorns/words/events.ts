import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import type { LogLine } from '#words/words.ts';
import { say } from '#words/sentence.ts';
import { capital, count, spell } from '#words/speech.ts';
import { spoiledBy } from '../cards.ts';
import { BARRELS_FOR_BONUS } from '../components.ts';
import type { Event } from '../events.ts';
import { townAt, townNamed } from '../sheets.ts';
import { NONE } from '../state.ts';
import {
  barrelWords,
  boatName,
  cardTitle,
  cargoList,
  cargoName,
  goldWords,
  MARKET_PLACE,
  spacePlace,
  ST_LOUIS,
  townPlace,
  TRACK_PLACE,
  travelerName,
} from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log for each event worth telling: above all, why gold moved. */
export const eventTexts: EventTexts<Event> = {
  dealt: unsaid,
  restocked: unsaid,
  spoilSetAside: ({ seat, card }) =>
    lineOf(seat, say`${{ seat }} draws ${cardTitle(card)} for the start; it goes back.`),
  turnBegan: ({ seat, round }) => headingLine(say`Round ${round}, ${{ seat }}`, seat),
  spoiled: spoiledLine,
  keptOnIce: ({ seat, by }) =>
    lineOf(
      seat,
      say`${{ seat }} keeps all cargo fresh on ${{ strong: 'ice' }}${by === 'card' ? ' against the spoil card' : ''}.`,
    ),
  currentPlayed: ({ seat, speed }) =>
    lineOf(seat, say`${{ seat }} finds a ${{ strong: 'good current' }}: speed ${speed} this turn.`),
  moved: movedLine,
  travelerMissed: ({ seat, card }) =>
    lineOf(seat, say`${{ seat }} floats past the landing of the ${travelerName(card)}, who is lost.`),
  boatTaken: ({ seat, boat, gold }) =>
    lineOf(seat, say`${{ seat }} takes a ${boatName(boat)} for ${goldWords(gold)}.`, [MARKET_PLACE]),
  putIn: ({ seat, town }) =>
    lineOf(seat, say`${{ seat }} puts in at ${{ strong: townNamed(town) }}.`, [townPlace(town)]),
  bought: boughtLine,
  sold: ({ seat, town, cargo, gold, surplus }) =>
    lineOf(
      seat,
      say`${{ seat }} sells ${cargoName(cargo)}${surplus ? ' as surplus' : ''} for ${{ strong: goldWords(gold) }}.`,
      [townPlace(town)],
    ),
  deliveryClaimed: ({ seat, town, cargo, gold, from }) =>
    lineOf(
      seat,
      say`${{ seat }} claims the ${cargoName(cargo)} delivery ${from === 'hand' ? 'from hand' : 'lying here'}: ${{ strong: `+${gold}` }}.`,
      [townPlace(town)],
    ),
  iceSold: ({ seat, gold }) => lineOf(seat, say`${{ seat }} delivers it on ice: ${{ strong: `+${gold}` }}.`),
  townBonus: ({ seat, town, gold, filled }) =>
    lineOf(
      seat,
      say`${{ seat }} gets the bonus of ${townNamed(town)} ${filled ? 'for filling it' : `for ${barrelWords(BARRELS_FOR_BONUS)} or more`}: ${{ strong: `+${gold}` }}.`,
      [townPlace(town)],
    ),
  townFilled: ({ seat, town, wreaths, tile }) =>
    lineOf(
      seat,
      tile === undefined
        ? say`${{ seat }} fills ${townNamed(town)}; its tiles are all gone.`
        : say`${{ seat }} fills ${{ strong: townNamed(town) }} and takes the tile with ${spell(wreaths, 'wreath')}.`,
      [townPlace(town)],
    ),
  tileRevealed: ({ town }) => plainLine(say`A new tile lies at ${townNamed(town)}.`, [townPlace(town)]),
  seasonBarrel: ({ seat, cargo, space }) =>
    lineOf(seat, say`${{ seat }} puts ${cargoName(cargo)} on the season track, space ${space}.`, [TRACK_PLACE]),
  seasonBegan: ({ season }) => plainLine([{ strong: `${capital(season)} begins.` }], [TRACK_PLACE]),
  harvest: ({ barrels }) =>
    plainLine(say`${{ strong: 'Harvest.' }} ${capital(barrelWords(barrels))} of the track go back to the bag.`, [
      TRACK_PLACE,
    ]),
  lastRound: () => plainLine([{ strong: 'The season track is full: this is the last round.' }], [TRACK_PLACE]),
  fare: ({ seat, card, gold, town }) =>
    lineOf(seat, say`${{ seat }} lands the ${travelerName(card)}: ${{ strong: `+${gold}` }}.`, [townPlace(town)]),
  pickedUp: ({ seat, card, town }) =>
    lineOf(seat, say`${{ seat }} takes a ${travelerName(card)} aboard.`, [townPlace(town)]),
  droppedOff: ({ seat, card, town }) =>
    lineOf(seat, say`${{ seat }} drops the ${travelerName(card)} off early at ${townNamed(town)}.`, [townPlace(town)]),
  expeditionEnded: endedLine,
  reshuffled: () => plainLine(say`The discard pile is shuffled into a new deck.`),
  drew: ({ seat }) => lineOf(seat, say`${{ seat }} draws a card.`),
  drewNothing: ({ seat }) => lineOf(seat, say`Nothing but spoil cards is left: ${{ seat }} draws none.`),
  spoilDrawn: ({ seat, card, effective, all }) =>
    lineOf(
      seat,
      effective
        ? say`${{ seat }} draws ${{ strong: `a spoil card: ${all ? 'all perishables, for it is summer' : cargoName(spoiledBy(card))}` }}.`
        : say`${{ seat }} draws another spoil card, without effect.`,
    ),
  discarded: ({ seat, card, town }) =>
    lineOf(
      seat,
      town === undefined
        ? say`${{ seat }} discards ${cardTitle(card)}.`
        : say`${{ seat }} lays ${cardTitle(card)} open at ${townNamed(town)}.`,
      town === undefined ? [] : [townPlace(town)],
    ),
  finalGold: ({ seat, barrels, resale, wreaths, prize, gold }) =>
    lineOf(
      seat,
      say`${{ seat }}: ${barrels} for barrels, ${resale} for the boat, ${prize} for ${count(wreaths, 'wreath')}; ${{ strong: goldWords(gold) }} in all.`,
    ),
  ended: () => plainLine([{ strong: 'The year is over.' }]),
};

function spoiledLine({ seat, shifted, lost }: EventOf<'spoiled'>): LogLine {
  const what = lost.length === 1 ? `a barrel of ${cargoList(lost)} is lost` : `${cargoList(lost)} are lost`;
  const gone = lost.length === 0 ? say`` : say`; ${{ strong: what }}`;
  return lineOf(seat, [
    ...say`${{ seat }}: ${barrelWords(shifted.length)} ${shifted.length === 1 ? 'grows' : 'grow'} older`,
    ...gone,
    '.',
  ]);
}

function movedLine({ seat, from, to, bonus }: EventOf<'moved'>): LogLine {
  const town = townAt(to);
  const where = town === NONE ? '' : `, to the landing of ${townNamed(town)}`;
  return lineOf(seat, say`${{ seat }} floats ${count(to - from, 'space')}${bonus ? ' more' : ''}${where}.`, [
    spacePlace(to),
  ]);
}

const SOURCES = { market: '', bag: ' from the bag', peddler: ' from a peddler' } as const;

function boughtLine({ seat, cargo, gold, from, town }: EventOf<'bought'>): LogLine {
  const where = town === undefined ? `in ${ST_LOUIS}` : `at ${townNamed(town)}`;
  return lineOf(seat, say`${{ seat }} buys ${cargoName(cargo)}${SOURCES[from]} ${where} for ${goldWords(gold)}.`, [
    town === undefined ? MARKET_PLACE : townPlace(town),
  ]);
}

function endedLine({ seat, town, gold, barrels }: EventOf<'expeditionEnded'>): LogLine {
  const left = barrels === 0 ? '' : `, leaving ${barrelWords(barrels)} behind`;
  return lineOf(
    seat,
    town === undefined
      ? say`${{ seat }} gives up the boat${left}.`
      : say`${{ seat }} ends the expedition at ${townNamed(town)}${left}, and sells the boat for ${{ strong: goldWords(gold) }}.`,
  );
}
