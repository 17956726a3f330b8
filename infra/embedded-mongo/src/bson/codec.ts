import { type DeserializeOptions, Double, deserialize, Int32, Long, serialize } from 'bson';
import { CommandError } from '../errors.ts';
import { type Doc, isDoc } from './values.ts';

/** MongoDB's limit for one document, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const PLAIN: DeserializeOptions = { bsonRegExp: true };
const EXACT: DeserializeOptions = { bsonRegExp: true, promoteValues: false };

/** Decodes a document for reading: int32, double and small longs become plain numbers. */
export const decode = (raw: Uint8Array): Doc => deserialize(raw, PLAIN);

/** Decodes a document for rewriting: number types stay wrapped, so that an unchanged field keeps its type. */
export const decodeExact = (raw: Uint8Array): Doc => deserialize(raw, EXACT);

export const encode = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: true }));

/** Encodes a document for storage. @throws Error when it exceeds the size limit. */
export function encodeForStorage(doc: Doc): Buffer {
  const raw = encode(doc);
  assertStorable(raw);
  return raw;
}

export function assertStorable(raw: Uint8Array): void {
  if (raw.length <= MAX_DOCUMENT_BYTES) return;
  throw new CommandError(
    'BSONObjectTooLarge',
    `object of ${raw.length} bytes exceeds the maximum of ${MAX_DOCUMENT_BYTES}`,
  );
}

/** Recursively unwraps the numbers of `decodeExact`. A long that a double cannot represent exactly stays wrapped. */
export function promote(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) {
    const number = value.toNumber();
    return Number.isSafeInteger(number) ? number : value;
  }
  if (Array.isArray(value)) return value.map(promote);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, promote(inner)]));
}
