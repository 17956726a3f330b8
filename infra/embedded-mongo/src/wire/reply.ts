import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import type { Reply } from '../commands/command.ts';
import { OP_MSG, type OP_REPLY } from './message.ts';

const TYPE_DOCUMENT = 3;
const TYPE_ARRAY = 4;
const NUL = Buffer.from([0]);

/** Appends an encoded element to the end of `document`. */
function append(document: Buffer, type: number, name: string, value: Uint8Array): Buffer {
  const head = Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
  const result = Buffer.concat([document.subarray(0, -1), head, value, NUL]);
  result.writeInt32LE(result.length, 0);
  return result;
}

/** Builds a BSON array from the bytes of its documents. */
function arrayOf(docs: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [Buffer.alloc(4)];
  for (const [i, doc] of docs.entries()) {
    parts.push(Buffer.from(`${String.fromCharCode(TYPE_DOCUMENT)}${i}\0`, 'latin1'), doc);
  }
  const result = Buffer.concat([...parts, NUL]);
  result.writeInt32LE(result.length, 0);
  return result;
}

function encodeBody({ body, batch }: Reply): Buffer {
  const document = encode(body);
  if (batch === undefined) return document;
  const cursor = append(encode(batch.cursor), TYPE_ARRAY, batch.field, arrayOf(batch.docs));
  return append(document, TYPE_DOCUMENT, 'cursor', cursor);
}

let nextRequestId = 1;

function header(length: number, responseTo: number, opCode: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(nextRequestId++ & 0x7fffffff, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
}

const MSG_PRELUDE = Buffer.alloc(5);

/** Fixed start of an OP_REPLY body: flags 8 (await capable), no cursor, one document. */
const REPLY_PRELUDE = Buffer.from([8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

/** Encodes the reply message to request `responseTo`. */
export function encodeReply(reply: Reply, responseTo: number, opCode: typeof OP_MSG | typeof OP_REPLY): Buffer {
  const body = encodeBody(reply);
  const prelude = opCode === OP_MSG ? MSG_PRELUDE : REPLY_PRELUDE;
  return Buffer.concat([header(16 + prelude.length + body.length, responseTo, opCode), prelude, body]);
}

export const errorReply = (code: number, codeName: string, errmsg: string, extra: Doc = {}): Reply => ({
  body: { ok: 0, code, codeName, errmsg, ...extra },
});
