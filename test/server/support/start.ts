import { serve } from '#server/serve.ts';

/** The server as a process of its own, for tests that kill it. */
process.exitCode = await serve(process.env, console.log);
