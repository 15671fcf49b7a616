import { at } from '#engine/indexed.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { ruling, type Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { countBits } from '../bits.ts';
import { ABILITIES, NIGHT_SHIFT } from '../components.ts';
import { type StepsSoFar, rulingOn } from '../rulings.ts';
import { active, hasAbility, type State } from '../state.ts';
import { isNight, tracksDue } from './build.ts';
import { refuseDelivery } from './deliver.ts';
import { refuseRepayment } from './loans.ts';

/** Why an action is closed in the step that is open now, and when it would be possible. */

const drawn = (): Ruling => ruling('common/chance');

/** How far the steps before have come. */
const progress = (s: State): StepsSoFar => ({
  step: s.phase,
  built: s.built,
  due: tracksDue(s),
  night: Number(isNight(s)),
});

/** Before the first turn there is one decision only. */
const beginFirst = (): Ruling => rulingOn('setup.begin', { when: 'first' });

/** Build is over. */
function builtAlready(s: State): Ruling {
  const { supply, unlocked } = active(s);
  const due = tracksDue(s);
  if (s.built >= due) {
    const night = Number(hasAbility(active(s), NIGHT_SHIFT));
    return rulingOn('build.night', { built: s.built, due, night });
  }
  return rulingOn('build.must', {
    step: s.phase,
    built: s.built,
    due,
    supply,
    locked: ABILITIES.length - countBits(unlocked),
  });
}

/** Deliveries come after building, and before the office. */
function notDelivering(s: State, delivery: ActionOf<'deliver'>): Ruling {
  const why = s.phase === 'office' ? refuseDelivery(s, delivery) : undefined;
  return why ?? rulingOn('railroad.turn', progress(s));
}

function notUnlocking(s: State, { ability }: ActionOf<'unlock'>): Ruling {
  const { name, price } = at(ABILITIES, ability);
  if (hasAbility(active(s), ability)) return rulingOn('unlock.done', { ability: name });
  return rulingOn('office.step', { what: 'unlock', ability: name, price, ...progress(s) });
}

const notRepaying = (s: State): Ruling =>
  active(s).loans === 0 ? refuseRepayment(s) : rulingOn('office.step', { what: 'repay', ...progress(s) });

const isBegin = (s: State): boolean => s.phase === 'begin';

export const outOfStep: OutOfStep<State, Action> = {
  start: drawn,
  lay: drawn,
  goal: drawn,
  contract: drawn,
  deal: drawn,
  turnUp: drawn,
  dock: drawn,
  begin: () => rulingOn('setup.begin', { when: 'over' }),
  build: (s) => (isBegin(s) ? beginFirst() : builtAlready(s)),
  deliver: (s, delivery) => (isBegin(s) ? beginFirst() : notDelivering(s, delivery)),
  buy: (s) => (isBegin(s) ? beginFirst() : rulingOn('office.step', { what: 'buy', ...progress(s) })),
  unlock: (s, action) => (isBegin(s) ? beginFirst() : notUnlocking(s, action)),
  repay: (s) => (isBegin(s) ? beginFirst() : notRepaying(s)),
  loan: beginFirst,
  done: beginFirst,
  leave: (s) => rulingOn('end.leave', { skipped: Number(s.options.leavers === 'skipped') }),
};
