import { type Doc, isDoc } from '../bson/values.ts';
import type { Cursors, Reply } from '../cursors.ts';

import { CommandError } from '../errors.ts';
import type { Store } from '../store/store.ts';

export type { Reply } from '../cursors.ts';

/** Command as parsed from a wire message. */
export interface Command {
  /** Name of the command as sent by the client, for example `findAndModify` or `ismaster`. */
  name: string;
  db: string;
  /** Body of the command, in which number types stay wrapped (see `decodeExact`). */
  body: Doc;
  /** Document sequences (OP_MSG kind 1) by field name, undecoded. */
  sequences: Map<string, Uint8Array[]>;
}

export interface Services {
  store: Store;
  cursors: Cursors;
}

export interface Handler {
  /** True when the command writes data. It then runs in its own savepoint. */
  writes: boolean;
  /** Fields that the command supports in addition to the common ones. Other fields cause an error that names them. */
  fields: readonly string[];
  run(command: Command, services: Services): Reply;
}

/**
 * Fields that any command can contain. They have no effect, because there is only one node and every write is durable.
 */
const COMMON = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

export function refuseUnknownFields({ name, body }: Command, handler: Handler): void {
  if (body.txnNumber !== undefined || body.autocommit !== undefined) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  for (const [field, value] of Object.entries(body)) {
    if (field === name || COMMON.has(field) || handler.fields.includes(field)) continue;
    if (field === 'collation' && isDoc(value) && value.locale === 'simple') continue;
    throw new CommandError('UnknownField', `field '${field}' of ${name} is not supported`);
  }
}

/** Checks the fields of one entry of `updates` or `deletes`. */
export function refuseUnknownKeys(where: string, doc: Doc, known: readonly string[]): void {
  const field = Object.keys(doc).find((key) => !known.includes(key));
  if (field !== undefined) throw new CommandError('UnknownField', `field '${field}' of ${where} is not supported`);
}

/** The name of the collection, from the command's first field. */
export function collectionName({ name, body }: Command): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new CommandError('InvalidNamespace', `${name} needs a collection name`);
}

export const ok = (body: Doc = {}): Reply => ({ body: { ...body, ok: 1 } });
