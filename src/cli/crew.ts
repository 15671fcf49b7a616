import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A range of numbered games: the first, and the one after the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Work {
  /** The file that every thread runs. It answers each range with one message. */
  readonly worker: URL;
  /** What every thread knows from the start. */
  readonly task: object;
  readonly count: number;
  readonly cores?: number;
  /** How many games a thread takes at a time. */
  readonly stretch: number;
}

export const allCores = (): number => availableParallelism();

/** Spreads numbered work over all cores. Answers come in the order of the numbers, no matter which thread was first. */
export async function spread<R>(work: Work, arrived: (answer: R, stretch: Stretch) => void): Promise<readonly R[]> {
  const stretches = cut(work.count, work.stretch);
  const answers: R[] = [];
  let next = 0;
  const take = (): number => next++;
  const threads = Math.min(work.cores ?? allCores(), stretches.length);
  const settled = (answer: R, number: number): void => {
    answers[number] = answer;
    arrived(answer, stretches[number] as Stretch);
  };
  await Promise.all(Array.from({ length: threads }, () => run(work, stretches, take, settled)));
  return answers;
}

function cut(count: number, size: number): readonly Stretch[] {
  const starts = Array.from({ length: Math.ceil(count / size) }, (_, i) => i * size);
  return starts.map((from) => ({ from, to: Math.min(from + size, count) }));
}

/** One thread, from its first range until none is left. An error it throws is thrown here. */
async function run<R>(
  { worker, task }: Work,
  stretches: readonly Stretch[],
  take: () => number,
  settled: (answer: R, number: number) => void,
): Promise<void> {
  const thread = new Worker(worker, { workerData: task });
  try {
    await new Promise<void>((resolve, reject) => {
      let number = -1;
      const goOn = (): void => {
        number = take();
        if (number >= stretches.length) resolve();
        else thread.postMessage(stretches[number]);
      };
      thread.on('message', (answer: R) => {
        settled(answer, number);
        goOn();
      });
      thread.on('error', reject);
      goOn();
    });
  } finally {
    await thread.terminate();
  }
}
