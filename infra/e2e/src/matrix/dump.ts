import { openDatabase } from '@stridewell/kit/testing/database';
import type { StackUrls } from '@stridewell/local/stack-types';
import { z } from 'zod';

/** Every document in every database as a string, keyed by `database.collection/id`. */
export type Dump = ReadonlyMap<string, string>;

export interface Dumper {
  take(): Promise<Dump>;
  /** Returns a document in a collection that matches the filter. */
  find(database: string, collection: string, filter: Record<string, unknown>): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

/**
 * Collections that a dump omits because they change without a request or on every request: attempt counters, locks,
 * runs of the weekly jobs.
 */
const VOLATILE_COLLECTIONS = new Set(['throttle_counters', 'migration_lock', 'weekly_runs', 'revoked_sessions']);
/**
 * Fields that a dump omits because they change whenever a session is used, or when the search for inactive accounts runs
 * a minute after the start.
 */
const VOLATILE_FIELDS = new Set(['lastSeenAt', 'lastUsedAt']);

const asText = (document: object): string =>
  JSON.stringify(document, (key, value) => (VOLATILE_FIELDS.has(key) ? undefined : value));

const names = z.object({ databases: z.array(z.object({ name: z.string() })) });

/** Reads the stack's databases directly, not through the services. */
export const openDumper = async ({ mongodb }: StackUrls): Promise<Dumper> => {
  const { database, close } = await openDatabase({ database: { url: mongodb, name: 'stridewell_account' } });
  const client = database.getClient();
  return {
    async take() {
      const { databases } = names.parse(await client.db('admin').command({ listDatabases: 1, nameOnly: true }));
      const dump = new Map<string, string>();
      for (const { name } of databases)
        for (const { name: collection } of await client.db(name).listCollections().toArray())
          if (!VOLATILE_COLLECTIONS.has(collection))
            for (const document of await client.db(name).collection(collection).find().toArray())
              dump.set(`${name}.${collection}/${document._id}`, asText(document));
      return dump;
    },
    find: (name, collection, filter) => client.db(name).collection(collection).findOne(filter),
    close,
  };
};

/** Returns the keys of documents that were added, removed or changed between two dumps. */
export const changedKeys = (before: Dump, after: Dump): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key)).toSorted();

/** Returns the keys of documents that contain a string anywhere. */
export const documentsContaining = (dump: Dump, text: string): Dump =>
  new Map([...dump].filter(([, value]) => value.includes(text)));

/** True when every outbox is empty, so that all events have been published. */
export const hasEmptyOutboxes = (dump: Dump): boolean =>
  [...dump.values()].every((text) => !/"outbox":\[(?!\])/.test(text));
