import { BSONRegExp, ObjectId } from 'bson';
import { assertStorable, decode, decodeExact, encodeForStorage } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Filter } from '../match/parse.ts';
import type { Candidate } from '../plan/scan.ts';
import type { Collection } from '../store/collection.ts';
import { applyUpdate, upsertDocument } from '../update/apply.ts';
import { type ArrayFilters, parseArrayFilters, parseUpdate, type Update } from '../update/parse.ts';
import { parseOptionalFilter } from './query.ts';

/** A parsed update: the filter and the change to apply to its matches. */
export interface Change {
  filter: Filter;
  update: Update;
  arrayFilters: ArrayFilters;
}

export function parseChange(query: unknown, update: unknown, arrayFilters: unknown): Change {
  const parsed = parseUpdate(update);
  return { filter: parseOptionalFilter(query), update: parsed, arrayFilters: parseArrayFilters(arrayFilters, parsed) };
}

interface Insertable {
  doc: Doc;
  raw: Uint8Array;
}

/** Ensures that `_id` comes first and exists. Bytes that already satisfy this are stored unchanged. */
export function prepareInsert(entry: Uint8Array | Doc): Insertable {
  const doc = entry instanceof Uint8Array ? decode(entry) : entry;
  if (entry instanceof Uint8Array && Object.keys(doc)[0] === '_id') {
    assertStorable(entry);
    return { doc, raw: entry };
  }
  const { _id = new ObjectId(), ...fields } = entry instanceof Uint8Array ? decodeExact(entry) : entry;
  const complete = { _id, ...fields };
  return { doc: complete, raw: encodeForStorage(complete) };
}

export function insertDocument(collection: Collection, { doc, raw }: Insertable): void {
  checkId(doc._id);
  collection.insert(doc, raw);
}

function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof BSONRegExp) {
    throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array or regex");
  }
  const operator = isDoc(id) ? Object.keys(id).find((key) => key.startsWith('$')) : undefined;
  if (operator === undefined) return;
  throw new CommandError('DollarPrefixedFieldName', `_id fields may not contain '$'-prefixed fields: ${operator}`);
}

/** Applies the change to a stored document. Unaffected fields keep their bytes and number types. */
export function rewrite(collection: Collection, match: Candidate, change: Change): { modified: boolean; after: Doc } {
  const after = applyUpdate(decodeExact(match.raw), change.update, change);
  const raw = encodeForStorage(after);
  const modified = !raw.equals(match.raw);
  if (modified) collection.replace(match.rid, match.doc, after, raw);
  return { modified, after };
}

/** Inserts and returns the document for an upsert without a matching document. */
export function upsert(collection: Collection, change: Change): Doc {
  const doc = upsertDocument(change.filter, change.update, change.arrayFilters);
  insertDocument(collection, { doc, raw: encodeForStorage(doc) });
  return doc;
}
