import { readFile } from 'node:fs/promises';
import { readRecordFile, RECORD_SCHEMA, type RecordFile } from '#protocol/record-file.ts';
import { WrongUse } from './command.ts';

/** Reads a record from a file: one exported by a table, or the bare record of a game. */
export async function readRecord(path: string): Promise<RecordFile> {
  const value = parse(path, await textOf(path));
  const bare = typeof value === 'object' && value !== null && !('sternwheel' in value);
  const read = readRecordFile(bare ? { sternwheel: 'record', schema: RECORD_SCHEMA, names: [], ...value } : value);
  if (!read.ok) throw new WrongUse(`${path} is not the record of a game: ${read.problem}`);
  return read.record;
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new WrongUse(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${String(code)})`);
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUse(`${path} is not JSON`);
  }
}
