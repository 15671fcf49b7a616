import type { Refusal } from '#protocol/refusals.ts';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '#protocol/version.ts';
import { Refused } from './host-link.ts';
import { noteOutdated } from './version.ts';

/** No server of ours answers: there is no network, or the page was put somewhere without a server. */
export class NoServer extends Error {
  override readonly name = 'NoServer';
}

/** A server that takes longer is in trouble. */
const PATIENCE_MS = 15_000;

/** One request to the server's API. Throws `Refused` if the server answers with an error, `NoServer` if none does. */
export async function askApi<T>(path: string, body?: unknown): Promise<T> {
  const answer = await send(path, body);
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) return read as T;
  const refusal = refusalIn(read) ?? guessFrom(answer.status);
  if (refusal === undefined) throw new NoServer(`${path} is answered by something else`);
  if (refusal.code === 'outdated') noteOutdated();
  throw new Refused(refusal);
}

async function send(path: string, body: unknown): Promise<Response> {
  const headers = { [PROTOCOL_HEADER]: String(PROTOCOL_VERSION), 'content-type': 'application/json' };
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    return await fetch(`/api${path}`, { ...post, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'TimeoutError') throw new Refused({ code: 'unavailable' });
    throw new NoServer(String(problem));
  }
}

const refusalIn = (read: unknown): Refusal | undefined =>
  typeof read === 'object' && read !== null && 'code' in read ? (read as Refusal) : undefined;

/** A proxy in front of a restarting or overloaded server answers in its own words: only the status is used. */
function guessFrom(status: number): Refusal | undefined {
  if (status === 429) return { code: 'tooMany' };
  return status >= 500 ? { code: 'unavailable' } : undefined;
}
