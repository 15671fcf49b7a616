import { defineConfig } from 'vite';

/** Serves one board alone, for looking at it and for the tests beside it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite-harness',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { hmr: false, fs: { allow: ['../../..'] } },
});
