import type { Refusal } from '#protocol/refusals.ts';
import { Refused } from './house.ts';

/** One request to the server's API. */
export async function askApi<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    `/api${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Refused(refusalIn(read));
  return read as T;
}

const refusalIn = (read: unknown): Refusal =>
  typeof read === 'object' && read !== null && 'code' in read ? (read as Refusal) : { code: 'unavailable' };
