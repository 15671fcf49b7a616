import type { RuleId } from '../rulings.ts';
import { hasBoat, merchantOf, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a player who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  spoilStep: ['spoil.step', 'ice'],
  spoilCard: ['spoil.card', 'ice'],
  actions: ['turn.actions', 'move', 'port', 'move.bonus'],
  boat: ['boats'],
  cargo: ['market.buy', 'cargo', 'market.bag'],
  sell: ['sell.space', 'sell.bonus', 'sell.surplus', 'sell.fill'],
  season: ['season.barrel', 'seasons'],
  buy: ['buy.banner'],
  travelers: ['travelers', 'expedition.resale'],
  discard: ['hand.limit'],
};

const ASHORE: readonly RuleId[] = ['aim', 'expedition.boat'];

export const lessonsFor = (view: View, seat: number): readonly RuleId[] =>
  view.phase === 'actions' && !hasBoat(merchantOf(view, seat)) ? ASHORE : (LESSONS[view.phase] ?? []);
