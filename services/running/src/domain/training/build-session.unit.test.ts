import { flattenSteps, SESSION_KINDS, type SessionKind, sessionSeconds } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSession, type SessionSpec } from './build-session.ts';
import { KINDS } from './session-kinds.ts';
import { paceRangeOf, type SpeedModel, targetOf } from './step-targets.ts';

const MODEL: SpeedModel = { threshold: 300, usesHeartRate: true, level: 'Intermediate', established: 300 };

const paceOf = (kind: SessionKind) => targetOf(KINDS[kind].pace, KINDS[kind].effort, MODEL).pace;

const minutesOfSteps = (spec: SessionSpec): number[] =>
  flattenSteps(buildSession(spec, MODEL).steps).map(({ seconds }) => seconds / 60);

describe('effort of a race', () => {
  it.each([
    [25, [8, 10]],
    [110, [7, 8]],
    [240, [5, 7]],
    [420, [4, 5]],
  ] as const)('SESS-101 fits a race of %i minutes', (minutes, [low, high]) => {
    const [step] = flattenSteps(buildSession({ kind: 'race', minutes }, MODEL).steps);
    expect(step?.target?.effort).toEqual({ low, high });
  });
});

describe('targetOf', () => {
  it.each([
    ['recovery', '6:24', '7:15'],
    ['easy', '5:48', '6:42'],
    ['long', '5:42', '6:36'],
    ['steady', '5:18', '5:33'],
    ['vo2_3', '4:41', '4:48'],
    ['rep_400', '4:27', '4:36'],
  ] as const)('SESS-10 gives %s the paces of the plans page for a threshold of 5:00', (kind, fast, slow) => {
    const seconds = (text: string): number => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
    expect(paceOf(kind)).toEqual({ low: seconds(fast), high: seconds(slow) });
  });

  it.each([
    ['race_half', 308, 314],
    ['race_10k', 294, 300],
    ['vo2_1k', 281, 288],
  ] as const)('SESS-11 gives %s the race paces of the plans page within a second', (kind, fast, slow) => {
    const pace = paceOf(kind);
    expect(Math.abs((pace?.low ?? 0) - fast)).toBeLessThanOrEqual(1);
    expect(Math.abs((pace?.high ?? 0) - slow)).toBeLessThanOrEqual(1);
  });

  it('SESS-12 returns only an effort when no threshold pace is known', () => {
    const target = targetOf([0.99, 1.02], [6, 7], { ...MODEL, threshold: null, usesHeartRate: false });
    expect(target).toEqual({ effort: { low: 6, high: 7 } });
  });

  it('SESS-13 rounds the pace limits so that they stay within the exact range', () => {
    expect(paceRangeOf([0.935, 0.96], 301)).toEqual({ low: 282, high: 288 });
  });
});

describe('buildSession', () => {
  it('SESS-20 builds six short hills with a 15 min warm-up, 12 min of hills and an 8 min cool-down', () => {
    const session = buildSession({ kind: 'hills_short', minutes: 0, reps: 6 }, MODEL);
    expect([session.minutes, session.hardMinutes]).toEqual([35, 3]);
    expect(session.steps.map((part) => part.kind)).toEqual(['warmup', 'repeat', 'repeat', 'cooldown']);
  });

  it('SESS-21 builds two 15 min half-marathon-pace blocks and a 10 min cool-down in 55 min', () => {
    expect(minutesOfSteps({ kind: 'race_half', minutes: 55, reps: 2 }).slice(-4)).toEqual([15, 3, 15, 10]);
  });

  it('SESS-22 rounds a structured session up to five minutes by extending the cool-down, then the warm-up', () => {
    expect(buildSession({ kind: 'cruise', minutes: 0, reps: 4 }, MODEL).minutes % 5).toBe(0);
    const long = buildSession({ kind: 'tempo', minutes: 70, reps: 2 }, MODEL);
    expect(long.minutes).toBe(70);
    expect(flattenSteps(long.steps).at(-1)?.seconds).toBeLessThanOrEqual(16 * 60);
  });

  it('SESS-23 splits over-unders into sets of at most four reps without rest inside a set', () => {
    const { steps } = buildSession({ kind: 'over_under', minutes: 0, reps: 6 }, MODEL);
    const sets = steps.filter((part) => part.kind === 'repeat' && part.steps.every(({ kind }) => kind === 'work'));
    expect(sets.map((part) => (part.kind === 'repeat' ? part.times : 0))).toEqual([3, 3]);
  });

  it('SESS-24 splits the race-pace minutes of a long run into blocks separated by three easy minutes', () => {
    const { steps, hardMinutes, minutes } = buildSession(
      { kind: 'long_mp', minutes: 175, workMinutes: 40, blocks: 2 },
      MODEL,
    );
    expect([minutes, hardMinutes]).toEqual([175, 40]);
    expect(flattenSteps(steps).map(({ seconds }) => seconds / 60)).toEqual([127, 20, 3, 20, 5]);
  });

  it('SESS-25 builds steps of positive duration whose sum is within one minute of the session’s minutes', () => {
    const arbitrary = fc.record({
      kind: fc.constantFrom(...SESSION_KINDS),
      minutes: fc.integer({ min: 4, max: 40 }).map((five) => 5 * five),
      threshold: fc.option(fc.integer({ min: 180, max: 480 }), { nil: null }),
      level: fc.constantFrom('Beginner' as const, 'Intermediate' as const, 'Advanced' as const),
    });
    fc.assert(
      fc.property(arbitrary, ({ kind, minutes, threshold, level }) => {
        const isLong = KINDS[kind].family === 'long';
        const spec: SessionSpec = {
          kind,
          minutes: isLong ? Math.max(60, minutes) : minutes,
          ...(KINDS[kind].reps ? { reps: KINDS[kind].reps?.reps[0] ?? 1 } : {}),
          ...(isLong ? { workMinutes: 20 } : {}),
        };
        const session = buildSession(spec, { threshold, level, usesHeartRate: false, established: 200 });
        expect(Math.abs(sessionSeconds(session.steps) / 60 - session.minutes)).toBeLessThanOrEqual(1);
        expect(flattenSteps(session.steps).every(({ seconds }) => seconds > 0)).toBe(true);
        expect(session.hardMinutes).toBeLessThanOrEqual(session.minutes);
        if (threshold === null)
          expect(flattenSteps(session.steps).every(({ target }) => target?.pace === undefined)).toBe(true);
      }),
    );
  });
});
