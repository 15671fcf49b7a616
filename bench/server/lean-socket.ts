import { connect, type Socket } from 'node:net';
import { inflateRawSync } from 'node:zlib';

/*
 * A client that costs hardly anything. The load generator shares the processors with the measured server. What a client
 * costs slows every server equally, and hides how they differ. All contestants get this client: it masks, answers pings
 * and offers to unpack, as a browser does, and reads into one buffer.
 */

const ROOM = 1 << 20;
/** Every socket reads into it. What was read is handled before the next socket reads. */
const shared = Buffer.alloc(ROOM);

const TEXT = 1;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const PACKED = 0x40;
const MASKED = 0x80;
const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;
/** What a packed message leaves out (RFC 7692, 7.2.2). */
const REST_OF_BLOCK = Buffer.from([0, 0, 0xff, 0xff]);

export class LeanSocket {
  readonly #socket: Socket;
  readonly #heard: (text: Buffer) => void;
  #left: Buffer = Buffer.alloc(0);
  #isOpen = false;

  /** `heard` is given the bytes of one message, which are overwritten as soon as it returns. */
  constructor(url: string, heard: (text: Buffer) => void) {
    const { hostname, port, pathname, search } = new URL(url);
    this.#heard = heard;
    const callback = (length: number) => this.#read(shared.subarray(0, length));
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: shared, callback } });
    this.#socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
        'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover\r\n\r\n',
    );
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(kind: number, content: Buffer): void {
    const long = content.length > 125;
    const start = (long ? 4 : 2) + MASK.length;
    const frame = Buffer.allocUnsafe(start + content.length);
    frame[0] = FINAL | kind;
    frame[1] = MASKED | (long ? 126 : content.length);
    if (long) frame.writeUInt16BE(content.length, 2);
    frame.set(MASK, start - MASK.length);
    for (let i = 0; i < content.length; i++) frame[start + i] = (content[i] as number) ^ (MASK[i & 3] as number);
    this.#socket.write(frame);
  }

  /** Always ready for more. */
  #read(chunk: Buffer): boolean {
    let bytes = this.#left.length === 0 ? chunk : Buffer.concat([this.#left, chunk]);
    if (!this.#isOpen) bytes = this.#readHandshake(bytes);
    while (this.#isOpen && bytes.length >= 2) {
      const { start, end } = extentOf(bytes);
      if (end > bytes.length) break;
      this.#hear(bytes[0] as number, bytes.subarray(start, end));
      bytes = bytes.subarray(end);
    }
    this.#left = bytes.length === 0 ? bytes : Buffer.from(bytes);
    return true;
  }

  #readHandshake(bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return bytes;
    if (!bytes.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(`no socket: ${bytes.toString()}`);
    this.#isOpen = true;
    return bytes.subarray(end + 4);
  }

  #hear(first: number, content: Buffer): void {
    const kind = first & 0x0f;
    if (kind === PING) this.#write(PONG, content);
    if (kind !== TEXT) return;
    this.#heard((first & PACKED) === 0 ? content : inflateRawSync(Buffer.concat([content, REST_OF_BLOCK])));
  }
}

/** Where the content of a frame begins and ends. */
function extentOf(bytes: Buffer): { readonly start: number; readonly end: number } {
  const said = (bytes[1] as number) & 0x7f;
  const start = said < 126 ? 2 : said === 126 ? 4 : 10;
  if (bytes.length < start) return { start, end: Number.POSITIVE_INFINITY };
  const length = said < 126 ? said : said === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
  return { start, end: start + length };
}
