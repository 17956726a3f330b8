import { physioProfileChanged } from '@stridewell/contracts/events/events';
import type { PlanType, Recommendation } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { insertFirst } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { withPlan } from '@stridewell/physio/domain/plan-weeks';
import type { CourseInputs } from '@stridewell/physio/domain/types';
import { createCheckinRecorder } from '@stridewell/physio/features/checkins/service';
import { firstInjuryId } from '@stridewell/physio/features/profile/identity';
import type { Stores } from '@stridewell/physio/stores';

/** Data about a case's runner that other services would have published. */
export interface ProjectedFacts {
  today: string;
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  weeklyPlan: {
    weekStart: string;
    days: readonly { date: string; planType: PlanType; minutes: number; title: string }[];
  };
}

const noon = (date: string): Date => new Date(`${date}T11:00:00.000Z`);

/** Writes the projections that events of the wellness and running services would have created. */
export const storeProjections = async (
  { checkinDays, planToday, runnerFacts }: Stores,
  userId: string,
  { today, checkins, weeklyPlan }: ProjectedFacts,
  runner: CourseInputs['runner'],
): Promise<void> => {
  await runnerFacts.keep(userId, { ...runner, weeklyHours: null, rev: 1 });
  const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
  for (const day of checkins) await checkinDays.keep(userId, { ...day, metrics, factors: [], cap: null, rev: 1 });
  const row = weeklyPlan.days.find(({ date }) => date === today);
  const session = row ? { date: today, planType: row.planType, minutes: row.minutes, title: row.title } : null;
  await planToday.change(userId, (weeks) =>
    withPlan(weeks, { weekStart: weeklyPlan.weekStart, today: session, rev: 1 }),
  );
};

/**
 * Writes the injury of a case's runner into the physio service's own database, for an existing account.
 * @param stores on a connection to the physio service's database, with its migrations applied
 */
export const storeInjury = async (
  stores: Stores,
  userId: string,
  { injury: { area, ...injury }, checkins, training, logs, tests, sessions }: CourseInputs,
): Promise<void> => {
  const { profiles, trainingDays } = stores;
  const at = noon(injury.since);
  const entry = createEntry(physioProfileChanged, { area, status: 'active', restricted: false, rev: 1 }, at);
  const state = { ...injury, primaryArea: area, injury: 1, triage: null, restricted: false };
  await insertFirst(profiles.collection, { _id: createId(), userId, ...state }, { entries: [entry], at });
  for (const day of training)
    await trainingDays.keep(userId, { ...day, planType: 'adapt', stageOfTwelve: day.ladderStage, rev: 1 });
  for (const { date, ...log } of logs) await stores.logs.save(userId, date, { ...log, reason: null }, noon(date));
  const profile = await profiles.find(userId);
  if (!profile) throw new Error('the physio profile was not stored');
  const injuryId = firstInjuryId(profile);
  for (const test of tests) await stores.tests.save(userId, createId(), { ...test, injuryId }, noon(test.date));
  for (const session of sessions) {
    const times = { startedAt: noon(session.date).toISOString(), finishedAt: null };
    const state = {
      ...session,
      exercises: [...session.exercises],
      ...times,
      injuryId,
      clientId: createId(),
      history: [],
    };
    await insertFirst(
      stores.sessions.collection,
      { _id: createId(), userId, ...state },
      { entries: [], at: noon(session.date) },
    );
  }
  const record = createCheckinRecorder({ checkins: stores.checkins, clock: createClock() });
  for (const { date, ...answers } of checkins) await record.save({ profile, date }, answers);
};
