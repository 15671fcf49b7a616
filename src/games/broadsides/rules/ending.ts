import type { Seat } from '#engine/actor.ts';
import { HULL_HITS, HULL_SECTIONS_TO_SINK } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { nobodyAboard, other, type Ship, type State } from '../state.ts';
import { ruleId } from '../rule-id.ts';

/** Winning the Game: every way a game ends comes through here. */
export function win(s: State, winner: Seat, reason: string, tell: TellEvent): void {
  s.outcome = { reason, ranks: [winner + 1, other(winner) + 1], scores: [other(winner), winner] };
  tell({ type: 'ended', reason, winner });
}

export function draw(s: State, reason: string, tell: TellEvent): void {
  s.outcome = { reason, ranks: [1, 1], scores: [0, 0] };
  tell({ type: 'ended', reason });
}

/** Three hull sections beyond repair: three Damage cards due to hull damage. */
const sunk = (ship: Ship): boolean => ruinedSections(ship) >= HULL_SECTIONS_TO_SINK;

/** Hull sections hit twice. A plain loop, because every round of every playout counts them. */
export function ruinedSections(ship: Ship): number {
  let ruined = 0;
  for (const markers of ship.hull) if (markers === HULL_HITS) ruined += 1;
  return ruined;
}

/** All cannons, crewmembers and the Captain lost by cannon fire. */
const destroyed = (ship: Ship): boolean => ship.guns === 0 && nobodyAboard(ship);

/** Broadsides Victory, judged when both have fired. */
export function judgeExchange(s: State, tell: TellEvent): void {
  const [first, second] = s.ships.map(lossOf);
  if (first !== undefined && second !== undefined) draw(s, ruleId('end.both-lost'), tell);
  else if (first !== undefined) win(s, 1, first, tell);
  else if (second !== undefined) win(s, 0, second, tell);
}

function lossOf(ship: Ship): string | undefined {
  if (sunk(ship)) return ruleId('end.sunk');
  return destroyed(ship) ? ruleId('end.destroyed') : undefined;
}
