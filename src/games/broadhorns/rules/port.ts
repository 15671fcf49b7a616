import type { TellEvent } from '../events.ts';
import { townAt } from '../sheets.ts';
import { hasBoat, mover, type State, townOf } from '../state.ts';

/** Port Action: in St. Louis a boat and cargo are bought; at a town Sell, Buy and Travelers follow in this order. */
export function putIn(s: State, tell: TellEvent): void {
  const m = mover(s);
  if (!hasBoat(m)) {
    s.phase = 'boat';
    return;
  }
  const town = townAt(m.at);
  m.inPort = true;
  s.sheet = townOf(s, town).sheet;
  s.sold = 0;
  s.deliveries = 0;
  s.claimed = false;
  s.unchilled = 0;
  s.droppedOff = 0;
  tell({ type: 'putIn', seat: s.turn, town });
  s.phase = 'selling';
}
