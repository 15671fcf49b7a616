import { type AnyGame, refuseTable } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { refusal } from '#protocol/refusals.ts';
import { applyChange } from './apply-change.ts';
import { type Draft, type Requester, recordChange, startDraft } from './draft.ts';
import type { Change } from './entries.ts';
import { addFollowUps } from './follow-ups.ts';
import { type CommandResult, closeDraft } from './reducer.ts';

export interface OpeningContext {
  readonly table: string;
  readonly now: number;
  readonly who: Requester;
  /** 32 bytes in hex, fresh from a generator that nobody can predict. */
  readonly secret: string;
}

/** The first entry of a new table. */
export function createTable(rules: AnyGame, opening: Opening, context: OpeningContext): CommandResult {
  const problem = refuseTable(rules.meta, opening.places.length, opening.options);
  if (problem !== undefined) return { ok: false, refusal: refusal('badTable', { problem }) };
  const draft = openDraft(rules, opening, context);
  addFollowUps(draft);
  return { ok: true, ...closeDraft(draft.table, draft), done: {} };
}

/** A table with its seats filled, before the game begins. */
export function openDraft(rules: AnyGame, opening: Opening, { table, now, who, secret }: OpeningContext): Draft {
  const { options, pace, listed, places } = opening;
  const opened: Change = {
    type: 'opened',
    table,
    game: rules.meta.id,
    rulesVersion: rules.meta.rulesVersion,
    seats: places.length,
    options,
    pace,
    listed,
    opener: who.id,
    secret,
  };
  const draft = startDraft(rules, applyChange(rules, undefined, opened, { at: now }), now);
  draft.changes.push(opened);
  const entropy = opening.entropy ?? who.entropy;
  places.forEach((place, seat) => {
    if (place.type === 'me')
      recordChange(draft, { type: 'sat', seat, person: who.id, name: place.name ?? who.name, entropy });
    if (place.type === 'bot') recordChange(draft, { type: 'handedToBot', seat, level: place.level });
  });
  return draft;
}
