import { signal } from '@preact/signals';
import { inTheWay } from '../host/kept-here.ts';
import type { WorkerMessage } from '../worker/notes.ts';
import { type LinkState, newListeners, type TableLink } from './table-link.ts';

/** A link to the tables that this browser itself hosts and keeps. */
export function workerLink(): TableLink {
  const state = signal<LinkState>('joining');
  const { tell, listen } = newListeners();
  const worker = new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'storeNote') {
      inTheWay.value = data.by;
      // After making room for a newer tab nothing can be kept here any more.
      if (data.by === 'newerTab') state.value = 'gone';
      return;
    }
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
