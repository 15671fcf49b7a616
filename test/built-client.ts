import { fileURLToPath } from 'node:url';
import { ensureWeb } from '#server/web/build.ts';

/** Builds the client once, before tests that run side by side would each build it. */
export default (): Promise<void> => ensureWeb(fileURLToPath(new URL('..', import.meta.url)), () => undefined);
