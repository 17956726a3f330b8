import { createHmac } from 'node:crypto';
import { ERASURE_SCOPES } from '@stridewell/contracts/web';
import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import { createRecords } from './records.ts';
import { secretsCollection, tombstonesCollection } from './tombstones.ts';

/** First line of the file: the secret with which the keys of the tombstones were computed. */
const headSchema = z.strictObject({ secret: z.string().min(1) });

/** Every other line of the file: one tombstone. */
const lineSchema = z.strictObject({
  id: z.string().min(1),
  scope: z.enum(ERASURE_SCOPES),
  until: z.iso.datetime(),
});

const SECRET = 'tombstones';

/** Result of replaying a file of tombstones. */
export interface Replay {
  /** Number of tombstones that were missing from the database or outdated in it. */
  tombstones: number;
  /** Number of users who were erased again. */
  runners: number;
}

/**
 * Returns the tombstones of a database as lines of JSON, which must be stored separately from the database's backups.
 * They contain no user ids, but reveal whether a given user was erased, so the file must be protected like a backup.
 */
export async function* tombstoneLines(database: Connection): AsyncGenerator<string> {
  const secret = await secretsCollection.in(database).findOne({ _id: SECRET });
  if (!secret?.value) return;
  yield JSON.stringify({ secret: secret.value } satisfies z.infer<typeof headSchema>);
  const found = tombstonesCollection.in(database).find().sort({ until: 1 });
  for await (const { _id, scope, until } of found)
    yield JSON.stringify({ id: _id, scope, until: until.toISOString() } satisfies z.infer<typeof lineSchema>);
}

const importSecret = async (database: Connection, secret: string): Promise<void> => {
  const secrets = secretsCollection.in(database);
  await secrets.updateOne({ _id: SECRET }, { $setOnInsert: { value: secret } }, { upsert: true });
  const stored = await secrets.findOne({ _id: SECRET });
  if (stored?.value !== secret)
    throw new Error('The file is from another installation: its secret differs from the secret in the database.');
};

type Line = z.infer<typeof lineSchema>;

/**
 * True when the database contains a tombstone of the same erasure, or of a later one with the same or a larger scope.
 */
const isKnown = async (database: Connection, { id, scope, until }: Line): Promise<boolean> => {
  const known = await tombstonesCollection.in(database).findOne({ _id: id });
  return known !== null && known.until >= new Date(until) && (known.scope === 'account' || known.scope === scope);
};

const importTombstone = async (database: Connection, { id, scope, until }: Line): Promise<void> => {
  const whole = scope === 'account' ? { $set: { scope } } : { $setOnInsert: { scope } };
  const change = { $max: { until: new Date(until) }, ...whole };
  await tombstonesCollection.in(database).updateOne({ _id: id }, change, { upsert: true });
};

/**
 * Imports tombstones into a restored backup before the service starts, and erases their users again. If a tombstone is
 * not in the database, its erasure happened after the backup, so all of the user's data is older than the erasure.
 * Idempotent.
 * @throws Error before any change when a line cannot be read.
 */
export const replayTombstones = async (
  database: Connection,
  collections: readonly UserCollection[],
  text: string,
): Promise<Replay> => {
  const [head, ...lines] = text.split('\n').filter(Boolean);
  if (!head) return { tombstones: 0, runners: 0 };
  const { secret } = headSchema.parse(JSON.parse(head));
  const tombstones = lines.map((line) => lineSchema.parse(JSON.parse(line)));
  await importSecret(database, secret);
  const missing = new Map<string, Line>();
  for (const line of tombstones) if (!(await isKnown(database, line))) missing.set(line.id, line);

  const records = createRecords(database, collections);
  const runners = new Set<string>();
  for (const { name } of collections) {
    const users = database.collection(name).aggregate<{ _id: string }>([{ $group: { _id: '$userId' } }]);
    for await (const { _id: userId } of users) {
      // Records of completed erasures contain no user id.
      const line = userId && missing.get(createHmac('sha256', secret).update(userId).digest('base64url'));
      if (!line || runners.has(userId)) continue;
      await records.erase(userId, line.scope);
      runners.add(userId);
    }
  }
  // Tombstones are stored last, so that a replay that was interrupted processes all of them again.
  for (const line of missing.values()) await importTombstone(database, line);
  return { tombstones: missing.size, runners: runners.size };
};
