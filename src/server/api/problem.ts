import type { z } from 'zod';

/** The first thing that is wrong with an input, for the author of a client; never the input itself. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`.slice(0, 200);
}
