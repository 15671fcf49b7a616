import type { Description } from './operations.ts';

/** The description of a table with nothing to say, for tests. */
export const DESCRIBED: Description = {
  listed: false,
  owing: false,
  deadline: undefined,
  finished: undefined,
  touched: 1000,
  lasting: '{}',
  latest: '{}',
  opener: 'ann',
  people: [],
};
