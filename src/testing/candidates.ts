import type { Actor } from '#engine/actor.ts';
import { type Action, type Forms, sampleAction } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { pick, type Rng } from '#engine/rng.ts';

const SAMPLES = 24;
const NEAR_MISSES = 24;

/**
 * Well-formed actions worth asking about: legal ones, ones that differ from a legal one in one field, and any others.
 * Near misses matter most: there a list and a ruling are most likely to disagree.
 */
export function candidates(game: AnyGame, state: unknown, actor: Actor, rng: Rng): readonly Action[] {
  const legal = game.legal(state, actor);
  const misses = legal.length === 0 ? [] : times(NEAR_MISSES, () => changed(game.actions, pick(rng, legal), rng));
  return [...legal, ...misses, ...times(SAMPLES, () => sampleAction(game.actions, rng))];
}

/** The action with a new sample for one field. An action without fields stays as it is. */
function changed(forms: Forms, action: Action, rng: Rng): Action {
  const fields = Object.entries(forms[action.type] ?? {});
  if (fields.length === 0) return action;
  const [name, field] = pick(rng, fields);
  return { ...action, [name]: field.sample(rng) };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
