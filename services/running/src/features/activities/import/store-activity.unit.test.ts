import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../document.ts';
import type { ActivityRepository } from '../repository.ts';
import { steadyRun, writeFit, writeGpx, writeTcx } from '../testing/write-recordings.ts';
import { type ParsedActivity, parseTask } from './parsed-file.ts';
import { type StoreContext, storeActivity } from './store-activity.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const DAY = '2026-11-20';

const read = (file: string | Uint8Array): ParsedActivity => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const result = parseTask({ bytes, sport: null, now: NOW.getTime() });
  const [activity] = 'activities' in result ? result.activities : [];
  if (!activity) throw new Error('no activity');
  return activity;
};
const fit = (time: string, minutes: number, serial = 1): ParsedActivity =>
  read(writeFit({ ...steadyRun({ minutes, start: new Date(`${DAY}T${time}Z`) }), serial }));
const gpx = (time: string, minutes: number): ParsedActivity =>
  read(writeGpx(steadyRun({ minutes, start: new Date(`${DAY}T${time}Z`) })));

const typedRun = (more: Partial<ActivityDocument> = {}): ActivityDocument => ({
  ...{ _id: 'typed', userId: 'u', source: 'manual', sport: 'run', timezone: 'Europe/Oslo', date: DAY },
  ...{ startedAt: new Date(`${DAY}T12:00:00Z`), elapsedSeconds: 2_400, movingSeconds: 2_400, distanceMeters: 8_000 },
  ...{ ascentMeters: null, descentMeters: null, avgHr: null, maxHr: null, avgCadence: null, laps: [] },
  ...{ rpe: 9, note: '06:30 intervals with the club', splits: { km: [], mile: [] }, hasSeries: false },
  ...{ policy: { ai: true, share: true }, matched: null, matchedBy: null, createdAt: NOW, updatedAt: NOW },
  ...more,
});

/** A runner's activities in memory, with the methods needed to store one. */
const storeOf = (...known: ActivityDocument[]) => {
  const all = new Map(known.map((each) => [each._id, each]));
  const removed = new Map<string, string>();
  const present = () => [...all.values()].filter(({ deletedAt }) => !deletedAt);
  const repository = {
    findRecorded: async (_user: string, hash: string | null, sourceId: string | null) =>
      [...all.values()].find((each) => (hash && each.hash === hash) || (sourceId && each.sourceId === sourceId)) ??
      null,
    startedBetween: async (_user: string, from: Date, to: Date) =>
      present().filter(({ startedAt }) => startedAt >= from && startedAt <= to),
    enteredOn: async (_user: string, date: string) =>
      present().filter((each) => each.date === date && each.source === 'manual'),
    save: async (document: ActivityDocument) => void all.set(document._id, document),
    remove: async (_user: string, id: string, at: Date) => {
      const found = all.get(id);
      if (found) all.set(id, { ...found, deletedAt: at });
      return found ?? null;
    },
    findRemoved: async ({ hash }: ActivityDocument) => removed.get(hash ?? '') ?? null,
    forgetRemoved: async (_user: string, id: string) => {
      for (const [hash, each] of removed) if (each === id) removed.delete(hash);
    },
    isOverfull: async () => false,
    discard: async (_user: string, id: string) => void all.delete(id),
  } as unknown as ActivityRepository;
  const context: StoreContext = {
    ...{
      userId: 'u',
      timezone: 'Europe/Oslo',
      source: 'file:fit',
      at: NOW,
      stored: { count: 0 },
      isChosen: false,
      isDirect: false,
    },
    isOwn: async () => false,
  };
  return {
    present,
    all,
    /** Deletes an activity that can no longer be restored. */
    forget: (id: string): void => {
      const hash = all.get(id)?.hash;
      if (hash) removed.set(hash, id);
      all.delete(id);
    },
    store: (activity: ParsedActivity, more: Partial<StoreContext> = {}) =>
      storeActivity(repository, activity, { ...context, ...more }),
    minutes: () =>
      present()
        .map(({ movingSeconds }) => Math.round(movingSeconds / 60))
        .toSorted((a, b) => a - b),
  };
};

describe('IMPORT-71 two records of one run', () => {
  it('are one activity when the phone started 2 minutes earlier, in either order', async () => {
    const both = [fit('17:00:00', 60), gpx('16:58:00', 62)];
    for (const [first, second] of [both, both.toReversed()] as [ParsedActivity, ParsedActivity][]) {
      const runner = storeOf();
      await runner.store(first);
      await runner.store(second);
      expect(runner.present()).toHaveLength(1);
    }
    const runner = storeOf();
    await runner.store(both[0] as ParsedActivity);
    expect(await runner.store(both[1] as ParsedActivity)).toMatchObject({ result: 'duplicate', reason: 'same_bout' });
  });

  it('are stored once when one of them has the run in two parts', async () => {
    const [first, second, whole] = [fit('06:00:00', 60, 1), fit('07:01:00', 60, 2), gpx('06:00:00', 121)];
    const parts = storeOf();
    for (const each of [first, second, whole]) await parts.store(each);
    expect(parts.minutes()).toEqual([60, 60]);
    const one = storeOf();
    for (const each of [whole, first, second]) await one.store(each);
    expect(one.minutes()).toEqual([121]);
  });

  it('are replaced by the longer one when a short part was stored first', async () => {
    const runner = storeOf();
    await runner.store(fit('06:00:00', 20));
    await runner.store(gpx('06:00:00', 90));
    expect(runner.minutes()).toEqual([90]);
  });
});

describe('IMPORT-72 entered run and recorded run of the same minutes', () => {
  it('are two when nothing else agrees, and the import states that they may be one', async () => {
    const runner = storeOf(typedRun({ distanceMeters: null }));
    expect(await runner.store(fit('17:00:00', 40))).toMatchObject({ result: 'imported', reason: 'maybe_entered' });
    expect(runner.present()).toMatchObject([
      { _id: 'typed', note: '06:30 intervals with the club', rpe: 9 },
      { source: 'file:fit', note: null, rpe: null },
    ]);
  });

  it('are two when their distances differ', async () => {
    const runner = storeOf(typedRun());
    expect(await runner.store(fit('17:00:00', 40))).toMatchObject({ result: 'imported', reason: null });
    expect(runner.present()).toHaveLength(2);
  });

  it('are one when their distances agree, with the runner’s own entries', async () => {
    const runner = storeOf(typedRun({ distanceMeters: 7_200 }));
    await runner.store(fit('05:30:00', 40));
    expect(runner.present()).toMatchObject([{ _id: 'typed', source: 'file:fit', rpe: 9, avgHr: 150 }]);
  });

  it('are two when the runner entered one before the other began', async () => {
    const runner = storeOf(typedRun({ distanceMeters: 7_200, createdAt: new Date(`${DAY}T08:00:00Z`) }));
    await runner.store(fit('17:00:00', 40));
    expect(runner.present()).toHaveLength(2);
  });
});

describe('ACT-73 date of a run', () => {
  const auckland = (start: string, serial: number) =>
    read(writeFit({ ...steadyRun({ start: new Date(start) }), serial, utcOffset: 12 * 60 }));

  it('is the date at the place where the watch was, if its file states it', async () => {
    const runner = storeOf();
    await runner.store(auckland('2026-08-15T06:00:00Z', 1));
    await runner.store(auckland('2026-08-15T19:00:00Z', 2));
    expect(runner.present().map(({ date, timezone }) => [date, timezone])).toEqual([
      ['2026-08-15', 'Europe/Oslo'],
      ['2026-08-16', '+12:00'],
    ]);
  });

  it('is the date in the zone stated by the times in GPX and TCX', async () => {
    const run = steadyRun({ start: new Date('2026-08-15T19:00:00Z') });
    for (const text of [writeGpx(run), writeTcx(run)]) {
      const local = text.replaceAll(/[\d-]+T[\d:.]+Z/g, (time) =>
        new Date(Date.parse(time) + 330 * 60_000).toISOString().replace('Z', '+05:30'),
      );
      const runner = storeOf();
      await runner.store(read(local));
      expect(runner.present()).toMatchObject([{ date: '2026-08-16', timezone: '+05:30', startedAt: run.start }]);
    }
  });

  it('is the date in the profile’s zone for a file without an offset, with a UTC offset, or at home', async () => {
    const at = { ...steadyRun({ start: new Date('2026-08-15T22:30:00Z') }) };
    for (const utcOffset of [undefined, 0, 120, 5_000]) {
      const runner = storeOf();
      await runner.store(read(writeFit({ ...at, ...(utcOffset === undefined ? {} : { utcOffset }) })));
      expect(runner.present()).toMatchObject([{ date: '2026-08-16', timezone: 'Europe/Oslo' }]);
    }
  });

  it('is never a day that has not begun for the runner, because it would not be processed', async () => {
    const runner = storeOf();
    const activity = read(writeFit({ ...steadyRun({ start: new Date('2026-11-29T11:10:00Z') }), utcOffset: 13 * 60 }));
    await runner.store(activity);
    expect(runner.present()).toMatchObject([{ date: '2026-11-29' }]);
  });
});

describe('IMPORT-75 deleted recording', () => {
  it('does not come back with the next archive, but does when its file is chosen', async () => {
    const runner = storeOf();
    const ride = fit('06:00:00', 60);
    const { activityId } = await runner.store(ride);
    runner.forget(activityId ?? '');
    const deleted = { result: 'duplicate', reason: 'deleted', activityId: null };
    expect(await runner.store(ride)).toMatchObject(deleted);
    expect(await runner.store(ride)).toMatchObject(deleted);
    expect(await runner.store(ride, { isChosen: true })).toMatchObject({ result: 'imported' });
    expect(await runner.store(ride)).toMatchObject({ result: 'duplicate', reason: 'same_file' });
  });
});

describe('ACT-76 sport that the runner chose', () => {
  it('stays when a more detailed record of the bout is imported', async () => {
    const runner = storeOf();
    const ride = fit('06:00:00', 60);
    await runner.store({ ...ride, hash: null, sourceId: 'strava:1', samples: null, avgHr: null });
    const [stored] = runner.present();
    if (stored) runner.all.set(stored._id, { ...stored, sport: 'cycle', sportBy: 'runner' });
    expect(await runner.store(ride)).toMatchObject({ result: 'imported' });
    expect(runner.present()).toMatchObject([{ sport: 'cycle', sportBy: 'runner', source: 'file:fit', avgHr: 150 }]);
  });
});

describe('IMPORT-76 wrong clock', () => {
  const dated = (start: string) => writeFit(steadyRun({ start: new Date(start) }));
  const refused = (start: string) => parseTask({ bytes: dated(start), sport: null, now: NOW.getTime() });

  it.each(['2000-01-01T00:10:00Z', '2036-01-01T00:10:00Z', '2026-11-30T08:00:00Z'])(
    'is rejected with a date of %s',
    (start) => {
      expect(refused(start)).toEqual({ reason: 'impossible_times' });
    },
  );

  it('dates the run today when it is some hours ahead, and the import mentions it', async () => {
    const runner = storeOf();
    const stored = await runner.store(read(dated('2026-11-30T00:30:00Z')));
    expect(stored).toMatchObject({ result: 'imported', reason: 'clock_ahead', date: '2026-11-29' });
    const now = await runner.store(read(writeFit({ ...steadyRun({ start: NOW }), serial: 2 })));
    expect(now).toMatchObject({ result: 'imported', reason: null });
  });

  it('leads to a question when a chosen file is more than a year old, but not for one in an archive', async () => {
    const old = read(dated('2019-11-25T06:00:00Z'));
    expect(await storeOf().store(old, { isDirect: true })).toMatchObject({ result: 'imported', reason: 'old_date' });
    expect(await storeOf().store(old)).toMatchObject({ result: 'imported', reason: null });
    const recent = read(dated('2026-01-25T06:00:00Z'));
    expect(await storeOf().store(recent, { isDirect: true })).toMatchObject({ reason: null });
  });
});
