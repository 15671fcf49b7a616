import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { type AnyGame, standardOptions } from '#engine/game.ts';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import { clientMessageSchema } from '#protocol/messages.ts';
import { awaitedSeats } from '#table/clock.ts';
import { type HostNeeds, resumeTable, startTable, type TableHost } from '#table/host.ts';
import { memoryStore } from '#table/memory-store.ts';
import { open } from '#table/request.ts';
import { numberFor } from '#table/table.ts';
import { written } from './sockets/written.ts';

/** Enough for the engine to have compiled what every action passes. */
const ACTIONS = 80;

const NOBODY = { id: 'nobody', name: 'Nobody', entropy: '00'.repeat(16) };

/**
 * Loads every game and plays some actions of it in memory, before anyone is let in. Otherwise the first players after a
 * start pay for loading and compiling: their actions took up to 150 ms instead of 5.
 */
export async function warmUp(): Promise<void> {
  for (const id of GAME_IDS) await playSome(await loadGame(id), seeded(1));
}

async function playSome(rules: AnyGame, rng: Rng): Promise<void> {
  const store = memoryStore();
  const needs: HostNeeds = {
    rules,
    store,
    now: () => 0,
    think: () => Promise.reject(new Error('there are no bots here')),
    send: (_, message) => written(message),
    trouble: () => undefined,
  };
  const places = Array.from({ length: Math.min(...rules.meta.seats) }, () => ({ type: 'me' }) as const);
  const options = { ...(standardOptions(rules.meta) as Record<string, unknown>) };
  const opening = { game: rules.meta.id, options, pace: { type: 'live' }, listed: false, places } as const;
  const opened = open(rules, opening, { table: 'warm', now: 0, who: NOBODY, secret: '00'.repeat(32) });
  if (!opened.ok) throw new Error(`a table of ${rules.meta.id} cannot be opened: ${opened.refusal.code}`);
  const host = await startTable(needs, opened);
  for (const viewer of places.keys()) await host.watch('warm', { viewer, person: NOBODY.id });
  for (let i = 0; i < ACTIONS; i++) await playOne(rules, host, { key: `k${i}`, rng });
  await resumeTable(needs, 'warm');
}

async function playOne(rules: AnyGame, host: TableHost, { key, rng }: { key: string; rng: Rng }): Promise<void> {
  const table = host.table();
  const [seat] = awaitedSeats(rules, table);
  if (seat === undefined) return;
  const action = pick(rng, rules.legal(table.position, seat));
  const message = clientMessageSchema.parse(
    JSON.parse(JSON.stringify(asking(key, seat, numberFor(table, seat), action))),
  );
  if (message.type === 'ask') await host.ask({ command: message.command, who: NOBODY, key });
}

const asking = (key: string, seat: Seat, answers: number, action: Action) => ({
  type: 'ask',
  key,
  table: 'warm',
  command: { type: 'play', seat, answers, actions: [action] },
});
