/** Raised when a message changes its meaning; a client of another version is told so instead of misunderstood. */
export const PROTOCOL_VERSION = 1;
