import { count } from '#words/speech.ts';
import { dollars, gains, goodName, printedPoints } from '../../words/names.ts';
import type { Good } from '../../components.ts';
import { type Bonus, type Ship, type Slot, WILD } from '../components.ts';
import { NEUTRAL, type Quay } from '../quay.ts';

/** A slot that a line of the log or an example can point at. */
export const slotPlace = (slot: number): string => `slot ${slot + 1}`;

/** What a slot asks for. */
export const askedGood = (good: Good): string => (good === WILD ? 'any good' : goodName(good));

/** A bonus as it is printed: nothing where there is none. */
export const printedBonus = ({ money, prestige }: Bonus): string =>
  [...(money > 0 ? [dollars(money)] : []), ...(prestige > 0 ? [printedPoints(prestige)] : [])].join(' ');

/** A ship with all its slots, for those who do not see it. */
export function shipLabel({ id, slots }: Ship, { loaded }: Quay, nameOf: (seat: number) => string): string {
  const parts = slots.map((slot, i) => `${slotPlace(i)} ${slotWords(slot, loaded[i], nameOf)}`);
  return `Ship ${id}, ${count(loaded.length, 'container')}: ${parts.join('; ')}`;
}

function slotWords(slot: Slot, owner: number | undefined, nameOf: (seat: number) => string): string {
  if (owner === undefined) return `wants ${askedGood(slot.good)} for ${gains(slot)}`;
  return owner === NEUTRAL ? 'has a grey container' : `has a container of ${nameOf(owner)}`;
}

/** What the next delivery does to the ship. */
export function nextWords({ slots }: Ship, { loaded }: Quay): string {
  const slot = slots[loaded.length];
  if (slot === undefined) return '';
  const bonus = slot.money + slot.prestige === 0 ? '' : ` and pays ${gains(slot)}`;
  return slot.good === WILD
    ? `The next delivery loads your container${bonus}.`
    : `The next delivery of ${askedGood(slot.good)} loads your container${bonus}. Other goods load a grey one.`;
}

/** The same, and what a full ship pays. */
export const shipRules = (ship: Ship, quay: Quay): string =>
  `${nextWords(ship, quay)} When the ship is full, the player with the most containers gets ${gains(ship.first)}. In a tie, each gets ${gains(ship.second)}.`;

/** What a player has on the ship and beside it. */
export const containerWords = (aboard: number, left: number): string => `${aboard} on the ship, ${left} left`;

export const QUAY = {
  label: 'Ship',
  title: 'Ship',
  empty: 'No ship left.',
  later: 'The first ship docks before the first turn.',
  most: 'Most when full:',
  tied: 'if tied:',
} as const;
