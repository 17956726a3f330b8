import { physioTodaySchema } from '@stridewell/contracts/http/physio';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../domain/course.ts';
import type { CourseInputs } from '../../domain/types.ts';
import { givenDocument } from '../../testing/documents.ts';
import { injuryOf } from '../profile/profile-state.ts';
import { presentPlan } from './present.ts';
import { planOf } from './routes.ts';

const TODAY = '2026-11-20';
const presented = (...given: Parameters<typeof planOf>) => presentPlan(planOf(...given));
const standing = (status: 'active' | 'resolved') => {
  const profile = givenDocument({ status });
  const inputs: CourseInputs = {
    ...{ today: TODAY, injury: injuryOf(profile, null), checkins: [], training: [], logs: [], tests: [], sessions: [] },
    runner: { level: null, ageBand: null },
  };
  const course = courseOf(inputs);
  return { profile, inputs, course, own: course, second: null };
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
