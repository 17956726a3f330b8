import {
  checkinRecorded,
  planChanged,
  runningProfileChanged,
  trainingLogged,
  trainingRemoved,
  userChanged,
} from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionOn } from './domain/plan-weeks.ts';
import { createStores, type Stores } from './stores.ts';
import { checkIn, givenProfile, SORE } from './testing/fixtures.ts';
import { usePhysioBed } from './testing/physio-bed.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed();
let stores: Stores;
let user: TestUser;

beforeAll(async () => {
  stores = createStores(bed.database);
});
beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const days = (userId = user.userId) => stores.trainingDays.between(userId, '2026-11-01', '2026-11-30');

describe('event handling in the physio service', () => {
  it('PHASE-52 keeps the day from which the norm from 60 counts when the profile is saved again', async () => {
    const facts = { level: null, ageBand: '50-plus', weeklyHours: null } as const;
    const known = async (change: { from60?: true; from60Since?: string; rev: number }) => {
      const handled = [() => bed.publish(user, runningProfileChanged, { ...facts, ...change })];
      await untilHandled(bed, 'physio.runner-facts', handled);
      const { from60, from60Since } = await stores.runnerFacts.find(user.userId);
      return [from60 ?? false, from60Since ?? null];
    };
    expect(await known({ rev: 1 })).toEqual([false, null]);
    expect(await known({ from60: true, from60Since: TODAY, rev: 2 })).toEqual([true, TODAY]);
    expect(await known({ from60: true, rev: 3 })).toEqual([true, TODAY]);
    expect(await known({ rev: 4 })).toEqual([false, null]);
    expect(await known({ from60: true, rev: 5 })).toEqual([true, null]);
    expect(await known({ from60: true, from60Since: TODAY, rev: 6 })).toEqual([true, null]);
  });

  it('stores a logged day with its ladder stage until the log is removed', async () => {
    const data = { date: TODAY, planType: 'adapt', status: 'partial', minutes: 20, ladderStage: 2 } as const;
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, { ...data, rev: 1 })]);
    expect(await days()).toEqual([{ date: TODAY, status: 'partial', minutes: 20, ladderStage: 2, isOfNine: true }]);
    const ofTwelve = { ...data, ladderStage: 5, stageOfTwelve: 6, rev: 2 };
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, ofTwelve)]);
    expect(await days()).toEqual([{ date: TODAY, status: 'partial', minutes: 20, ladderStage: 6 }]);
    const walked = { ...ofTwelve, sport: 'walk' as const, rev: 3 };
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, walked)]);
    expect(await days()).toEqual([{ date: TODAY, status: 'partial', minutes: 20, ladderStage: 6, sport: 'walk' }]);
    await untilHandled(bed, 'physio.training-removed', [
      () => bed.publish(user, trainingRemoved, { date: TODAY, rev: 4 }),
    ]);
    expect(await days()).toEqual([]);
    expect(await days((await bed.user()).userId)).toEqual([]);
  });

  it('stores only the level and age band from the running profile', async () => {
    expect(await stores.runnerFacts.find(user.userId)).toEqual({ level: null, ageBand: null });
    const data = { level: 'Advanced', ageBand: '50-plus', weeklyHours: 6, rev: 4 } as const;
    await untilHandled(bed, 'physio.runner-facts', [() => bed.publish(user, runningProfileChanged, data)]);
    expect(await stores.runnerFacts.find(user.userId)).toEqual({ level: 'Advanced', ageBand: '50-plus' });
  });

  it('stores only the newest score and recommendation of each day', async () => {
    const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
    const recorded = (date: string, score: number, rev: number) => () =>
      bed.publish(user, checkinRecorded, {
        ...{ date, score, recommendation: 'Adapt', metrics, factors: [], cap: null, rev },
      });
    await untilHandled(bed, 'physio.checkin-days', [
      recorded('2026-11-19', 6.2, 1),
      recorded(TODAY, 5.5, 2),
      recorded(TODAY, 9, 1),
    ]);
    expect(await stores.checkinDays.newest(user.userId, TODAY)).toEqual([
      { date: TODAY, score: 5.5, recommendation: 'Adapt' },
      { date: '2026-11-19', score: 6.2, recommendation: 'Adapt' },
    ]);
    const rows = await bed.database.collection('checkin_days').find({ userId: user.userId }).toArray();
    expect(JSON.stringify(rows)).not.toContain('sleep');
  });

  it('returns the newest 30 scores and no scores for future days', async () => {
    const rows = Array.from({ length: 32 }, (_, ago) => ({
      _id: `${user.userId} ${ago}` as never,
      userId: user.userId,
      date: new Date(Date.UTC(2026, 10, 21 - ago)).toISOString().slice(0, 10),
      ...{ score: 5, recommendation: 'Adapt', rev: 1 },
    }));
    await bed.database.collection('checkin_days').insertMany(rows);
    const read = await stores.checkinDays.newest(user.userId, TODAY);
    expect([read.length, read[0]?.date]).toEqual([30, TODAY]);
  });

  it('stores today’s planned session', async () => {
    const today = { date: TODAY, planType: 'easy', minutes: 40, title: 'Easy run' } as const;
    const data = { weekStart: '2026-11-16', today, rev: 3 };
    await untilHandled(bed, 'physio.plan-today', [() => bed.publish(user, planChanged, data)]);
    expect(sessionOn(await stores.planToday.find(user.userId), TODAY)).toEqual(today);
    expect(sessionOn(await stores.planToday.find(user.userId), '2026-11-21')).toBeNull();
  });

  it('TIME-08 stores the time zone, which sets the runner’s current date', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    await givenProfile(bed, user);
    expect((await checkIn(bed, user, SORE)).checkin.date).toBe('2026-11-21');
    const consents = { health_data: true, outside_model: false };
    const data = { timezone: 'Pacific/Honolulu', tzv: 2, consents, rev: 1 };
    await untilHandled(bed, 'physio.user-settings', [() => bed.publish(user, userChanged, data)]);
    expect((await bed.call(user, 'GET', PATHS.physioCheckinToday)).statusCode).toBe(404);
    expect((await checkIn(bed, user, SORE)).checkin.date).toBe('2026-11-20');
  });
});

/** Returns event revisions in random order, some of them repeatedly. */
const deliveries = fc
  .uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
  .chain((revs) => fc.tuple(fc.shuffledSubarray(revs, { minLength: revs.length }), fc.shuffledSubarray(revs)))
  .map(([all, again]) => [...all, ...again]);

describe('handling of repeated and reordered events in the physio service', () => {
  const settle = async (revs: readonly number[], atOnce: boolean, keep: (rev: number) => Promise<unknown>) => {
    if (atOnce) await Promise.all(revs.map(keep));
    else for (const rev of revs) await keep(rev);
  };

  it('keeps the newest revision of a logged or removed training day', async () => {
    const date = TODAY;
    const keep = (userId: string) => (rev: number) =>
      rev % 2 === 0
        ? stores.trainingDays.remove(userId, { date, rev })
        : stores.trainingDays.keep(userId, {
            ...{ date, planType: 'easy', status: 'done', minutes: rev, ladderStage: null, rev },
          });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (revs, atOnce) => {
        const { userId } = await bed.user();
        await settle(revs, atOnce, keep(userId));
        const last = Math.max(...revs);
        const expected = last % 2 === 0 ? [] : [{ date, status: 'done', minutes: last, ladderStage: null }];
        expect(await days(userId)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps the level from the newest running profile', async () => {
    const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;
    const levelOf = (rev: number) => levels[rev % 3] ?? null;
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (revs, atOnce) => {
        const { userId } = await bed.user();
        await settle(revs, atOnce, (rev) =>
          stores.runnerFacts.keep(userId, { level: levelOf(rev), ageBand: null, weeklyHours: rev, rev }),
        );
        expect((await stores.runnerFacts.find(userId)).level).toBe(levelOf(Math.max(...revs)));
      }),
      { numRuns: 25 },
    );
  });
});
