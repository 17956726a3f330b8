import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  planChanged,
} from '@stridewell/contracts/events/events';
import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPlan,
  createPlannedRunner,
  dayOf,
  GATE,
  planOf,
  untilPlan,
  withoutActions,
} from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
const bed = useRunningTestBed({ events: [planChanged] });
const { events } = bed;
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  ({ user, plan } = await createPlannedRunner(bed, { planned: `${MONDAY}T10:00:00Z`, now: `${TODAY}T06:00:00Z` }));
});

const typeOf = (date: string) => (week: WeeklyPlan) => dayOf(week, date).planType;
const log = (date: string, change: object = {}) =>
  bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done', ...change });
/** Returns the days with a run, starting today. */
const runs = ({ days }: WeeklyPlan) =>
  days.filter((day) => day.date >= TODAY && day.minutes > 0 && day.zone !== 'walk');
const CHECKINS = 'running.checkin-days';

describe('PLAN-05 PLAN-06 CHK-85 weekly plan after a check-in', () => {
  it('has rest on the day of a Reset check-in, and emits an event with the changed outcome', async () => {
    expect(dayOf(plan, TODAY).minutes).toBeGreaterThan(20);
    await bed.checkin(user, TODAY, 'Reset', 1);
    const reset = await untilPlan(bed, user, 'a day of rest', (week) => typeOf(TODAY)(week) === 'rest');
    expect(dayOf(reset, TODAY)).toMatchObject({ minutes: 0, action: { kind: 'rest' } });
    expect(dayOf(reset, TODAY).changed).toMatch(/^Rest today/);
    // The outcomes have their own consumer.
    await expect.poll(async () => (await bed.read(user)).json()).toContainEqual({ date: TODAY, outcome: 'rest' });
    await expect
      .poll(() => events.of(user, planChanged).at(-1))
      .toMatchObject({ weekStart: MONDAY, today: { date: TODAY, planType: 'rest' } });
    expect(events.of(user, planChanged).at(-1)?.rev).toBeGreaterThan(1);
  });

  it('emits an event when a check-in leaves the session as planned, so that open screens show its action', async () => {
    await bed.checkin(user, TODAY, 'Adapt', 1);
    await until('the event', () => events.of(user, planChanged).length === 2);
    const day = dayOf(await planOf(bed, user), TODAY);
    expect(day).toMatchObject({ minutes: dayOf(plan, TODAY).minutes, action: { kind: 'plan', score: 6.2 } });
  });

  it('has the planned session again after a later revision, and ignores stale and repeated events', async () => {
    await bed.checkin(user, TODAY, 'Reset', 2);
    await untilPlan(bed, user, 'a day of rest', (week) => typeOf(TODAY)(week) === 'rest');
    await untilHandled(bed, CHECKINS, [
      () => bed.checkin(user, TODAY, 'Push', 1),
      () => bed.checkin(user, TODAY, 'Reset', 2),
      () => bed.checkin(user, TODAY, 'Adapt', 1),
    ]);
    expect(typeOf(TODAY)(await planOf(bed, user))).toBe('rest');
    await bed.checkin(user, TODAY, 'Push', 3);
    const back = await untilPlan(bed, user, 'the session of before', (week) => typeOf(TODAY)(week) !== 'rest');
    expect(dayOf(back, TODAY).minutes).toBe(dayOf(plan, TODAY).minutes);
  });

  it('PLANR-45 keeps a logged day unchanged until its log is removed', async () => {
    await log(TODAY, { minutes: 40 });
    await untilHandled(bed, CHECKINS, [() => bed.checkin(user, TODAY, 'Reset', 1)]);
    expect(withoutActions([dayOf(await planOf(bed, user), TODAY)])).toEqual(withoutActions([dayOf(plan, TODAY)]));
    await bed.call(user, 'DELETE', `${PATHS.trainingLog}/${TODAY}`);
    expect(typeOf(TODAY)(await planOf(bed, user))).toBe('rest');
  });

  it('changes only for the runner who checked in, and is not created without a profile', async () => {
    const [other, blank] = [await bed.user(), await bed.user()];
    const theirs = await createPlan(bed, other);
    await bed.checkin(blank, TODAY, 'Reset', 1);
    await bed.checkin(user, TODAY, 'Reset', 1);
    await untilPlan(bed, user, 'a day of rest', (week) => typeOf(TODAY)(week) === 'rest');
    await bed.untilRows(blank, MONDAY, [{ date: TODAY, outcome: 'rest' }]);
    expect((await bed.call(blank, 'GET', PATHS.weeklyPlan)).statusCode).toBe(404);
    expect(await planOf(bed, other)).toEqual(theirs);
  });
});

describe('PLANR-96 weekly plan after a check-in with a fever in the notes', () => {
  const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 0, readiness: 7 };
  const publishCheckin = (rev: number, illness: object) =>
    bed.publish(user, checkinRecorded, {
      ...{ date: TODAY, score: 2.9, recommendation: 'Reset' as const, metrics, factors: [], cap: null, rev },
      ...illness,
    });

  it('has rest on that day and the following days until a later revision removes the fever', async () => {
    await publishCheckin(1, { illness: true });
    const ill = await untilPlan(bed, user, 'rest after an illness', (week) =>
      /symptoms/.test(dayOf(week, TODAY).changed ?? ''),
    );
    expect(runs(ill).every(({ date }) => date > '2026-11-19')).toBe(true);
    await publishCheckin(2, {});
    await untilPlan(bed, user, 'no illness', (week) => !/symptoms/.test(dayOf(week, TODAY).changed ?? ''));
  });
});

describe('weekly plan after a training log', () => {
  it('WEEK-63 is trimmed on the day after a session skipped for fatigue, until the log is removed', async () => {
    await log('2026-11-17', { status: 'skipped', reason: 'fatigue' });
    const eased = await planOf(bed, user);
    expect(dayOf(eased, '2026-11-17')).toEqual(dayOf(plan, '2026-11-17'));
    expect(dayOf(eased, TODAY).action?.kind).toBe('trim');
    expect(dayOf(eased, TODAY).session?.hardMinutes).toBeLessThan(dayOf(plan, TODAY).session?.hardMinutes ?? 0);
    expect(dayOf(eased, TODAY).changed).toMatch(/./);
    await bed.call(user, 'DELETE', `${PATHS.trainingLog}/2026-11-17`);
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
  });

  it('PLANR-90 is unchanged, without an event, when a day is skipped for another reason', async () => {
    await log(TODAY, { status: 'skipped', reason: 'other' });
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
    await until('the first event', () => events.of(user, planChanged).length > 0);
    expect(events.of(user, planChanged)).toHaveLength(1);
  });
});

describe('BEYOND-11 weekly plan after events from the physio service', () => {
  it('PLANR-101 BEYOND-42 has no runs until the hand-over or until the injury is resolved', async () => {
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    await bed.publish(user, physioGateChanged, GATE);
    await untilPlan(bed, user, 'no run', (week) => runs(week).length === 0);
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'resolved', restricted: false, rev: 2 });
    await bed.publish(user, physioGateChanged, {
      ...GATE,
      level: 'clear',
      handedOver: true,
      ladderFinished: true,
      rev: 2,
    });
    await untilPlan(bed, user, 'runs again', (week) => runs(week).length > 0);
  });

  it('PLANR-105 has ladder sessions after the hand-over, whose logs contain the ladder stage', async () => {
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    const ladder = {
      ...GATE,
      level: 'ladder' as const,
      phase: 3,
      stage: 2,
      intervals: '5 x (2/1.5)',
      minutes: 28,
      handedOver: true,
    };
    await bed.publish(user, physioGateChanged, ladder);
    const onLadder = await untilPlan(bed, user, 'a ladder', (week) => week.days.some((day) => day.ladderStage === 2));
    for (const day of runs(onLadder)) expect([day.ladderStage, day.minutes]).toEqual([2, 28]);
    const [first] = runs(onLadder);
    await log(first?.date ?? '', { minutes: 28 });
    const stored = await bed.database.collection('training_logs').findOne({ userId: user.userId });
    expect(stored).toMatchObject({ ladderStage: 2, plannedMinutes: 28 });
  });

  it('BEYOND-10 has walks, not ladder sessions, when a failed test revokes the hand-over', async () => {
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    const ladder = { phase: 3, stage: 2, intervals: '5 x (2/1.5)', minutes: 28, handedOver: true };
    await bed.publish(user, physioGateChanged, { ...GATE, ...ladder, level: 'ladder' });
    await untilPlan(bed, user, 'a ladder', (week) => week.days.some((day) => day.ladderStage === 2));
    await bed.publish(user, physioGateChanged, { ...GATE, level: 'walk', rev: 2 });
    await untilPlan(bed, user, 'no run', (week) => runs(week).length === 0);
  });

  it('BEYOND-08 BEYOND-09 has no run today when the gate is stop', async () => {
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    await bed.publish(user, physioCheckinRecorded, {
      date: TODAY,
      pain: 8,
      flags: ['swelling'],
      worsening: true,
      rev: 1,
    });
    await bed.publish(user, physioGateChanged, { ...GATE, level: 'stop', reason: 'Pain of 8 today.' });
    await untilPlan(bed, user, 'no run today', (week) => !runs(week).some(({ date }) => date === TODAY));
  });

  it('is unaffected by late and repeated events', async () => {
    const gates = [1, 2, 3].map((rev) => ({
      ...GATE,
      rev,
      level: rev === 3 ? ('clear' as const) : ('walk' as const),
    }));
    await bed.publish(user, physioGateChanged, { ...GATE, rev: 1 });
    await untilPlan(bed, user, 'no run', (week) => runs(week).length === 0);
    await untilHandled(
      bed,
      'running.physio-gate',
      [gates[2], gates[0], gates[1], gates[2]].flatMap((event) =>
        event ? [() => bed.publish(user, physioGateChanged, event)] : [],
      ),
    );
    expect(runs(await planOf(bed, user)).length).toBeGreaterThan(0);
    const state = await bed.database.collection('physio_state').findOne({ userId: user.userId });
    expect(state?.state.gate.rev).toBe(3);
  });
});
