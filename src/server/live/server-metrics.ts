import { type Metrics, newMetrics } from '../metrics.ts';
import type { HistoryPool } from '../history/pool.ts';
import type { LiveTables } from './live-tables.ts';
import type { ServerNeeds } from './open-table-server.ts';

interface Measured extends Pick<ServerNeeds, 'store' | 'bots' | 'disk'> {
  readonly tables: LiveTables;
  readonly history: HistoryPool;
}

export function serverMetrics({ store, bots, disk, tables, history }: Measured): Metrics {
  const metrics = newMetrics();
  if (disk !== undefined)
    metrics.gauge('sternwheel_disk_free_bytes', 'Free bytes on the disk of the data.', disk.freeBytes);
  metrics.gauge('sternwheel_live_tables', 'Tables in memory.', () => tables.size);
  metrics.gauge('sternwheel_store_waiting', 'Operations that wait for the disk.', store.waiting);
  metrics.gauge('sternwheel_bots_waiting', 'Decisions of bots that wait for a thread.', () => bots.waiting());
  metrics.gauge('sternwheel_history_waiting', 'Replays, records and long histories that wait for a thread.', () =>
    history.waiting(),
  );
  metrics.gauge('sternwheel_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('sternwheel_cpu_seconds', 'Processor time used so far.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
