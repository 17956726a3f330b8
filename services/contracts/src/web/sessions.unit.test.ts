import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flattenSteps,
  mainPace,
  type SessionPart,
  type SessionStep,
  sessionMeters,
  sessionSeconds,
} from './sessions.ts';

const step = (seconds: number): SessionStep => ({ kind: 'easy', seconds, target: null });
const repeat = (times: number, skipsLastRest: boolean, ...steps: SessionPart[]): SessionPart => ({
  kind: 'repeat',
  times,
  skipsLastRest,
  steps,
});
const secondsOf = (...parts: SessionPart[]): number[] => flattenSteps(parts).map(({ seconds }) => seconds);

describe('flattenSteps', () => {
  it('lists each repetition and omits the last rest only when asked to', () => {
    expect(secondsOf(step(1), repeat(2, true, step(3), step(2)))).toEqual([1, 3, 2, 3]);
    expect(secondsOf(repeat(2, false, step(3), step(2)))).toEqual([3, 2, 3, 2]);
  });

  it('omits a whole group when the last part of a repetition is a group', () => {
    expect(secondsOf(repeat(2, true, step(5), repeat(2, false, step(1))))).toEqual([5, 1, 1, 5]);
  });

  it('keeps all steps when the last part of a repetition has no steps', () => {
    expect(secondsOf(repeat(2, true, step(5), repeat(0, false, step(1))))).toEqual([5, 5]);
    expect(secondsOf(repeat(2, true))).toEqual([]);
  });

  it('returns steps whose durations add up to sessionSeconds', () => {
    const parts = [step(60), repeat(3, true, step(30), repeat(2, false, step(5), step(4)))];
    expect(secondsOf(...parts).reduce((sum, each) => sum + each, 0)).toBe(sessionSeconds(parts));
  });
});

const paced = (kind: SessionStep['kind'], seconds: number, low: number, high: number): SessionStep => ({
  kind,
  seconds,
  target: { pace: { low, high }, effort: { low: 3, high: 4 } },
});
const rest: SessionStep = { kind: 'rest', seconds: 100, target: null };

describe('sessionMeters', () => {
  it('AHEAD-05 returns the distance at the slowest and the fastest pace, with walked rests', () => {
    expect(sessionMeters([paced('easy', 3_600, 348, 402)])).toEqual({ low: 8_955, high: 10_345 });
    const reps = repeat(2, true, { ...paced('work', 95, 230, 240), meters: 400 }, rest);
    expect(sessionMeters([reps])).toEqual({ low: 880, high: 970 });
  });

  it('AHEAD-05 returns null when a run has no pace, and for walks', () => {
    expect(sessionMeters([paced('warmup', 600, 348, 402), step(600)])).toBeNull();
    expect(sessionMeters([{ kind: 'walk', seconds: 1_800, target: null }])).toBeNull();
    expect(sessionMeters([])).toBeNull();
  });

  it('AHEAD-05 returns a distance that increases with every step and whose lower limit does not exceed the upper', () => {
    const anyStep = fc
      .record({ seconds: fc.integer({ min: 10, max: 7_200 }), low: fc.integer({ min: 180, max: 500 }) })
      .map(({ seconds, low }) => paced('easy', seconds, low, low + 30));
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), anyStep, (steps, more) => {
        const [before, after] = [sessionMeters(steps), sessionMeters([...steps, more])];
        expect(before?.low).toBeLessThanOrEqual(before?.high ?? 0);
        expect(after?.low).toBeGreaterThan(before?.low ?? 0);
      }),
    );
  });
});

describe('mainPace', () => {
  it('AHEAD-05 returns the pace of the hard part, otherwise of the longest step', () => {
    const work = paced('work', 300, 290, 300);
    expect(mainPace([paced('warmup', 900, 348, 402), repeat(3, true, work, rest)])).toEqual({ low: 290, high: 300 });
    expect(mainPace([paced('easy', 900, 348, 402), paced('stride', 20, 240, 260)])).toEqual({ low: 348, high: 402 });
    expect(mainPace([step(600)])).toBeNull();
  });
});
