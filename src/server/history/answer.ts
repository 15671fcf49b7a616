import { isGameId, loadGame } from '#games/registry.ts';
import { refusal } from '#protocol/refusals.ts';
import { logOf, viewAt } from '#table/history.ts';
import { pastRecordOf, recordFileOf } from '#table/record.ts';
import type { PastTables } from './past-tables.ts';
import type { HistoryAnswer, HistoryQuestion } from './question.ts';

type Question = Exclude<HistoryQuestion, { readonly type: 'import' }>;

/** Answers from what a table has stored. Whether the asker may know it was checked before. */
export async function answerQuestion(tables: PastTables, question: Question): Promise<HistoryAnswer> {
  switch (question.type) {
    case 'log': {
      const { moves } = await tables.history(question.table, question.version);
      const { from, to } = question;
      return written({ from, items: logOf(moves).slice(from, to) });
    }
    case 'moment': {
      const { head } = question;
      if (!isGameId(head.game)) return { ok: false, refusal: refusal('noSuchGame') };
      const history = await tables.history(question.table, question.version);
      return written(viewAt(await loadGame(head.game), head, history, question));
    }
    case 'record':
      return written(recordFileOf(question.head, await tables.history(question.table, question.version)));
    case 'pastRecord': {
      const record = pastRecordOf(await tables.entries(question.table, Number.MAX_SAFE_INTEGER));
      return record === undefined ? { ok: false, refusal: refusal('rulesChanged') } : written(record);
    }
  }
}

export const written = (value: unknown, stored?: number): HistoryAnswer => ({
  ok: true,
  json: new TextEncoder().encode(JSON.stringify(value)),
  ...(stored === undefined ? {} : { stored }),
});
