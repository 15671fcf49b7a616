import { namesOf, type Sentence } from '#words/sentence.ts';
import type { Factory } from '../../map.ts';
import type { View } from '../../view.ts';
import { gains } from '../../words/names.ts';
import { loadingOf } from '../preview.ts';

/** What a delivery would do to the ship, after what it pays. */
export function loadingWords(view: View, seat: number, factory: Factory): Sentence {
  const loading = loadingOf(view, seat, factory);
  if (loading === undefined) return [];
  const bonus = loading.money + loading.prestige === 0 ? 'no bonus' : gains(loading);
  const slot = loading.own ? ` · ship: your container, ${bonus}` : ' · ship: a neutral container';
  const { exported } = loading;
  if (exported === undefined) return [slot];
  if (exported.seats.length === 0) return [slot, ', which fills it: nobody is paid'];
  return [slot, ', which fills it: ', ...namesOf(exported.seats), ` ${gains(exported)}`];
}

/** The same beside the button of a delivery: only what the ship pays. */
export function loadingNote(view: View, seat: number, factory: Factory): string {
  const loading = loadingOf(view, seat, factory);
  return loading === undefined || loading.money + loading.prestige === 0 ? '' : ` · ship ${gains(loading)}`;
}
