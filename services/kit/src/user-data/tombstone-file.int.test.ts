import type { Connection } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { connectDatabase, createDatabase } from '../mongo/database.ts';
import { createScope } from '../testing/scope.ts';
import { replayTombstones, tombstoneLines } from './tombstone-file.ts';
import { createTombstones } from './tombstones.ts';

const COLLECTIONS = [{ name: 'notes' }, { name: 'settings', staysWithAccount: true }];
const open: Connection[] = [];
let live: Connection;
let restored: Connection;

const database = async (): Promise<Connection> => {
  const connection = createDatabase();
  const { database: address } = createScope().config('tombstones');
  await connectDatabase(connection, address, createLogger('test', 'silent'), new AbortController().signal);
  open.push(connection);
  return connection;
};
const write = async (to: Connection, ...userIds: string[]): Promise<void> => {
  for (const { name } of COLLECTIONS) await to.collection(name).insertMany(userIds.map((userId) => ({ userId })));
};
const runners = async (of: Connection, name: string): Promise<unknown[]> =>
  (await of.collection(name).find().sort({ userId: 1 }).toArray()).map(({ userId }) => userId);
const fileOf = async (of: Connection): Promise<string> => {
  const lines: string[] = [];
  for await (const line of tombstoneLines(of)) lines.push(line);
  return `${lines.join('\n')}\n`;
};

/** Creates a database, and a backup that was made before two of its users were erased. */
beforeEach(async () => {
  live = await database();
  restored = await database();
  await write(restored, 'ada', 'ben', 'cleo');
  const tombstones = createTombstones(live);
  await tombstones.put('ada', 'account', new Date('2026-11-20T08:00:00Z'));
  await tombstones.put('ben', 'data', new Date('2026-11-21T08:00:00Z'));
});
afterAll(async () => {
  for (const connection of open) await connection.close();
});

describe('replayTombstones on a restored backup', () => {
  it('SECU-1804 again erases users who were erased after the backup', async () => {
    expect(await replayTombstones(restored, COLLECTIONS, await fileOf(live))).toEqual({ tombstones: 2, runners: 2 });
    expect(await runners(restored, 'notes')).toEqual(['cleo']);
    expect(await runners(restored, 'settings')).toEqual(['ben', 'cleo']);
    const late = { subject: 'ada', type: 'wellness.checkin.recorded.v1', time: '2026-11-19T08:00:00Z' };
    expect(await createTombstones(restored).covers(late)).toBe(true);
    expect(await fileOf(restored)).toBe(await fileOf(live));
  });

  it('SECU-1804 keeps data stored after an erasure that the backup already contains', async () => {
    await replayTombstones(restored, COLLECTIONS, await fileOf(live));
    await write(restored, 'ben');
    expect(await replayTombstones(restored, COLLECTIONS, await fileOf(live))).toEqual({ tombstones: 0, runners: 0 });
    expect(await runners(restored, 'notes')).toEqual(['ben', 'cleo']);
  });

  it('uses a file that contains no user ids', async () => expect(await fileOf(live)).not.toMatch(/ada|ben/));

  it('changes no records when the file is unreadable or from another installation', async () => {
    await createTombstones(restored).put('cleo', 'data', new Date(0));
    await expect(replayTombstones(restored, COLLECTIONS, await fileOf(live))).rejects.toThrow(/another installation/);
    for (const text of ['{}', `${await fileOf(live)}{"id":1}\n`])
      await expect(replayTombstones(restored, COLLECTIONS, text)).rejects.toThrow();
    expect(await runners(restored, 'notes')).toEqual(['ada', 'ben', 'cleo']);
  });
});
