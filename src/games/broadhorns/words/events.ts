import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import type { LogLine } from '#words/words.ts';
import { say } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import { passageOf, spoiledBy } from '../cards.ts';
import { BARRELS_FOR_BONUS, type Season, SEASON_SPEED } from '../components.ts';
import type { Event } from '../events.ts';
import { sheetAt, townAt, townNamed } from '../sheets.ts';
import { NONE } from '../state.ts';
import {
  aCard,
  barrelWords,
  boatName,
  cargoName,
  cargoTypes,
  costWords,
  gainWords,
  goldWords,
  MARKET_PLACE,
  spaceName,
  spacePlace,
  ST_LOUIS,
  townPlace,
  TRACK_PLACE,
  travelerName,
} from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log for each event worth telling: who, where, and above all why gold moved. */
export const eventTexts: EventTexts<Event> = {
  dealt: unsaid,
  restocked: unsaid,
  spoilSetAside: ({ seat, card }) =>
    lineOf(seat, say`${{ seat }} drew ${aCard(card)} before the start, so it went back.`),
  turnBegan: ({ seat, round }) => headingLine(say`Round ${round}, ${{ seat }}`, seat),
  spoiled: spoiledLine,
  keptOnIce: ({ seat, by }) =>
    lineOf(
      seat,
      say`${{ seat }} used ${{ strong: 'ice' }}${by === 'card' ? ' against the spoil card' : ''}: nothing aged.`,
    ),
  currentPlayed: ({ seat, speed }) =>
    lineOf(seat, say`${{ seat }} played ${{ strong: 'Good Current' }}: speed ${speed} this turn.`),
  moved: movedLine,
  travelerMissed({ seat, card }) {
    const { destination } = passageOf(card);
    return lineOf(seat, say`${{ seat }} passed ${townNamed(destination)} and lost the traveler going there.`, [
      townPlace(destination),
    ]);
  },
  boatTaken: ({ seat, boat, gold }) =>
    lineOf(
      seat,
      say`${{ seat }} took a ${boatName(boat)} in ${ST_LOUIS}${gold === 0 ? ', for free' : `: ${costWords(gold)}`}.`,
      [MARKET_PLACE],
    ),
  putIn: ({ seat, town }) =>
    lineOf(seat, say`${{ seat }} landed at ${{ strong: townNamed(town) }}.`, [townPlace(town)]),
  bought: boughtLine,
  sold: ({ seat, town, cargo, gold, surplus }) =>
    lineOf(
      seat,
      say`${{ seat }} sold ${surplus ? 'extra ' : ''}${cargoName(cargo)} at ${townNamed(town)}: ${{ strong: gainWords(gold) }}.`,
      [townPlace(town)],
    ),
  deliveryClaimed: ({ seat, town, cargo, gold, from }) =>
    lineOf(
      seat,
      say`${{ seat }} delivered ${cargoName(cargo)} to ${townNamed(town)} with ${from === 'hand' ? 'a card from hand' : 'the card there'}: ${{ strong: gainWords(gold) }}.`,
      [townPlace(town)],
    ),
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
  fare: ({ seat, gold, town }) =>
    lineOf(seat, say`${{ seat }} brought a traveler to ${townNamed(town)}: ${{ strong: gainWords(gold) }}.`, [
      townPlace(town),
    ]),
  pickedUp({ seat, card, town }) {
    const { destination, fare } = passageOf(card);
    return lineOf(
      seat,
      say`${{ seat }} picked up a traveler at ${townNamed(town)}, going to ${townNamed(destination)} for ${goldWords(fare)}.`,
      [townPlace(town), townPlace(destination)],
    );
  },
  droppedOff: ({ seat, card, town }) =>
    lineOf(seat, say`${{ seat }} dropped off the ${travelerName(card)} early, at ${townNamed(town)}.`, [
      townPlace(town),
      townPlace(passageOf(card).destination),
    ]),
  expeditionEnded: endedLine,
  reshuffled: () => plainLine(say`The discard pile was shuffled and is the new deck.`),
  drew: ({ seat }) => lineOf(seat, say`${{ seat }} drew a card.`),
  drewNothing: ({ seat }) => lineOf(seat, say`Only spoil cards are left, so ${{ seat }} drew no card.`),
  spoilDrawn: ({ seat, card, effective, all }) =>
    lineOf(
      seat,
      effective
        ? say`${{ seat }} drew ${{ strong: 'a spoil card' }}: ${all ? 'in summer all fresh cargo ages' : `barrels of ${cargoName(spoiledBy(card))} age`} by 1.`
        : say`${{ seat }} drew another spoil card, without effect.`,
    ),
  discarded: ({ seat, card, town }) =>
    lineOf(
      seat,
      town === undefined
        ? say`${{ seat }} discarded ${aCard(card)}.`
        : say`${{ seat }} discarded ${aCard(card)}, face up at ${townNamed(town)}.`,
      town === undefined ? [] : [townPlace(town)],
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

function movedLine({ seat, from, to, bonus }: EventOf<'moved'>): LogLine {
  const town = townAt(to);
  return lineOf(
    seat,
    say`${{ seat }} moved ${to - from}${bonus ? ' more' : ''}, to ${spaceName(to)}.`,
    town === NONE ? [spacePlace(to)] : [spacePlace(to), townPlace(town)],
  );
}

const SOURCES = { market: '', bag: ' from the bag', peddler: ' from a peddler' } as const;

function boughtLine({ seat, cargo, gold, from, town }: EventOf<'bought'>): LogLine {
  const where = town === undefined ? `in ${ST_LOUIS}` : `at ${townNamed(town)}`;
  return lineOf(seat, say`${{ seat }} bought ${cargoName(cargo)}${SOURCES[from]} ${where}: ${costWords(gold)}.`, [
    town === undefined ? MARKET_PLACE : townPlace(town),
  ]);
}

/** In port the boat is sold and travelers stay in the town; anywhere else everything on board is lost. */
function endedLine({ seat, town, gold, barrels, travelers }: EventOf<'expeditionEnded'>): LogLine {
  const cargo = barrels === 0 ? [] : [barrelWords(barrels)];
  const people = travelers.length === 0 ? [] : [count(travelers.length, 'traveler')];
  if (town === undefined)
    return lineOf(seat, say`${{ seat }} ended the trip and lost ${listed(['the boat', ...cargo, ...people])}.`);
  const left = [...cargo, ...people];
  return lineOf(
    seat,
    say`${{ seat }} ended the trip at ${townNamed(town)}${left.length === 0 ? '' : `, left ${listed(left)},`} and sold the boat: ${{ strong: gainWords(gold) }}.`,
    [townPlace(town)],
  );
}

function finalLine({ seat, barrels, resale, wreaths, prize, gold }: EventOf<'finalGold'>): LogLine {
  const sums = { barrels, 'the boat': resale, [count(wreaths, 'wreath')]: prize };
  const parts = Object.entries(sums).flatMap(([what, sum]) => (sum > 0 ? [`+${sum} for ${what}`] : []));
  const last = parts.length === 0 ? '' : ` (${listed(parts)})`;
  return lineOf(seat, say`${{ seat }} ended with ${{ strong: goldWords(gold) }}${last}.`);
}
