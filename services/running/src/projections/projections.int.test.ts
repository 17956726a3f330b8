import type { EventData } from '@stridewell/contracts/events/envelope';
import type { checkinRecorded } from '@stridewell/contracts/events/events';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, defineUserDocuments } from '@stridewell/kit/projections/user-document-repository';
import {
  createUserSettings,
  type UserSettings,
  userSettingsCollection,
} from '@stridewell/kit/projections/user-settings-repository';
import { createIndexes, openDatabase } from '@stridewell/kit/testing/database';
import { createScope } from '@stridewell/kit/testing/scope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkinDaysCollection, createCheckinDays } from './checkin-days.ts';

const talliesCollection = defineUserDocuments('tallies', z.array(z.number()));
let opened: Awaited<ReturnType<typeof openDatabase>>;
let database: Connection;

beforeAll(async () => {
  opened = await openDatabase(createScope().config('running'));
  database = opened.database;
  await createIndexes(database, talliesCollection, userSettingsCollection, checkinDaysCollection);
});
afterAll(() => opened.close());

/** Returns event revisions in random order, some of them repeatedly. */
const deliveries = fc
  .uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
  .chain((revs) => fc.tuple(fc.shuffledSubarray(revs, { minLength: revs.length }), fc.shuffledSubarray(revs)))
  .map(([all, again]) => [...all, ...again]);

describe('createUserDocuments', () => {
  it('applies all concurrent changes one after another', async () => {
    const tallies = createUserDocuments(database, talliesCollection);
    const [one, other] = [createId(), createId()];
    const adds = Array.from({ length: 20 }, (_, at) => tallies.change(one, (known) => [...(known ?? []), at]));
    await Promise.all([...adds, tallies.change(other, () => [99])]);
    expect((await tallies.find(one))?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(await tallies.find(other)).toEqual([99]);
    expect(await database.collection('tallies').countDocuments({ userId: one })).toBe(1);
  });

  it('writes nothing and returns the stored state when the change function returns null', async () => {
    const tallies = createUserDocuments(database, talliesCollection);
    const userId = createId();
    expect(await tallies.change(userId, () => null)).toBeNull();
    expect(await tallies.find(userId)).toBeNull();
    await tallies.change(userId, () => [1]);
    expect(await tallies.change(userId, () => null)).toEqual([1]);
  });
});

describe('running projection of repeated and reordered events', () => {
  const run = async (revs: readonly number[], atOnce: boolean, keep: (rev: number) => Promise<void>): Promise<void> => {
    if (atOnce) await Promise.all(revs.map(keep));
    else for (const rev of revs) await keep(rev);
  };

  it('stores the newest settings of a runner', async () => {
    const settings = createUserSettings(database);
    const settingsAt = (rev: number): UserSettings => ({
      timezone: rev % 2 ? 'Europe/Oslo' : 'Asia/Tokyo',
      tzv: rev,
      consents: { health_data: true, outside_model: rev % 3 === 0 },
      rev,
    });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (revs, atOnce) => {
        const userId = createId();
        await run(revs, atOnce, (rev) => settings.keep(userId, settingsAt(rev)));
        expect(await settings.find(userId)).toEqual(settingsAt(Math.max(...revs)));
      }),
      { numRuns: 25 },
    );
  });

  it('stores the newest revision of a day’s check-in and changes no other day', async () => {
    const days = createCheckinDays(database);
    const checkinAt = (rev: number): EventData<typeof checkinRecorded> => ({
      date: '2026-11-20',
      score: rev / 10,
      recommendation: 'Recover',
      metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
      factors: [],
      cap: { reason: `pain of ${rev}`, limit: 4.9 },
      rev,
    });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (revs, atOnce) => {
        const userId = createId();
        await run(revs, atOnce, (rev) => days.keep(userId, checkinAt(rev)));
        const newest = { ...checkinAt(Math.max(...revs)), hasNotes: false, illness: false };
        expect(await days.between(userId, '2026-11-20', '2026-11-20')).toEqual([newest]);
        expect(await days.between(userId, '2026-11-21', '2026-11-30')).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('createCheckinDays', () => {
  const date = '2026-11-20';
  const checkin: EventData<typeof checkinRecorded> = {
    date,
    score: 7.4,
    recommendation: 'Adapt',
    metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
    factors: [],
    cap: { reason: 'the injury you are working on', limit: 7.4, code: 'injury' },
    rev: 1,
  };

  it('stores hasNotes and the code of the cap, and clears them when a later revision has neither', async () => {
    const days = createCheckinDays(database);
    const userId = createId();
    await days.keep(userId, { ...checkin, hasNotes: true, illness: true });
    expect(await days.between(userId, date, date)).toEqual([{ ...checkin, hasNotes: true, illness: true }]);
    const later = { ...checkin, cap: { reason: 'pain of 3', limit: 7.4 }, rev: 2 };
    await days.keep(userId, later);
    expect(await days.between(userId, date, date)).toEqual([{ ...later, hasNotes: false, illness: false }]);
  });
});

describe('time zone of a runner', () => {
  const settings = () => createUserSettings(database);
  const consents = { health_data: true, outside_model: false };

  it('defaults to Oslo, and to the session’s time zone during a request', async () => {
    const userId = createId();
    expect(await settings().timezoneOf(userId)).toBe('Europe/Oslo');
    expect(await settings().zoneOf({ userId, timezone: 'Asia/Tokyo', timezoneVersion: 1 })).toBe('Asia/Tokyo');
  });

  it('TIME-08 is the stored or the session’s time zone, whichever is newer', async () => {
    const userId = createId();
    await settings().keep(userId, { timezone: 'America/Lima', tzv: 3, consents, rev: 7 });
    const zoneAt = (timezoneVersion: number) => settings().zoneOf({ userId, timezone: 'Asia/Tokyo', timezoneVersion });
    expect([await zoneAt(2), await zoneAt(3), await zoneAt(4)]).toEqual(['America/Lima', 'Asia/Tokyo', 'Asia/Tokyo']);
    expect(await settings().timezoneOf(userId)).toBe('America/Lima');
  });
});
