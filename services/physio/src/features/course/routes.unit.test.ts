import { physioTodaySchema } from '@stridewell/contracts/http/physio';
import { newInjuryBody } from '@stridewell/contracts/http/physio-injury';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../domain/course.ts';
import { daysAgo } from '../../domain/testing/course-fixtures.ts';
import { followPerfectly, startedInjury } from '../../domain/testing/perfect-course.ts';
import { NO_CHOICES } from '../../domain/today/choices.ts';
import { combinedPlan } from '../../domain/today/combined-plan.ts';
import { limitedBy } from '../../domain/two-injuries.ts';
import type { CheckinDay, CourseInputs } from '../../domain/types.ts';
import { givenDocument } from '../../testing/documents.ts';
import { addInjury } from '../profile/injuries.ts';
import { injuryOf } from '../profile/profile-state.ts';
import { presentPlan } from './present.ts';
import { plannedInjuriesOf, planOf, shownPlanOf } from './routes.ts';

const TODAY = '2026-11-20';
const presented = (...given: Parameters<typeof planOf>) => presentPlan(planOf(...given));
const standing = (status: 'active' | 'resolved') => {
  const profile = givenDocument({ status });
  const inputs: CourseInputs = {
    ...{ today: TODAY, injury: injuryOf(profile, null), checkins: [], training: [], logs: [], tests: [], sessions: [] },
    runner: { level: null, ageBand: null },
  };
  const course = courseOf(inputs);
  return { profile, inputs, course, own: course, second: null, choices: NO_CHOICES };
};

describe('physio planOf by injury status', () => {
  it('PHY-84 returns profile_required when there is no profile', () => {
    expect(presented(null, TODAY)).toEqual({ status: 'profile_required', date: TODAY });
  });

  it('returns only status and date when the injury is resolved', () => {
    expect(presented(standing('resolved'), TODAY)).toEqual({ status: 'resolved', date: TODAY });
  });

  it('PHY-84 returns checkin_required and matches the response schema when the injury is active', () => {
    const today = presented(standing('active'), TODAY);
    expect(today).toMatchObject({ status: 'checkin_required', date: TODAY, area: 'knee', exercises: [] });
    expect(physioTodaySchema.parse(today)).toEqual(today);
  });
});

describe('PHASE-38 today with two injuries', () => {
  const calf = newInjuryBody.parse({ area: 'calf', side: 'right', onset: 'sudden' });
  const profile = givenDocument(addInjury(givenDocument(), calf, daysAgo(5)));
  const inputsFor = (condition: 'pfp' | 'calf_strain', answers: Partial<CheckinDay> = {}): CourseInputs => {
    const { inputs } = followPerfectly(startedInjury(condition, { since: daysAgo(5) }), 6);
    const checkins = inputs.checkins.map((one) => (one.date === inputs.today ? { ...one, ...answers } : one));
    return { ...inputs, checkins };
  };
  const both = (answers: Partial<CheckinDay> = {}) => {
    const [first, other] = [inputsFor('pfp'), inputsFor('calf_strain', answers)];
    const [own, second] = [courseOf(first), { inputs: other, course: courseOf(other) }];
    return { profile, inputs: first, own, course: limitedBy(own, second.course), second, choices: NO_CHOICES };
  };

  it('lists the exercises of the one combined day, with the dose and the status of each', () => {
    const standing = both();
    const today = presentPlan(shownPlanOf(standing, TODAY));
    expect(physioTodaySchema.parse(today)).toEqual(today);
    const { exercises } = combinedPlan(plannedInjuriesOf(standing, TODAY), TODAY);
    expect('exercises' in today && today.exercises.map(({ id, sets }) => [id, sets])).toEqual(
      exercises.map(({ exercise }) => [exercise.id, exercise.dose.sets]),
    );
    expect(new Set(exercises.map(({ injuryId }) => injuryId)).size).toBe(2);
  });

  it('has no exercises while the second injury has a red flag', () => {
    expect(shownPlanOf(both({ redFlags: ['numbness'] }), TODAY)).toMatchObject({
      ...{ status: 'blocked', exercises: [], dose: { level: 'none' }, gate: { level: 'stop' } },
    });
  });

  it('keeps the exercises of the first injury until the second has answers', () => {
    const standing = both();
    const { inputs } = standing.second;
    const unanswered = { ...inputs, checkins: inputs.checkins.filter(({ date }) => date !== TODAY) };
    const second = { inputs: unanswered, course: courseOf(unanswered) };
    const today = shownPlanOf({ ...standing, second }, TODAY);
    expect(today).toEqual(planOf({ ...standing, second }, TODAY));
    expect('exercises' in today && today.exercises.length).toBeGreaterThan(0);
  });
});
