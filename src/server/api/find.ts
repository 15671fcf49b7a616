import type { ApiRoute } from './route.ts';

type FoundRoute =
  | { readonly kind: 'route'; readonly route: ApiRoute; readonly words: Readonly<Record<string, string>> }
  | { readonly kind: 'wrongMethod'; readonly allow: string }
  | { readonly kind: 'nothing' };

export type FindRoute = (method: string, path: string) => FoundRoute;

/** Routes by their path, tried in order; there are too few of them for anything cleverer. */
export function finder(routes: readonly ApiRoute[]): FindRoute {
  const known = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (method, path) => {
    const fitting = known.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ route, words: { ...match.groups } }] : [];
    });
    const right = fitting.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
    if (right !== undefined) return { kind: 'route', ...right };
    if (fitting.length === 0) return { kind: 'nothing' };
    return { kind: 'wrongMethod', allow: fitting.map(({ route }) => route.method).join(', ') };
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
