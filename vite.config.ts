import { defineConfig } from 'vite';
import { offline } from './src/web/offline/plugin.ts';

export default defineConfig({
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // The server compresses and caches what it finds in dist; a strict content policy forbids inlined assets.
  build: { outDir: 'dist', target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [offline()],
});
