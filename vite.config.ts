import { defineConfig } from 'vite';
import { licenses } from './src/web/build/licenses.ts';
import { offline } from './src/web/build/offline.ts';

/** The client is the same whoever builds it, a test run included. */
process.env['NODE_ENV'] = 'production';

const { page, worker } = licenses(import.meta.dirname);

export default defineConfig({
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [worker()] },
  // The server compresses and caches what it finds in dist; a strict content policy forbids inlined assets.
  build: { outDir: 'dist', target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [offline(), page()],
});
