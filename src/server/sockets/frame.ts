/** A whole text message of a server, never masked (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;

/** Up to the first a length stands for itself; the others announce two and eight bytes of it. */
const LENGTH = { short: 125, two: 126, eight: 127 } as const;
const TWO_BYTES = 0xffff;

/** A text as it stands on the wire. */
export function frameText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= LENGTH.short ? 2 : length <= TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = header === 2 ? length : header === 4 ? LENGTH.two : LENGTH.eight;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, header);
  return frame;
}
