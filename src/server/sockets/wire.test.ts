import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { WORTH_BYTES, wireOf } from './wire.ts';

test('texts of every length arrive whole, and none overtakes a long one that is being compressed', async () => {
  const lengths = [1, 125, 126, 127, 100_000, 0, 5, WORTH_BYTES - 1, WORTH_BYTES, 66_000, 2, 65_535, 3];
  const texts = lengths.map((length, i) => String(i % 10).repeat(length));
  expect(await heard(texts)).toEqual(texts);
});

test('characters of several bytes arrive unchanged', async () => {
  const texts = ['Grüße', 'vom Mississippi ⛴ '.repeat(20), '⛴'.repeat(WORTH_BYTES - 1)];
  expect(await heard(texts)).toEqual(texts);
});

async function heard(texts: readonly string[]): Promise<readonly string[]> {
  const { client, wire, close } = await connect();
  const received: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data) => {
      if (received.push((data as Buffer).toString()) === texts.length) resolve();
    });
  });
  wire.hold();
  for (const text of texts) wire.send(Buffer.from(text), () => undefined);
  await all;
  close();
  return received;
}

async function connect() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: { threshold: WORTH_BYTES } });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[ws, { socket }]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as unknown as [
    [WebSocket, IncomingMessage],
  ];
  const close = () => {
    client.terminate();
    server.close();
  };
  return { client, wire: wireOf({ ws, stream: socket }), close };
}
