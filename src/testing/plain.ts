import { same } from '#engine/same.ts';

/** Where a value stops being plain JSON data, as a path; undefined when it is plain throughout. */
export function notPlain(value: unknown, path = 'it'): string | undefined {
  if (typeof value !== 'object' || value === null)
    return isPlainScalar(value) ? undefined : `${path} is ${String(value)}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is an object of a class`;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isPlainScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** Where two values first differ, for a person who must find out why; undefined when they are the same. */
export function difference(a: unknown, b: unknown, path = 'it'): string | undefined {
  if (same(a, b)) return undefined;
  if (!hasParts(a) || !hasParts(b)) return `${path}: ${brief(a)} ≠ ${brief(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return `${path}: a key that only one of them has, ${brief(Object.keys(a))} ≠ ${brief(Object.keys(b))}`;
}

const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value short enough for a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
