import type { RuleId } from '../rulings.ts';
import { boarding, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a Captain who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  chooseShip: ['aim', 'win', 'setup.ships'],
  manning: ['aim', 'win', 'setup.captain', 'deck'],
  plotting: ['plot.cards', 'round', 'fire.arcs', 'move.collision'],
  promotion: ['captain.promote'],
  drawOffer: ['end.agreed'],
  firing: ['fire.declare', 'fire.rolls', 'damage.hull', 'end.sunk'],
  movement: ['end.boarding', 'boarding.turn', 'boarding.across', 'boarding.ladder', 'combat.bonus'],
  chooseCombat: ['combat.choice', 'combat.roll', 'combat.bonus'],
};

const FINAL_VOLLEY: readonly RuleId[] = ['boarding.volley'];

export const lessonsFor = (view: View): readonly RuleId[] =>
  view.phase === 'firing' && boarding(view) ? FINAL_VOLLEY : (LESSONS[view.phase] ?? []);
