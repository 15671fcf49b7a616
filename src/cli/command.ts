import { parseArgs } from 'node:util';
import { columns, type Terminal, wrap } from './terminal.ts';

/** Fine, found something, wrong use. */
export const EXIT = { fine: 0, found: 1, wrongUse: 2 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** One option of a command. Without `value` it is a switch. */
export interface Option {
  readonly value?: string;
  readonly help: string;
}

export interface CliCommand {
  readonly summary: string;
  /** How it is called, where that is not `sternwheel` and its name. */
  readonly called?: string;
  /** What follows the command's name, as in `FILE`; and how many such words it takes. */
  readonly words?: { readonly usage: string; readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, Option>>;
  run(given: Given, terminal: Terminal): Promise<Exit>;
}

/** What the caller wrote after the command's name. */
export interface Given {
  readonly words: readonly string[];
  readonly json: boolean;
  has(name: string): boolean;
  text(name: string): string | undefined;
}

/** The caller asked for something that makes no sense. The message says what, in one sentence. */
export class WrongUse extends Error {}

/**
 * The request makes sense but cannot be done here: a record that does not replay, a package that cannot be installed.
 * The message is one sentence.
 */
export class Obstacle extends Error {}

const COMMON: Readonly<Record<string, Option>> = {
  json: { help: 'print for machines' },
  help: { help: 'print this help' },
};

export async function runCommand(
  name: string,
  command: CliCommand,
  words: readonly string[],
  terminal: Terminal,
): Promise<Exit> {
  const given = readGiven(command, words);
  if (given.has('help')) {
    terminal.out(helpOf(name, command, terminal.width));
    return EXIT.fine;
  }
  const { usage, least, most } = command.words ?? { usage: '', least: 0, most: 0 };
  const count = given.words.length;
  if (count < least) throw new WrongUse(`${name} needs ${usage}`);
  if (count > most) throw new WrongUse(`${name} does not know what to do with ${given.words[most]}`);
  return command.run(given, terminal);
}

/** Prints a mistake or an obstacle in one sentence. Anything else is a fault of ours and is thrown again. */
export function complain(error: unknown, help: string, terminal: Terminal): Exit {
  if (error instanceof Obstacle) {
    terminal.err(`sternwheel: ${error.message}\n`);
    return EXIT.found;
  }
  if (!(error instanceof WrongUse)) throw error;
  terminal.err(`sternwheel: ${error.message}. See ${help}.\n`);
  return EXIT.wrongUse;
}

function readGiven(command: CliCommand, words: readonly string[]): Given {
  const options = Object.entries({ ...command.options, ...COMMON }).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const { values, positionals } = parse(
    words.map((word) => (word === '-h' ? '--help' : word)),
    Object.fromEntries(options),
  );
  return {
    words: positionals,
    json: values['json'] === true,
    has: (name) => values[name] !== undefined,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  };
}

function parse(words: readonly string[], options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // The parser's first sentence is good. The rest of its message is about our code.
    throw new WrongUse(error instanceof Error ? (error.message.split(/\.?(?:\s*\n|\. )/)[0] ?? '') : String(error));
  }
}

function helpOf(name: string, command: CliCommand, width: number): string {
  const rows = Object.entries({ ...command.options, ...COMMON }).map(([option, { value, help }]) => [
    `  --${option}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  const called = command.called ?? `sternwheel ${name}`;
  const usage = [called, command.words?.usage, '[options]'].filter((word) => word !== undefined);
  return `${usage.join(' ')}\n\n${wrap(command.summary, width)}\n\n${columns(rows)}\n`;
}

/** A whole number from an option, or the default if it was not given. */
export function wholeNumber(given: Given, name: string, usual: number, least = 1): number {
  const text = given.text(name);
  if (text === undefined) return usual;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least) {
    throw new WrongUse(`--${name} must be a whole number from ${least}, not ${text}`);
  }
  return value;
}
