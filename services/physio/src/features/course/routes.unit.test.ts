import { physioTodaySchema } from '@stridewell/contracts/http/physio';
import { newInjuryBody } from '@stridewell/contracts/http/physio-injury';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../domain/course.ts';
import { entryOf } from '../../domain/library.ts';
import { daysAgo } from '../../domain/testing/course-fixtures.ts';
import { followPerfectly, startedInjury } from '../../domain/testing/perfect-course.ts';
import { NO_CHOICES } from '../../domain/today/choices.ts';
import { combinedPlan } from '../../domain/today/combined-plan.ts';
import { limitedBy } from '../../domain/two-injuries.ts';
import type { CheckinDay, CourseInputs } from '../../domain/types.ts';
import { givenDocument } from '../../testing/documents.ts';
import { addInjury, healInjury } from '../profile/injuries.ts';
import { injuryOf } from '../profile/profile-state.ts';
import { followedIn } from './followed.ts';
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

  it('PHASE-285 states one dose, the stricter one, and only gentle work without weight on the feet, with strong pain in one injury', () => {
    const standing = both({ pain: 8 });
    const today = presentPlan(shownPlanOf(standing, TODAY));
    expect(today).toMatchObject({ status: 'ok', dose: { level: 'calm' }, gate: { level: 'stop' } });
    const { notes, exercises } = combinedPlan(plannedInjuriesOf(standing, TODAY), TODAY);
    expect(notes.filter(({ code }) => code.startsWith('dose.')).map(({ code }) => code)).toEqual(['dose.above_6']);
    expect(notes.map(({ code }) => code)).not.toContain('note.within_limit');
    expect(exercises.map(({ exercise }) => exercise.id)).toContain('breathing');
    expect(exercises.filter(({ exercise }) => entryOf(exercise.id).positions.includes('standing'))).toEqual([]);
  });

  it('PHASE-286 mentions the pain limit only for exercises at the usual dose', () => {
    const codes = (answers: Partial<CheckinDay>) =>
      combinedPlan(plannedInjuriesOf(both(answers), TODAY), TODAY).notes.map(({ code }) => code);
    expect(codes({}).filter((code) => code === 'note.within_limit').length).toBeGreaterThan(0);
    for (const answers of [{ pain: 8 }, { redFlags: ['night_pain' as const] }])
      expect(codes(answers)).not.toContain('note.within_limit');
  });

  it('PHASE-363 mentions one pain limit for two injuries, the stricter one', () => {
    const { notes, exercises } = combinedPlan(plannedInjuriesOf(both(), TODAY), TODAY);
    const limits = notes.flatMap(({ code, values }) => (code === 'note.within_limit' ? [values?.limit] : []));
    expect(limits).toEqual([Math.min(...exercises.map(({ painLimit }) => painLimit))]);
  });

  describe('after the first injury has healed', () => {
    const healed = (answers: Partial<CheckinDay> = {}, first: Partial<CheckinDay> = {}) => {
      const { inputs, second } = both(answers);
      const checkins = inputs.checkins.map((one) => (one.date === TODAY ? { ...one, ...first } : one));
      const known = { ...inputs, checkins, injury: { ...inputs.injury, status: 'resolved' as const } };
      const own = courseOf(known);
      const parts = { profile: { ...profile, status: 'resolved' as const }, inputs: known, own, second };
      return { ...parts, course: followedIn(parts)?.course ?? own, choices: NO_CHOICES };
    };

    it('PHASE-277 follows the second injury in plan and gate', () => {
      const standing = healed();
      expect(shownPlanOf(standing, TODAY)).toMatchObject({ status: 'ok', area: 'achilles', gate: { level: 'walk' } });
      expect(followedIn(standing)?.active).toEqual([standing.second.course]);
      expect(shownPlanOf(healed({ redFlags: ['night_pain'] }), TODAY)).toMatchObject({
        ...{ status: 'blocked', area: 'achilles', gate: { level: 'stop' }, exercises: [] },
      });
    });

    it('PHASE-280 is limited by the first injury while it hurts strongly again, and follows it if there is no second one', () => {
      expect(shownPlanOf(healed({}, { pain: 8 }), TODAY)).toMatchObject({
        ...{ area: 'achilles', gate: { level: 'stop' }, dose: { level: 'calm' } },
      });
      const alone = (first: Partial<CheckinDay>) => ({ ...healed({}, first), second: null });
      expect(shownPlanOf(alone({ pain: 8 }), TODAY)).toMatchObject({
        ...{ status: 'ok', area: 'knee', gate: { level: 'stop' }, dose: { level: 'calm' } },
      });
      expect(shownPlanOf(alone({ redFlags: ['numbness'] }), TODAY)).toMatchObject({ status: 'blocked', exercises: [] });
      expect(shownPlanOf(alone({ pain: 6 }), TODAY)).toEqual({ status: 'resolved', date: TODAY });
    });
  });

  it('PHASE-287 plans the maintenance of a healed second injury, and follows it if it hurts strongly again', () => {
    const standing = (answers: Partial<CheckinDay> = {}) => {
      const { second, ...rest } = both(answers);
      const inputs = { ...second.inputs, injury: { ...second.inputs.injury, status: 'resolved' as const } };
      const state = healInjury(profile, profile.second?.id ?? '', TODAY);
      return { ...rest, profile: { ...profile, ...state }, second: null, healed: { inputs, course: courseOf(inputs) } };
    };
    const planned = plannedInjuriesOf(standing(), TODAY);
    expect(planned.map(({ status }) => status)).toEqual(['active', 'maintenance']);
    const { notes } = combinedPlan(planned, TODAY);
    expect(notes.map(({ code }) => code)).toContain('note.maintenance');
    expect(shownPlanOf(standing({ pain: 8 }), TODAY)).toMatchObject({ area: 'knee', gate: { level: 'stop' } });
  });

  it('keeps the exercises of the first injury until there are answers about the second one', () => {
    const standing = both();
    const { inputs } = standing.second;
    const unanswered = { ...inputs, checkins: inputs.checkins.filter(({ date }) => date !== TODAY) };
    const second = { inputs: unanswered, course: courseOf(unanswered) };
    const today = shownPlanOf({ ...standing, second }, TODAY);
    expect(today).toEqual(planOf({ ...standing, second }, TODAY));
    expect('exercises' in today && today.exercises.length).toBeGreaterThan(0);
  });
});
