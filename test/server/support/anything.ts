import fc from 'fast-check';

/** Addresses, real ones and others; TABLE stands for a table that is there. */
export const paths = fc.oneof(
  fc.constantFrom(
    '/api/me',
    '/api/tables',
    '/api/records',
    '/api/links',
    '/api/games',
    '/api/me/tables',
    '/metrics',
    '/',
  ),
  fc.webPath().map((path) => `/api/tables${path}`),
  fc
    .constantFrom(
      'record',
      'log?from=0&to=1',
      'log',
      'moment?log=9999999999',
      'moment?viewer=-1&log=0',
      'seats/99/link',
    )
    .map((rest) => `/api/tables/TABLE/${rest}`),
  fc.string().map((text) => `/${encodeURIComponent(text)}`),
);

const command = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'play',
      'undo',
      'askTakeback',
      'sit',
      'leave',
      'handToBot',
      'reclaim',
      'clearSeat',
      'markRead',
      'instruct',
      'say',
      'list',
      'mute',
      'report',
      'answerTakeback',
      'rename',
    ),
    seat: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.string()),
    expectedTurn: fc.oneof(fc.nat(), fc.string()),
    actions: fc.oneof(fc.json(), fc.array(fc.record({ type: fc.string(), to: fc.anything() }))),
    level: fc.string(),
  }),
  fc.record({
    type: fc.constant('play'),
    seat: fc.constantFrom(0, 1, 2),
    expectedTurn: fc.nat(5),
    actions: fc.constant([{ type: 'step' }]),
  }),
  fc.record({ type: fc.constant('handToBot'), seat: fc.constantFrom(0, 1, 2), level: fc.constant('random') }),
  fc.record({ type: fc.constantFrom('leave', 'reclaim', 'sit', 'clearSeat'), seat: fc.constantFrom(0, 1, 2) }),
  fc.record({ type: fc.constant('list'), listed: fc.boolean() }),
  fc.anything(),
);

/** What a socket may be sent, real messages and others; TABLE stands for a table that is there. */
export const messages = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({
      type: fc.constantFrom(
        'open',
        'import',
        'watch',
        'unwatch',
        'command',
        'export',
        'readLog',
        'readMoment',
        'constructor',
        '__proto__',
      ),
      key: fc.string({ maxLength: 80 }),
      table: fc.constantFrom('TABLE', 'nowhere', ''),
      viewer: fc.oneof(fc.integer(), fc.constant('spectator'), fc.anything()),
      since: fc.string(),
      from: fc.integer(),
      to: fc.integer(),
      log: fc.integer(),
      command,
      opening: fc.anything(),
    })
    .map((message) => JSON.stringify(message)),
  command.map((asked) => JSON.stringify({ type: 'command', key: 'k', table: 'TABLE', command: asked })),
);
