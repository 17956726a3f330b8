import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';

/** A document in an export, as plain JSON. */
export type ExportedDocument = Record<string, unknown>;

/**
 * One line of an export: the start of a collection, a document, or the end. An export without the end line is
 * incomplete.
 */
export const exportLine = z.union([
  z.strictObject({ collection: z.string() }),
  z.strictObject({ document: z.record(z.string(), z.unknown()) }),
  z.strictObject({ end: z.literal(true) }),
]);
export type ExportLine = z.infer<typeof exportLine>;

/** Names of fields that have no meaning outside the database. */
const TECHNICAL = new Set(['_id', 'userId', 'outbox', '__v', 'subdocumentsRev']);
const JSON_TEXT = /^(.+)Json$/;

/** Parses a JSON text. Other values are returned unchanged. */
const parseIfJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/**
 * Removes fields from the items of a list. For example, the secret `requests.key` is the field `key` in each item of
 * `requests`.
 */
const without = (value: unknown, inner: readonly string[]): unknown =>
  Array.isArray(value) && inner.length > 0
    ? value.map((item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !inner.includes(name))))
    : value;

/** Name under which a field is exported; null when another field already exports the value. */
const exportedName = (name: string, fields: ExportedDocument, copies: Readonly<Record<string, string>>) => {
  const original = copies[name];
  if (original !== undefined) return original in fields ? null : original;
  const short = JSON_TEXT.exec(name)?.[1];
  const isCopied = 'subdocumentsRev' in fields;
  if (short !== undefined) return isCopied || !(short in fields) ? short : name;
  return isCopied && `${name}Json` in fields ? null : name;
};

/**
 * Converts a stored document for an export: `id` comes first, and secret and technical fields are omitted. A field with
 * JSON text (`answersJson`) is parsed and renamed (`answers`) unless another field has that name. A value that is
 * stored both as text and as a subdocument is exported once, from the text if there is one.
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

/** Number of documents per batch. It limits how many documents are read in advance for a slow client. */
const BATCH = 200;

/**
 * Streams all data that a service stores about a runner, by collection and document. Every collection has an index on
 * `userId`.
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
      yield { document: presentDocument(collection.present?.(document) ?? document, collection) };
  }
  yield { end: true };
}
