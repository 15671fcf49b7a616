import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocketLink } from './socket-link.ts';

/** A socket whose other end the test plays. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  hear(): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: '{"type":"heartbeat"}' });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  const page = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const socket = (n: number): FakeSocket => FakeSocket.all.at(n) as FakeSocket;

test('a link that has heard nothing for 45 seconds is given up and tried again', () => {
  const link = new SocketLink('ws://server');
  socket(0).hear();
  expect(link.state.value).toBe('open');
  vi.advanceTimersByTime(40_000);
  socket(0).hear();
  vi.advanceTimersByTime(40_000);
  expect(link.state.value).toBe('open');
  vi.advanceTimersByTime(12_000);
  expect(socket(0).readyState).toBe(FakeSocket.CLOSING);
  expect(FakeSocket.all).toHaveLength(2);
  socket(1).hear();
  expect(link.state.value).toBe('open');
  link.close();
});

test('a link that hangs while it is still connecting is given up and tried again, too', () => {
  const link = new SocketLink('ws://server');
  vi.advanceTimersByTime(52_000);
  expect(socket(0).readyState).toBe(FakeSocket.CLOSING);
  expect(FakeSocket.all).toHaveLength(2);
  link.close();
});

test('messages from a link that was given up are ignored', () => {
  const link = new SocketLink('ws://server');
  vi.advanceTimersByTime(52_000);
  socket(0).onclose?.();
  expect(FakeSocket.all).toHaveLength(2);
  link.close();
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(2);
});
