import { randomUUID } from 'node:crypto';
import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { migrate } from '@stridewell/kit/mongo/migrations';
import { STRICT_CHECKS } from '@stridewell/kit/mongo/read-checks';
import { createCheckinRepository } from '@stridewell/wellness/features/checkin/repository';
import { migrations } from '@stridewell/wellness/migrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_DAYS } from './days.ts';
import { eventsLeft, seedCheckins } from './seed.ts';

const database = createDatabase(STRICT_CHECKS);
const clock = createClock();
const logger = createLogger('test', 'silent');
const { signal } = new AbortController();

beforeAll(async () => {
  const url = process.env.STRIDEWELL_TEST_MONGODB_URL ?? '';
  await connectDatabase(database, { url, name: `demo_${randomUUID()}`, timeoutMs: 20_000 }, logger, signal);
  await migrate(database, migrations, { clock, logger, signal });
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

describe('seedCheckins', () => {
  const givenUser = () => ({ id: randomUUID(), timezone: 'Europe/Oslo' });

  test('adds check-ins for the 120 days up to today, each with its date and an event', async () => {
    const user = givenUser();
    expect(await seedCheckins(database, user)).toBe(DEMO_DAYS);
    const today = dateIn(user.timezone, clock.now());
    const days = await createCheckinRepository(database)
      .collection.find({ userId: user.id })
      .sort({ date: 1 })
      .toArray();
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: DEMO_DAYS }, (_, index) => addDays(today, index + 1 - DEMO_DAYS)),
    );
    for (const { date, createdAt, outbox, rev } of days) {
      expect(dateIn(user.timezone, createdAt)).toBe(date);
      expect(outbox).toHaveLength(1);
      expect(rev).toBe(1);
    }
    // The newest days are scored against a full baseline.
    expect(days.at(-1)?.explanation.baseline?.days).toBeGreaterThanOrEqual(27);
    expect(await eventsLeft(database, user.id, 0)).toBe(false);
  });

  test('adds only missing days on a second run', async () => {
    const user = givenUser();
    await seedCheckins(database, user);
    expect(await seedCheckins(database, user)).toBe(0);
    const { collection } = createCheckinRepository(database);
    const monday = weekStartOf(addDays(dateIn(user.timezone, clock.now()), -30));
    await collection.deleteOne({ userId: user.id, date: monday });
    expect(await seedCheckins(database, user)).toBe(1);
    expect(await collection.countDocuments({ userId: user.id })).toBe(DEMO_DAYS);
  });
});
