import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';

/** A document as exported to the runner: plain JSON. */
export type ExportedDocument = Record<string, unknown>;

/**
 * One line of a service's export: the start of a collection, one of its documents, or the end. An export without the
 * end line is incomplete.
 */
export const exportLine = z.union([
  z.strictObject({ collection: z.string() }),
  z.strictObject({ document: z.record(z.string(), z.unknown()) }),
  z.strictObject({ end: z.literal(true) }),
]);
export type ExportLine = z.infer<typeof exportLine>;

/** Fields without meaning outside the database, such as unpublished events and the user id of every document. */
const TECHNICAL = new Set(['_id', 'userId', 'outbox', '__v', 'subdocumentsRev']);
const JSON_TEXT = /^(.+)Json$/;

/** Parses a JSON text; returns other values, and texts that are not JSON, unchanged. */
const parseIfJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Removes fields from each item of a list: the secret `requests.key` is the field `key` of each item of `requests`. */
const without = (value: unknown, inner: readonly string[]): unknown =>
  Array.isArray(value) && inner.length > 0
    ? value.map((item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !inner.includes(name))))
    : value;

/** The name of a field in the export; null when the export has the same value from another field. */
const exportedName = (name: string, fields: ExportedDocument, copies: Readonly<Record<string, string>>) => {
  const original = copies[name];
  if (original !== undefined) return original in fields ? null : original;
  const short = JSON_TEXT.exec(name)?.[1];
  const isCopied = 'subdocumentsRev' in fields;
  if (short !== undefined) return isCopied || !(short in fields) ? short : name;
  return isCopied && `${name}Json` in fields ? null : name;
};

/**
 * A stored document as exported: `id` first, then every field except secrets and technical ones. A field with JSON text
 * (`answersJson`) is parsed and renamed without its suffix (`answers`), unless that name is taken by another field. A
 * value that is stored twice, as text and as a subdocument, is exported once, from the text while there is one.
 */
export const presentDocument = (
  { _id, ...fields }: ExportedDocument,
  { secrets = [], copies = {} }: Pick<UserCollection, 'secrets' | 'copies'> = {},
): ExportedDocument => {
  const kept = Object.entries(fields).filter(([name]) => !TECHNICAL.has(name) && !secrets.includes(name));
  const presented = kept.flatMap(([name, value]): [string, unknown][] => {
    const exported = exportedName(name, fields, copies);
    if (exported === null) return [];
    if (JSON_TEXT.test(name) && exported !== name) return [[exported, parseIfJson(value)]];
    const inner = secrets
      .filter((secret) => secret.startsWith(`${name}.`))
      .map((secret) => secret.slice(name.length + 1));
    return [[exported, without(value, inner)]];
  });
  return { id: _id, ...Object.fromEntries(presented) };
};

/** Documents fetched at a time, which limits how far it reads ahead of a slow client. */
const BATCH = 200;

/**
 * Streams all data of a runner in a service, collection by collection, document by document. Each query is by `userId`,
 * which every collection has an index for.
 */
export async function* exportLines(
  database: Connection,
  collections: readonly UserCollection[],
  userId: string,
): AsyncGenerator<ExportLine> {
  for (const collection of collections) {
    const { name } = collection;
    yield { collection: name };
    for await (const document of database.collection(name).find({ userId }).batchSize(BATCH))
      yield { document: presentDocument(document, collection) };
  }
  yield { end: true };
}
