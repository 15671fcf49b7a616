import { ensureWeb } from '#server/web/build.ts';

/** Builds the web client beforehand, for machines where the server may write nothing but its data: `npm run build`. */
await ensureWeb(process.cwd(), console.log);
