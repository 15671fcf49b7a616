import type { Prewritten } from '#table/message-handlers.ts';

/** The whole message as JSON. The short head is written here, the long part is only copied. */
export function joinJson({ head, field, json }: Prewritten): Buffer {
  const start = JSON.stringify(head).slice(0, -1);
  return Buffer.concat([Buffer.from(`${start}${start === '{' ? '' : ','}"${field}":`), json, Buffer.from('}')]);
}
