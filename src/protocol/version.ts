import { type Refusal, refusal } from './refusals.ts';

/** Raised when a message changes its meaning. A client of another version is told so instead of being misunderstood. */
export const PROTOCOL_VERSION = 1;

/** How a client says which version it speaks: in the address of its socket, and in a header of each request. */
export const PROTOCOL_QUERY = 'protocol';
export const PROTOCOL_HEADER = 'x-sternwheel-protocol';

/** Clients that name no version use the one from before versions were named. */
export const isSpoken = (said: string | null | undefined): boolean => Number(said ?? 1) === PROTOCOL_VERSION;

/** The answer to everything a client of another version asks. */
export const OUTDATED: Refusal = refusal('outdated', { problem: `protocol ${PROTOCOL_VERSION} is spoken here` });
