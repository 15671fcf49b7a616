import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import type { ServerProcess } from '../../server/support/server-process.ts';
import { DESK } from './devices.ts';
import { openBrowser, openServer } from './server.ts';

/** Long enough for a busy machine; a bot's turn is waited for with more patience. */
const PATIENCE_MS = 20_000;

/** The server and the browser of one file of tests. */
export interface Inn {
  readonly server: ServerProcess;
  readonly browser: Browser;
  readonly url: string;
  /** Everything that went wrong in any page. */
  readonly faults: readonly string[];
  /** Somebody who has never been here. */
  newPage(device?: BrowserContextOptions): Promise<Page>;
  /** The server again after it was killed: same address, same tables. */
  reopen(env?: Readonly<Record<string, string>>): Promise<void>;
}

/** Opens both before the tests of a file and closes them after. */
export function openInn(): Inn {
  let opened: { readonly server: ServerProcess; readonly browser: Browser } | undefined;
  const directory = newDirectory(afterAll);
  const faults: string[] = [];
  const now = () => {
    if (opened === undefined) throw new Error('the server is opened before the first test, not earlier');
    return opened;
  };
  beforeAll(async () => {
    const [server, browser] = await Promise.all([openServer(directory), openBrowser()]);
    opened = { server, browser };
  });
  // A test may have killed the server: then there is nothing left to stop.
  afterAll(async () => {
    await now().browser.close();
    if (now().server.child.signalCode === null) await now().server.stop();
  });
  return {
    get server() {
      return now().server;
    },
    get browser() {
      return now().browser;
    },
    get url() {
      return now().server.url;
    },
    faults,
    async newPage(device = DESK) {
      const page = await (await now().browser.newContext(device)).newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => faults.push(String(error)));
      return page;
    },
    async reopen(env = {}) {
      const { server, browser } = now();
      opened = { server: await openServer(directory, { PORT: new URL(server.url).port, ...env }), browser };
    },
  };
}
