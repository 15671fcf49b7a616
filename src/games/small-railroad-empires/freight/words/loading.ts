import { namesOf, type Sentence } from '#words/sentence.ts';
import type { Factory } from '../../map.ts';
import type { View } from '../../view.ts';
import { signedGains } from '../../words/names.ts';
import { loadingOf } from '../preview.ts';

/** What a delivery would do to the ship, after what it pays. */
export function loadingWords(view: View, seat: number, factory: Factory): Sentence {
  const loading = loadingOf(view, seat, factory);
  if (loading === undefined) return [];
  const bonus = loading.money + loading.prestige === 0 ? '' : `, ${signedGains(loading)}`;
  const slot = ` · ship: ${loading.own ? 'yours' : 'grey'}${bonus}`;
  const { exported } = loading;
  if (exported === undefined) return [slot];
  if (exported.seats.length === 0) return [slot, ' · ship full: no bonus'];
  const each = exported.seats.length === 1 ? '' : ' each';
  return [slot, ' · ship full: ', ...namesOf(exported.seats), ` ${signedGains(exported)}${each}`];
}
