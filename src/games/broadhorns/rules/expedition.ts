import type { TellEvent } from '../events.ts';
import { type Town } from '../sheets.ts';
import { add, boatCard, cargoIn, isLastRound, type Merchant, mover, NONE, type State, townOf } from '../state.ts';

/** Ending an Expedition, not during a Port action: no resale, travelers to the discard pile. */
export function abandon(s: State, tell: TellEvent): void {
  const m = mover(s);
  s.pile.push(...m.travelers);
  tell({ type: 'expeditionEnded', seat: s.turn, gold: 0, barrels: m.barrels.length, travelers: m.travelers });
  giveUpBoat(s, m);
}

/** Ending an Expedition as the last part of a Port action: the boat is sold for scrap wood, travelers wait here. */
export function sellBoat(s: State, town: Town, tell: TellEvent): void {
  const m = mover(s);
  const gold = boatCard(m).resale;
  m.gold += gold;
  townOf(s, town).cards.push(...m.travelers);
  tell({ type: 'expeditionEnded', seat: s.turn, town, gold, barrels: m.barrels.length, travelers: m.travelers });
  giveUpBoat(s, m);
}

/** Unsold barrels go back to the bag. In the last round nobody goes back to St. Louis. */
function giveUpBoat(s: State, m: Merchant): void {
  for (const barrel of m.barrels) add(s.bag, cargoIn(barrel), 1);
  m.barrels = [];
  m.travelers = [];
  m.boat = NONE;
  if (isLastRound(s)) s.actions = 0;
  else {
    m.at = 0;
    m.inPort = false;
  }
  s.phase = 'acting';
}
