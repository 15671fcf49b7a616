import type { Config } from '../config.ts';
import { type Limiter, newLimiter } from './bucket.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A whole minute's messages at once would hold up the others. So at most a quarter of them may come together. */
const BURSTS = 4;

/** Where something comes from: an identity, and the address behind it. Identities are free, addresses are not. */
export interface Source {
  readonly person: string;
  readonly address: string;
}

/** A limit for the person and a larger one for everybody at the same address. */
export interface SourceLimiter {
  take(source: Source, cost?: number): boolean;
  has(source: Source): boolean;
  charge(source: Source, cost: number): void;
  wait(source: Source): number;
}

/** Everything that is counted per identity or per address. */
export interface Limits {
  /** Counted separately, since the address is known before the person is. */
  readonly requestsOfPerson: Limiter;
  readonly requestsOfAddress: Limiter;
  readonly openings: SourceLimiter;
  /** Tables shown to everybody. */
  readonly listings: SourceLimiter;
  readonly chat: SourceLimiter;
  /** On all sockets together: opening another socket gives no new allowance. */
  readonly messages: SourceLimiter;
  /** Milliseconds of replay, verification and reading of long histories. */
  readonly work: SourceLimiter;
  /** Bytes written to the disk. */
  readonly written: SourceLimiter;
}

/** `now` is monotonic: see `newLimiter`. */
export function newLimits(config: Config, now: () => number): Limits {
  const perMinute = (person: number, address: number) => newSourceLimiter([person, address], MINUTE, now);
  const smoothly = (person: number, address: number) =>
    newSourceLimiter([person / BURSTS, address / BURSTS], MINUTE / BURSTS, now);
  const perHour = (person: number, address: number) => newSourceLimiter([person, address], HOUR, now);
  return {
    requestsOfPerson: newLimiter(config.requestsPerMinute, MINUTE, now),
    requestsOfAddress: newLimiter(config.requestsPerMinuteAddress, MINUTE, now),
    openings: perMinute(config.openingsPerMinute, config.openingsPerMinuteAddress),
    listings: perHour(config.listingsPerHour, config.listingsPerHourAddress),
    chat: perMinute(config.chatPerMinute, config.chatPerMinuteAddress),
    messages: smoothly(config.messagesPerMinute, config.messagesPerMinuteAddress),
    work: perMinute(config.workMilliseconds, config.workMillisecondsAddress),
    written: perHour(config.writtenBytes, config.writtenBytesAddress),
  };
}

export function newSourceLimiter(
  [ofPerson, ofAddress]: readonly [ofPerson: number, ofAddress: number],
  period: number,
  now: () => number,
): SourceLimiter {
  const persons = newLimiter(ofPerson, period, now);
  const addresses = newLimiter(ofAddress, period, now);
  return {
    take({ person, address }, cost) {
      if (!addresses.take(address, cost)) return false;
      if (persons.take(person, cost)) return true;
      addresses.charge(address, -(cost ?? 1));
      return false;
    },
    has: ({ person, address }) => persons.has(person) && addresses.has(address),
    charge({ person, address }, cost) {
      persons.charge(person, cost);
      addresses.charge(address, cost);
    },
    wait: ({ person, address }) => Math.max(persons.wait(person), addresses.wait(address)),
  };
}
