import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaceContext, type PacedRun, paceFromRuns } from './pace-from-runs.ts';

const TODAY = '2026-11-20';
const CONTEXT: PaceContext = { today: TODAY, thresholdHeartRate: null, raceDates: [] };

/** A run of whole kilometres at a pace in s/kmthat was done `daysAgo` days ago. */
const runAt = (pace: number, daysAgo: number, own: Partial<PacedRun> & { km?: number; hr?: number } = {}): PacedRun => {
  const { km = 8, hr = null, ...rest } = own;
  return {
    ...{ date: addDays(TODAY, -daysAgo), sport: 'run', elapsedSeconds: pace * km, movingSeconds: pace * km },
    ...{ distanceMeters: km * 1_000, ascentMeters: null, descentMeters: null, maxHr: null, rpe: 8, planType: null },
    splits: Array.from({ length: km }, () => ({ meters: 1_000, seconds: pace, avgHr: hr })),
    ...rest,
  };
};
const shown = (...runs: PacedRun[]) => paceFromRuns(runs, CONTEXT);
/** 8 km at 5:00 per km by Riegel: the pace of an hour is a little slower. */
const OF_300 = 307;

const anyRun: fc.Arbitrary<PacedRun> = fc
  .record({
    pace: fc.integer({ min: 200, max: 420 }),
    daysAgo: fc.integer({ min: 0, max: 140 }),
    km: fc.integer({ min: 1, max: 30 }),
    rpe: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }),
    sport: fc.constantFrom('run' as const, 'run' as const, 'trail_run' as const, 'cycle' as const),
    planType: fc.constantFrom(null, 'easy' as const, 'tempo' as const, 'long' as const),
    ascentMeters: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
    hr: fc.option(fc.integer({ min: 110, max: 190 }), { nil: undefined }),
  })
  .map(({ pace, daysAgo, km, rpe, sport, planType, ascentMeters, hr }) =>
    runAt(pace, daysAgo, { km, rpe, sport, planType, ascentMeters, maxHr: hr ? hr + 5 : null, ...(hr ? { hr } : {}) }),
  );
const anyRuns = fc.array(anyRun, { maxLength: 12 });
const anyContext: fc.Arbitrary<PaceContext> = fc.record({
  today: fc.constant(TODAY),
  thresholdHeartRate: fc.option(fc.integer({ min: 140, max: 185 }), { nil: null }),
  raceDates: fc.array(
    fc.integer({ min: 0, max: 120 }).map((days) => addDays(TODAY, -days)),
    { maxLength: 2 },
  ),
});
const orNever = (pace: number | undefined): number => pace ?? Number.POSITIVE_INFINITY;

describe('threshold pace from activities', () => {
  it('ACT-50 is the pace of the second fastest day with a hard run', () => {
    expect(shown(runAt(290, 3), runAt(300, 10), runAt(330, 20))).toEqual({
      threshold: OF_300,
      runs: 3,
      confidence: 'fair',
    });
  });

  it('ACT-50 is unknown after one run or after two runs on one day', () => {
    expect(shown()).toBeNull();
    expect(shown(runAt(300, 3))).toBeNull();
    expect(shown(runAt(300, 3), runAt(302, 3))).toBeNull();
    expect(shown(runAt(300, 3), runAt(302, 4))).not.toBeNull();
  });

  it('ACT-51 has good confidence if at least four days agree within 5 %', () => {
    const runs = [3, 10, 17].map((days) => runAt(300, days));
    expect(shown(...runs, runAt(310, 24))?.confidence).toBe('good');
    expect(shown(...runs, runAt(340, 24))?.confidence).toBe('fair');
  });

  it.each<[string, Partial<PacedRun> & { km?: number }]>([
    ['was easy in the runner’s own rating', { rpe: 4 }],
    ['has no effort', { rpe: null }],
    ['is on a trail', { sport: 'trail_run' }],
    ['is on a treadmill', { sport: 'treadmill' }],
    ['is a ride', { sport: 'cycle' }],
    ['is hilly', { ascentMeters: 200 }],
    ['ACT-74 goes downhill by more than 10 m per kilometre', { ascentMeters: 5, descentMeters: 90 }],
    ['ACT-74 only matches a planned hard session', { rpe: null, planType: 'tempo' }],
    ['ACT-74 matches one and was easy in the runner’s own rating', { rpe: 4, planType: 'push' }],
    ['has long stops', { elapsedSeconds: 3_000 }],
    ['is shorter than 3 km', { km: 2 }],
    ['has no distance', { distanceMeters: null, splits: [] }],
    ['is older than 120 days', { date: addDays(TODAY, -120) }],
    ['is ahead', { date: addDays(TODAY, 1) }],
    ['has an impossibly fast kilometre', { splits: [{ meters: 1_000, seconds: 100, avgHr: null }] }],
  ])('ACT-75 leaves out a run that %s', (_what, own) => {
    expect(shown(runAt(300, 3, own), runAt(300, 10))).toBeNull();
  });

  it.each<[string, Partial<PacedRun>, Partial<PaceContext>]>([
    ['was a race', {}, { raceDates: [addDays(TODAY, -3)] }],
    ['has a threshold heart rate', {}, { thresholdHeartRate: 170 }],
  ])('ACT-75 includes a run without a stated effort that %s', (_what, own, context) => {
    const runs = [runAt(300, 3, { rpe: null, hr: 168, ...own }), runAt(300, 10)];
    expect(paceFromRuns(runs, { ...CONTEXT, ...context })).toMatchObject({ threshold: OF_300, runs: 2 });
  });

  it('ACT-74 includes a planned hard session with an effort of 5 or more, and a run up and down the same hill', () => {
    const planned = runAt(300, 3, { rpe: 5, planType: 'tempo' });
    expect(shown(planned, runAt(300, 10))).toMatchObject({ threshold: OF_300, runs: 2 });
    expect(shown(runAt(300, 3, { ascentMeters: 90, descentMeters: 95 }), runAt(300, 10))).not.toBeNull();
  });

  it('ACT-74 does not derive a threshold from two rides on tempo days or from easy runs on them', () => {
    const easy = Array.from({ length: 12 }, (_, at) => runAt(390, at + 2, { rpe: null }));
    for (const pace of [200, 390])
      expect(shown(...easy, ...[1, 14].map((days) => runAt(pace, days, { rpe: null, planType: 'tempo' })))).toBeNull();
  });

  it('ACT-75 derives the hard heart rate from the highest one that two of five runs reached', () => {
    const easy = [1, 2, 3].map((days) => runAt(400, days, { rpe: 3, maxHr: 160, hr: 140 }));
    const hard = [4, 5].map((days) => runAt(300, days, { rpe: null, maxHr: 190, hr: 170 }));
    expect(shown(...easy, ...hard)).toMatchObject({ threshold: OF_300, runs: 2 });
    expect(shown(...hard)).toBeNull();
    const [first, second] = hard.map((run) => ({ ...run, maxHr: 200 }));
    if (first && second) expect(shown(...easy, { ...first, maxHr: 250 }, second)).toBeNull();
  });

  it('ACT-75 uses the fastest part of a recorded run and the whole of an entered one', () => {
    const warmUp = { meters: 1_000, seconds: 400, avgHr: null };
    const tempo = runAt(300, 3);
    const mixed = { ...tempo, distanceMeters: 10_000, splits: [warmUp, ...tempo.splits, warmUp] };
    expect(shown(mixed, runAt(300, 10))?.threshold).toBe(OF_300);
    expect(shown(runAt(300, 3, { splits: [] }), runAt(300, 10))?.threshold).toBe(OF_300);
  });

  it('ACT-53 depends only on the hard runs, in any order, and lies between the paces of two of them', () => {
    fc.assert(
      fc.property(anyRuns, anyContext, (runs, context) => {
        const found = paceFromRuns(runs, context);
        expect(paceFromRuns(runs.toReversed(), context)).toEqual(found);
        const easy = runAt(240, 1, { rpe: 2, sport: 'trail_run' });
        expect(paceFromRuns([...runs, easy], context)).toEqual(found);
        if (!found) return;
        expect(found.runs).toBeGreaterThanOrEqual(2);
        expect(found.threshold).toBeGreaterThanOrEqual(190);
        expect(found.threshold).toBeLessThanOrEqual(600);
      }),
    );
  });

  it('ACT-53 never gets slower because of another or a faster run, nor faster because of one run alone', () => {
    fc.assert(
      fc.property(anyRuns, anyContext, fc.integer({ min: 200, max: 420 }), (runs, context, pace) => {
        // Runs without a heart rate, so that the highest heart rate does not change.
        const before = orNever(paceFromRuns(runs, context)?.threshold);
        const day = runAt(pace, 50, { km: 10 });
        expect(orNever(paceFromRuns([...runs, day], context)?.threshold)).toBeLessThanOrEqual(before);
        const slower = orNever(
          paceFromRuns([...runs, { ...day, splits: runAt(pace + 20, 50, { km: 10 }).splits }], context)?.threshold,
        );
        expect(orNever(paceFromRuns([...runs, day], context)?.threshold)).toBeLessThanOrEqual(slower);
        // The fastest run alone, however fast, leaves the pace at that of the previously fastest day.
        const fast = [runAt(160, 50, { km: 10 }), runAt(155, 50, { km: 10 })].map(
          (run) => paceFromRuns([...runs, run], context)?.threshold,
        );
        expect(fast[0]).toBe(fast[1]);
      }),
    );
  });
});
