import type { AnyGame } from '#engine/game.ts';
import type { HostMessage, ToldMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Parts } from '#protocol/told.ts';
import { stampOf, writeStamp } from './stamp.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee, tellAll, tellMissed } from './tell.ts';

interface Watcher {
  readonly client: string;
  readonly listener: Listener;
  /** What this watcher was told last. */
  stamp: string;
}

interface AudienceNeeds {
  readonly rules: AnyGame;
  readonly send: (client: string, message: HostMessage) => void;
}

/** The clients that watch one table, each through one or several pairs of eyes. */
export function audience({ rules, send }: AudienceNeeds) {
  const watchers = new Map<string, Watcher>();
  const nameOf = (client: string, { viewer }: Pick<Listener, 'viewer'>) => `${viewer} ${client}`;
  return {
    count: () => watchers.size,
    watch(table: TableState, client: string, listener: Listener, have?: string): Refusal | undefined {
      if (!maySee(table, listener))
        return refusal(table.seats.length > Number(listener.viewer) ? 'notYourSeat' : 'noSuchSeat');
      const missed = have === undefined ? undefined : tellMissed(rules, table, listener, { have, direct: false });
      const stamp = writeStamp(stampOf(table, listener.viewer));
      watchers.set(nameOf(client, listener), { client, listener, stamp });
      send(client, toldTo(table, listener, missed ?? tellAll(rules, table, listener), missed === undefined));
      return undefined;
    },
    unwatch(client: string, viewer?: Listener['viewer']): void {
      for (const [name, watcher] of watchers) {
        if (watcher.client === client && (viewer === undefined || watcher.listener.viewer === viewer)) {
          watchers.delete(name);
        }
      }
    },
    /** Tells everyone what is new to them. Equal messages are one object, so that a transport writes them once. */
    tell(table: TableState): void {
      const written = new Map<string, ToldMessage | undefined>();
      for (const [name, watcher] of watchers) {
        if (maySee(table, watcher.listener)) tellOne(rules, table, watcher, { written, send });
        else {
          watchers.delete(name);
          send(watcher.client, { type: 'refused', refusal: refusal('notYourSeat') });
        }
      }
    },
  };
}

interface Telling {
  readonly written: Map<string, ToldMessage | undefined>;
  readonly send: (client: string, message: HostMessage) => void;
}

function tellOne(rules: AnyGame, table: TableState, watcher: Watcher, { written, send }: Telling): void {
  const { client, listener, stamp } = watcher;
  const now = writeStamp(stampOf(table, listener.viewer));
  if (now === stamp) return;
  const same = `${listener.viewer} ${stamp} ${chatMatters(stamp, now) ? listener.person : ''}`;
  if (!written.has(same)) written.set(same, newsFor(rules, table, listener, stamp));
  watcher.stamp = now;
  const message = written.get(same);
  if (message !== undefined) send(client, message);
}

/** What is said is heard differently by different persons; all else depends on the seat alone. */
const chatMatters = (before: string, now: string): boolean => before.split('.')[4] !== now.split('.')[4];

function newsFor(rules: AnyGame, table: TableState, listener: Listener, have: string): ToldMessage | undefined {
  const missed = tellMissed(rules, table, listener, { have, direct: true });
  if (missed === undefined) return toldTo(table, listener, tellAll(rules, table, listener), true);
  return isEmpty(missed) ? undefined : toldTo(table, listener, missed, false);
}

const isEmpty = (parts: Parts): boolean =>
  Object.values(parts).every((part) => Array.isArray(part) && part.length === 0);

const toldTo = (table: TableState, { viewer }: Listener, parts: Parts, whole: boolean): ToldMessage => ({
  type: 'told',
  table: table.table,
  viewer,
  stamp: writeStamp(stampOf(table, viewer)),
  whole,
  parts,
});
