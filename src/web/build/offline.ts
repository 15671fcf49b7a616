import type { Plugin } from 'vite';

/** The minifier may use any kind of quotes. */
const LIST = /(["'`])%offline files%\1/;

/** Files from public/ that the app needs without a network; the rest is found in the bundle. */
const STILL = ['/', '/theme.js', '/icon.svg', '/icon-192.png', '/paper.svg', '/manifest.webmanifest'];

/** Writes the list of files to keep into the service worker, so that each build makes a new one. */
export function offline(): Plugin {
  return {
    name: 'sternwheel-offline',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { app: 'index.html', sw: 'src/web/offline/sw.ts' },
          output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker is missing from the bundle');
        if (!LIST.test(worker.code)) throw new Error('the service worker has no place for its list');
        const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2|svg|png)$/.test(name));
        worker.code = worker.code.replace(LIST, () =>
          JSON.stringify([...STILL, ...files.sort().map((name) => `/${name}`)]),
        );
      },
    },
  };
}
