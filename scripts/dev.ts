import { createServer } from 'vite';
import { GAME_IDS } from '#games/registry.ts';

/** Serves every board alone, and reloads it when its source changes: `npm run dev`, then one of the addresses. */
const server = await createServer({
  configFile: new URL('../dev/board/vite.config.ts', import.meta.url).pathname,
  server: { hmr: true },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
for (const id of GAME_IDS) console.log(`${address}?game=${id}`);
console.log(
  'More in the address: seats=4  seed=7  turn=3  phase=build  seat=1 (or any)  still  theme=dark  board=text',
);
