import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distDirectory } from '#server/web/build.ts';
import { buildIn } from '#server/web/files.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The same client under another name, as if one line of it had been changed and built again. Gives the new name. */
export function copyAsNewerBuild(directory: string): string {
  const before = buildIn(distDirectory(ROOT));
  if (before === undefined) throw new Error('the client has not been built');
  const after = `${before.slice(0, -5)}newer`;
  cpSync(distDirectory(ROOT), directory, { recursive: true });
  for (const name of globSync('**/*.{br,gz}', { cwd: directory })) rmSync(join(directory, name));
  for (const name of globSync('**/*.{js,html}', { cwd: directory })) {
    const path = join(directory, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(before, after));
  }
  renameSync(join(directory, 'assets', `${before}.js`), join(directory, 'assets', `${after}.js`));
  return after;
}
