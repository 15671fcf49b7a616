import { signal } from '@preact/signals';
import type { HostMessage } from '#protocol/messages.ts';
import { type LinkState, newListeners, type TableLink } from './table-link.ts';

/** A link to the tables that this browser itself hosts and keeps. */
export function workerLink(): TableLink {
  const state = signal<LinkState>('joining');
  const { tell, listen } = newListeners();
  const worker = new Worker(new URL('../worker/house.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    state.value = 'open';
    tell(data);
  };
  worker.onerror = () => (state.value = 'gone');
  return {
    state,
    listen,
    send: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
