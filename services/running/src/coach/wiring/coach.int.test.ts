import type { AddressInfo } from 'node:net';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { checkinRecorded, physioGateChanged, physioProfileChanged } from '@stridewell/contracts/events/events';
import { COACH_BASES, PATHS, RUNNING_QUICK_ACTIONS, type RunningActionCode } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, GATE, PROFILE, planOf, untilPlan } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
let bed: RunningTestBed;
let user: TestUser;
let port: number;

beforeAll(async () => {
  bed = await createRunningTestBed();
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
  port = (bed.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  user = await bed.user();
  bed.setNow(`${MONDAY}T10:00:00Z`);
});
afterAll(() => bed.close());

const post = async (path: string, payload: object, who = user): Promise<string> => {
  const reply = await readStream({ port, path: `${COACH_BASES.running}${path}`, user: who, payload }).reply;
  expect([reply.status, reply.error, reply.isDone]).toEqual([200, null, true]);
  return reply.text;
};
const tap = (action: RunningActionCode, who = user) => post('/quick-action', { action }, who);
const ask = (message: string) => post('/chat', { message });

describe('PLANR-103 SAFE-16 the running coach', () => {
  it('answers "Today’s workout" with the minutes and the title of the planned session', async () => {
    const plan = await createPlan(bed, user);
    bed.setNow(`${TODAY}T10:00:00Z`);
    const { title, minutes } = dayOf(plan, TODAY);
    const reply = await tap('TODAY_START');
    expect(reply).toContain(`${minutes} min`);
    expect(reply.toLowerCase()).toContain(title.split(/[ :,(]/)[0]?.toLowerCase());
  });

  it('answers "Current week plan" with every session’s minutes and their total', async () => {
    const plan = await createPlan(bed, user);
    const reply = await tap('CURRENT_WEEK_PLAN');
    for (const { minutes } of plan.days.filter((day) => day.minutes > 0)) expect(reply).toContain(`${minutes}`);
    expect(reply).toContain(`${plan.totalMinutes}`);
  });

  it('answers with a rest day after a Reset check-in', async () => {
    const plan = await createPlan(bed, user);
    bed.setNow(`${TODAY}T10:00:00Z`);
    await bed.checkin(user, TODAY, 'Reset', 1);
    await untilPlan(bed, user, 'a day of rest', (week) => dayOf(week, TODAY).planType === 'rest');
    const reply = await tap('TODAY_START');
    expect(reply).toMatch(/rest/i);
    expect(reply).not.toContain(dayOf(plan, TODAY).title);
    expect(await ask('Why did my plan change?')).toMatch(/Reset/);
  });

  it('uses the newest score and the physio state received as events', async () => {
    await createPlan(bed, user);
    bed.setNow(`${TODAY}T10:00:00Z`);
    const metrics = { sleep: 2, stress: 2, fatigue: 3, pain: 2, readiness: 6 };
    const checkin = {
      date: TODAY,
      score: 5.3,
      recommendation: 'Adapt' as const,
      metrics,
      factors: [],
      cap: null,
      rev: 1,
    };
    await bed.publish(user, checkinRecorded, checkin);
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    await bed.publish(user, physioGateChanged, GATE);
    await untilPlan(bed, user, 'walks', (week) => week.days.slice(2).every(({ planType }) => planType !== 'long'));
    expect(await ask('What was my readiness score today?')).toContain('5.3');
    expect(await ask('Can I run today?')).toMatch(/knee|physio|walking only/i);
  });
});

describe("quick action 'Create plan' of the running coach", () => {
  it('asks for the training profile and creates no plan without one', async () => {
    expect(await tap('WEEK_START')).toMatch(/profile/i);
    expect((await bed.call(user, 'GET', PATHS.weeklyPlan)).statusCode).toBe(404);
  });

  it('creates this week’s plan, answers with its total minutes and keeps logged days unchanged', async () => {
    await createPlan(bed, user);
    await bed.database.collection('weekly_plans').deleteOne({ userId: user.userId });
    const reply = await tap('WEEK_START');
    const plan = await planOf(bed, user);
    expect(reply).toContain(`${plan.totalMinutes}`);
    await bed.call(user, 'POST', PATHS.trainingLog, { date: MONDAY, status: 'done' });
    await tap('WEEK_START');
    expect(dayOf(await planOf(bed, user), MONDAY)).toEqual(dayOf(plan, MONDAY));
  });
});

describe('running coach', () => {
  const actions = RUNNING_QUICK_ACTIONS.map(
    ({ code }, index) => [`QA-${String(index + 1).padStart(2, '0')}`, code] as const,
  );

  it.each(actions)(
    '%s answers the quick action %s for a runner with a plan and for one without data',
    async (_id, code) => {
      expect((await tap(code)).length).toBeGreaterThan(20);
      const planner = await bed.user();
      await createPlan(bed, planner);
      expect((await tap(code, planner)).length).toBeGreaterThan(20);
    },
  );
});

describe('running coach', () => {
  it('uses no other runner’s data or chat history', async () => {
    const other = await bed.user();
    await createPlan(bed, user, { ...PROFILE, thresholdPace: '4:44/km' });
    await tap('TODAY_START');
    const theirs = await tap('TODAY_EXPLAIN_INTENSITY', other);
    expect(theirs).not.toContain('4:44');
    const history = (await bed.call(other, 'GET', `${COACH_BASES.running}/chat/history`)).json();
    expect(history.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  });
});
