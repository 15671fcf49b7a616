/** What a code looks like: the name of a table. */
const CODE = /^[\w-]{6,64}$/;
const SEAT_LINK = /\/join#(.+)$/;

/** Where a code or a pasted link leads in this app; undefined while it is neither. */
export function gameAddressOf(typed: string): string | undefined {
  const text = typed.trim();
  const seat = SEAT_LINK.exec(text)?.[1];
  if (seat !== undefined) return `/join#${seat}`;
  const code = /\/tables\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return CODE.test(code) ? `/tables/${code}` : undefined;
}
