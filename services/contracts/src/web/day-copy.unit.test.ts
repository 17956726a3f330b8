import { describe, expect, it } from 'vitest';
import { copyFor, showsRunningStopped } from './day-copy.ts';
import { RECOMMENDATION_COPY, RECOMMENDATIONS, RUNNING_STOPPED } from './recommendations.ts';

const SCORE_LINE = 'Readiness score 7.9 of 10.';
const day = { score: 7.9, recommendation: 'Push', message: SCORE_LINE, explanation: { baseline: null } } as const;

describe('copyFor', () => {
  it.each(RECOMMENDATIONS)('returns the %s copy when running is allowed', (recommendation) => {
    expect(copyFor({ ...day, recommendation, runningStopped: false })).toBe(RECOMMENDATION_COPY[recommendation]);
  });

  it('returns the Adapt copy for a Push day well below the baseline', () => {
    const explanation = { baseline: { mean: 9.4, sd: 0.7, days: 21 } };
    expect(copyFor({ ...day, explanation, runningStopped: false })).toBe(RECOMMENDATION_COPY.Adapt);
  });

  it.each(['Push', 'Adapt', 'Recover'] as const)(
    'returns the “no running” copy instead of the %s copy when running is stopped',
    (recommendation) => {
      const stopped = { ...day, recommendation, runningStopped: true };
      expect(copyFor(stopped)).toMatchObject({ headline: 'No running for now.', text: RUNNING_STOPPED });
      expect(showsRunningStopped(stopped)).toBe(true);
    },
  );

  it('returns the Reset copy for a Reset day even when running is stopped', () => {
    const stopped = { ...day, recommendation: 'Reset', runningStopped: true } as const;
    expect(copyFor(stopped)).toBe(RECOMMENDATION_COPY.Reset);
    expect(showsRunningStopped(stopped)).toBe(false);
  });

  it('returns the “no running” copy when a message from an earlier release states that running is stopped', () => {
    const stopped = { ...day, message: `${SCORE_LINE}\n${RUNNING_STOPPED}` };
    expect(copyFor(stopped).headline).toBe('No running for now.');
    expect(copyFor(day)).toBe(RECOMMENDATION_COPY.Push);
  });
});
