import type { Plugin } from 'vite';
import { GAME_IDS } from '#games/registry.ts';

/** `import(`…${id}…`)`: something of one game, found by the game's id. */
const OF_A_GAME = /import\(`([^`$]*)\$\{id\}([^`$]*)`\)/g;

/**
 * Turns every import that names a game by its id into one chunk per registered game. Without this, Vite
 * would bundle every folder of that shape, even a game that is not on the shelf yet.
 */
export function shelf(): Plugin {
  return {
    name: 'sternwheel-shelf',
    enforce: 'pre',
    async transform(code, file) {
      const found = [...code.matchAll(OF_A_GAME)];
      if (found.length === 0) return undefined;
      const loaders = await Promise.all(
        found.map(async ([, before = '', after = '']) => {
          const paths = GAME_IDS.map((id) => [id, `${before}${id}${after}`] as const);
          const resolved = await Promise.all(paths.map(([, path]) => this.resolve(path, file)));
          return paths.filter((_, i) => resolved[i] !== null).map(([id, path]) => `'${id}': () => import('${path}')`);
        }),
      );
      const [...left] = loaders;
      return code.replaceAll(OF_A_GAME, () => `(({ ${left.shift()?.join(', ')} })[id] ?? nothingOf)()`) + NOTHING;
    },
  };
}

const NOTHING = `
function nothingOf() {
  return Promise.reject(new Error('this game has nothing of the kind'));
}
`;
