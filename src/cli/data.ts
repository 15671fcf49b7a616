import { resolve } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';
import { type Given, Obstacle, type Option } from './command.ts';

/** The options of every command about stored data. */
export const DATA_OPTION: Readonly<Record<string, Option>> = {
  data: { value: 'FOLDER', help: 'where everything is kept, as DATA_DIR (./data)' },
};

export const dataDirectory = (given: Given): string => {
  const named = given.text('data') ?? process.env['DATA_DIR'] ?? '';
  return resolve(named === '' ? './data' : named);
};

/** Works on stored data. A refusal is printed as one sentence. */
export async function withData<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StartRefusal ? new Obstacle(error.message.replace(/\.$/, '')) : error;
  }
}
