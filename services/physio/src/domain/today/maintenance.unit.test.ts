import { describe, expect, it } from 'vitest';
import { render } from '../../messages/catalogue.ts';
import { courseOf } from '../course.ts';
import { daysAgo, TODAY } from '../testing/course-fixtures.ts';
import { calmDay, followPerfectly, startedInjury } from '../testing/perfect-course.ts';
import type { CheckinDay } from '../types.ts';
import { combinedPlan } from './combined-plan.ts';
import type { PlannedInjury } from './planned-injury.ts';

const injury = startedInjury('calf_strain', { since: daysAgo(70) });
const { inputs: followed } = followPerfectly(injury, 60);

/** The plan of a calf strain in its weeks of maintenance, with a check-in today (none if null). */
const planOf = (answers: Partial<CheckinDay> | null, ago = 0) => {
  const checkins = [...followed.checkins, ...(answers ? [calmDay(daysAgo(ago), answers)] : [])];
  const inputs = {
    ...followed,
    today: TODAY,
    injury: { ...injury, status: 'resolved' as const },
    checkins,
    sessions: [],
  };
  const planned: PlannedInjury = { injuryId: 'one', status: 'maintenance', inputs, course: courseOf(inputs) };
  return combinedPlan([planned], TODAY);
};
const codesOf = ({ notes }: ReturnType<typeof planOf>) => notes.map(({ code }) => code);
const idsOf = ({ exercises }: ReturnType<typeof planOf>) => exercises.map(({ exercise }) => exercise.id);

describe('weeks of maintenance', () => {
  it('have their sessions on a calm day, even without a check-in today', () => {
    for (const plan of [planOf({ pain: 2 }), planOf(null)]) {
      expect([plan.status, plan.gate.level, plan.exercises.length > 1]).toEqual(['ok', 'clear', true]);
      expect(codesOf(plan)).toContain('note.maintenance');
    }
  });

  it('PHASE-281 block the day with a red flag, and the following days until a newer check-in', () => {
    const flagged = planOf({ redFlags: ['night_pain', 'swelling'] });
    expect(flagged).toMatchObject({ status: 'blocked', exercises: [], gate: { level: 'stop' } });
    expect(codesOf(flagged)).toContain('dose.red_flag');
    expect(planOf({ redFlags: ['night_pain'] }, 2).status).toBe('blocked');
  });

  it('PHASE-281 have only breathing and calm holds, and no running, with pain above 6', () => {
    const plan = planOf({ pain: 9, limp: true, noNextDayWorsening: false });
    expect([plan.status, plan.gate.level, idsOf(plan)[0]]).toEqual(['ok', 'stop', 'breathing']);
    expect(plan.exercises.filter(({ exercise }) => exercise.heavy || exercise.hop)).toEqual([]);
    expect(codesOf(plan)).toContain('dose.above_6');
    expect(codesOf(plan)).not.toContain('note.maintenance');
  });

  it.each<[string, Partial<CheckinDay>]>([
    ['a worse morning', { noNextDayWorsening: false }],
    ['pain above the limit of the tissue', { pain: 4 }],
    ['irritation after a session', { irritabilityAfterSession: true }],
  ])('PHASE-281 have no session after %s, with a note about it', (_what, answers) => {
    const plan = planOf(answers);
    expect([idsOf(plan), codesOf(plan).at(-1)]).toEqual([[], 'note.maintenance_wait']);
  });

  it('PHASE-283 contain no promises', () => {
    for (const code of ['note.maintenance', 'note.maintenance_missed'] as const)
      expect(`${render({ code }, 'en')} ${render({ code }, 'nb')}`).not.toMatch(
        /(?<!meant to )keeps? it away|holder den borte/,
      );
  });
});
