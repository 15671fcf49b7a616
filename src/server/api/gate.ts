import { isSpokenByRequest, OUTDATED, PROTOCOL_HEADER } from '#protocol/version.ts';
import { type HttpResponse, type HttpRequest, json, JSON_HEADERS } from '../http/message.ts';
import { BodiesFull } from '../http/body-budget.ts';
import { isOwnOrigin } from '../http/security.ts';
import { clearCookie, readClaim, writeCookie } from '../identity/cookie.ts';
import { newPersonId } from '../identity/person.ts';
import type { TableServer } from '../live/table-server.ts';
import { type ServerRefusal, refused } from '../refusals.ts';
import type { FindRoute } from './find.ts';
import { problemOf } from './problem.ts';
import type { Reply, ApiRoute } from './route.ts';

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly answer: HttpResponse };

/** All checks a request must pass before a route sees it, in one place and one order. */
export function gate(tableServer: TableServer, find: FindRoute) {
  return async (ask: HttpRequest): Promise<HttpResponse> => {
    const found = find(ask.method, ask.path);
    if (found.kind === 'nothing') return refused({ code: 'noSuchAddress' });
    if (found.kind === 'wrongMethod') return refused({ code: 'wrongMethod' }, { allow: found.allow });
    const { route, words } = found;
    const foreign = refuseForeign(tableServer, ask);
    if (foreign !== undefined) return refused(foreign);
    const who = identify(tableServer, ask, route);
    if (!who.ok) return who.answer;
    const { person, cookie } = who.value;
    const read = await readInput(tableServer, route, words, ask);
    if (!read.ok) return read.answer;
    const source = { person: person ?? `at ${ask.address}`, address: ask.address };
    const reply = await route.run({ tableServer, person, source, ask, ...read.value });
    return answerOf(reply, cookie);
  };
}

/**
 * A request must use our version. One that changes something must come from one of our pages and be JSON, which no form
 * of another page can send.
 */
function refuseForeign({ config }: TableServer, { method, headers }: HttpRequest): ServerRefusal | undefined {
  if (!isSpokenByRequest(headers[PROTOCOL_HEADER])) return OUTDATED;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (!isOwnOrigin(headers, config.origins)) return { code: 'foreignOrigin' };
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return isJson ? undefined : { code: 'notJson', problem: 'content-type must be application/json' };
}

interface Who {
  readonly person: string | undefined;
  readonly cookie: string | undefined;
}

/** Who asks. Only a known person may send a large body: it is refused before a byte of it is read. */
function identify(tableServer: TableServer, ask: HttpRequest, { createsIdentity, large }: ApiRoute): Checked<Who> {
  const { signer, limits } = tableServer;
  const claim = readClaim(signer, ask.headers['cookie']);
  const secure = isSecure(tableServer, ask);
  if (claim.kind === 'forged') {
    return { ok: false, answer: refused({ code: 'badIdentity' }, { 'set-cookie': clearCookie(secure) }) };
  }
  if (claim.kind === 'nobody') {
    if (large === true)
      return { ok: false, answer: refused({ code: 'badIdentity', problem: 'send GET /api/me first' }) };
    if (!createsIdentity) return { ok: true, value: { person: undefined, cookie: undefined } };
    const person = newPersonId();
    return { ok: true, value: { person, cookie: writeCookie(signer, person, secure) } };
  }
  const { person } = claim;
  if (!limits.requestsOfPerson.take(person))
    return { ok: false, answer: slowDown(limits.requestsOfPerson.wait(person)) };
  return { ok: true, value: { person, cookie: undefined } };
}

/**
 * The cookie that comes with the page itself, for a browser that has none or a forged one. Otherwise the first requests
 * of the page and its socket, sent at the same moment, would come from two different persons.
 */
export function greet(tableServer: TableServer, ask: HttpRequest): string | undefined {
  if (readClaim(tableServer.signer, ask.headers['cookie']).kind === 'person') return undefined;
  return writeCookie(tableServer.signer, newPersonId(), isSecure(tableServer, ask));
}

export const isSecure = ({ config }: TableServer, { headers }: Pick<HttpRequest, 'headers'>): boolean =>
  config.behindProxy && headers['x-forwarded-proto'] === 'https';

export const slowDown = (seconds: number, headers: Readonly<Record<string, string>> = {}): HttpResponse =>
  refused({ code: 'tooMany' }, { 'retry-after': String(seconds), ...headers });

interface Input {
  readonly params: unknown;
  readonly body: unknown;
  readonly bytes: Uint8Array;
}

const NO_BYTES = new Uint8Array();

async function readInput(
  tableServer: TableServer,
  route: ApiRoute,
  words: Readonly<Record<string, string>>,
  ask: HttpRequest,
): Promise<Checked<Input>> {
  const params = route.params.safeParse({ ...ask.query, ...words });
  if (!params.success) return malformed(problemOf(params.error));
  const input = { params: params.data, body: undefined, bytes: NO_BYTES };
  if (route.body === undefined) return { ok: true, value: input };
  const { recordBytes, bodyBytes } = tableServer.config;
  const bytes = await readWithin(ask, route.large === true ? recordBytes : bodyBytes);
  if (!bytes.ok) return bytes;
  if (route.large === true) return { ok: true, value: { ...input, bytes: bytes.value } };
  const parsed = parseJson(bytes.value);
  if (!parsed.ok) return malformed('the body is not JSON');
  const body = route.body.safeParse(parsed.value);
  return body.success ? { ok: true, value: { ...input, body: body.data } } : malformed(problemOf(body.error));
}

async function readWithin(ask: HttpRequest, limit: number): Promise<Checked<Uint8Array>> {
  try {
    const bytes = await ask.readBody(limit);
    return bytes === undefined ? { ok: false, answer: refused({ code: 'tooLarge' }) } : { ok: true, value: bytes };
  } catch (error) {
    if (error instanceof BodiesFull) return { ok: false, answer: slowDown(1) };
    throw error;
  }
}

const malformed = (problem: string): Checked<never> => ({
  ok: false,
  answer: refused({ code: 'malformedMessage', problem }),
});

function parseJson(bytes: Uint8Array): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false };
  }
}

function answerOf(reply: Reply<unknown>, cookie: string | undefined): HttpResponse {
  const headers = cookie === undefined ? {} : { 'set-cookie': cookie };
  if (!reply.ok) return refused(reply.refusal, headers);
  const more = { ...headers, ...reply.headers };
  return 'json' in reply
    ? { status: 200, headers: { ...JSON_HEADERS, ...more }, body: reply.json }
    : json(200, reply.value, more);
}
