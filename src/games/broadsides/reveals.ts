import type { Seat } from '#engine/actor.ts';
import { NOWHERE } from './deck.ts';
import { other, type Ship, shipOf, type State } from './state.ts';

/**
 * What the other player has laid facedown, stationed or chosen in secret is shown when the second of the two decides.
 */
export function reveals(before: State, after: State, seat: Seat): boolean {
  const [was, is] = [shipOf(before, other(seat)), shipOf(after, other(seat))];
  return turnsCards(was, is) || showsStations(was, is) || showsChosen(was, is);
}

const turnsCards = (was: Ship, is: Ship): boolean =>
  was.plot.length > was.shown && (is.shown !== was.shown || is.plot.length !== was.plot.length);

const showsStations = (was: Ship, is: Ship): boolean => was.stations.length > is.stations.length;

const showsChosen = (was: Ship, is: Ship): boolean => was.chosen !== NOWHERE && is.chosen === NOWHERE;
