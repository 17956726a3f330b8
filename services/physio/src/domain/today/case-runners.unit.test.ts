import { readFileSync } from 'node:fs';
import { doseText } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../course.ts';
import { caseInputs } from '../testing/case-runners.ts';
import type { PhysioCaseId } from '../testing/earlier-history.ts';
import type { Course } from '../types.ts';
import { todayOf } from './today.ts';

interface Case {
  id: string;
  coach: string;
  runner: string;
  mustContain: string[];
  mustNotContain: string[];
}
const file = new URL('../../../../../infra/requirements/coach-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };

const planOf = (id: PhysioCaseId, changes: (course: Course) => Partial<Course> = () => ({})) => {
  const inputs = caseInputs(id);
  const course = courseOf(inputs);
  return todayOf({ ...course, ...changes(course) }, inputs.injury, inputs.logs);
};

const linesOf = ({ exercises }: ReturnType<typeof planOf>): string[] =>
  exercises.map((exercise) => `${exercise.name}: ${doseText(exercise)}`);

describe('todayOf for the fictional runners of the coach cases', () => {
  it.each([
    ['ex-1', 'sindre'],
    ['ex-2-no', 'sindre'],
    ['ex-3', 'tove'],
    ['ex-4', 'emil'],
    ['ex-5', 'bjorn'],
    ['inject-5', 'bjorn'],
  ] as const)(
    'DOSE-21 includes everything that the coach must mention in case %s in the exercises of the runner %s',
    (id, runner) => {
      const { mustContain, mustNotContain } = cases.find((one) => one.id === id) as Case;
      const text = linesOf(planOf(runner)).join('. ');
      for (const source of mustContain) expect(text).toMatch(new RegExp(source, 'i'));
      for (const source of mustNotContain) expect(text).not.toMatch(new RegExp(source, 'i'));
    },
  );

  it('PGM-33 returns heavy heel raises for Sindre, who is in week 2 of the heavy raises', () => {
    const plan = planOf('sindre');
    expect(plan.status).toBe('ok');
    expect(linesOf(plan)).toEqual([
      'Heavy heel raise, straight knee: 3 x 12 RM each side',
      'Heavy heel raise, bent knee: 3 x 12 RM',
    ]);
    expect(plan.dose.reasons).toEqual([{ code: 'dose.hold', values: { pain: 3 } }]);
  });

  it('PGM-40 PHASE-30 returns the phase 3 plantar exercises, without hops at pain 4, for Tove, who is at stage 4 of the ladder', () => {
    const plan = planOf('tove');
    expect(linesOf(plan)).toEqual([
      'Single-leg heel raise, towel under the toes: 5 x 8 RM each side',
      'Short-foot: 2 x 10 each side',
    ]);
    expect(plan.ladder?.stage).toBe(4);
  });

  it('PGM-28 returns the phase 3 knee exercises for Emil', () => {
    expect(planOf('emil').exercises.map(({ id }) => id)).toEqual([
      'knee-pogo',
      'knee-step-down',
      'knee-loaded-split-squat',
      'knee-single-leg-deadlift',
    ]);
  });

  it('DOSE-14 returns only breathing and gentle holds, and no hop test, for Bjorn, who has the calm dose', () => {
    const plan = planOf('bjorn');
    expect(linesOf(plan)).toEqual([
      'Slow breathing: 1 x 3 min',
      'Abdominal brace hold: 5 x 10 s',
      'Glute squeeze hold: 5 x 10 s',
    ]);
    expect(plan.dose.level).toBe('calm');
    expect(plan.tests.some(({ hop }) => hop)).toBe(false);
  });

  it('DOSE-13 TRIAGE-21 returns a blocked day without exercises or hop tests for Nora', () => {
    const plan = planOf('nora');
    expect(plan).toMatchObject({ status: 'blocked', exercises: [], dose: { level: 'none' } });
    expect(plan.tests.some(({ hop }) => hop)).toBe(false);
  });

  it('returns holds instead of heavy heel raises for Sindre at the half dose (case dose-2)', () => {
    const half = planOf('sindre', ({ dose }) => ({ dose: { ...dose, level: 'half' } }));
    expect(linesOf(half)).toEqual(['Heel raise hold at mid-range: 2 x 45 s', 'Seated heel raise hold: 2 x 30 s']);
  });
});
