import type { Migration } from '../mongo/migrations.ts';

type Db = Parameters<Migration['up']>[0];

/** A field with JSON text, and the field in which its parsed value is stored. */
export interface TextField {
  collection: string;
  text: string;
  field: string;
}

interface Found {
  _id: string;
  rev?: number;
  [field: string]: unknown;
}

const BATCH = 500;

/**
 * Parses the text; undefined when it is not JSON. Such a document is not changed, and reading it fails as before the
 * migration.
 */
const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/**
 * Adds the value of a JSON text to each document that lacks the value, in batches by id. A document with a revision
 * also gets `subdocumentsRev`, the revision to which the value belongs. A document that another write changes meanwhile
 * is skipped, because that write stores the value. Idempotent: a run after an interruption processes the documents that
 * are left.
 */
export const textToSubdocument = async (db: Db, { collection, text, field }: TextField): Promise<void> => {
  const documents = db.collection<Found>(collection);
  for (let last = ''; ; ) {
    const batch = await documents
      .find({ _id: { $gt: last }, [field]: { $exists: false }, [text]: { $type: 'string' } })
      .project<Found>({ rev: 1, [text]: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const writes = batch.flatMap(({ _id, rev, [text]: stored }) => {
      const value = parse(stored);
      if (value === undefined) return [];
      const filter = rev === undefined ? { _id } : { _id, rev };
      const added = { [field]: value, ...(rev !== undefined && { subdocumentsRev: rev }) };
      return [{ updateOne: { filter, update: { $set: added } } }];
    });
    if (writes.length > 0) await documents.bulkWrite(writes, { ordered: false });
    const end = batch.at(-1);
    if (!end) return;
    last = end._id;
  }
};
