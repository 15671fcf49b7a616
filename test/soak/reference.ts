import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const ECHO = fileURLToPath(new URL('./echo.ts', import.meta.url));
const BETWEEN_MS = 20;

/** A program beside the players that only answers: how long it takes depends on the machine alone. */
export class Reference {
  /** From a message to its echo, in milliseconds. */
  readonly latencies: number[] = [];
  readonly #child: ChildProcess;
  #isStopped = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(): Promise<Reference> {
    const child = fork(ECHO, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [port] = (await once(child, 'message')) as [number];
    const ws = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(ws, 'open');
    const reference = new Reference(child);
    void reference.#measure(ws);
    return reference;
  }

  async #measure(ws: WebSocket): Promise<void> {
    while (!this.#isStopped) {
      const began = performance.now();
      ws.send('hello');
      await once(ws, 'message');
      this.latencies.push(performance.now() - began);
      await sleep(BETWEEN_MS);
    }
    ws.terminate();
    this.#child.kill();
  }

  stop(): void {
    this.#isStopped = true;
  }
}
