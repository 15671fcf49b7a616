import type { ClientMessage, HostMessage, ToldMessage } from '#protocol/messages.ts';
import { refusal } from '#protocol/refusals.ts';
import type { Client, House } from './house.ts';

/** Nobody in particular: may look, and asks for nothing. */
const STRANGER = 'stranger';

let requests = 0;

interface Visits extends Pick<House, 'exchange' | 'look'> {
  /** Ends all waiting, since the house closes. */
  readonly release: () => void;
}

/** Requests are clients that live for one answer. */
export function newLooking(receive: House['receive'], leave: House['leave']): Visits {
  const waiting = new Set<() => void>();

  const exchange: House['exchange'] = async (person, message: ClientMessage) => {
    const { client, heard } = newVisit(person, waiting);
    await receive(client, message).finally(() => leave(client));
    return heard.at(-1) ?? { type: 'refused', refusal: refusal('unavailable') };
  };

  const look: House['look'] = async (person, { table, viewer, have, wait }) => {
    const { client, heard, listen } = newVisit(person, waiting);
    try {
      await receive(client, { type: 'watch', table, viewer, ...(have === undefined ? {} : { have }) });
      const [first, second] = heard;
      // What was told between the answer and the waiting is news already.
      if (wait > 0 && second === undefined && first?.type === 'told' && tellsNothing(first)) await listen(wait);
    } finally {
      leave(client);
    }
    return heard.at(-1) ?? { type: 'refused', refusal: refusal('unavailable') };
  };

  return { exchange, look, release: () => waiting.forEach((done) => done()) };
}

function newVisit(person: string | undefined, waiting: Set<() => void>) {
  const heard: HostMessage[] = [];
  let hear = (): void => undefined;
  const send = (message: HostMessage) => {
    heard.push(message);
    hear();
  };
  const client: Client = { id: `request ${requests++}`, person: person ?? STRANGER, send };
  /** Resolves with the next message, or after so many seconds. */
  const listen = (seconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, seconds * 1000);
      function done() {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      }
      waiting.add(done);
      hear = done;
    });
  return { client, heard, listen };
}

const tellsNothing = ({ whole, parts }: ToldMessage) => !whole && Object.keys(parts).length === 0;
