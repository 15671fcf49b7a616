import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distDirectory } from '#server/web/build.ts';
import { buildIn } from '#server/web/files.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The same client under other names, as if one line of it had been changed and built again: files that name each other
 * get new names together. Gives the new name of the first script.
 */
export function copyAsNewerBuild(directory: string): string {
  const entry = buildIn(distDirectory(ROOT));
  if (entry === undefined) throw new Error('the client has not been built');
  cpSync(distDirectory(ROOT), directory, { recursive: true });
  for (const name of globSync('**/*.{br,gz}', { cwd: directory })) rmSync(join(directory, name));
  const scripts = globSync('*.js', { cwd: join(directory, 'assets') }).map((name) => name.slice(0, -'.js'.length));
  for (const name of globSync('**/*.{js,html}', { cwd: directory })) {
    const path = join(directory, name);
    const renamed = scripts.reduce((text, one) => text.replaceAll(one, newer(one)), readFileSync(path, 'utf8'));
    writeFileSync(path, renamed);
  }
  for (const one of scripts) {
    renameSync(join(directory, 'assets', `${one}.js`), join(directory, 'assets', `${newer(one)}.js`));
  }
  return newer(entry);
}

/** As long as before, because the name of a build has a fixed length. */
const newer = (name: string): string => `${name.slice(0, -5)}newer`;
