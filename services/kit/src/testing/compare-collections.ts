import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import type { Connection } from '../mongo/database.ts';
import { type Migration, migrate } from '../mongo/migrations.ts';
import type { AnyCollection } from '../shared-collections.ts';

/** Collections that the migration code itself uses. */
const OWN = new Set(['migrations', 'migration_lock']);

interface Index {
  name?: string;
  key: unknown;
  unique?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: unknown;
}

const comparable = (indexes: readonly Index[]): string[] =>
  indexes
    .filter(({ name }) => name !== '_id_')
    .map(({ name, key, unique, expireAfterSeconds, partialFilterExpression }) =>
      JSON.stringify({ name, key, unique, expireAfterSeconds, partialFilterExpression }),
    )
    .toSorted();

/**
 * Runs migrations twice and compares the resulting collections and indexes with the declared ones. Differences are
 * listed as `<collection>: <index>`, or as the collection only when the collection is not declared.
 */
export const compareCollections = async (
  connection: Connection,
  migrations: readonly Migration[],
  declared: readonly AnyCollection[],
): Promise<{ onlyMigrated: string[]; onlyDeclared: string[] }> => {
  const { db } = connection;
  if (!db) throw new Error('the database is not connected');
  const { signal } = new AbortController();
  const run = () =>
    migrate(connection, migrations, { clock: createClock(), logger: createLogger('test', 'silent'), signal });
  await run();
  await db.collection('migrations').deleteMany({});
  await run();
  const names = new Set(declared.map(({ name }) => name));
  const existing = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const onlyMigrated = existing.filter((name) => !names.has(name) && !OWN.has(name));
  const onlyDeclared: string[] = [];
  for (const { name, indexes } of declared) {
    const wanted = comparable(indexes.map(({ key, options }) => ({ key, ...options })));
    const found = existing.includes(name) ? comparable(await db.collection(name).indexes()) : [];
    onlyDeclared.push(...wanted.filter((index) => !found.includes(index)).map((index) => `${name}: ${index}`));
    onlyMigrated.push(...found.filter((index) => !wanted.includes(index)).map((index) => `${name}: ${index}`));
  }
  return { onlyMigrated, onlyDeclared };
};
