import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { expect } from 'vitest';
import type { RunningBed } from './running.ts';

/** The runner of the worked example of the domain page, section B, without a race. */
export const PROFILE = {
  goal: '10k',
  weeklyHours: 4,
  daysAvailable: 'Mon,Wed,Fri,Sun',
  thresholdPace: '5:00/km',
  runningProfileV2: JSON.stringify({ age: 35, level: 'Intermediate' }),
};

/** Saves a profile and answers this week's plan, which is made at once. */
export const givenPlan = async (bed: RunningBed, user: TestUser, profile: object = PROFILE): Promise<WeeklyPlan> => {
  const saved = await bed.call(user, 'POST', PATHS.coachProfile, profile);
  expect(saved.statusCode, saved.body).toBe(200);
  return planOf(bed, user);
};

/** A runner's stored week, the current one by default. */
export const planOf = async (bed: RunningBed, user: TestUser, weekStart?: string): Promise<WeeklyPlan> => {
  const answer = await bed.call(
    user,
    'GET',
    weekStart ? `${PATHS.weeklyPlan}?weekStart=${weekStart}` : PATHS.weeklyPlan,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

export const dayOf = ({ days }: WeeklyPlan, date: string): WeeklyPlan['days'][number] => {
  const found = days.find((day) => day.date === date);
  if (!found) throw new Error(`the plan has no ${date}`);
  return found;
};

/** This week's plan, once it is as described; within the seconds in which a plan has to follow. */
export const untilPlan = (
  bed: RunningBed,
  user: TestUser,
  what: string,
  holds: (plan: WeeklyPlan) => boolean,
): Promise<WeeklyPlan> =>
  until(what, async () => {
    const plan = await planOf(bed, user);
    return holds(plan) && plan;
  });

/** A gate as `physio` tells it, for an active knee that is not handed over. */
export { GATE } from '@stridewell/kit/testing/physio-events';

/** Events of a kind about a runner that have left the service, in order. */
export const listenTo = (bed: RunningBed) => {
  const heard: { type: string; subject: string; data: Record<string, unknown> }[] = [];
  return {
    heard,
    of: (user: TestUser, type: { name: string }) =>
      heard.filter((event) => event.subject === user.userId && event.type === type.name).map(({ data }) => data),
    follow(name: string, event: Parameters<RunningBed['signer']['bus']['consume']>[0]['event']) {
      bed.signer.bus.consume<Record<string, unknown>>({ name, event, handle: async (told) => void heard.push(told) });
    },
  };
};
