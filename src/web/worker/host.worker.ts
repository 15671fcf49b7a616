import type { ClientMessage } from '#protocol/messages.ts';
import { UNNAMED } from '#protocol/unnamed.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { browserStore } from './browser-store.ts';
import { Obstructed, openBrowserDatabase } from './database.ts';
import { LOCAL_PERSON } from './here.ts';
import { receiveFromPage } from './browser-backend.ts';
import type { WorkerMessage } from './notes.ts';
import { workerScope } from './scope.ts';
import { newThinker } from './thinking.ts';

/*
 * The host inside the browser: the same table code as on a server, kept in the browser's database. It
 * plays without any network.
 */
const scope = workerScope<ClientMessage, WorkerMessage>();

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function openHost(): Promise<void> {
  const receive = receiveFromPage({
    store: browserStore(
      await openBrowserDatabase({ onObstacle: (by) => scope.postMessage({ type: 'storeNote', by }) }),
    ),
    now: () => Date.now(),
    think: newThinker((problem) => console.error(problem)),
    entropy: hex,
    trouble: (problem) => console.error(problem),
    send: (message) => scope.postMessage(message),
  });
  scope.onmessage = ({ data }) => void receive(data);
  scope.postMessage({ type: 'welcome', protocol: PROTOCOL_VERSION, person: LOCAL_PERSON, name: UNNAMED });
}

openHost().catch((problem: unknown) => {
  // The page has been told already.
  if (problem instanceof Obstructed) return;
  // Reported as an error of the worker, so that the page can say that nothing can be kept here.
  setTimeout(() => {
    throw problem;
  });
});
