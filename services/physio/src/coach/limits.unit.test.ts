import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { knownMinutes, limitsOf } from './limits.ts';
import { unfollowed } from './testing/case-state.ts';
import { stateOf } from './testing/cases.ts';

describe('limits for the output guard', () => {
  it('limitsOf blocks running before the ladder, and only hard sessions during the ladder', () => {
    expect(limitsOf(stateOf('sindre')).runningBlocked).toBe('the rehab has not reached running yet');
    expect(limitsOf(stateOf('nora')).runningBlocked).toContain('warning sign');
    expect(limitsOf(stateOf('bjorn')).runningBlocked).toBe('pain above 6');
    expect(limitsOf(stateOf('tove'))).toMatchObject({
      runningBlocked: null,
      hardBlocked: expect.stringContaining('ladder'),
    });
  });
  it('limitsOf without an active injury blocks sessions only on Reset and Recover days', () => {
    const day = (recommendation: 'Push' | 'Recover' | 'Reset') =>
      limitsOf(unfollowed('resolved', { readiness: { score: 5, recommendation } }));
    expect(day('Push')).toMatchObject({ runningBlocked: null, hardBlocked: null });
    expect(day('Recover')).toMatchObject({ runningBlocked: null, hardBlocked: 'today is a Recover day' });
    expect(day('Reset')).toMatchObject({ runningBlocked: 'today is a Reset day', hardBlocked: 'today is a Reset day' });
  });
  it('knownMinutes returns the minutes of the ladder, exercises, tests and running plan in ascending order', () => {
    const minutes = knownMinutes({ ...stateOf('bjorn'), session: { planType: 'adapt', minutes: 41 } });
    for (const known of [3, 30, 31, 34, 41, 60]) expect(minutes).toContain(known);
    expect(minutes).not.toContain(45);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  });
});

describe('factsOf', () => {
  it("returns today's plan, the newest check-ins and the blocked activities", () => {
    const facts = factsOf(stateOf('sindre'));
    expect(facts).toMatchObject({
      today: '2026-11-20',
      plan: { status: 'ok', area: 'achilles', phase: 2 },
      physioReadiness: 58,
      blocked: { running: 'the rehab has not reached running yet' },
    });
    expect(facts.runningPlanToday).toEqual({ planType: 'adapt' });
    expect(facts.checkins.length).toBeLessThanOrEqual(14);
    expect(facts.checkins[0]).toMatchObject({ date: '2026-11-20', pain: 3 });
  });
  it('returns no injury data without an active injury', () =>
    expect(factsOf(unfollowed('profile_required'))).toMatchObject({
      injury: null,
      physioReadiness: null,
      checkins: [],
    }));
});
