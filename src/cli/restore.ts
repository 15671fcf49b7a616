import { resolve } from 'node:path';
import { type CliCommand, EXIT } from './command.ts';
import { DATA_OPTION, dataDirectory, withData } from './data.ts';

export const command: CliCommand = {
  summary:
    'Puts a backup into the data directory. Refused while a server runs there. Refused where data is already there, unless --replace puts that aside.',
  words: { usage: 'BACKUP', least: 1, most: 1 },
  options: {
    ...DATA_OPTION,
    replace: { help: 'put the data that is there aside, into a folder inside the data directory' },
  },
  async run(given, terminal) {
    const { restoreBackup } = await import('#server/upkeep/restore.ts');
    const [backup = ''] = given.words;
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const aside = given.has('replace') ? `replaced-${time}` : undefined;
    const done = await withData(() =>
      restoreBackup({ backup: resolve(backup), directory: dataDirectory(given), aside }),
    );
    const put = done.aside === undefined ? '' : ` What was there is in ${done.aside}.`;
    terminal.out(given.json ? `${JSON.stringify(done)}\n` : `Restored to ${done.directory}.${put}\n`);
    return EXIT.fine;
  },
};
