import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { spawnServer } from './server-process.ts';

/** What the server says on its way out, and its exit code. */
export async function refusedStart(env: Readonly<Record<string, string>>) {
  const child = spawnServer({ DATA_DIR: newDirectory(onTestFinished), ...env });
  const said: string[] = [];
  child.stderr?.on('data', (chunk) => said.push(String(chunk)));
  // A server that starts after all would never end by itself.
  child.stdout?.on('data', (chunk) => String(chunk).includes('Serving on') && child.kill('SIGKILL'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: said.join('').trimEnd() };
}
