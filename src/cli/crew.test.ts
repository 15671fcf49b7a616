import { expect, test } from 'vitest';
import { spread, type Stretch } from './crew.ts';

/** A thread that answers as its source says. `stretch` is what it was asked, `task` what it knows. */
const workerOf = (source: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData as task } from 'node:worker_threads';
       parentPort.on('message', async (stretch) => { ${source} });`,
    )}`,
  );

test('every number is done once, and answers come in the order of the numbers', async () => {
  // The first stretch takes longest, so its answer arrives last.
  const worker = workerOf(`
    await new Promise((done) => setTimeout(done, stretch.from === 0 ? 120 : 1));
    parentPort.postMessage(stretch.from * task.factor);
  `);
  const arrived: Stretch[] = [];
  const work = { worker, task: { factor: 10 }, count: 8, stretch: 3, cores: 2 };
  const answers = await spread<number>(work, (_, stretch) => arrived.push(stretch));
  expect(answers).toEqual([0, 30, 60]);
  expect(arrived.toSorted((a, b) => a.from - b.from)).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 6 },
    { from: 6, to: 8 },
  ]);
});

test('an error that a thread throws is thrown here', async () => {
  const work = { worker: workerOf(`throw new Error('aground');`), task: {}, count: 4, stretch: 1, cores: 2 };
  await expect(spread(work, () => undefined)).rejects.toThrow('aground');
});

test('nothing to do is done at once', async () => {
  expect(await spread({ worker: workerOf(''), task: {}, count: 0, stretch: 1 }, () => undefined)).toEqual([]);
});
