import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { ruling, type Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { ruleId } from '../rule-id.ts';
import { dotDistance } from '../sea.ts';
import { boarding, hasCaptain, menAboard, shipOf, type State } from '../state.ts';

type Closed = (s: State, action: Action, actor: Actor) => Ruling;

/** Why an action that answers another question is closed now; `when` tells the situations of one rule apart. */
export const outOfStep: Omit<OutOfStep<State, Action>, 'surrender' | 'offerDraw'> = {
  roll: () => ruling('house/chance'),
  take: afterAnswer(() => ruling(ruleId('setup.ships'))),
  station: afterAnswer(stationClosed),
  plot: afterAnswer(plotClosed),
  fire: afterAnswer(fireClosed),
  rake: afterAnswer(fireClosed),
  holdFire: afterAnswer(fireClosed),
  promote: afterAnswer(promotionClosed),
  move: afterAnswer(moveClosed),
  fight: afterAnswer(fightClosed),
  acceptDraw: () => ruling(ruleId('end.agreed')),
  declineDraw: () => ruling(ruleId('end.agreed')),
};

/**
 * An offered draw closes everything else until it is answered. Chance is only asked for dice, so this does not concern
 * it.
 */
function afterAnswer(closed: (s: State, seat: Seat) => Ruling): Closed {
  return (s, _, actor) => {
    if (actor === CHANCE) return ruling('house/other-question');
    return s.phase === 'drawOffer' ? ruling(ruleId('end.agreed'), { open: s.offer }) : closed(s, actor);
  };
}

/** Set-up ends with the first round; the final volley, with the Captains it costs, comes between the two parts. */
function partOf(s: State): 'setup' | 'sea' | 'volley' | 'boarding' {
  if (!boarding(s)) return s.round === 0 ? 'setup' : 'sea';
  return s.phase === 'movement' || s.phase === 'chooseCombat' ? 'boarding' : 'volley';
}

function stationClosed(s: State): Ruling {
  return ruling(ruleId('setup.captain'), { when: partOf(s) === 'setup' ? 'ships' : 'past' });
}

function plotClosed(s: State): Ruling {
  if (boarding(s)) return ruling(ruleId('move.collision'));
  if (s.round === 0) return ruling(ruleId('plot'), { when: 'setup' });
  return ruling(ruleId('plot'), { when: s.phase === 'promotion' ? 'promotion' : 'firing', round: s.round + 1 });
}

function fireClosed(s: State): Ruling {
  if (boarding(s)) return ruling(ruleId('boarding.volley'));
  if (s.round === 0) return ruling(ruleId('fire.range'), { when: 'setup' });
  const apart = dotDistance(shipOf(s, 0).dot, shipOf(s, 1).dot);
  return ruling(ruleId('fire.range'), { when: s.phase === 'promotion' ? 'promotion' : 'plotting', apart });
}

function promotionClosed(s: State, seat: Seat): Ruling {
  const part = partOf(s);
  if (part === 'setup') return ruling(ruleId('captain.promote'), { when: 'setup' });
  if (part === 'boarding') return ruling(ruleId('end.boarding'));
  const ship = shipOf(s, seat);
  if (hasCaptain(ship)) return ruling(ruleId('captain.promote'), { when: 'commanded' });
  if (menAboard(ship) === 0) return ruling(ruleId('captain.promote'), { when: 'nobody' });
  if (part === 'volley') return ruling(ruleId('captain.promote'), { when: 'volley' });
  return ruling(ruleId('captain.promote'), { when: 'due', round: ship.adrift ? s.round : s.round + 1 });
}

function moveClosed(s: State): Ruling {
  const part = partOf(s);
  return ruling(ruleId('boarding.turn'), { when: part === 'boarding' ? 'moved' : part });
}

function fightClosed(s: State): Ruling {
  const part = partOf(s);
  return ruling(ruleId('combat.choice'), part === 'boarding' ? { when: part, left: s.movements } : { when: part });
}
