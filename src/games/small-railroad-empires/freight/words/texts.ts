import { at } from '#engine/indexed.ts';
import type { Formed } from '#engine/forms.ts';
import { type ActionTexts, type EventTexts, type PhaseTexts, type RulingTexts, unsaid } from '#words/game-words.ts';
import { lineOf, plainLine } from '#words/log-line.ts';
import { namesOf, say, type Sentence } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { RuleId } from '../../rulings.ts';
import { gains } from '../../words/names.ts';
import type { freightActions } from '../actions.ts';
import { SHIPS } from '../components.ts';
import type { FreightEvent } from '../events.ts';
import type { FreightRulings } from '../rulings.ts';
import type { FreightPhase } from '../ship.ts';
import { slotPlace } from './names.ts';

/** What Freight on Board adds to each table of texts. */

type EventOf<T extends FreightEvent['type']> = Extract<FreightEvent, { type: T }>;

export const freightActionTexts: ActionTexts<Formed<typeof freightActions>, unknown> = { dock: 'chance' };

export const freightPhaseTexts: PhaseTexts<FreightPhase, unknown> = { ship: { draws: say`A container ship docks` } };

export const freightRulingTexts: RulingTexts<FreightRulings> = {
  'ship.next': () => say`That ship has been at the quay already.`,
};

export const freightLessons: readonly RuleId[] = ['ship.docked', 'ship.match', 'ship.full'];

export const freightEventTexts: EventTexts<FreightEvent> = {
  docked: ({ ship }) => plainLine(say`Ship ${at(SHIPS, ship).id} docks at the quay.`),
  loaded: loadedLine,
  exported: exportedLine,
  sailed: unsaid,
};

function loadedLine({ seat, slot, own, ...gain }: EventOf<'loaded'>): LogLine {
  const bonus = gain.money + gain.prestige === 0 ? [] : say` ${{ seat }} gains ${gains(gain)}.`;
  const cover = own
    ? say`A container of ${{ seat }} covers slot ${slot + 1}.`
    : say`A neutral container covers slot ${slot + 1}.`;
  return lineOf(seat, [...cover, ...bonus], [slotPlace(slot)]);
}

function exportedLine({ seats, unpaid = [], ...gain }: EventOf<'exported'>): LogLine {
  const [first] = seats;
  if (first === undefined) return plainLine(say`The ship is full of neutral containers: nobody is paid.`);
  const how =
    seats.length === 1 ? ' has the most containers: the 1st export bonus' : ' tie for most: the 2nd export bonus';
  const paid = unpaid.length < seats.length ? `, ${gains(gain)}` : '';
  return lineOf(first, [{ strong: 'The ship is full. ' }, ...namesOf(seats), how, paid, '.', ...unpaidWords(unpaid)]);
}

function unpaidWords(seats: readonly number[]): Sentence {
  if (seats.length === 0) return [];
  return [' ', ...namesOf(seats), seats.length === 1 ? ' has left and is not paid.' : ' have left and are not paid.'];
}
