import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import type { ServerProcess } from '../../server/support/server-process.ts';
import { DESK } from './devices.ts';
import { openBrowser, openHouse } from './house.ts';

/** Long enough for a busy machine; a bot's turn is waited for with more patience. */
const PATIENCE_MS = 20_000;

/** The house and the browser of one file of tests. */
export interface Inn {
  readonly house: ServerProcess;
  readonly browser: Browser;
  readonly url: string;
  /** Everything that went wrong in any page. */
  readonly faults: readonly string[];
  /** Somebody who has never been here. */
  newPage(device?: BrowserContextOptions): Promise<Page>;
  /** The house again after it was killed: same address, same tables. */
  reopen(env?: Readonly<Record<string, string>>): Promise<void>;
}

/** Opens both before the tests of a file and closes them after. */
export function openInn(): Inn {
  let opened: { readonly house: ServerProcess; readonly browser: Browser } | undefined;
  const directory = newDirectory(afterAll);
  const faults: string[] = [];
  const now = () => {
    if (opened === undefined) throw new Error('the house is opened before the first test, not earlier');
    return opened;
  };
  beforeAll(async () => {
    const [house, browser] = await Promise.all([openHouse(directory), openBrowser()]);
    opened = { house, browser };
  });
  // A test may have killed the house: then there is nothing left to stop.
  afterAll(async () => {
    await now().browser.close();
    if (now().house.child.signalCode === null) await now().house.stop();
  });
  return {
    get house() {
      return now().house;
    },
    get browser() {
      return now().browser;
    },
    get url() {
      return now().house.url;
    },
    faults,
    async newPage(device = DESK) {
      const page = await (await now().browser.newContext(device)).newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => faults.push(String(error)));
      return page;
    },
    async reopen(env = {}) {
      const { house, browser } = now();
      opened = { house: await openHouse(directory, { PORT: new URL(house.url).port, ...env }), browser };
    },
  };
}
