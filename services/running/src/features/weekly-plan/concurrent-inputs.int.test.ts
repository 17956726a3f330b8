import { physioGateChanged, physioProfileChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { describe, expect, it } from 'vitest';
import { createPlan, GATE, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const TODAY = '2026-11-18';
const bed = useRunningTestBed();

describe('PLAN-05 BEYOND-11 plan after concurrent profile saves, logs, check-ins and physio events', () => {
  it.each([1, 2, 3])('reflects all changes (round %i)', async (round) => {
    const user = await bed.user();
    bed.setNow('2026-11-16T10:00:00Z');
    await createPlan(bed, user);
    bed.setNow(`${TODAY}T06:00:00Z`);
    const save = (hours: number) => () =>
      bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, weeklyHours: hours, daysAvailable: 'Wed,Thu,Sat,Sun' });
    const log = (date: string) => () =>
      bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done', minutes: 35 + round });
    const deliveries = [
      untilHandled(bed, 'running.physio-profile', [
        () => bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 }),
      ]),
      untilHandled(bed, 'running.physio-gate', [() => bed.publish(user, physioGateChanged, GATE)]),
      untilHandled(bed, 'running.checkin-days', [() => bed.checkin(user, TODAY, 'Recover', 1)]),
    ];
    const calls = [save(3), save(5), log('2026-11-16'), log('2026-11-17'), save(6)].map((call) => call());
    const answers = await Promise.all(calls);
    await Promise.all(deliveries);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));

    const adapted = await planOf(bed, user);
    const ahead = adapted.days.filter(({ date }) => date >= TODAY);
    expect(ahead.every(({ zone, minutes }) => minutes === 0 || zone === 'walk')).toBe(true);
    // Ending a pause that does not exist adapts the plan. If the plan changed now, an input would have been lost.
    expect((await bed.call(user, 'DELETE', PATHS.pause)).statusCode).toBe(204);
    expect(await planOf(bed, user)).toEqual(adapted);
    const week = await bed.database.collection('weekly_plans').findOne({ userId: user.userId });
    const profile = await bed.database.collection('coach_profiles').findOne({ userId: user.userId });
    expect(week?.profileRev).toBe(profile?.rev);
  });
});
