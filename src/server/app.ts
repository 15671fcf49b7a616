import { createHash, timingSafeEqual } from 'node:crypto';
import { finder } from './api/find.ts';
import { gameRoutes } from './api/games.ts';
import { gate, greet, isSecure, slowDown } from './api/gate.ts';
import { nameSchemas, openApi } from './api/openapi.ts';
import { apiPage } from './api/page.ts';
import { peopleRoutes } from './api/people.ts';
import { NAMED } from './api/schemas.ts';
import { tableRoutes } from './api/tables.ts';
import { type HttpResponse, type App, type HttpRequest, json } from './http/message.ts';
import { isKnownHost, STRICT_TRANSPORT } from './http/security.ts';
import type { TableServer } from './live/table-server.ts';
import { refused } from './refusals.ts';
import type { Files } from './web/files.ts';

export const ROUTES = [...gameRoutes, ...peopleRoutes, ...tableRoutes];

const find = finder(ROUTES);

/** Everything the server answers over HTTP, as one function from a request to an answer. */
export function newApp(tableServer: TableServer, files: Files): App {
  const document = openApi(ROUTES, nameSchemas(NAMED));
  const page = apiPage(document);
  const described = json(200, document, { 'cache-control': 'no-cache' });
  const api = gate(tableServer, find);
  const counted = tableServer.metrics.counter('sternwheel_requests_total', 'Answered requests by status.');
  const fixed: Readonly<Record<string, (ask: HttpRequest) => HttpResponse | Promise<HttpResponse>>> = {
    '/ready': async () => {
      const code = await tableServer.readiness();
      return code === undefined ? json(200, { status: 'ready' }) : json(503, { status: 'unavailable', code });
    },
    '/metrics': ({ headers }) =>
      bringsToken(headers['authorization'], tableServer.config.metricsToken)
        ? { status: 200, headers: { 'content-type': 'text/plain; version=0.0.4' }, body: tableServer.metrics.page() }
        : refused({ code: 'badIdentity' }, { 'www-authenticate': 'Bearer' }),
    '/api': () => page,
    '/api/openapi.json': () => described,
  };
  const answer = (ask: HttpRequest): HttpResponse | Promise<HttpResponse> => {
    if (ask.path === '/health') return json(200, { status: 'ok' });
    if (!tableServer.limits.requestsOfAddress.take(ask.address, costOf(ask)))
      return slowDown(tableServer.limits.requestsOfAddress.wait(ask.address), { connection: 'close' });
    if (!isKnownHost(ask.headers['host'], tableServer.config))
      return refused({ code: 'foreignHost', problem: UNKNOWN_HOST });
    const known = isReading(ask) && Object.hasOwn(fixed, ask.path) ? fixed[ask.path] : undefined;
    if (known !== undefined) return known(ask);
    if (ask.path.startsWith('/api/')) return api(ask);
    const file = files(ask);
    return file ? greeted(tableServer, ask, file) : refused({ code: isReading(ask) ? 'noSuchAddress' : 'wrongMethod' });
  };
  return async (ask) => {
    const given = await answer(ask);
    counted.add(String(given.status));
    return isSecure(tableServer, ask) ? { ...given, headers: { ...STRICT_TRANSPORT, ...given.headers } } : given;
  };
}

/** Compares hashes: they have equal lengths and do not show how much of the token was right. */
function bringsToken(given: string | undefined, token: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return token === undefined || timingSafeEqual(hash(given ?? ''), hash(`Bearer ${token}`));
}

function greeted(tableServer: TableServer, ask: HttpRequest, file: HttpResponse): HttpResponse {
  const isPage = file.headers?.['content-type']?.startsWith('text/html') === true;
  const cookie = isPage ? greet(tableServer, ask) : undefined;
  return cookie === undefined ? file : { ...file, headers: { ...file.headers, 'set-cookie': cookie } };
}

/** A page loads about thirty files, and a file costs next to nothing: a class that arrives together must fit in. */
const FILE_COST = 0.1;
const costOf = ({ path }: HttpRequest): number => (/\.\w+$/.test(path) ? FILE_COST : 1);

const isReading = ({ method }: HttpRequest) => method === 'GET' || method === 'HEAD';

const UNKNOWN_HOST = 'this server does not know the name it was called by; its host can add it to HOSTS';
