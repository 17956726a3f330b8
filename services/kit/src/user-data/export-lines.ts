import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';

/** A document as a runner gets it: plain JSON. */
export type ExportedDocument = Record<string, unknown>;

/**
 * One line of what a service tells of a runner: a collection begins, a document of it, or the end. Without the end something
 * is missing.
 */
export const exportLine = z.union([
  z.strictObject({ collection: z.string() }),
  z.strictObject({ document: z.record(z.string(), z.unknown()) }),
  z.strictObject({ end: z.literal(true) }),
]);
export type ExportLine = z.infer<typeof exportLine>;

/** What means nothing outside the database: events that have not left, and the runner's own id on every document. */
const TECHNICAL = new Set(['_id', 'userId', 'outbox', '__v']);
const JSON_TEXT = /^(.+)Json$/;

/** A JSON text as what it says; what does not read as one stays a text. */
const readable = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** A list's documents without a field: `requests.key` names `key` in each of `requests`. */
const without = (value: unknown, inner: readonly string[]): unknown =>
  Array.isArray(value) && inner.length > 0
    ? value.map((item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !inner.includes(name))))
    : value;

/**
 * A stored document as a runner gets it: `id` first, then every field but secrets and technicalities. A field that holds JSON
 * text (`answersJson`) becomes what the text says, under the name without the ending (`answers`), where that name is free.
 */
export const presentDocument = (
  { _id, ...fields }: ExportedDocument,
  secrets: readonly string[] = [],
): ExportedDocument => {
  const kept = Object.entries(fields).filter(([name]) => !TECHNICAL.has(name) && !secrets.includes(name));
  const told = kept.map(([name, value]) => {
    const short = JSON_TEXT.exec(name)?.[1];
    if (short && !(short in fields)) return [short, readable(value)];
    const inner = secrets
      .filter((secret) => secret.startsWith(`${name}.`))
      .map((secret) => secret.slice(name.length + 1));
    return [name, without(value, inner)];
  });
  return { id: _id, ...Object.fromEntries(told) };
};

/** Documents fetched at a time: what is read ahead of a slow reader. */
const BATCH = 200;

/**
 * Everything a service holds on a runner, collection by collection, document by document, however many there are. Each
 * collection is asked by `userId` first, which every one of them has an index for.
 */
export async function* exportLines(
  database: Connection,
  collections: readonly UserCollection[],
  userId: string,
): AsyncGenerator<ExportLine> {
  for (const { name, secrets } of collections) {
    yield { collection: name };
    for await (const document of database.collection(name).find({ userId }).batchSize(BATCH))
      yield { document: presentDocument(document, secrets) };
  }
  yield { end: true };
}
