import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from '../user-data/collections.ts';

/**
 * Compares the collections whose documents have a `userId` with the collections in `listed`. Returns the former that
 * are missing in `listed`, and the collections in `listed` without any such document.
 */
export const compareUserData = async (
  { db }: Connection,
  listed: readonly UserCollection[],
): Promise<{ unlisted: string[]; empty: string[] }> => {
  if (!db) throw new Error('the database is not connected');
  const holding = new Set<string>();
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (await db.collection(name).findOne({ userId: { $exists: true } })) holding.add(name);
  const names = new Set(listed.map(({ name }) => name));
  return {
    unlisted: [...holding].filter((name) => !names.has(name)).sort(),
    empty: [...names].filter((name) => !holding.has(name)).sort(),
  };
};
