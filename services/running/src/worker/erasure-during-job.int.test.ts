import { until } from '@stridewell/kit/testing/until';
import { createTombstones } from '@stridewell/kit/user-data/tombstones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedRunners } from './testing/seed-runners.ts';
import { createWorkerTestBed, type WorkerTestBed } from './testing/worker-bed.ts';

const MONDAY = '2026-11-23';
let bed: WorkerTestBed;

beforeAll(async () => {
  bed = await createWorkerTestBed();
});
afterAll(() => bed.close());

it('BEYOND-21 the weekly batch deletes a plan created during its runner’s erasure and keeps other plans', async () => {
  const [erased, ...others] = await seedRunners(bed.database, {
    count: 4,
    weekStart: MONDAY,
    timezones: ['Europe/Oslo'],
  });
  const tombstones = createTombstones(bed.database);
  const made: string[] = [];
  const { close } = await bed.start(`${MONDAY}T12:00:00Z`, {
    ensureWeek: (own) => async (userId, timezone, weekStart) => {
      const result = await own(userId, timezone, weekStart);
      // Erases the runner's records while the plan is computed, so that the plan is written after the erasure.
      if (userId === erased?.userId && made.push(userId) === 1) {
        await tombstones.put(userId, 'account', new Date(`${MONDAY}T12:05:00Z`));
        await bed.database.collection('coach_profiles').deleteMany({ userId });
      }
      return result;
    },
  });
  await until('the others', async () => {
    const [plans, summaries] = [await bed.plans(MONDAY), await bed.summaries('2026-11-16')];
    return others.every(({ userId }) => plans.has(userId) && summaries.has(userId));
  });
  expect(made).toHaveLength(1);
  expect((await bed.plans(MONDAY)).has(erased?.userId ?? '')).toBe(false);
  expect((await bed.summaries('2026-11-16')).has(erased?.userId ?? '')).toBe(false);
  await close();
});
