import { type Ruling, ruling } from '#engine/ruling.ts';
import type { guide } from './words/guide.ts';

/** A rule of the guide. */
export type RuleId = (typeof guide)[number]['rules'][number]['id'];

export const ruleId = (id: RuleId): string => `montana/${id}`;

/** Why something is not allowed: a rule of the guide, and the facts it rests on. */
export const rulingOn = (id: RuleId, facts: Ruling['facts'] = {}): Ruling => ruling(ruleId(id), facts);
