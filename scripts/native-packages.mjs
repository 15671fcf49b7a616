import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The native packages that the installed ones need on this platform and do not have, as `name@version`. Of optional
 * packages npm installs only those in the lock file. Ours lacks some for macOS and Windows: npm did not offer them on
 * the machine where it was made.
 */
export function missingNativePackages(root, platform, arch) {
  const modules = join(root, 'node_modules');
  const isOurs = new RegExp(`[/-]${platform}-${arch}(-msvc|-gnu)?$`);
  const wanted = packagesIn(modules).flatMap((name) => Object.entries(optionalOf(join(modules, name))));
  const missing = wanted.filter(([name]) => isOurs.test(name) && !existsSync(join(modules, name)));
  return [...new Set(missing.map(([name, version]) => `${name}@${version}`))];
}

function packagesIn(modules) {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

function optionalOf(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).optionalDependencies ?? {}) : {};
}
