import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../web/support/server.ts';

/** Serves boards alone to a real browser while the tests of a file run. */
export function serveBoards(): { readonly address: string; readonly browser: Browser } {
  let opened: { readonly server: ViteDevServer; readonly browser: Browser } | undefined;
  const now = () => {
    if (opened === undefined) throw new Error('boards are served from the first test on, not earlier');
    return opened;
  };
  beforeAll(async () => {
    const configFile = new URL('../../dev/board/vite.config.ts', import.meta.url).pathname;
    const [server, browser] = await Promise.all([createServer({ configFile }), openBrowser()]);
    await server.listen(0);
    opened = { server, browser };
  });
  afterAll(async () => {
    await now().browser.close();
    await now().server.close();
  });
  return {
    get address() {
      return now().server.resolvedUrls?.local[0] ?? '';
    },
    get browser() {
      return now().browser;
    },
  };
}
