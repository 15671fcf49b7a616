import { reachOf } from '../rules/moving.ts';
import { canPort } from '../rules/port.ts';
import type { RuleId } from '../rulings.ts';
import { hasBoat, merchantOf, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a player who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  spoilStep: ['spoil.step', 'ice'],
  spoilCard: ['spoil.card', 'ice'],
  boat: ['boats'],
  cargo: ['market.buy', 'cargo', 'market.bag'],
  sell: ['sell.space', 'sell.bonus', 'sell.fill', 'sell.surplus'],
  season: ['season.barrel', 'seasons'],
  buy: ['buy.banner'],
  travelers: ['travelers', 'expedition.resale'],
  discard: ['hand.limit'],
};

const ASHORE: readonly RuleId[] = ['aim', 'expedition.boat'];

export const lessonsFor = (view: View, seat: number): readonly RuleId[] =>
  view.phase === 'actions' ? actionLessons(view, seat) : (LESSONS[view.phase] ?? []);

/** Only about what can be done now. */
function actionLessons(view: View, seat: number): readonly RuleId[] {
  if (!hasBoat(merchantOf(view, seat))) return ASHORE;
  if (reachOf(view) === 0 && !canPort(view)) return ['turn.actions'];
  return ['turn.actions', canPort(view) ? 'port' : 'move', ...(view.bonusMove ? (['move.bonus'] as const) : [])];
}
