import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { expect } from 'vitest';
import type { RunningTestBed } from './running-bed.ts';

/** The profile of the example in section B of the domain page, without a race. */
export const PROFILE = {
  goal: '10k',
  weeklyHours: 4,
  daysAvailable: 'Mon,Wed,Fri,Sun',
  thresholdPace: '5:00/km',
  runningProfileV2: JSON.stringify({ age: 35, level: 'Intermediate' }),
};

/** Saves a profile and returns this week's plan, which the service creates on the save. */
export const createPlan = async (
  bed: RunningTestBed,
  user: TestUser,
  profile: object = PROFILE,
): Promise<WeeklyPlan> => {
  const saved = await bed.call(user, 'POST', PATHS.coachProfile, profile);
  expect(saved.statusCode, saved.body).toBe(200);
  return planOf(bed, user);
};

/** Saves the runner's background. */
export const saveBackground = async (bed: RunningTestBed, user: TestUser, background: object): Promise<void> => {
  const saved = await bed.call(user, 'PUT', PATHS.coachBackground, background);
  expect(saved.statusCode, saved.body).toBe(200);
};

/** Signs in a runner, saves the profile at the instant `planned` and moves the clock to `now`. */
export const createPlannedRunner = async (
  bed: RunningTestBed,
  { planned, now = planned }: { planned: string; now?: string },
): Promise<{ user: TestUser; plan: WeeklyPlan }> => {
  const user = await bed.user();
  bed.setNow(planned);
  // Without recent fast running, the first week would have no quality session.
  await saveBackground(bed, user, { hasRunFast: true });
  const plan = await createPlan(bed, user);
  bed.setNow(now);
  return { user, plan };
};

/** Returns a runner's stored week, by default the current week. */
export const planOf = async (bed: RunningTestBed, user: TestUser, weekStart?: string): Promise<WeeklyPlan> => {
  const answer = await bed.call(
    user,
    'GET',
    weekStart ? `${PATHS.weeklyPlan}?weekStart=${weekStart}` : PATHS.weeklyPlan,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Returns days without their actions, which a day gets when it becomes the current one. */
export const withoutActions = (days: WeeklyPlan['days']): object[] => days.map(({ action: _action, ...day }) => day);

export const dayOf = ({ days }: WeeklyPlan, date: string): WeeklyPlan['days'][number] => {
  const found = days.find((day) => day.date === date);
  if (!found) throw new Error(`the plan has no ${date}`);
  return found;
};

/**
 * Waits until this week's plan meets the condition, and returns the plan. The wait is limited to the time allowed for
 * adapting a plan.
 */
export const untilPlan = (
  bed: RunningTestBed,
  user: TestUser,
  description: string,
  matches: (plan: WeeklyPlan) => boolean,
): Promise<WeeklyPlan> =>
  until(description, async () => {
    const plan = await planOf(bed, user);
    return matches(plan) && plan;
  });

/** A gate as published by the physio service, for an active knee injury before the hand-over. */
export { GATE } from '@stridewell/kit/testing/physio-events';
