import type { Signer } from './signing.ts';

const COOKIE = 'sternwheel';

const YEAR_SECONDS = 31_536_000;

/** Who a request says it comes from. `forged`: there is a cookie, but this server did not sign it. */
export type Claim =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'person'; readonly person: string };

export function readClaim(signer: Signer, header: string | undefined): Claim {
  const value = findCookie(header ?? '');
  if (value === undefined) return { kind: 'nobody' };
  const [person, ...rest] = signer.read('cookie', value) ?? [];
  return person === undefined || rest.length > 0 ? { kind: 'forged' } : { kind: 'person', person };
}

/** HttpOnly, so no script can read it. Lax, so a player who follows a friend's link is still recognised. */
export function writeCookie(signer: Signer, person: string, secure: boolean): string {
  return cookie(signer.sign('cookie', [person]), YEAR_SECONDS, secure);
}

export const clearCookie = (secure: boolean): string => cookie('', 0, secure);

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

function findCookie(header: string): string | undefined {
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${COOKIE}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
