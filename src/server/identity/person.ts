import { randomBytes } from 'node:crypto';

const PERSON_BYTES = 12;

export const newPersonId = (): string => randomBytes(PERSON_BYTES).toString('base64url');

/** Shown for a person who has not given a name yet. */
export const UNNAMED = 'Guest';
