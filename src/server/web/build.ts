import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../http/compress.ts';
import { StartRefusal } from '../start-refusal.ts';

/** Everything that goes into the client, and the tools that build it. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public/**',
  'src/{engine,geometry,games,bots,table,protocol,kit,web}/**',
];
const WORTH_PACKING = '**/*.{html,js,css,json,svg,webmanifest,txt}';
const BEST = 11;

export const distDirectory = (root: string): string => join(root, 'dist');

/** Builds the client unless the last build was made from exactly the same files. */
export async function ensureWeb(root: string, say: (sentence: string) => void): Promise<void> {
  const wanted = stampOf(root);
  const stamp = join(distDirectory(root), '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the web client …');
  await runVite(root);
  await packFiles(distDirectory(root));
  writeFileSync(stamp, wanted);
}

/** Sizes and times instead of contents: a restart must not read every source again. */
function stampOf(root: string): string {
  const hash = createHash('sha256');
  const names = globSync(SOURCES, { cwd: root }).filter((name) => !/\.test\.tsx?$/.test(name));
  for (const name of names.sort()) {
    const { size, mtimeMs, mode } = statSync(join(root, name));
    if ((mode & 0o170000) === 0o100000) hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** In a process of its own, so that the bundler's memory does not stay with the server. */
function runVite(root: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartRefusal(`The web client could not be built:\n${said.join('').trim()}`)),
    );
  });
}

async function packFiles(dist: string): Promise<void> {
  await Promise.all(
    globSync(WORTH_PACKING, { cwd: dist }).map(async (name) => {
      const path = join(dist, name);
      const body = readFileSync(path);
      writeFileSync(`${path}.br`, await pack('br', body, BEST));
      writeFileSync(`${path}.gz`, await pack('gzip', body, BEST));
    }),
  );
}
