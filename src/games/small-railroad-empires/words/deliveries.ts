import { capital } from '#words/speech.ts';
import { loadingNote } from '../freight/words/loading.ts';
import type { Offer, Pair } from '../plans.ts';
import type { View } from '../view.ts';
import { cityName, gains, goodOf } from './names.ts';

/** The buttons of a delivery: from where to where, and with which card. */

export const pairLabel = ({ factory, city }: Pair): string => `${capital(goodOf(factory))} → ${cityName(city)}`;

export function pairNote(view: View, seat: number, { factory, offers: [{ reckoning }] }: Pair): string {
  return `length ${reckoning.path.length}: ${gains(reckoning)}${loadingNote(view, seat, factory)}`;
}

export const cardNote = ({ reckoning }: Offer): string =>
  reckoning.met ? gains({ money: reckoning.cardMoney, prestige: reckoning.cardPrestige }) : 'no reward';
