import { describe, expect, it } from 'vitest';
import { flattenSteps, type SessionPart, type SessionStep, sessionSeconds } from './sessions.ts';

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
