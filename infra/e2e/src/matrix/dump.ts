import { openDatabase } from '@stridewell/kit/testing/database';
import type { StackUrls } from '@stridewell/local/stack-types';
import { z } from 'zod';

/** Every document of every database, as text, by `database.collection/id`. */
export type Dump = ReadonlyMap<string, string>;

export interface Dumper {
  take(): Promise<Dump>;
  /** The one document of a collection that matches. */
  find(database: string, collection: string, filter: Record<string, unknown>): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

/** What changes by itself, or by being asked at all: counts of attempts, locks, and the round of the weekly jobs. */
const RESTLESS = new Set(['throttle_counters', 'migration_lock', 'weekly_runs', 'revoked_sessions']);
/** When a session was last used is told to its runner; being used is no change. */
const RESTLESS_FIELDS = new Set(['lastSeenAt']);

const asText = (document: object): string =>
  JSON.stringify(document, (key, value) => (RESTLESS_FIELDS.has(key) ? undefined : value));

const names = z.object({ databases: z.array(z.object({ name: z.string() })) });

/** Reads the stack's databases behind the services' backs. */
export const openDumper = async ({ mongodb }: StackUrls): Promise<Dumper> => {
  const { database, close } = await openDatabase({ database: { url: mongodb, name: 'stridewell_account' } });
  const client = database.getClient();
  return {
    async take() {
      const { databases } = names.parse(await client.db('admin').command({ listDatabases: 1, nameOnly: true }));
      const dump = new Map<string, string>();
      for (const { name } of databases)
        for (const { name: collection } of await client.db(name).listCollections().toArray())
          if (!RESTLESS.has(collection))
            for (const document of await client.db(name).collection(collection).find().toArray())
              dump.set(`${name}.${collection}/${document._id}`, asText(document));
      return dump;
    },
    find: (name, collection, filter) => client.db(name).collection(collection).findOne(filter),
    close,
  };
};

/** What is not as it was: the keys of documents that came, went or changed. */
export const changes = (before: Dump, after: Dump): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key)).toSorted();

/** The documents that hold a text anywhere. */
export const holding = (dump: Dump, text: string): Dump =>
  new Map([...dump].filter(([, value]) => value.includes(text)));

/** Whether every event has left the documents. */
export const isTold = (dump: Dump): boolean => [...dump.values()].every((text) => !/"outbox":\[(?!\])/.test(text));
