import { useRef } from 'preact/hooks';
import { same } from '#engine/same.ts';

/** The value as it first came, until something in it changes. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
