import { type Signal, signal } from '@preact/signals';

/** Something that is fetched once and then there for everyone who asks. */
export type Fetched<T> =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly value: T }
  | { readonly is: 'failed' };

/** How long a failure is remembered. A component that shows it asks again with every render, and would never stop. */
const RETRY_AFTER = 5_000;

/** Remembers by key what is being fetched; a failure is forgotten after a while, so that asking again tries again. */
export function lazily<K extends string, T>(fetchIt: (key: K) => Promise<T>): (key: K) => Signal<Fetched<T>> {
  const known: Record<string, Signal<Fetched<T>>> = {};
  return (key) => {
    const before = known[key];
    if (before !== undefined) return before;
    const fetched = signal<Fetched<T>>({ is: 'coming' });
    known[key] = fetched;
    fetchIt(key).then(
      (value) => (fetched.value = { is: 'here', value }),
      () => {
        fetched.value = { is: 'failed' };
        setTimeout(() => delete known[key], RETRY_AFTER);
      },
    );
    return fetched;
  };
}
