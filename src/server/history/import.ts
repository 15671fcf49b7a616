import { createHmac } from 'node:crypto';
import { isGameId, loadGame } from '#games/registry.ts';
import { refusal } from '#protocol/refusals.ts';
import { openFromRecord } from '#table/record.ts';
import { summaryOf } from '#table/summary.ts';
import { problemOf } from '../api/problem.ts';
import { importSchema } from '../api/schemas.ts';
import type { AskStore } from '../store/operations.ts';
import { describeTable } from '../store/table-store.ts';
import { written } from './answer.ts';
import type { HistoryAnswer, HistoryQuestion, Importer } from './question.ts';

type Import = Extract<HistoryQuestion, { readonly type: 'import' }>;

/** Reads, verifies and stores a record as a new table. Answers with the name of the table. */
export async function importRecord(store: AskStore, { body, importer }: Import): Promise<HistoryAnswer> {
  const read = importSchema.safeParse(parseJson(body));
  if (!read.success) return { ok: false, refusal: refusal('malformedMessage', { problem: problemOf(read.error) }) };
  const { key, record } = read.data;
  const table = nameTable(importer, key);
  if ((await store('summary', table)) !== undefined) return written({ table });
  if (!isGameId(record.game)) return { ok: false, refusal: refusal('noSuchGame') };
  const rules = await loadGame(record.game);
  const { who, now, secret } = importer;
  const opened = openFromRecord(rules, read.data, { table, now, who, secret });
  if (!opened.ok) return opened;
  if (opened.entry === undefined) throw new Error('a new table begins with an entry');
  const entry = JSON.stringify(opened.entry);
  const state = JSON.stringify(opened.table);
  await store('append', table, 0, [entry], describeTable(summaryOf(rules, opened.table)));
  // All its moves are one entry. Without a snapshot they would be played again each time the table is opened.
  await store('saveSnapshot', table, opened.table.version, state);
  return written({ table }, entry.length + state.length);
}

/** The table's name is derived from the key, so that the same import sent twice opens one table. */
const NAME_LENGTH = 16;
const nameTable = ({ naming }: Importer, key: string): string =>
  createHmac('sha256', naming).update(key).digest('base64url').slice(0, NAME_LENGTH);

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
