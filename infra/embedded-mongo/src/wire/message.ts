import { decodeExact } from '../bson/codec.ts';
import type { Command } from '../commands/command.ts';
import { failedToParse } from '../errors.ts';

const OP_QUERY = 2004;
export const OP_REPLY = 1;
export const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** Parts of a message that a reply needs, available even when the body cannot be parsed. */
export interface Request {
  requestId: number;
  /** The opcode of the reply, or null when the client wants no reply (write concern 0). */
  answerWith: typeof OP_REPLY | typeof OP_MSG | null;
  read(): Command;
}

/** Size of the header, the flags and the kind of the first section. */
const SHORTEST_MSG = 21;

/**
 * Parses a complete message. Returns null for an opcode that current drivers do not send, or a message that is too
 * short.
 */
export function readMessage(message: Buffer): Request | null {
  const requestId = message.readInt32LE(4);
  switch (message.readInt32LE(12)) {
    case OP_QUERY:
      return { requestId, answerWith: OP_REPLY, read: () => readQuery(message) };
    case OP_MSG: {
      if (message.length < SHORTEST_MSG) return null;
      const wantsAnswer = (message.readUInt32LE(16) & MORE_TO_COME) === 0;
      return { requestId, answerWith: wantsAnswer ? OP_MSG : null, read: () => readMsg(message) };
    }
    default:
      return null;
  }
}

/** The document at `offset`, which must end before `end`. */
function documentAt(message: Buffer, offset: number, end: number): Buffer {
  const length = offset + 4 <= end ? message.readInt32LE(offset) : 0;
  if (length < 5 || offset + length > end) throw failedToParse('a document reaches beyond its message');
  return message.subarray(offset, offset + length);
}

function cstringEnd(message: Buffer, offset: number, end: number): number {
  const nul = message.indexOf(0, offset);
  if (nul < 0 || nul >= end) throw failedToParse('a string reaches beyond its message');
  return nul;
}

/** Parses OP_QUERY, which drivers use for the initial handshake. Other commands are rejected. */
function readQuery(message: Buffer): Command {
  const nameEnd = cstringEnd(message, 20, message.length);
  const body = decodeExact(documentAt(message, nameEnd + 9, message.length));
  const name = Object.keys(body)[0] ?? '';
  if (!/^(hello|ismaster)$/i.test(name)) throw failedToParse(`OP_QUERY is supported for hello only, not for '${name}'`);
  return { name, db: 'admin', body, sequences: new Map() };
}

function readMsg(message: Buffer): Command {
  const end = message.readUInt32LE(16) & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  const sequences = new Map<string, Uint8Array[]>();
  let body: Buffer | null = null;
  for (let offset = 20; offset < end; ) {
    const kind = message[offset++];
    if (kind === 0) {
      body = documentAt(message, offset, end);
      offset += body.length;
    } else if (kind === 1) {
      offset = readSequence(message, offset, end, sequences);
    } else {
      throw failedToParse(`section kind ${kind} is not supported`);
    }
  }
  if (body === null) throw failedToParse('the message has no body');
  const document = decodeExact(body);
  const db = typeof document.$db === 'string' ? document.$db : 'admin';
  return { name: Object.keys(document)[0] ?? '', db, body: document, sequences };
}

function readSequence(message: Buffer, start: number, end: number, sequences: Map<string, Uint8Array[]>): number {
  const stop = start + (start + 4 <= end ? message.readInt32LE(start) : 0);
  if (stop <= start + 4 || stop > end) throw failedToParse('a document sequence reaches beyond its message');
  const nameEnd = cstringEnd(message, start + 4, stop);
  const documents: Uint8Array[] = [];
  for (let offset = nameEnd + 1; offset < stop; ) {
    const document = documentAt(message, offset, stop);
    documents.push(document);
    offset += document.length;
  }
  sequences.set(message.toString('utf8', start + 4, nameEnd), documents);
  return stop;
}
