import type { Stage } from '#kit/board.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { shownAfter } from './shown-after.ts';

/**
 * A round and a combat run by themselves, and each would be one picture. They are shown as at a table: card by card for
 * both ships together, then the fire; roll by roll in a combat.
 */
export function stages(before: View, events: readonly Event[], seat: number | undefined): readonly Stage<View>[] {
  const ends = events.flatMap((event, i) => (i > 0 && beginsPicture(event, events.slice(0, i)) ? [i] : []));
  let view = withOwnPlan(before, events, seat);
  return ends.map((told, i) => {
    view = events.slice(ends[i - 1] ?? 0, told).reduce(shownAfter, view);
    return { view, told };
  });
}

/** What is seen with what came before it: the cards of one square, the losses of a shot, who falls in a combat. */
function beginsPicture(event: Event, before: readonly Event[]): boolean {
  switch (event.type) {
    case 'cardTurned':
      return before.findLast((one) => one.type === 'cardTurned')?.square !== event.square;
    case 'combatRolled':
    case 'exchangeBegan':
    case 'engaged':
      return true;
    case 'roundEnded':
      return before.some(({ type }) => type === 'cardTurned' || type === 'shot');
    case 'turnEnded':
    case 'ended':
      return before.some(({ type }) => type === 'combatRolled' || type === 'shot');
    default:
      return false;
  }
}

/** The cards that the viewer has laid: some of them have not been shown to anybody else yet. */
function withOwnPlan(view: View, events: readonly Event[], seat: number | undefined): View {
  const laid = events.filter((event) => event.type === 'cardTurned' && event.seat === seat);
  const cards = laid.flatMap((event) => (event.type === 'cardTurned' ? [event.card] : []));
  const ships = view.ships.map((ship, of) => (of === seat && ship.plot.length === 0 ? { ...ship, plot: cards } : ship));
  return { ...view, ships };
}
