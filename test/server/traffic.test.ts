import { describe, expect, onTestFinished, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { defaultOptions } from '#engine/game.ts';
import { replay } from '#engine/record.ts';
import { pick } from '#engine/rng.ts';
import { same } from '#engine/same.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import { type HostMessage, hostMessageSchema, type UpdateMessage } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { newDirectory } from '#server/temporary.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';
import { SocketClient } from './support/socket-client.ts';

const rng = seeded(20_26);

/** Plays its seat whenever it is asked, and says something now and then. */
async function playSeat(client: SocketClient, table: string, seat: number): Promise<void> {
  const position = () => client.told.get(`${table} ${seat}`)?.parts.position;
  while (position()?.stage !== 'over') {
    const { legal = [], turn = 0 } = position() ?? {};
    if (legal.length === 0) {
      await new Promise<void>((resolve) => client.onceTold(resolve));
      continue;
    }
    const command = { type: 'play', seat, expectedTurn: turn, actions: [pick<Action>(rng, legal)] } as const;
    await client.ask({ type: 'command', table, command });
    if (rng.below(8) === 0)
      await client.ask({
        type: 'command',
        table,
        command: { type: 'say', room: 'players', text: `seat ${seat} speaks` },
      });
  }
}

/** A whole game of up to three people, a bot where there is room, and a spectator who talks. */
async function playWhole(url: string, game: AnyGame) {
  const count = game.meta.seats.includes(4) ? 4 : Math.max(...game.meta.seats);
  const humans = Math.min(3, count);
  const people = await Promise.all(Array.from({ length: humans }, () => SocketClient.connect(url)));
  const [opener = people[0], ...others] = people;
  const spectator = await SocketClient.connect(url);
  if (opener === undefined) throw new Error('nobody came');
  const places = Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? ({ type: 'me' } as const)
      : seat < humans
        ? ({ type: 'open' } as const)
        : ({ type: 'bot', level: 'greedy' } as const),
  );
  const options = { ...(defaultOptions(game.meta) as Record<string, unknown>) };
  const opened = await opener.ask({
    type: 'open',
    opening: { game: game.meta.id, options, pace: { type: 'live' }, listed: false, places },
  });
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened));
  const { table } = opened;
  spectator.say({ type: 'watch', table, viewer: 'spectator' });
  for (const [i, other] of others.entries()) {
    await other.ask({ type: 'command', table, command: { type: 'sit', seat: i + 1, name: `Player ${i + 1}` } });
  }
  for (const [seat, person] of people.entries()) person.say({ type: 'watch', table, viewer: seat });
  // Nobody may look through another's eyes; the refusals are in the traffic too.
  for (const [seat, person] of people.entries()) person.say({ type: 'watch', table, viewer: (seat + 1) % humans });
  spectator.say({ type: 'watch', table, viewer: 0 });
  await spectator.ask({
    type: 'command',
    table,
    command: { type: 'say', room: 'spectators', text: 'I whisper to the gallery' },
  });
  await Promise.all(people.map((person, seat) => playSeat(person, table, seat)));
  const exported = await opener.ask({ type: 'export', table });
  if (exported.type !== 'record') throw new Error(JSON.stringify(exported));
  return { people, spectator, record: exported.record, table };
}

/** By number of log items: the states that a viewer with that much of the log may have been in. */
function statesByLog(game: AnyGame, record: RecordFile): readonly (readonly unknown[])[] {
  const states: unknown[][] = [[game.setup(record.seats, record.options)]];
  const replayed = replay(game, record, ({ state, events }) => {
    if (events.length > 0) states.push([]);
    states.at(-1)?.push(game.clone(state));
  });
  if (!replayed.ok) throw new Error(replayed.problem);
  return states;
}

interface Eyes {
  readonly game: AnyGame;
  readonly states: readonly (readonly unknown[])[];
  readonly viewer: number | 'spectator';
}

/** Every telling shows a view of the truth, and the same view of a truth in which all hidden things are different. */
function checkTellings(tellings: readonly UpdateMessage[], { game, states, viewer }: Eyes): number {
  const seat = viewer === 'spectator' ? undefined : viewer;
  let log = 0;
  let checked = 0;
  for (const { parts, viewer: told } of tellings) {
    expect(told).toBe(viewer);
    if (parts.log !== undefined) log = parts.log.from + parts.log.items.length;
    if (parts.position === undefined) continue;
    const { view, legal, stage } = parts.position;
    const fitting = (states[log] ?? []).filter((state) => same(game.view(state, seat), view));
    expect(fitting.length, `the view after ${log} items is a view of the game`).toBeGreaterThan(0);
    const [state] = fitting;
    const otherwise = game.clone(state);
    game.redeal(otherwise, seat, rng);
    expect(same(game.view(otherwise, seat), view), 'the view does not show what is hidden').toBe(true);
    const allowed = seat === undefined || stage !== 'playing' ? [] : game.legal(otherwise, seat);
    expect(same(allowed, legal), 'the legal list rests on nothing hidden').toBe(true);
    checked += 1;
  }
  return checked;
}

const messagesOf = (client: SocketClient): HostMessage[] =>
  // Parsed strictly: a message with one field more than the protocol knows is a leak too.
  client.received.map((text) => {
    const message = JSON.parse(text) as HostMessage;
    expect(same(hostMessageSchema.parse(message), message), `unknown fields in ${text.slice(0, 200)}`).toBe(true);
    return message;
  });

describe.each(GAME_IDS)('the traffic of a whole game of %s', (id) => {
  test('never holds what a seat may not know', async () => {
    const server = await startServer({
      DATA_DIR: newDirectory(onTestFinished),
      ...UNLIMITED,
      CHAT_PER_MINUTE: '10000',
    });
    const game = await loadGame(id);
    const { people, spectator, record } = await playWhole(server.url, game);
    const states = statesByLog(game, record);
    const secret = record.chance?.secret ?? '';
    const entropies = record.chance?.entropies.map(({ entropy }) => entropy) ?? [];
    expect(secret).toHaveLength(64);
    expect(entropies.length).toBeGreaterThan(1);
    const watchers = [
      ...people.map((client, viewer) => ({ client, viewer })),
      { client: spectator, viewer: 'spectator' as const },
    ];
    for (const { client, viewer } of watchers) {
      const messages = messagesOf(client);
      const tellings = messages.filter((message) => message.type === 'update');
      expect(checkTellings(tellings, { game, states, viewer })).toBeGreaterThan(5);
      expect(messages.some((message) => message.type === 'refused' && message.refusal.code === 'notYourSeat')).toBe(
        true,
      );
      const end = messages.findIndex((message) => message.type === 'update' && message.parts.ending !== undefined);
      const before = client.received.slice(0, end).join('\n');
      expect(end).toBeGreaterThan(5);
      for (const hidden of [secret, ...entropies]) expect(before).not.toContain(hidden);
      for (const other of watchers) expect(client.received.join()).not.toContain(other.client.cookie?.split('.')[1]);
      if (viewer !== 'spectator') expect(before).not.toContain('I whisper to the gallery');
    }
    expect(spectator.received.join()).toContain('I whisper to the gallery');
    await server.stop();
  });
});
