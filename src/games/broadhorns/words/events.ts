import type { LogLine } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, spell } from '#words/speech.ts';
import { spoiledBy } from '../cards.ts';
import { BOAT_SIZES } from '../components.ts';
import type { Event } from '../events.ts';
import { townAt, townNamed } from '../sheets.ts';
import {
  barrelWords,
  cardTitle,
  cargoList,
  cargoName,
  goldWords,
  MARKET_PLACE,
  spacePlace,
  townPlace,
  TRACK_PLACE,
} from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log for each event worth telling: above all, why gold moved. */
const TELLINGS: { readonly [T in Event['type']]?: (event: EventOf<T>) => LogLine } = {
  spoilSetAside: ({ seat, card }) => line(seat, say`${{ seat }} draws ${cardTitle(card)} for the start; it goes back.`),
  turnBegan: ({ seat, round }) => ({ sentence: say`Round ${round}, ${{ seat }}`, places: [], seat, heading: true }),
  spoiled: spoiledLine,
  keptOnIce: ({ seat, by }) =>
    line(
      seat,
      say`${{ seat }} keeps all cargo fresh on ${{ strong: 'ice' }}${by === 'card' ? ' against the spoil card' : ''}.`,
    ),
  currentPlayed: ({ seat, speed }) =>
    line(seat, say`${{ seat }} finds a ${{ strong: 'good current' }}: speed ${speed} this turn.`),
  moved: movedLine,
  travelerMissed: ({ seat, card }) =>
    line(seat, say`${{ seat }} floats past the landing of the ${lower(cardTitle(card))}, who is lost.`),
  boatTaken: ({ seat, boat, gold }) =>
    line(seat, say`${{ seat }} takes a ${BOAT_SIZES[boat] ?? ''} ft boat for ${goldWords(gold)}.`, [MARKET_PLACE]),
  putIn: ({ seat, town }) => line(seat, say`${{ seat }} puts in at ${{ strong: townNamed(town) }}.`, [townPlace(town)]),
  bought: boughtLine,
  sold: ({ seat, town, cargo, gold, surplus }) =>
    line(
      seat,
      say`${{ seat }} sells ${cargoName(cargo)}${surplus ? ' as surplus' : ''} for ${{ strong: goldWords(gold) }}.`,
      [townPlace(town)],
    ),
  deliveryClaimed: ({ seat, town, cargo, gold, from }) =>
    line(
      seat,
      say`${{ seat }} claims the ${cargoName(cargo)} delivery ${from === 'hand' ? 'from hand' : 'lying here'}: ${{ strong: `+${gold}` }}.`,
      [townPlace(town)],
    ),
  iceSold: ({ seat, gold }) => line(seat, say`${{ seat }} delivers it on ice: ${{ strong: `+${gold}` }}.`),
  townBonus: ({ seat, town, gold, filled }) =>
    line(
      seat,
      say`${{ seat }} gets the bonus of ${townNamed(town)} ${filled ? 'for filling it' : 'for two barrels or more'}: ${{ strong: `+${gold}` }}.`,
      [townPlace(town)],
    ),
  townFilled: ({ seat, town, wreaths, tile }) =>
    line(
      seat,
      tile === undefined
        ? say`${{ seat }} fills ${townNamed(town)}; its tiles are all gone.`
        : say`${{ seat }} fills ${{ strong: townNamed(town) }} and takes the tile with ${spell(wreaths, 'wreath')}.`,
      [townPlace(town)],
    ),
  tileRevealed: ({ town }) => ({ sentence: say`A new tile lies at ${townNamed(town)}.`, places: [townPlace(town)] }),
  seasonBarrel: ({ seat, cargo, space }) =>
    line(seat, say`${{ seat }} puts ${cargoName(cargo)} on the season track, space ${space}.`, [TRACK_PLACE]),
  seasonBegan: ({ season }) => ({ sentence: [{ strong: `${capital(season)} begins.` }], places: [TRACK_PLACE] }),
  harvest: ({ barrels }) => ({
    sentence: say`${{ strong: 'Harvest.' }} ${capital(barrelWords(barrels))} of the track go back to the bag.`,
    places: [TRACK_PLACE],
  }),
  lastRound: () => ({
    sentence: [{ strong: 'The season track is full: this is the last round.' }],
    places: [TRACK_PLACE],
  }),
  fare: ({ seat, card, gold, town }) =>
    line(seat, say`${{ seat }} lands the ${lower(cardTitle(card))}: ${{ strong: `+${gold}` }}.`, [townPlace(town)]),
  pickedUp: ({ seat, card, town }) =>
    line(seat, say`${{ seat }} takes a ${lower(cardTitle(card))} aboard.`, [townPlace(town)]),
  droppedOff: ({ seat, card, town }) =>
    line(seat, say`${{ seat }} drops the ${lower(cardTitle(card))} off early at ${townNamed(town)}.`, [
      townPlace(town),
    ]),
  expeditionEnded: endedLine,
  reshuffled: () => ({ sentence: say`The discard pile is shuffled into a new deck.`, places: [] }),
  drew: ({ seat }) => line(seat, say`${{ seat }} draws a card.`),
  drewNothing: ({ seat }) => line(seat, say`Nothing but spoil cards is left: ${{ seat }} draws none.`),
  spoilDrawn: ({ seat, card, effective, all }) =>
    line(
      seat,
      effective
        ? say`${{ seat }} draws ${{ strong: `a spoil card: ${all ? 'all perishables, for it is summer' : cargoName(spoiledBy(card))}` }}.`
        : say`${{ seat }} draws another spoil card, without effect.`,
    ),
  discarded: ({ seat, card, town }) =>
    line(
      seat,
      town === undefined
        ? say`${{ seat }} discards ${cardTitle(card)}.`
        : say`${{ seat }} lays ${cardTitle(card)} open at ${townNamed(town)}.`,
      town === undefined ? [] : [townPlace(town)],
    ),
  finalGold: ({ seat, barrels, resale, wreaths, prize, gold }) =>
    line(
      seat,
      say`${{ seat }}: ${barrels} for barrels, ${resale} for the boat, ${prize} for ${count(wreaths, 'wreath')}; ${{ strong: goldWords(gold) }} in all.`,
    ),
  ended: () => ({ sentence: [{ strong: 'The year is over.' }], places: [] }),
};

export function eventLine(event: Event): LogLine | undefined {
  const tell = TELLINGS[event.type] as ((told: Event) => LogLine) | undefined;
  return tell?.(event);
}

const line = (seat: number, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  sentence,
  places,
  seat,
});

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function spoiledLine({ seat, shifted, lost }: EventOf<'spoiled'>): LogLine {
  const what = lost.length === 1 ? `a barrel of ${cargoList(lost)} is lost` : `${cargoList(lost)} are lost`;
  const gone = lost.length === 0 ? say`` : say`; ${{ strong: what }}`;
  return line(seat, [
    ...say`${{ seat }}: ${barrelWords(shifted.length)} ${shifted.length === 1 ? 'grows' : 'grow'} older`,
    ...gone,
    '.',
  ]);
}

function movedLine({ seat, from, to, bonus }: EventOf<'moved'>): LogLine {
  const town = townAt(to);
  const where = town < 0 ? '' : `, to the landing of ${townNamed(town)}`;
  return line(seat, say`${{ seat }} floats ${count(to - from, 'space')}${bonus ? ' more' : ''}${where}.`, [
    spacePlace(to),
  ]);
}

const SOURCES = { market: '', bag: ' from the bag', peddler: ' from a peddler' } as const;

function boughtLine({ seat, cargo, gold, from, town }: EventOf<'bought'>): LogLine {
  const where = town === undefined ? 'in St. Louis' : `at ${townNamed(town)}`;
  return line(seat, say`${{ seat }} buys ${cargoName(cargo)}${SOURCES[from]} ${where} for ${goldWords(gold)}.`, [
    town === undefined ? MARKET_PLACE : townPlace(town),
  ]);
}

function endedLine({ seat, town, gold, barrels }: EventOf<'expeditionEnded'>): LogLine {
  const left = barrels === 0 ? '' : `, leaving ${barrelWords(barrels)} behind`;
  return line(
    seat,
    town === undefined
      ? say`${{ seat }} gives up the boat${left}.`
      : say`${{ seat }} ends the expedition at ${townNamed(town)}${left}, and sells the boat for ${{ strong: goldWords(gold) }}.`,
  );
}
