import type { z } from 'zod';
import { isSpoken, OUTDATED, PROTOCOL_HEADER } from '#protocol/version.ts';
import { type Answer, type Ask, json } from '../http/ask.ts';
import { isOwnOrigin } from '../http/security.ts';
import { clearCookie, readClaim, writeCookie } from '../identity/cookie.ts';
import { newPersonId } from '../identity/person.ts';
import type { House } from '../live/house.ts';
import { type HouseRefusal, refused } from '../refusals.ts';
import type { FindRoute } from './find.ts';
import type { Reply, Route } from './route.ts';

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly answer: Answer };

/** Everything a request must pass before a route sees it, in one place and one order. */
export function gate(house: House, find: FindRoute) {
  return async (ask: Ask): Promise<Answer> => {
    if (!house.limits.requestsOfAddress.take(ask.address))
      return slowDown(house.limits.requestsOfAddress.wait(ask.address));
    const found = find(ask.method, ask.path);
    if (found.kind === 'nothing') return refused({ code: 'noSuchAddress' });
    if (found.kind === 'wrongMethod') return refused({ code: 'wrongMethod' }, { allow: found.allow });
    const { route, words } = found;
    const foreign = refuseForeign(house, ask);
    if (foreign !== undefined) return refused(foreign);
    const who = identify(house, ask, route.meets);
    if (!who.ok) return who.answer;
    const { person, cookie } = who.value;
    const isLong = ask.body.length > house.config.bodyBytes;
    if (isLong && !house.limits.records.take(person ?? ask.address)) return slowDown(1);
    const read = readInput(route, words, ask);
    if (!read.ok) return read.answer;
    const reply = await route.run({ house, person, ask, ...read.value });
    return answerOf(reply, cookie);
  };
}

/** A request must speak our version. One that changes something must come from a page of ours and be JSON, which no foreign form can send. */
function refuseForeign({ config }: House, { method, headers }: Ask): HouseRefusal | undefined {
  if (!isSpoken(headers[PROTOCOL_HEADER])) return OUTDATED;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (!isOwnOrigin(headers, config.origins)) return { code: 'foreignOrigin' };
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return isJson ? undefined : { code: 'notJson', problem: 'content-type must be application/json' };
}

interface Who {
  readonly person: string | undefined;
  readonly cookie: string | undefined;
}

function identify(house: House, ask: Ask, meets: boolean): Checked<Who> {
  const { signer, limits } = house;
  const claim = readClaim(signer, ask.headers['cookie']);
  const secure = isSecure(house, ask);
  if (claim.kind === 'forged') {
    return { ok: false, answer: refused({ code: 'badIdentity' }, { 'set-cookie': clearCookie(secure) }) };
  }
  if (claim.kind === 'nobody') {
    if (!meets) return { ok: true, value: { person: undefined, cookie: undefined } };
    if (!limits.newPeople.take(ask.address)) return { ok: false, answer: slowDown(limits.newPeople.wait(ask.address)) };
    const person = newPersonId();
    return { ok: true, value: { person, cookie: writeCookie(signer, person, secure) } };
  }
  const { person } = claim;
  if (!limits.requestsOfPerson.take(person))
    return { ok: false, answer: slowDown(limits.requestsOfPerson.wait(person)) };
  return { ok: true, value: { person, cookie: undefined } };
}

/**
 * The cookie that comes with the page itself, for whoever has none or a forged one: what the page then asks by
 * requests and by its socket at the same moment comes from one person, not from two.
 */
export function greet(house: House, ask: Ask): string | undefined {
  if (readClaim(house.signer, ask.headers['cookie']).kind === 'person') return undefined;
  if (!house.limits.newPeople.take(ask.address)) return undefined;
  return writeCookie(house.signer, newPersonId(), isSecure(house, ask));
}

export const isSecure = ({ config }: House, { headers }: Pick<Ask, 'headers'>): boolean =>
  config.behindProxy && headers['x-forwarded-proto'] === 'https';

const slowDown = (seconds: number) => refused({ code: 'tooMany' }, { 'retry-after': String(seconds) });

function readInput(
  route: Route,
  words: Readonly<Record<string, string>>,
  ask: Ask,
): Checked<{ params: unknown; body: unknown }> {
  const params = route.params.safeParse({ ...ask.query, ...words });
  if (!params.success) return malformed(problemOf(params.error));
  if (route.body === undefined) return { ok: true, value: { params: params.data, body: undefined } };
  const parsed = parseJson(ask.body);
  if (!parsed.ok) return malformed('the body is not JSON');
  const body = route.body.safeParse(parsed.value);
  return body.success
    ? { ok: true, value: { params: params.data, body: body.data } }
    : malformed(problemOf(body.error));
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

/** The first thing that is wrong, for whoever writes a client; never the input itself. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`.slice(0, 200);
}

function answerOf(reply: Reply<unknown>, cookie: string | undefined): Answer {
  const headers = cookie === undefined ? {} : { 'set-cookie': cookie };
  return reply.ok ? json(200, reply.value, { ...headers, ...reply.headers }) : refused(reply.refusal, headers);
}
