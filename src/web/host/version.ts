import { signal } from '@preact/signals';
import { PROTOCOL_QUERY, PROTOCOL_VERSION } from '#protocol/version.ts';

/** The build of this page: the name of its first script. Unknown on a development server. */
const MY_BUILD = /\/assets\/([\w-]+)\.js$/.exec(
  globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
)?.[1];

/** `newer`: the server has another build than this page. `other`: it no longer understands this page at all. */
export type Update = 'none' | 'newer' | 'other';

export const update = signal<Update>('none');

/** The build the server has. It names the update, so that the page reloads by itself only once for each. */
let served = '';

/** Notes the version and build that the server states. A host inside the browser has no build of its own. */
export function noteVersion(said: { readonly protocol?: number; readonly build?: string }): void {
  const { protocol = PROTOCOL_VERSION, build } = said;
  if (protocol !== PROTOCOL_VERSION) return noteOutdated();
  if (build === undefined || MY_BUILD === undefined) return;
  served = build;
  update.value = build === MY_BUILD ? 'none' : 'newer';
}

export function noteOutdated(): void {
  update.value = 'other';
}

/** Where a socket of this page is opened. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  const query = new URLSearchParams({ [PROTOCOL_QUERY]: String(PROTOCOL_VERSION), build: MY_BUILD ?? '' });
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket?${query}`;
}

const RELOADED_FOR = 'sternwheel.reloaded-for';

/** Reloads the page, once for each build. If that does not help, for example because of a cache, a person decides. */
export function reloadOnce(): void {
  const name = `${update.peek()} ${served}`;
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === name) return;
    sessionStorage.setItem(RELOADED_FOR, name);
  } catch {
    return;
  }
  location.reload();
}
