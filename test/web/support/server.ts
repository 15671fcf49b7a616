import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { distDirectory, ensureWeb } from '#server/web/build.ts';
import { type ServerProcess, startServer, UNLIMITED } from '../../server/support/server-process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a browser in a container needs; nothing here changes how pages are drawn. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real server with the real client, its data in this directory. */
export async function openServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await ensureWeb(ROOT, () => undefined);
  return startServer({ ...UNLIMITED, WEB_DIR: distDirectory(ROOT), DATA_DIR: join(directory, 'data'), ...env });
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['STERNWHEEL_CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
