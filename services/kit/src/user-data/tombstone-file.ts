import { createHmac } from 'node:crypto';
import { ERASURE_SCOPES, type ErasureScope } from '@stridewell/contracts/web';
import { z } from 'zod';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import { createRecords } from './records.ts';

/** The file's first line: what the keys of its tombstones were made with. */
const headSchema = z.strictObject({ secret: z.string().min(1) });

/** Every other line: one tombstone. */
const lineSchema = z.strictObject({
  id: z.string().min(1),
  scope: z.enum(ERASURE_SCOPES),
  until: z.iso.datetime(),
});

interface StoredTombstone {
  _id: string;
  scope: ErasureScope;
  until: Date;
}

interface StoredSecret {
  _id: string;
  value: string;
}

const SECRET = 'tombstones';

/** What a replay did. */
export interface Replay {
  /** Tombstones that the database did not have, or only of an earlier or smaller erasure. */
  tombstones: number;
  /** Runners whose records were erased again. */
  runners: number;
}

/**
 * The tombstones of a service's database, a line of JSON each, to be kept apart from its backups. Names nobody; with a runner's
 * id it tells whether they were erased, so it is kept as safely as a backup.
 */
export async function* tombstoneLines(database: Connection): AsyncGenerator<string> {
  const secret = await database.collection<StoredSecret>('secrets').findOne({ _id: SECRET });
  if (!secret) return;
  yield JSON.stringify({ secret: secret.value } satisfies z.infer<typeof headSchema>);
  const found = database.collection<StoredTombstone>('tombstones').find().sort({ until: 1 });
  for await (const { _id, scope, until } of found)
    yield JSON.stringify({ id: _id, scope, until: until.toISOString() } satisfies z.infer<typeof lineSchema>);
}

const keepSecret = async (database: Connection, secret: string): Promise<void> => {
  const secrets = database.collection<StoredSecret>('secrets');
  await secrets.updateOne({ _id: SECRET }, { $setOnInsert: { value: secret } }, { upsert: true });
  const stored = await secrets.findOne({ _id: SECRET });
  if (stored?.value !== secret)
    throw new Error('The file is of another installation: its secret is not that of the database.');
};

type Line = z.infer<typeof lineSchema>;

/** Whether the database knows of an erasure already, or of a later and larger one. */
const isKnown = async (database: Connection, { id, scope, until }: Line): Promise<boolean> => {
  const known = await database.collection<StoredTombstone>('tombstones').findOne({ _id: id });
  return known !== null && known.until >= new Date(until) && (known.scope === 'account' || known.scope === scope);
};

const keep = async (database: Connection, { id, scope, until }: Line): Promise<void> => {
  const whole = scope === 'account' ? { $set: { scope } } : { $setOnInsert: { scope } };
  const change = { $max: { until: new Date(until) }, ...whole };
  await database.collection<StoredTombstone>('tombstones').updateOne({ _id: id }, change, { upsert: true });
};

/**
 * After a backup was restored, before the service starts: takes the file's tombstones over and erases again whom the backup brought
 * back. What is new to the database is an erasure from after the backup, so all it holds of that runner is from before. May be
 * repeated. @throws Error with one sentence, before anything is changed, when a line cannot be read.
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
  await keepSecret(database, secret);
  const fresh = new Map<string, Line>();
  for (const line of tombstones) if (!(await isKnown(database, line))) fresh.set(line.id, line);

  const records = createRecords(database, collections);
  const runners = new Set<string>();
  for (const { name } of collections) {
    const users = database.collection(name).aggregate<{ _id: string }>([{ $group: { _id: '$userId' } }]);
    for await (const { _id: userId } of users) {
      // Erasures that are settled have forgotten their user.
      const line = userId && fresh.get(createHmac('sha256', secret).update(userId).digest('base64url'));
      if (!line || runners.has(userId)) continue;
      await records.erase(userId, line.scope);
      runners.add(userId);
    }
  }
  // Last, so that a replay that was killed begins again.
  for (const line of fresh.values()) await keep(database, line);
  return { tombstones: fresh.size, runners: runners.size };
};
