import type { Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import { asAny } from '../test-table.ts';
import { parley } from './parley.ts';

const rules = asAny(parley);

/** Parley played behind screens: nobody can tell whether another has laid a flag. */
export const screened: AnyGame = {
  ...rules,
  view(state, viewer) {
    const { ready: _, ...rest } = rules.view(state, viewer) as { ready: boolean[] };
    return rest;
  },
  imagine(view, rng) {
    const { shown, viewer, mine } = view as { shown: unknown[]; viewer?: Seat; mine: string };
    const ready = shown.map((_, seat) => seat === viewer && mine !== '');
    return rules.imagine({ ...(view as object), ready }, rng);
  },
  apply(state, actor, action, tell) {
    rules.apply(state, actor, action, (event) => event.type !== 'laid' && tell(event));
  },
};
