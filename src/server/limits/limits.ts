import type { Config } from '../config.ts';
import { type Limiter, newLimiter } from './bucket.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Everything that is counted per identity or per address. */
export interface Limits {
  readonly requestsOfPerson: Limiter;
  readonly requestsOfAddress: Limiter;
  readonly newPeople: Limiter;
  readonly openings: Limiter;
  readonly chat: Limiter;
  /** By person, on all sockets together: a new socket is no new allowance. */
  readonly messages: Limiter;
  /** Long messages, before they are parsed: only records are that long. */
  readonly records: Limiter;
}

export function newLimits(config: Config, now: () => number): Limits {
  return {
    requestsOfPerson: newLimiter(config.requestsPerMinute, MINUTE, now),
    requestsOfAddress: newLimiter(config.requestsPerMinuteAddress, MINUTE, now),
    newPeople: newLimiter(config.newPeoplePerHour, HOUR, now),
    openings: newLimiter(config.openingsPerMinute, MINUTE, now),
    chat: newLimiter(config.chatPerMinute, MINUTE, now),
    messages: newLimiter(config.messagesPerMinute, MINUTE, now),
    records: newLimiter(config.openingsPerMinute, MINUTE, now),
  };
}
