import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Good } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { companyOf, gain, type State } from '../state.ts';
import { type Bonus, type Ship, SHIPS, type Slot, WILD } from './components.ts';
import { NEUTRAL, NO_SHIP, type Quay } from './quay.ts';

/**
 * Gameplay: a delivery covers the leftmost available slot, with the player's own container if the good matches,
 * otherwise with a neutral one.
 */
export function load(s: State, seat: Seat, good: Good, tell: TellEvent): void {
  const quay = s.extras.freight;
  const slot = quay && nextSlot(quay);
  if (quay === undefined || slot === undefined) return;
  const { ship, loaded } = quay;
  const bonus = bonusFor(slot, good);
  const own = matches(slot, good) && at(quay.containers, seat) > 0;
  tell({ type: 'loaded', seat, ship, slot: loaded.length, own, ...bonus });
  cover(quay, own ? seat : NEUTRAL);
  gain(s, seat, bonus);
  if (nextSlot(quay) === undefined) exportShip(s, quay, tell);
}

/** The leftmost available slot. */
export const nextSlot = ({ ship, loaded }: Quay): Slot | undefined => SHIPS[ship]?.slots[loaded.length];

/** The white blank cube is wild: it matches every good. */
export const matches = (slot: Slot, good: Good): boolean => slot.good === WILD || slot.good === good;

const NOTHING: Bonus = { money: 0, prestige: 0 };

export const bonusFor = (slot: Slot, good: Good): Bonus =>
  matches(slot, good) ? { money: slot.money, prestige: slot.prestige } : NOTHING;

function cover(quay: Quay, owner: Seat): void {
  quay.loaded.push(owner);
  if (owner === NEUTRAL) quay.neutral -= 1;
  else quay.containers[owner] = at(quay.containers, owner) - 1;
}

/** Full Ship: count the containers, pay the export bonus, discard the ship and reveal a new one. */
function exportShip(s: State, quay: Quay, tell: TellEvent): void {
  const { ship } = quay;
  const seats = mostLoaded(quay);
  const bonus = exportBonus(at(SHIPS, ship), seats.length);
  const unpaid = seats.filter((seat) => companyOf(s, seat).left);
  tell({ type: 'exported', ship, seats, ...(unpaid.length > 0 && { unpaid }), ...bonus });
  for (const seat of seats) gain(s, seat, bonus);
  tell({ type: 'sailed', ship });
  unload(quay);
  quay.discarded.push(ship);
  quay.ship = NO_SHIP;
  if (quay.deck.length > 0) s.phase = 'ship';
}

/** Who has the most containers of their colour on the ship; several when they tie, nobody when all are neutral. */
export function mostLoaded({ loaded, containers }: Quay): Seat[] {
  const counts = containers.map((_, seat) => loaded.filter((owner) => owner === seat).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : containers.map((_, seat) => seat).filter((seat) => counts[seat] === most);
}

/** The 1st export bonus for one player with the most; in a tie all tied players receive the 2nd. */
export const exportBonus = ({ first, second }: Ship, tied: number): Bonus => (tied > 1 ? second : first);

/** All containers go back to their owners and beside the ships. */
function unload(quay: Quay): void {
  for (const owner of quay.loaded) {
    if (owner === NEUTRAL) quay.neutral += 1;
    else quay.containers[owner] = at(quay.containers, owner) + 1;
  }
  quay.loaded = [];
}
