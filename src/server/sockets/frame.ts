/** A whole text message of a server, never masked (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;

/** A length up to the first number is written as it is. The others announce a length of two or eight bytes. */
const LENGTH = { short: 125, two: 126, eight: 127 } as const;
const TWO_BYTES = 0xffff;

/** A text as it is sent, and where in it the content begins. */
export interface TextFrame {
  readonly bytes: Buffer;
  readonly start: number;
}

export const contentOf = ({ bytes, start }: TextFrame): Buffer => bytes.subarray(start);

export function frameText(text: string): TextFrame {
  const frame = newFrame(Buffer.byteLength(text));
  frame.bytes.write(text, frame.start);
  return frame;
}

export function frameBytes(content: Uint8Array): TextFrame {
  const frame = newFrame(content.length);
  frame.bytes.set(content, frame.start);
  return frame;
}

function newFrame(length: number): TextFrame {
  const start = length <= LENGTH.short ? 2 : length <= TWO_BYTES ? 4 : 10;
  const bytes = Buffer.allocUnsafe(start + length);
  bytes[0] = WHOLE_TEXT;
  bytes[1] = start === 2 ? length : start === 4 ? LENGTH.two : LENGTH.eight;
  if (start === 4) bytes.writeUInt16BE(length, 2);
  if (start === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  return { bytes, start };
}
