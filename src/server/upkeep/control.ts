import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { errorMessage } from '../log.ts';
import { PRIVATE_FILE } from '../store/private-files.ts';

/**
 * How to ask a running server for a copy of its database, which only that server can read. Only the owner of the data
 * can read this file.
 */
const RUNNING_FILE = 'sternwheel.running';

const runningPath = (directory: string): string => join(directory, RUNNING_FILE);

interface Running {
  readonly port: number;
  readonly token: string;
}

export interface Control {
  readonly stop: () => void;
}

/** Listens on this machine only, for `sternwheel backup`. */
export async function openControl(directory: string, copyTo: (path: string) => Promise<void>): Promise<Control> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) => response.writeHead(status).end(text);
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return answer(403, 'wrong token');
    pathIn(request)
      .then(copyTo)
      .then(
        () => answer(200, 'copied'),
        (error: unknown) => answer(500, errorMessage(error)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(runningPath(directory), JSON.stringify({ port, token } satisfies Running), { mode: PRIVATE_FILE });
  return { stop: () => close(server, directory) };
}

function close(server: Server, directory: string): void {
  rmSync(runningPath(directory), { force: true });
  server.close();
  server.closeAllConnections();
}

/** Hashes have equal lengths and do not show how much was right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

const LONGEST = 64 * 1024;

async function pathIn(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST) throw new Error('the path is too long');
  }
  return text;
}

/** Asks a running server for a copy. False: no server answers there, so the data can be read directly. */
export async function askForCopy(directory: string, path: string): Promise<boolean> {
  const running = readRunning(directory);
  if (running === undefined) return false;
  const { port, token } = running;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: path,
    // A server that was killed leaves its file behind, and another program may now use its port.
  }).catch(() => undefined);
  if (response === undefined || response.status === 403 || response.status === 404) return false;
  if (!response.ok) throw new Error(await response.text());
  return true;
}

function readRunning(directory: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(runningPath(directory), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}
