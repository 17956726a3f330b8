import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClock, pause } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createScope } from '../testing/scope.ts';
import { openDatabase } from '../testing/things.ts';
import { takeLock } from './lock.ts';
import { type Migration, migrate } from './migrations.ts';

const scope = createScope();
const clock = createClock();
const logger = createLogger('test', 'silent');
const { signal } = new AbortController();
let one: Connection;
let other: Connection;

beforeAll(async () => {
  [one, other] = await Promise.all([openDatabase(scope, 'migrations'), openDatabase(scope, 'migrations')]);
});

beforeEach(async () => {
  for (const name of ['migrations', 'migration_lock']) await one.collection(name).deleteMany({});
});

afterAll(() => Promise.all([one.close(), other.close()]));

const run = (connection: Connection, migrations: Migration[], stop = signal) =>
  migrate(connection, migrations, { clock, logger, signal: stop });
const counting = (executed: number[], ids = [1, 2, 3]): Migration[] =>
  ids.map((id) => ({
    id,
    name: `step ${id}`,
    up: async () => {
      executed.push(id);
      await pause(20);
    },
  }));
const elapsed = async (work: Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work;
  return performance.now() - start;
};
const leaveLock = async (holder: string): Promise<void> => {
  await one.collection<{ _id: string }>('migration_lock').insertOne({ _id: 'lock', ...{ holder, beat: 3 } });
};
const db = (connection: Connection) => {
  if (!connection.db) throw new Error('not connected');
  return connection.db;
};

describe('migrate', () => {
  it('runs each migration once and in order when two processes start concurrently', async () => {
    const executed: number[] = [];
    await Promise.all([run(one, counting(executed)), run(other, counting(executed))]);
    expect(executed).toEqual([1, 2, 3]);
    expect((await one.collection('migrations').find({}).sort({ _id: 1 }).toArray()).map(({ name }) => name)).toEqual([
      'step 1',
      'step 2',
      'step 3',
    ]);
    expect(await one.collection('migration_lock').countDocuments({})).toBe(0);
  });

  it('runs only migrations that have not been applied yet', async () => {
    const executed: number[] = [];
    await run(one, counting(executed, [1, 2]));
    await run(one, counting(executed, [1, 2, 3]));
    expect(executed).toEqual([1, 2, 3]);
  });

  it('resumes at the failed migration without repeating earlier ones', async () => {
    const executed: number[] = [];
    const failing = counting(executed).map((step) =>
      step.id === 2 ? { ...step, up: () => Promise.reject(new Error('no index today')) } : step,
    );
    await expect(run(one, failing)).rejects.toThrow('no index today');
    expect(executed).toEqual([1]);
    expect(await elapsed(run(one, counting(executed)))).toBeLessThan(2_000);
    expect(executed).toEqual([1, 2, 3]);
  });

  it('rejects migrations whose numbers have a gap', async () => {
    await expect(run(one, counting([], [1, 3]))).rejects.toThrow('migration 3 found where 2 was expected');
  });

  it('takes over the lock of a killed process after five seconds without a heartbeat', async () => {
    const executed: number[] = [];
    await leaveLock('the dead');
    const took = await elapsed(Promise.all([run(one, counting(executed)), run(other, counting(executed))]));
    expect(took).toBeGreaterThan(5_000);
    expect(took).toBeLessThan(8_000);
    expect(executed).toEqual([1, 2, 3]);
  });

  it('takes no lock when all migrations are applied, even if a killed process left a lock behind', async () => {
    await run(one, counting([]));
    await leaveLock('the dead');
    const executed: number[] = [];
    expect(await elapsed(run(one, counting(executed)))).toBeLessThan(1_000);
    expect(executed).toEqual([]);
  });

  it('stops waiting for the lock when the service is stopped', async () => {
    await leaveLock('the dead');
    const stop = new AbortController();
    const executed: number[] = [];
    const waiting = run(one, counting(executed), stop.signal);
    stop.abort();
    expect(await elapsed(waiting)).toBeLessThan(1_000);
    expect(executed).toEqual([]);
  });
});

describe('takeLock', () => {
  it('does not take the lock from a live holder after the timeout', async () => {
    const held = await takeLock(db(one), clock, signal);
    let taken = false;
    const waiting = takeLock(db(other), clock, signal).then((lock) => {
      taken = true;
      return lock;
    });
    await pause(7_000);
    expect(taken).toBe(false);
    await expect(held?.check()).resolves.toBeUndefined();
    await held?.release();
    await (await waiting)?.release();
    expect(taken).toBe(true);
  });

  it('returns a lock whose check rejects, and whose release does nothing, after another process took the lock', async () => {
    const held = await takeLock(db(one), clock, signal);
    await one.collection('migration_lock').updateMany({}, { $set: { holder: 'another' } });
    await expect(held?.check()).rejects.toThrow('lost');
    await held?.release();
    expect(await one.collection('migration_lock').countDocuments({})).toBe(1);
  });
});
