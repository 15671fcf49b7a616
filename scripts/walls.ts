import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What the compiler says of an import from a room that this one may not use. */
const CROSSED = /^(.+)\(\d+,\d+\): error TS6307: File '([^']+)' is not listed within the file list of project/;
/** The same of a file with markup, where the room has none. */
const MARKUP = /^(.+)\(\d+,\d+\): error TS6142: Module '[^']+' was resolved to '([^']+)'/;
/** The compiler puts its error at one import of the file, and names the others below. */
const IMPORTED = /^ +Imported via .+ from file '([^']+)'/;

/**
 * One sentence for each import that crosses a wall. The compiler lists it somewhere among hundreds of errors: all that
 * the imported file imports in turn is not listed either, and does not fit the room.
 */
export function wallsCrossed(output: string, root: string): readonly string[] {
  const sentences = new Set<string>();
  let target: string | undefined;
  const note = (importer: string) => {
    if (target !== undefined && isCrossing(importer, target, root)) sentences.add(sentence(importer, target, root));
  };
  for (const line of output.split('\n')) {
    const [, importer, imported] = CROSSED.exec(line) ?? MARKUP.exec(line) ?? [];
    if (!line.startsWith(' ')) target = imported;
    if (importer !== undefined) note(join(root, importer));
    const [, another] = IMPORTED.exec(line) ?? [];
    if (another !== undefined) note(another);
  }
  return [...sentences];
}

function isCrossing(importer: string, target: string, root: string): boolean {
  const [from, to] = [roomOf(importer, root), roomOf(target, root)];
  return from !== to && !roomsFor(from).includes(to);
}

/** The nearest folder around a file that has types of its own. */
function roomOf(file: string, root: string): string {
  const folder = dirname(file);
  return folder === root || existsSync(join(folder, 'tsconfig.json')) ? folder : roomOf(folder, root);
}

/** The rooms that a room may use. */
const roomsFor = (room: string): readonly string[] =>
  [...readFileSync(join(room, 'tsconfig.json'), 'utf8').matchAll(/"path": "(.+)"/g)].map(([, path = '']) =>
    join(room, path),
  );

function sentence(importer: string, target: string, root: string): string {
  const named = (path: string) => relative(root, path).replaceAll('\\', '/');
  const room = roomOf(importer, root);
  const allowed = roomsFor(room).map(named).join(', ') || 'no other room';
  return `${named(importer)} must not import ${named(target)}: ${named(room)} may import ${allowed}.`;
}
