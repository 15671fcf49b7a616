import type { Seat } from '#engine/actor.ts';
import { HULL_HITS, HULL_SECTIONS_TO_SINK } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { type Ending, ruleId } from '../rulings.ts';
import { nobodyAboard, other, type Ship, shipOf, type State } from '../state.ts';

/** Winning the Game: every way a game ends comes through here. */
export function win(s: State, winner: Seat, ending: Ending, tell: TellEvent): void {
  const reason = ruleId(ending);
  s.outcome = { reason, ranks: [winner + 1, other(winner) + 1], scores: [other(winner), winner] };
  tell({ type: 'ended', reason, winner });
}

export function draw(s: State, ending: Ending, tell: TellEvent): void {
  const reason = ruleId(ending);
  s.outcome = { reason, ranks: [1, 1], scores: [0, 0] };
  tell({ type: 'ended', reason });
}

/** Broadsides Victory, judged when both have fired: a ship that sinks or has nothing left has lost. */
export function judgeExchange(s: State, tell: TellEvent): void {
  const first = lossOf(shipOf(s, 0));
  const second = lossOf(shipOf(s, 1));
  if (first !== undefined && second !== undefined) draw(s, 'end.both-lost', tell);
  else if (first !== undefined) win(s, 1, first, tell);
  else if (second !== undefined) win(s, 0, second, tell);
}

function lossOf(ship: Ship): Ending | undefined {
  if (sunk(ship)) return 'end.sunk';
  return destroyed(ship) ? 'end.destroyed' : undefined;
}

/** Three hull sections beyond repair: three Damage cards due to hull damage. */
const sunk = (ship: Ship): boolean => ruinedSections(ship) >= HULL_SECTIONS_TO_SINK;

/** All cannons, crewmembers and the Captain lost by cannon fire. */
const destroyed = (ship: Ship): boolean => ship.guns === 0 && nobodyAboard(ship);

/** Hull sections hit twice. A plain loop, because every round of every playout counts them. */
export function ruinedSections({ hull }: Pick<Ship, 'hull'>): number {
  let ruined = 0;
  for (const markers of hull) if (markers === HULL_HITS) ruined += 1;
  return ruined;
}
