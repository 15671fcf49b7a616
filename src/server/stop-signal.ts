const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Resolves with the first reason to stop: a signal, or the end of the script that started the server (`scripts/run.mjs`
 * holds a channel to it). The listeners stay. Ctrl-C in a terminal reaches the server twice, from the terminal and from
 * the script, and a second signal without a listener would end the process during its shutdown.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    process.on('disconnect', () => resolve('the end of the process that started it'));
    // A listener keeps the channel open, and an open channel would keep the process alive after its shutdown.
    process.channel?.unref();
  });
}
