import { at } from '#engine/indexed.ts';
import type { Formed } from '#engine/forms.ts';
import { type ActionTexts, type EventTexts, type PhaseTexts, type RulingTexts, unsaid } from '#words/game-words.ts';
import { lineOf, plainLine } from '#words/log-line.ts';
import { namesOf, say, type Sentence } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { RuleId } from '../../rulings.ts';
import { signedGains } from '../../words/names.ts';
import type { freightActions } from '../actions.ts';
import { type ShipCard, SHIPS } from '../components.ts';
import type { FreightEvent } from '../events.ts';
import type { FreightRulings } from '../rulings.ts';
import type { FreightPhase } from '../ship.ts';
import { slotPlace } from './names.ts';

/** What Freight on Board adds to each table of texts. */

type EventOf<T extends FreightEvent['type']> = Extract<FreightEvent, { type: T }>;

export const freightActionTexts: ActionTexts<Formed<typeof freightActions>, unknown> = { dock: 'chance' };

export const freightPhaseTexts: PhaseTexts<FreightPhase, unknown> = { ship: { draws: say`A new ship docks` } };

export const freightRulingTexts: RulingTexts<FreightRulings> = {
  'ship.next': () => say`That ship has already been here.`,
};

export const freightLessons: readonly RuleId[] = ['ship.docked', 'ship.match', 'ship.full'];

export const freightEventTexts: EventTexts<FreightEvent> = {
  docked: ({ ship }) => plainLine(say`Ship ${at(SHIPS, ship).id} docked.`, slotsOf(ship)),
  loaded: loadedLine,
  exported: exportedLine,
  sailed: unsaid,
};

const slotsOf = (ship: ShipCard): readonly string[] => at(SHIPS, ship).slots.map((_, slot) => slotPlace(slot));

function loadedLine({ seat, slot, own, ...gain }: EventOf<'loaded'>): LogLine {
  const bonus = gain.money + gain.prestige === 0 ? '' : `: ${signedGains(gain)}`;
  const sentence = own
    ? say`Slot ${slot + 1} got a container from ${{ seat }}${bonus}.`
    : say`Slot ${slot + 1} got a grey container${bonus}.`;
  return lineOf(seat, sentence, [slotPlace(slot)]);
}

function exportedLine({ ship, seats, unpaid = [], ...gain }: EventOf<'exported'>): LogLine {
  const [first] = seats;
  const places = slotsOf(ship);
  if (first === undefined) return plainLine(say`The ship was full of grey containers: no bonus.`, places);
  const how = seats.length === 1 ? ' had the most containers' : ' tied for most';
  const paid = seats.length - unpaid.length;
  const bonus = paid === 0 ? '' : `: ${signedGains(gain)}${paid === 1 ? '' : ' each'}`;
  const sentence = [{ strong: 'The ship was full' }, '; ', ...namesOf(seats), how, bonus, ...unpaidWords(unpaid), '.'];
  return lineOf(first, sentence, places);
}

function unpaidWords(seats: readonly number[]): Sentence {
  if (seats.length === 0) return [];
  return ['; ', ...namesOf(seats), ' left the game and got nothing'];
}
