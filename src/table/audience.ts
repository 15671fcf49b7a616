import type { AnyGame } from '#engine/game.ts';
import type { HostMessage, UpdateMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { UpdateParts } from '#protocol/update.ts';
import { type Stamp, isSameStamp, isUpToDate, readStamp, stampOf, writeStamp } from './stamp.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee, fullUpdate, updateSince } from './updates.ts';

interface Watcher {
  readonly client: string;
  readonly listener: Listener;
  /** What this watcher was told last. */
  stamp: Stamp;
}

interface AudienceNeeds {
  readonly rules: AnyGame;
  readonly send: (client: string, message: HostMessage) => void;
}

/** The clients that watch one table, each as one or several viewers. */
export function audience({ rules, send }: AudienceNeeds) {
  const watchers = new Map<string, Watcher>();
  const nameOf = (client: string, { viewer }: Pick<Listener, 'viewer'>) => `${viewer} ${client}`;
  return {
    count: () => watchers.size,
    watch(table: TableState, client: string, listener: Listener, since?: string): Refusal | undefined {
      if (!maySee(table, listener))
        return refusal(table.seats.length > Number(listener.viewer) ? 'notYourSeat' : 'noSuchSeat');
      const before = since === undefined ? undefined : readStamp(since);
      const missed = before && updateSince(rules, table, listener, { before, direct: false });
      const stamp = stampOf(table, listener.viewer);
      watchers.set(nameOf(client, listener), { client, listener, stamp });
      const parts = missed ?? fullUpdate(rules, table, listener);
      send(client, newUpdate(table, listener, { stamp, parts, full: missed === undefined }));
      return undefined;
    },
    unwatch(client: string, viewer?: Listener['viewer']): void {
      for (const [name, watcher] of watchers) {
        if (watcher.client === client && (viewer === undefined || watcher.listener.viewer === viewer)) {
          watchers.delete(name);
        }
      }
    },
    /** Sends everyone what is new to them. Equal messages are one object, so that a transport writes them only once. */
    sendUpdates(table: TableState): void {
      const prepared: PreparedUpdate[] = [];
      for (const watcher of watchers.values()) {
        if (maySee(table, watcher.listener)) sendUpdate(rules, table, watcher, prepared, send);
        else {
          watchers.delete(nameOf(watcher.client, watcher.listener));
          const watch = { table: table.table, viewer: watcher.listener.viewer };
          send(watcher.client, { type: 'refused', watch, refusal: refusal('notYourSeat') });
        }
      }
    },
  };
}

/** What is told to all who look as the same viewer and knew the same before. */
interface PreparedUpdate {
  readonly viewer: Viewer;
  readonly before: Stamp;
  readonly stamp: Stamp;
  /** Nothing, when only a number has changed. */
  readonly message: UpdateMessage | undefined;
}

function sendUpdate(
  rules: AnyGame,
  table: TableState,
  watcher: Watcher,
  prepared: PreparedUpdate[],
  send: (client: string, message: HostMessage) => void,
): void {
  const { client, listener, stamp: before } = watcher;
  if (isUpToDate(before, table, listener.viewer)) return;
  const known = prepared.find(({ viewer, before: same }) => viewer === listener.viewer && isSameStamp(before, same));
  const update = known ?? prepareUpdate(rules, table, listener, before);
  // Chat differs from person to person. Everything else depends on the seat alone.
  if (known === undefined && before.chatMessages === table.chatMessages) prepared.push(update);
  watcher.stamp = update.stamp;
  if (update.message !== undefined) send(client, update.message);
}

function prepareUpdate(rules: AnyGame, table: TableState, listener: Listener, before: Stamp): PreparedUpdate {
  const { viewer } = listener;
  const stamp = stampOf(table, viewer);
  const missed = updateSince(rules, table, listener, { before, direct: true });
  const parts = missed ?? fullUpdate(rules, table, listener);
  const message = isEmpty(parts) ? undefined : newUpdate(table, listener, { stamp, parts, full: missed === undefined });
  return { viewer, before, stamp, message };
}

const isEmpty = (parts: UpdateParts): boolean =>
  parts.position === undefined && Object.values(parts).every((part) => Array.isArray(part) && part.length === 0);

interface News {
  readonly stamp: Stamp;
  readonly parts: UpdateParts;
  readonly full: boolean;
}

const newUpdate = ({ table }: TableState, { viewer }: Listener, { stamp, parts, full }: News): UpdateMessage => ({
  type: 'update',
  table,
  viewer,
  stamp: writeStamp(stamp),
  full,
  parts,
});
