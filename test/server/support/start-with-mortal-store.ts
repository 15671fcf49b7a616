import type { Worker } from 'node:worker_threads';
import { serve } from '#server/serve.ts';

/**
 * The server as a process of its own. SIGUSR2 kills its store thread, the first to start; threads of bots start later.
 */
let store: Worker | undefined;
process.on('worker', (worker: Worker) => (store ??= worker));
process.on('SIGUSR2', () => {
  const killed = store;
  // The next thread that starts takes its place.
  store = undefined;
  void killed?.terminate();
});
process.exitCode = await serve(process.env, console.log);
