import type { Metrics } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, decideDay, isUntouched, type OwnNormal, ownNormal } from './day-action.ts';
import { allMetrics, checkinWith, oneStepWorse } from './testing/checkins.ts';

const DEFAULTS: Metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

const decide = (metrics: Metrics, normal: OwnNormal | null = null) =>
  decideDay({ checkin: checkinWith(metrics), gate: 'clear', isClosed: false }, normal);

const levelOf = (metrics: Metrics, normal: OwnNormal | null = null): number =>
  ACTIONS.indexOf(decide(metrics, normal).action);

const isRunning = (metrics: Metrics): boolean => !decide(metrics).isWithoutRunning;

const NORMAL: OwnNormal = { median: 6.5, deviation: 0.7, medianFatigue: 3, days: 28 };

const withScore = (score: number, normal: OwnNormal | null, isCapped = false) =>
  decideDay(
    {
      checkin: checkinWith({ ...DEFAULTS, pain: 0 }, { raw: score, score, isCapped }),
      gate: null,
      isClosed: false,
    },
    normal,
  );

describe('decideDay without a baseline', () => {
  it('LOAD-20 returns the same action or one level stricter when a single answer gets one step worse', () => {
    let steps = 0;
    for (const metrics of allMetrics()) {
      const before = levelOf(metrics);
      for (const worse of oneStepWorse(metrics)) {
        const difference = levelOf(worse) - before;
        steps += 1;
        if (difference < 0 || difference > 1) throw new Error(`${JSON.stringify(metrics)} ${JSON.stringify(worse)}`);
      }
    }
    expect(steps).toBe(57_875);
  });

  it('LOAD-21 returns the action Plan for an untouched form', () => {
    expect(decide(DEFAULTS)).toMatchObject({ action: 'plan', reason: 'untouched' });
  });

  it.each([
    [6, 'plan'],
    [5.9, 'trim'],
    [5, 'trim'],
    [4.9, 'light'],
    [3, 'light'],
    [2.9, 'rest'],
  ] as const)('LOAD-22 maps score %s to the action %s', (score, action) => {
    expect(withScore(score, null).action).toBe(action);
  });

  it('LOAD-23 forbids hills and speed from pain 3 and running from pain 5, and returns Rest from pain 7', () => {
    const painOf = (pain: number): Metrics => ({ sleep: 5, stress: 1, fatigue: 1, pain, readiness: 10 });
    expect([2, 3, 4, 5, 6, 7].map((pain) => isRunning(painOf(pain)))).toEqual([true, true, true, false, false, false]);
    expect([2, 3, 4].map((pain) => decide(painOf(pain)).isWithoutSpeed)).toEqual([false, true, true]);
    expect(decide(painOf(7))).toMatchObject({ action: 'rest', reason: 'severe_pain' });
  });
});

describe('decideDay with a baseline', () => {
  it.each([
    ['a Push score inside the baseline range', 7.6, 'plan', 'normal'],
    ['an Adapt score inside the baseline range', 6, 'plan', 'normal'],
    ['an Adapt score below the baseline range', 5.5, 'trim', 'below_normal'],
    ['an Adapt score well below the baseline range', 5, 'light', 'well_below_normal'],
    ['a Reset score', 2.9, 'rest', 'reset'],
  ] as const)('LOAD-24 returns the action given in the plans page for %s', (_, score, action, reason) => {
    expect(withScore(score, NORMAL)).toMatchObject({ action, reason });
  });

  it('LOAD-25 returns Trim for a Push score well below the baseline and for a capped Adapt score inside its range', () => {
    expect(withScore(7.5, { ...NORMAL, median: 9.5 })).toMatchObject({ action: 'trim', reason: 'well_below_normal' });
    expect(withScore(6.4, NORMAL, true)).toMatchObject({ action: 'trim', reason: 'capped' });
  });

  it('LOAD-26 marks a Light action as soft only when a Recover score is inside the baseline range', () => {
    expect(withScore(4.5, { ...NORMAL, median: 4.8 })).toMatchObject({ action: 'light', isSoft: true });
    expect(withScore(4.5, NORMAL)).toMatchObject({ action: 'light', isSoft: false });
  });

  it('LOAD-27 never returns a better action when one answer gets worse, except for untouched forms', () => {
    const normal = fc.record({
      median: fc.double({ min: 3, max: 9, noNaN: true }),
      deviation: fc.double({ min: 0.7, max: 2, noNaN: true }),
      medianFatigue: fc.constantFrom(2, 2.5, 3, 4),
      days: fc.constant(28),
    });
    const metrics = fc.record({
      sleep: fc.integer({ min: 1, max: 5 }),
      stress: fc.integer({ min: 1, max: 5 }),
      fatigue: fc.integer({ min: 1, max: 5 }),
      pain: fc.integer({ min: 0, max: 10 }),
      readiness: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(metrics, normal, (answers, own) => {
        for (const worse of oneStepWorse(answers)) {
          const isNextToUntouched = [answers, worse].some((each) => isUntouched({ metrics: each, hasNotes: false }));
          const difference = levelOf(worse, own) - levelOf(answers, own);
          if (!isNextToUntouched) expect(difference).toBeGreaterThanOrEqual(0);
          expect(Math.abs(difference)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('decideDay', () => {
  it('LOAD-28 applies the physio gate or a training ban even when the score is good', () => {
    const checkin = checkinWith({ sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 });
    expect(decideDay({ checkin, gate: 'stop', isClosed: false }, null)).toMatchObject({ action: 'rest' });
    expect(decideDay({ checkin, gate: 'clear', isClosed: true }, null)).toMatchObject({ action: 'rest' });
    expect(decideDay({ checkin, gate: 'ladder', isClosed: false }, null)).toMatchObject({ reason: 'gate' });
  });

  it('LOAD-29 returns the action Plan when there is no check-in', () => {
    expect(decideDay({ checkin: null, gate: null, isClosed: false }, null)).toMatchObject({
      action: 'plan',
      reason: 'no_checkin',
    });
  });
});

describe('ownNormal', () => {
  const days = (count: number, metrics: Metrics) =>
    Array.from({ length: count }, (_, index) => ({ daysAgo: index + 1, checkin: checkinWith(metrics) }));

  it('LOAD-30 requires 14 days without untouched forms, illness, a training ban or strong pain', () => {
    const ordinary: Metrics = { ...DEFAULTS, sleep: 4 };
    expect(ownNormal(days(13, ordinary))).toBeNull();
    expect(ownNormal(days(14, ordinary))).toMatchObject({ days: 14, deviation: 0.7 });
    expect(ownNormal(days(28, DEFAULTS))).toBeNull();
    expect(ownNormal(days(28, { ...ordinary, pain: 5 }))).toBeNull();
  });

  it('LOAD-31 uses the last 42 days when the last 28 have too few check-ins', () => {
    const sparse = days(42, { ...DEFAULTS, sleep: 4 }).filter(({ daysAgo }) => daysAgo % 3 === 0);
    expect(ownNormal(sparse)?.days).toBe(14);
  });
});
