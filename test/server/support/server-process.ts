import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UNLIMITED as LIFTED } from '#server/config.ts';

const START = fileURLToPath(new URL('./start.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it said, on both channels. */
  readonly said: () => string;
  /** `kill -9`, and gone when this resolves. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
}

/** For tests of something else than limits, where no bot waits either. */
export const UNLIMITED = { ...LIFTED, BOT_REPLY_MS: '0' };

/** A client of one page, so that no test waits for the bundler. */
export const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

export function spawnServer(env: Readonly<Record<string, string>>, program = START): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WEB_DIR: CLIENT, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', program === START ? 'ignore' : 'ipc'],
  });
}

/** Starts the server and waits until it serves. */
export async function startServer(env: Readonly<Record<string, string>>, program = START): Promise<ServerProcess> {
  const child = spawnServer(env, program);
  const said: string[] = [];
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said.push(String(chunk));
      const [, url] = /Serving on (\S+)/.exec(said.join('')) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.join('')}`)));
  });
  const url = await listening;
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  };
  return {
    url,
    child,
    said: () => said.join(''),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
