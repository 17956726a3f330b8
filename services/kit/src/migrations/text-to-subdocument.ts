import type { Migration } from '../mongo/migrations.ts';

type Db = Parameters<Migration['up']>[0];

/** A field with JSON text, and the field that gets its value. */
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

/** Undefined for a text that is not JSON: its document stays as it is, and reading it fails as before. */
const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/**
 * Adds the value of a JSON text to each document that lacks it, in batches by id. Documents with a revision also get
 * `subdocumentsRev`, the revision that the value belongs to; a document that changes meanwhile is left to the write that
 * changed it. Idempotent: a run that follows an interrupted one continues with the documents that are left.
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
