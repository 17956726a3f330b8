import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeadLetters } from '../bus/dead-letters.ts';
import { createLogger } from '../logger.ts';
import { decisionRetentionMigration } from '../migrations/decision-retention.ts';
import { retentionMigration } from '../migrations/retention.ts';
import { connectDatabase, createDatabase } from '../mongo/database.ts';
import { createScope } from '../testing/scope.ts';

const DAY_S = 86_400;
let database: Connection;

beforeAll(async () => {
  database = createDatabase();
  const { database: address } = createScope().config('retention');
  await connectDatabase(database, address, createLogger('test', 'silent'), new AbortController().signal);
});
afterAll(() => database.close());

const up = async (): Promise<void> => {
  const { db } = database;
  if (!db) throw new Error('no database');
  for (const migration of [retentionMigration(1), decisionRetentionMigration(2)]) await migration.up(db);
};

/** The expiry indexes of a collection: the name of the date field and the number of days. */
const limits = async (name: string) => {
  const indexes = await database.collection(name).indexes();
  return indexes.flatMap(({ key, expireAfterSeconds }) =>
    expireAfterSeconds === undefined ? [] : [[Object.keys(key).join(), expireAfterSeconds / DAY_S]],
  );
};

describe('retention of technical records', () => {
  it('SECU-1802 creates expiry indexes, and adds a date to dead letters that have none', async () => {
    const letters = database.collection<{ _id: string; at?: Date }>('dead_letters');
    await letters.insertOne({ _id: 'from an earlier release' });
    await up();
    await up();
    expect(await limits('dead_letters')).toEqual([['at', 90]]);
    expect(await limits('tombstones')).toEqual([['until', 400]]);
    expect(await limits('safety_decisions')).toEqual([['at', 365]]);
    expect((await letters.findOne())?.at).toBeInstanceOf(Date);
  });

  it('SECU-1802 stores a date with each new dead letter', async () => {
    const message = { subject: 'wellness.checkin.recorded.v1.somebody', string: () => '{}' };
    await createDeadLetters(database).record('sample', 'an-event', message as never, new Error('no'));
    const found = await database
      .collection<{ _id: string; at?: Date }>('dead_letters')
      .findOne({ _id: 'sample:an-event' });
    expect(found?.at).toBeInstanceOf(Date);
  });
});
