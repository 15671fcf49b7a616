import type { Signer } from './signing.ts';

/** A seat on another device: anyone who opens the link in time becomes the person who sits there. */
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
  | { readonly ok: false; readonly problem: string };

export function openSeatLink(signer: Signer, token: string, now: number): OpenedLink {
  const [person, table, seat, until] = signer.read('seat', token) ?? [];
  if (person === undefined || table === undefined || until === undefined) {
    return { ok: false, problem: 'this link was not made by this server' };
  }
  if (Number(until) < now) return { ok: false, problem: 'this link is too old' };
  return { ok: true, link: { person, table, seat: Number(seat), until: Number(until) } };
}
