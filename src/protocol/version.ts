import { type Refusal, refusal } from './refusals.ts';

/** Raised when a message changes its meaning; a client of another version is told so instead of misunderstood. */
export const PROTOCOL_VERSION = 1;

/** How a client says which version it speaks: in the address of its socket, and in a header of each request. */
export const PROTOCOL_QUERY = 'protocol';
export const PROTOCOL_HEADER = 'x-sternwheel-protocol';

/** Clients that say nothing speak the version from before it was said. */
export const isSpoken = (said: string | null | undefined): boolean => Number(said ?? 1) === PROTOCOL_VERSION;

/** What a client of another version is told, whatever it asks. */
export const OUTDATED: Refusal = refusal('outdated', { problem: `protocol ${PROTOCOL_VERSION} is spoken here` });
