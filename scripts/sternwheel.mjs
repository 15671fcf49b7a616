#!/usr/bin/env node
// The `sternwheel` command: sets up where needed, then runs under the pinned Node.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.argv.splice(2, 0, 'src/cli/main.ts');
await import(pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), 'run.mjs')).href);
