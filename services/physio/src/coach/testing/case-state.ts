import type { Recommendation } from '@stridewell/contracts/web';
import { courseOf } from '../../domain/course.ts';
import { todayOf } from '../../domain/today/today.ts';
import { withReportedPain } from '../../domain/told-pain.ts';
import type { CourseInputs } from '../../domain/types.ts';
import type { CoachState } from '../state.ts';

/** Data about a day from other services. */
export interface Told {
  readiness: { score: number; recommendation: Recommendation } | null;
  session: CoachState['session'];
}

const NOTHING: Told = { readiness: null, session: null };

/** Creates the coach's state from stored data. */
export const stateFrom = (inputs: CourseInputs, told: Told = NOTHING): CoachState => {
  const course = courseOf(inputs);
  const { injury, logs, today, runner } = inputs;
  const checkins = [...inputs.checkins].sort((a, b) => b.date.localeCompare(a.date)).slice(0, 30);
  return {
    ...told,
    today,
    runner,
    plan: todayOf(course, injury, logs),
    followed: {
      ...{ injury, course, logs, checkins },
      retold: (said) => {
        const retold = courseOf(withReportedPain(inputs, said));
        return { course: retold, plan: todayOf(retold, injury, logs) };
      },
    },
  };
};

/** Creates the state of a runner without a physio profile or with a healed injury. */
export const unfollowed = (
  status: 'profile_required' | 'resolved',
  { runner = { level: null, ageBand: null }, ...told }: Partial<Told & Pick<CoachState, 'runner'>> = {},
): CoachState => ({
  ...NOTHING,
  ...told,
  today: '2026-11-20',
  plan: { status, date: '2026-11-20' },
  followed: null,
  runner,
});
