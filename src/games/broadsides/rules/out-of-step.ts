import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { ruling, type Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { rulingOn } from '../rulings.ts';
import { dotDistance } from '../sea.ts';
import { boarding, hasCaptain, menAboard, shipOf, type State } from '../state.ts';

type Closed = (s: State, action: Action, actor: Actor) => Ruling;

/** Why an action that answers another question is closed now; `when` tells the situations of one rule apart. */
export const outOfStep: Omit<OutOfStep<State, Action>, 'surrender' | 'offerDraw'> = {
  roll: () => ruling('common/chance'),
  take: afterAnswer(() => rulingOn('setup.ships')),
  station: afterAnswer(stationClosed),
  plot: afterAnswer(plotClosed),
  fire: afterAnswer(fireClosed),
  rake: afterAnswer(fireClosed),
  holdFire: afterAnswer(fireClosed),
  promote: afterAnswer(promotionClosed),
  move: afterAnswer(moveClosed),
  fight: afterAnswer(fightClosed),
  acceptDraw: () => rulingOn('end.agreed'),
  declineDraw: () => rulingOn('end.agreed'),
};

/**
 * An offered draw closes everything else until it is answered. Chance is only asked for dice, so this does not concern
 * it.
 */
function afterAnswer(closed: (s: State, seat: Seat) => Ruling): Closed {
  return (s, _, actor) => {
    if (actor === CHANCE) return ruling('common/other-question');
    return s.phase === 'drawOffer' ? rulingOn('end.agreed', { open: s.offer }) : closed(s, actor);
  };
}

/** Set-up ends with the first round; the final volley, with the Captains it costs, comes between the two parts. */
function partOf(s: State): 'setup' | 'sea' | 'volley' | 'boarding' {
  if (!boarding(s)) return s.round === 0 ? 'setup' : 'sea';
  return s.phase === 'movement' || s.phase === 'chooseCombat' ? 'boarding' : 'volley';
}

function stationClosed(s: State): Ruling {
  return rulingOn('setup.captain', { when: partOf(s) === 'setup' ? 'ships' : 'past' });
}

function plotClosed(s: State): Ruling {
  if (boarding(s)) return rulingOn('move.collision');
  if (s.round === 0) return rulingOn('plot', { when: 'setup' });
  return rulingOn('plot', { when: s.phase === 'promotion' ? 'promotion' : 'firing', round: s.round + 1 });
}

function fireClosed(s: State): Ruling {
  if (boarding(s)) return rulingOn('boarding.volley');
  if (s.round === 0) return rulingOn('fire.range', { when: 'setup' });
  const apart = dotDistance(shipOf(s, 0).dot, shipOf(s, 1).dot);
  return rulingOn('fire.range', { when: s.phase === 'promotion' ? 'promotion' : 'plotting', apart });
}

function promotionClosed(s: State, seat: Seat): Ruling {
  const part = partOf(s);
  if (part === 'setup') return rulingOn('captain.promote', { when: 'setup' });
  if (part === 'boarding') return rulingOn('end.boarding');
  const ship = shipOf(s, seat);
  if (hasCaptain(ship)) return rulingOn('captain.promote', { when: 'commanded' });
  if (menAboard(ship) === 0) return rulingOn('captain.promote', { when: 'nobody' });
  if (part === 'volley') return rulingOn('captain.promote', { when: 'volley' });
  return rulingOn('captain.promote', { when: 'due', round: ship.adrift ? s.round : s.round + 1 });
}

function moveClosed(s: State): Ruling {
  const part = partOf(s);
  return rulingOn('boarding.turn', { when: part === 'boarding' ? 'moved' : part });
}

function fightClosed(s: State): Ruling {
  const part = partOf(s);
  return rulingOn('combat.choice', part === 'boarding' ? { when: part, left: s.movements } : { when: part });
}
