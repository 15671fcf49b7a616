import { resolve } from 'node:path';
import { type CliCommand, EXIT } from './command.ts';
import { DATA_OPTION, dataDirectory, withData } from './data.ts';

export const command: CliCommand = {
  summary:
    'Copies all data into a new directory, also while the server runs: the database as it is at one moment, the archive and the reports. The copy ' +
    'is a data directory of its own; `sternwheel check --data TARGET` checks it.',
  words: { usage: 'TARGET', least: 1, most: 1 },
  options: DATA_OPTION,
  async run(given, terminal) {
    const { backUp } = await import('#server/upkeep/backup.ts');
    const [target = ''] = given.words;
    const done = await withData(() => backUp(dataDirectory(given), resolve(target)));
    const { bytes, archived, running } = done;
    terminal.out(
      given.json
        ? `${JSON.stringify(done)}\n`
        : `Copied to ${done.target}: a database of ${bytes} bytes and ${archived} records, ${running ? 'while the server runs' : 'with no server running'}.\n`,
    );
    return EXIT.fine;
  },
};
