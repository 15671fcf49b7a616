import { defineConfig } from 'vite';

/** Serves one board alone, for looking at it and for the tests beside it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite-harness',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'error',
  // Named here, so that none is found late and reloads the page under a test.
  optimizeDeps: {
    noDiscovery: true,
    include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime', '@preact/signals'],
  },
  server: { hmr: false, fs: { allow: ['../..'] } },
});
