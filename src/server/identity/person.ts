import { randomBytes } from 'node:crypto';

const PERSON_BYTES = 12;
const TABLE_BYTES = 12;

export const newPersonId = (): string => randomBytes(PERSON_BYTES).toString('base64url');

/** A private table is private because nobody can guess its address. */
export const newTableId = (): string => randomBytes(TABLE_BYTES).toString('base64url');

export const UNNAMED = 'Guest';
