import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { REFUSAL_CODES, type RefusalCode } from '#protocol/refusals.ts';
import { type LinkState, newListeners, type TableLink } from '../link/table-link.ts';
import { Session } from '../table/session.ts';
import { problemSentence } from '../words.ts';
import { HostLink, Refused, Withdrawn } from './host-link.ts';

type Keyed = Extract<ClientMessage, { readonly key: string }>;

/** A host whose other end the test plays. */
function newHost(at: LinkState = 'open') {
  const { tell, listen } = newListeners();
  const state = signal<LinkState>(at);
  const sent: ClientMessage[] = [];
  const link: TableLink = { state, listen, send: (message) => void sent.push(message), close: () => undefined };
  const host = new HostLink(link);
  const questions = () => sent.filter((message): message is Keyed => 'key' in message);
  return { host, state, sent, questions, say: (message: HostMessage) => tell(message) };
}

const EXPORT = { type: 'export', table: 't' } as const;
const why = (asking: Promise<unknown>) =>
  asking.then(
    () => 'done',
    (problem: unknown) => problem,
  );
const refused = (code: RefusalCode, key?: string): HostMessage => ({
  type: 'refused',
  refusal: { code },
  ...(key !== undefined && { key }),
});

/** A player at seat 0 of a table where it is their turn. */
function seated() {
  const far = newHost();
  const session = new Session(far.host, 't');
  far.say({ type: 'welcome', protocol: 1, person: 'ann', name: 'Ann' });
  const position = { turn: 4, stage: 'playing', view: {}, legal: [], awaited: [0], askedAt: 0 } as const;
  const own = { undo: false, takeback: false, instructions: [], readUpTo: 0 };
  const about = { game: 'x', rulesVersion: 1, options: {}, listed: false, opener: 'ann', openedAt: 0, commitment: '' };
  const parts = {
    about: { ...about, pace: { type: 'live' } },
    seats: [{ holder: 'person', person: 'ann', name: 'Ann' }],
    position: { ...position, ...own },
    log: { from: 0, items: [] },
  } as const;
  for (const viewer of ['spectator', 0] as const)
    far.say({ type: 'update', table: 't', viewer, stamp: '1', full: true, parts });
  return { ...far, session };
}

test.each(REFUSAL_CODES)(
  'a move refused with %s is not shown as made: the player may decide again and is told why',
  async (code) => {
    for (const withKey of [true, false]) {
      const { session, say, questions } = seated();
      expect(session.seat).toBe(0);
      const playing = why(session.play([{ type: 'drift' }]));
      expect(session.sending.value).toBe(true);
      say(refused(code, withKey ? questions().at(-1)?.key : undefined));
      const problem = await playing;
      expect(problem).toBeInstanceOf(Refused);
      expect(session.sending.value).toBe(false);
      expect(problemSentence(problem)).not.toBe('');
      session.close();
    }
  },
);

test('a refusal that names no question is for the one that has waited longest', async () => {
  const { host, say } = newHost();
  const [first, second] = [why(host.ask(EXPORT)), why(host.ask(EXPORT))];
  say(refused('tooMany'));
  expect(await first).toBeInstanceOf(Refused);
  expect(host.isAsking()).toBe(true);
  say(refused('tooMany'));
  expect(await second).toBeInstanceOf(Refused);
});

test('a watch that was never told anything is refused before any question is', async () => {
  const { host, say } = newHost();
  const shut: RefusalCode[] = [];
  host.watch({
    table: 't',
    viewer: 'spectator',
    hear: () => undefined,
    refused: ({ code }) => void shut.push(code),
  });
  void host.ask(EXPORT);
  say(refused('noSuchTable'));
  expect(shut).toEqual(['noSuchTable']);
  expect(host.isAsking()).toBe(true);
});

test('a request made without a connection is sent once, when the connection is back', async () => {
  const { host, state, questions } = newHost('lost');
  let left = 0;
  void host.ask(EXPORT, { onSent: () => void left++ });
  expect([questions().length, left]).toEqual([0, 0]);
  state.value = 'open';
  expect([questions().length, left]).toEqual([1, 1]);
  state.value = 'lost';
  state.value = 'open';
  const [one, again] = questions();
  expect(again).toEqual(one);
  expect(left).toBe(1);
});

test('a request taken back before it was sent is never sent; once sent, it cannot be taken back', async () => {
  const { host, state, questions } = newHost('lost');
  const [early, late] = [new AbortController(), new AbortController()];
  const asking = why(host.ask(EXPORT, { withdrawal: early.signal }));
  void host.ask(EXPORT, { withdrawal: late.signal });
  early.abort();
  expect(await asking).toBeInstanceOf(Withdrawn);
  state.value = 'open';
  late.abort();
  expect(questions()).toHaveLength(1);
  expect(host.isAsking()).toBe(true);
});
