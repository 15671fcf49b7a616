import { cloneQuay, type Quay } from './freight/quay.ts';

/** What the expansions in play have put beside the map; each owns one entry. */
export interface Extras {
  freight?: Quay;
}

export const cloneExtras = (extras: Extras): Extras =>
  extras.freight === undefined ? {} : { freight: cloneQuay(extras.freight) };
