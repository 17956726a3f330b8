import { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { User } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { createAggregate, insertFirst } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { until } from '@stridewell/kit/testing/until';
import { stateOf, weekStateOfCase } from '@stridewell/running/coach/testing/case-state';
import { seasonStartOf } from '@stridewell/running/coach/testing/case-week';
import type { CaseRunner } from '@stridewell/running/coach/testing/cases';
import { storedPlan } from '@stridewell/running/features/weekly-plan/document';
import { planRows } from '@stridewell/running/features/weekly-plan/plan-rows';
import type { Stores } from '@stridewell/running/stores';

const NOON = 'T11:00:00.000Z';

const storeProfile = async ({ profiles }: Stores, userId: string, source: CaseRunner): Promise<void> => {
  const { runningProfileV2, ...profile } = source.coachProfile;
  const at = new Date(`${source.today}${NOON}`);
  const facts = { level: runningProfileV2.level, ageBand: null, weeklyHours: profile.weeklyHours, rev: 1 };
  const state = {
    ...profile,
    runningProfileV2: JSON.stringify(runningProfileV2),
    programmeStart: seasonStartOf(source),
    lastRaceDate: null,
    lastRaceGoal: null,
  };
  const entries = [createEntry(runningProfileChanged, facts, at)];
  await insertFirst(profiles.collection, { _id: createId(), userId, ...state }, { entries, at });
};

const storeDays = async ({ logs, checkinDays }: Stores, userId: string, source: CaseRunner): Promise<void> => {
  for (const { date, score, recommendation, metrics, factors, cap } of stateOf(source).checkins)
    await checkinDays.keep(userId, {
      date,
      score,
      recommendation,
      metrics,
      factors: factors.map((factor) => ({ ...factor, metric: factor.metric as keyof typeof metrics })),
      cap,
      rev: 1,
    });
  if (source.trainingLogs.length === 0) return;
  await logs.collection.insertMany(
    source.trainingLogs.map(({ minutes, reason, ...log }) => ({
      _id: createId(),
      userId,
      ...log,
      minutes: minutes ?? null,
      reason: reason ?? null,
      plannedMinutes: null,
      ladderStage: null,
      deleted: false,
      createdAt: new Date(`${log.date}${NOON}`),
      updatedAt: new Date(`${log.date}${NOON}`),
      rev: 1,
      outbox: [],
    })),
  );
};

const storePhysio = async ({ physio }: Stores, userId: string, source: CaseRunner): Promise<void> => {
  const state = stateOf(source).physio;
  if (!state) return;
  const projection = {
    profile: { area: state.area, status: state.status, restricted: state.restricted, rev: 1 },
    gate: state.gate && { ...state.gate, area: state.area, rev: 1 },
    checkins: state.checkins.map((checkin) => ({ ...checkin, rev: 1 })),
  } as PhysioProjection;
  await physio.change(userId, () => projection);
};

/** Writes this week's plan as the test case defines it, already adapted to the check-ins. */
const storeWeek = async ({ plans }: Stores, userId: string, source: CaseRunner): Promise<void> => {
  const { weekStart, phase } = source.weeklyPlan;
  const week = weekStateOfCase(source);
  const { subdocuments, ...texts } = storedPlan(week, planRows(week));
  const state = { phase, ...texts, lighter: null, profileRev: 1, settledOn: source.today };
  const aggregate = createAggregate({ collection: plans.collection, clock: createClock() });
  await aggregate.change(userId, async () => ({
    write: {
      key: { userId, weekStart },
      current: await plans.find(userId, weekStart),
      state,
      subdocuments,
      events: () => [],
      result: () => null,
    },
  }));
};

/**
 * Writes a case's runner into the running service's own database, for an existing account. The relay recomputes the
 * plan from the profile before it publishes the profile event; the test case's week is written after that, so that
 * nothing overwrites it.
 * @param stores on a connection to the running service's database, with its migrations applied
 */
export const storeRunner = async (stores: Stores, user: User, source: CaseRunner): Promise<void> => {
  await storeDays(stores, user.id, source);
  await storePhysio(stores, user.id, source);
  await storeProfile(stores, user.id, source);
  await until(
    `the profile of ${source.id} to be published`,
    async () => {
      const profile = await stores.profiles.find(user.id);
      return profile?.outbox.length === 0;
    },
    15_000,
  );
  await storeWeek(stores, user.id, source);
};

/**
 * Reverts the side effect of a question: a fever mentioned to the coach records a pause for illness, but the next
 * question expects the runner as the test case defines it. Does nothing when there is no current pause.
 */
export const resetRunner = async (stores: Stores, user: Pick<User, 'id'>, source: CaseRunner): Promise<void> => {
  if (!(await stores.pauses.find(user.id))?.current) return;
  await stores.pauses.change(user.id, () => ({ current: null, past: [] }));
  await storeWeek(stores, user.id, source);
};
