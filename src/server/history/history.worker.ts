import { type MessagePort, parentPort } from 'node:worker_threads';
import { errorMessage } from '../log.ts';
import { askOver } from '../store/line.ts';
import type { AskStore } from '../store/operations.ts';
import { lowerThreadPriority } from '../threads/low-priority.ts';
import { answerQuestion } from './answer.ts';
import { importRecord } from './import.ts';
import type { HistoryAnswer, HistoryQuestion, HistoryReply } from './question.ts';
import { newPastTables } from './past-tables.ts';

/** A thread for questions whose cost grows with the length of the game: a question in, an answer out, one at a time. */
const port = parentPort;
if (port === null) throw new Error('the history thread was started as a program of its own');

lowerThreadPriority();

port.once('message', (line: MessagePort) => {
  line.once('close', () => process.exit(0));
  serve(askOver(line));
});

function serve(store: AskStore): void {
  const tables = newPastTables(store);
  const answer = (question: HistoryQuestion): Promise<HistoryAnswer> =>
    question.type === 'import' ? importRecord(store, question) : answerQuestion(tables, question);
  port?.on('message', (question: HistoryQuestion) => {
    void timed(() => answer(question)).then((reply) => {
      const transfer = 'json' in reply.answer ? [reply.answer.json.buffer] : [];
      port.postMessage(reply, transfer);
    });
  });
}

async function timed(work: () => Promise<HistoryAnswer>): Promise<HistoryReply> {
  const before = process.threadCpuUsage();
  const answer = await work().catch((error: unknown) => ({ problem: errorMessage(error) }));
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
}
