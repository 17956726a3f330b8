import { describe, expect, it, vi } from 'vitest';
import { assessDays } from './day-assessment.ts';
import { missingForHealed } from './healed.ts';
import { atStage, ranOn } from './testing/at-stage.ts';
import { daysAgo, givenCheckin, givenInputs, onDays } from './testing/course-fixtures.ts';
import { bothSides, calmDay, followPerfectly, startedInjury } from './testing/perfect-course.ts';
import { evaluate } from './tests/results.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const SORE = { noNextDayWorsening: false, muscleSorenessOnly: true } as const;

describe('PHASE-330 day of muscle soreness', () => {
  it('is a worse morning for a hamstring at morning pain 5 after a run: one stage back, and half the dose', () => {
    const { courseOn, date } = atStage('hamstring_strain', 5);
    const checkins = [calmDay(date(0)), calmDay(date(1), { ...SORE, pain: 2, morningPain: 5 })];
    expect(courseOn(1, { checkins, training: [ranOn(date(0), 5)] })).toMatchObject({
      ...{ isWorse: true, ladder: { stage: 4, startable: false }, gate: { level: 'walk' }, dose: { level: 'half' } },
    });
  });

  it('PHASE-331 leaves the previous day’s run done but not clean, if the soreness explains it', () => {
    const { courseOn, date } = atStage('itb', 3);
    const after = (changes: object) =>
      courseOn(1, {
        checkins: [calmDay(date(0)), calmDay(date(1), changes)],
        training: [ranOn(date(0), 3)],
      }).ladder;
    expect([after({})?.cleanSessions, after(SORE)?.cleanSessions]).toEqual([1, 0]);
    expect(after(SORE)?.stage).toBe(3);
  });

  it('PHASE-331 increases no dose and ends no flare-up', () => {
    const { courseOn, date } = atStage('itb', 3);
    const doseOf = (changes: object) =>
      courseOn(1, { checkins: [calmDay(date(0)), calmDay(date(1), changes)] }).dose.level;
    expect([doseOf({}), doseOf({ muscleSorenessOnly: true })]).toEqual(['progress', 'same']);
    const flared = (last: object) => {
      const worse = calmDay(date(0), { noNextDayWorsening: false });
      const calm = [1, 2].map((day) => calmDay(date(day)));
      return courseOn(3, { checkins: [worse, ...calm, calmDay(date(3), last)] }).flare.since;
    };
    expect([flared({}), flared(SORE)]).toEqual([null, date(0)]);
  });

  it('PHASE-331 starts no phase', () => {
    const injury = startedInjury('itb');
    const opened = (answers: object) => followPerfectly(injury, 20, { answers }).courses.at(-1)?.phase;
    expect([opened({}), opened({ muscleSorenessOnly: true })]).toEqual([2, 1]);
  });

  it('PHASE-331 neither confirms a test nor makes it fail', () => {
    const results = bothSides('walk30', daysAgo(1));
    const confirmed = (changes: object) => {
      const days = assessDays(givenInputs({ checkins: [...onDays([1]), givenCheckin(changes)] }));
      return evaluate({ test: 'walk30' }, results, { side: 'right', days, date: daysAgo(0) }, '');
    };
    expect(confirmed({})).toMatchObject({ confirmed: true, counts: true });
    expect(confirmed(SORE)).toMatchObject({ passed: true, confirmed: null, counts: false });
  });

  it('PHASE-331 is not one of the calm check-ins required to mark the injury as healed', () => {
    const course = followPerfectly(startedInjury('itb'), 10).courses.at(-1);
    if (!course) throw new Error('no course');
    const missing = (answers: object) => {
      const checkins = [0, 1, 2, 3, 4].map((ago) => calmDay(course.today, { ...answers, date: `2026-06-1${ago}` }));
      return missingForHealed({ ...course, today: '2026-06-15' }, checkins).map(({ code }) => code);
    };
    expect(missing({})).not.toContain('missing.calm_checkins');
    expect(missing({ muscleSorenessOnly: true })).toContain('missing.calm_checkins');
  });
});
