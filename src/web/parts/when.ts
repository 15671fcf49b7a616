const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONG_AGO = 14 * DAY;

/** "just now", "5 min ago", "yesterday", "12 May". */
export function agoWords(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  if (passed < 2 * DAY) return 'yesterday';
  if (passed < LONG_AGO) return `${Math.floor(passed / DAY)} days ago`;
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** "12 min left", "9 h left", "2 days left". */
export function leftWords(deadline: number, now: number): string {
  const left = Math.max(0, deadline - now);
  if (left < HOUR) return `${Math.ceil(left / MINUTE)} min left`;
  return left < 2 * DAY ? `${Math.floor(left / HOUR)} h left` : `${Math.floor(left / DAY)} days left`;
}
