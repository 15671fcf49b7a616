/*
 * The service worker: after the first visit the app opens, and plays on this device, without a
 * network. Pages come from the network when there is one, so a new build is seen at once;
 * everything under /assets/ has its content in its name and comes from the cache.
 */

/** What is used here of a service worker; the compiler's own types clash with those of pages. */
interface ServiceWorker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as ServiceWorker;

/** Filled in by the build. */
const FILES = '%offline files%' as unknown as readonly string[];

const CACHE = `sternwheel ${nameOf(FILES)}`;

const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));

worker.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(request, pathname));
});

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The app is one page: the kept page can show every address. */
async function freshPage(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return kept(request, '/');
  }
}

async function kept(request: Request, path: string): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}

/** Names the list, so that each build keeps its own files. */
function nameOf(files: readonly string[]): string {
  let sum = 0;
  for (const letter of files.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
