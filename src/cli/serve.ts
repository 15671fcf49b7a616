import { type CliCommand, EXIT } from './command.ts';

/** Options that stand for an environment variable. The option wins. */
const VARIABLES = { port: 'PORT', host: 'HOST', data: 'DATA_DIR' } as const;

export const command: CliCommand = {
  summary:
    'Runs the server: tables, bots and the web client, until it is told to stop. Everything can also be set in the environment; ' +
    'the README lists the variables.',
  options: {
    port: { value: 'N', help: 'the port, as PORT (8080)' },
    host: { value: 'ADDRESS', help: 'the address to listen on, as HOST' },
    data: { value: 'FOLDER', help: 'where everything is kept, as DATA_DIR (./data)' },
  },
  async run(given, terminal) {
    const chosen = Object.entries(VARIABLES).flatMap(([option, variable]) => {
      const text = given.text(option);
      return text === undefined ? [] : [[variable, text]];
    });
    const say = (sentence: string) =>
      terminal.out(given.json ? `${JSON.stringify({ says: sentence })}\n` : `${sentence}\n`);
    // The server is large. A user who only asks for help need not wait for it.
    const { serve } = await import('#server/serve.ts');
    const code = await serve({ ...process.env, ...Object.fromEntries(chosen) }, say);
    return code === 0 ? EXIT.fine : EXIT.found;
  },
};
