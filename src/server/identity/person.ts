import { randomBytes } from 'node:crypto';

const PERSON_BYTES = 12;

export const newPersonId = (): string => randomBytes(PERSON_BYTES).toString('base64url');
