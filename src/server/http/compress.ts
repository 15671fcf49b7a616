import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from './message.ts';

/** Smaller bodies gain nothing: they fit one packet either way. */
const WORTH_BYTES = 1024;

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best encoding the client accepts; `q=0` means no. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** Suits answers that are used once or a few times. */
const QUALITY = 4;

/** Off the event loop. */
export async function compressed(answer: HttpResponse, accepted: string | undefined): Promise<HttpResponse> {
  const { body, headers = {} } = answer;
  if (body === undefined || body.length < WORTH_BYTES || headers['content-encoding'] !== undefined) return answer;
  if (!TEXT.test(headers['content-type'] ?? '')) return answer;
  const encoding = chooseEncoding(accepted);
  if (encoding === undefined) return { ...answer, headers: { ...headers, vary: 'accept-encoding' } };
  const packed = await packOnce(encoding, body);
  return { ...answer, headers: { ...headers, vary: 'accept-encoding', 'content-encoding': encoding }, body: packed };
}

const packedBodies = new WeakMap<Uint8Array, Map<Encoding, Promise<Buffer>>>();

/** Bytes that many are answered with are compressed once. */
function packOnce(encoding: Encoding, body: string | Uint8Array): Promise<Buffer> {
  if (typeof body === 'string') return pack(encoding, body, QUALITY);
  const known = packedBodies.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  packedBodies.set(body, known);
  const packed = known.get(encoding) ?? pack(encoding, body, QUALITY);
  known.set(encoding, packed);
  return packed;
}

export function pack(encoding: Encoding, body: string | Uint8Array, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(body, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) });
}
