import type { Signer } from './signing.ts';

/** A seat taken along to another device: whoever opens the link in time becomes the person who sits there. */
export interface SeatLink {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  readonly until: number;
}

export const writeSeatLink = (signer: Signer, link: SeatLink): string =>
  signer.sign('seat', [link.person, link.table, String(link.seat), String(link.until)]);

export type OpenedLink =
  | { readonly ok: true; readonly link: SeatLink }
  | { readonly ok: false; readonly code: 'forgedLink' | 'oldLink' };

export function openSeatLink(signer: Signer, token: string, now: number): OpenedLink {
  const [person, table, seat, until] = signer.read('seat', token) ?? [];
  if (person === undefined || table === undefined || until === undefined) return { ok: false, code: 'forgedLink' };
  if (Number(until) < now) return { ok: false, code: 'oldLink' };
  return { ok: true, link: { person, table, seat: Number(seat), until: Number(until) } };
}
