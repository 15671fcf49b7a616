import { STORE } from '../components.ts';
import { BANK_SPACES, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a settler who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly string[]>>> = {
  white: ['aim', 'recruit.white'],
  discard: ['recruit.limit'],
  turn: ['aim', 'turn', 'signs.glow', 'build', 'cattle'],
  advance: ['recruit.advance'],
  small: ['work.small'],
  auction: ['city.place', 'city.rows', 'city.outbid', 'city.pay'],
  building: ['build.refrain', 'build.line'],
  ending: ['canteen', 'cattle'],
};

export function lessonsFor({ phase, space, store }: View): readonly string[] {
  if (phase === 'employ') return space < BANK_SPACES ? ['bank'] : ['work.workers', 'work.clear'];
  if (phase === 'reward')
    return (STORE[store.holders.indexOf(store.asked)]?.choose ?? 0) > 0 ? ['city.goods'] : ['city.upgrade'];
  return LESSONS[phase] ?? [];
}
