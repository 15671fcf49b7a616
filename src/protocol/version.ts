import { type Refusal, refusal } from './refusals.ts';

/** Raised when a message changes its meaning. A client of another version is told so instead of being misunderstood. */
export const PROTOCOL_VERSION = 2;

/** How a client says which version it speaks: in the address of its socket, and in a header of each request. */
export const PROTOCOL_QUERY = 'protocol';
export const PROTOCOL_HEADER = 'x-sternwheel-protocol';

/** What a socket of this version adds to its address. */
export const SOCKET_QUERY = `?${PROTOCOL_QUERY}=${PROTOCOL_VERSION}`;

/** A socket that names no version is that of a page from before versions were named: it speaks the first. */
export const isSpokenBySocket = (said: string | null): boolean => Number(said ?? 1) === PROTOCOL_VERSION;

/** A request that names none is that of a program: it follows the document that this server serves. */
export const isSpokenByRequest = (said: string | undefined): boolean =>
  said === undefined || Number(said) === PROTOCOL_VERSION;

/** The answer to everything a client of another version asks. */
export const OUTDATED: Refusal = refusal('outdated', {
  problem: `this server needs protocol ${PROTOCOL_VERSION}: load the page again`,
});
