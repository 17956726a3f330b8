import { physioGateChanged, physioProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { addDays, PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, GATE, PROFILE, saveBackground, untilPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed({ events: [trainingLogged] });
const { events } = bed;
let user: TestUser;
const { thresholdPace: _, ...WITHOUT_PACE } = PROFILE;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
});

const add = async (daysAgo: number, more: object = {}): Promise<void> => {
  const body = { date: addDays(MONDAY, -daysAgo), sport: 'run', minutes: 40, meters: 8_000, rpe: 8, ...more };
  const answer = await bed.call(user, 'POST', PATHS.activities, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const pacesOf = ({ days }: WeeklyPlan): boolean => days.some(({ pace }) => pace !== undefined);

describe('ACT-54 paces of a plan', () => {
  it('come from hard runs of two days, and the plan states this in both languages', async () => {
    for (const daysAgo of [20, 30]) await add(daysAgo);
    const plan = weeklyPlanSchema.parse(await createPlan(bed, user, WITHOUT_PACE));
    expect(plan.paceSource).toMatchObject({ kind: 'runs', runs: 2, confidence: 'fair' });
    expect(plan.paceSource?.text).toMatch(/^The paces are a first estimate from 2 hard runs/);
    expect(pacesOf(plan)).toBe(true);
    const norwegian = await bed.call(user, 'GET', `${PATHS.weeklyPlan}?language=nb`);
    expect(norwegian.json().paceSource.text).toMatch(/^Farten er et første anslag fra 2 harde turer/);
  });

  it('do not come from one run or from easy runs', async () => {
    await add(20);
    await add(30, { rpe: 3 });
    const plan = await createPlan(bed, user, WITHOUT_PACE);
    expect([plan.paceSource, pacesOf(plan)]).toEqual([undefined, false]);
  });

  it('come from the runner’s own threshold pace or result, whatever the runs show', async () => {
    for (const daysAgo of [20, 30]) await add(daysAgo);
    expect((await createPlan(bed, user)).paceSource).toMatchObject({ kind: 'profile' });
    await saveBackground(bed, user, { results: [{ meters: 5_000, seconds: 1_500, date: '2026-10-01' }] });
    expect((await createPlan(bed, user, WITHOUT_PACE)).paceSource).toMatchObject({ kind: 'result' });
  });
});

describe('ACT-55 session of the walk-run ladder', () => {
  it('is completed by its activity, and its stage is passed on to the physio coach', async () => {
    await createPlan(bed, user);
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    const ladder = { phase: 3, stage: 2, intervals: '5 x (2/1.5)', minutes: 28, handedOver: true };
    await bed.publish(user, physioGateChanged, { ...GATE, ...ladder, level: 'ladder' });
    const plan = await untilPlan(bed, user, 'a ladder', (week) => week.days.some((day) => day.ladderStage === 2));
    const day = plan.days.find(({ ladderStage }) => ladderStage === 2);
    bed.setNow(`${day?.date}T18:00:00Z`);
    const body = { date: day?.date, sport: 'run', minutes: day?.minutes };
    expect((await bed.call(user, 'POST', PATHS.activities, body)).json().matched).toMatchObject({ date: day?.date });
    const [logged] = await until('the event', async () => {
      const found = events.of(user, trainingLogged);
      return found.length > 0 && found;
    });
    expect(logged).toMatchObject({ date: day?.date, status: 'done', minutes: day?.minutes });
  });
});
