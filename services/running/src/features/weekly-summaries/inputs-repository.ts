import { addDays, RUNNING_SPORTS } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { TrainingRecord } from '../../domain/records.ts';
import type { OtherActivity, SummaryInputs, SummaryWeek } from '../../domain/summarise.ts';
import { type CheckinDayRow, checkinDaysCollection } from '../../projections/checkin-days.ts';
import { activitiesCollection } from '../activities/document.ts';
import { trainingLogsCollection } from '../training-log/document.ts';
import {
  PLAN_FIELDS,
  storedDaysOf,
  storedWeekOf,
  type WeekDocument,
  type WithPlan,
  weeklyPlansCollection,
} from '../weekly-plan/document.ts';

type Owned<T> = T & { userId: string };
type WeekRow = Pick<WeekDocument, 'userId'> & WithPlan;

const byUser = <T extends { userId: string }>(rows: T[]): Map<string, T[]> => Map.groupBy(rows, ({ userId }) => userId);

/**
 * Creates a function that reads the summary inputs of one week for many runners, with one query per collection, because
 * separate queries per runner would be most of the weekly job's cost. It returns a lookup by user id, which throws if
 * the runner's stored plan cannot be parsed.
 */
export const createSummaryInputs =
  (database: Connection) =>
  async (userIds: readonly string[], weekStart: string): Promise<(userId: string) => SummaryInputs> => {
    const users = { $in: [...userIds] };
    const [sunday, next] = [addDays(weekStart, 6), addDays(weekStart, 7)];
    const inWeek = { userId: users, date: { $gte: weekStart, $lte: sunday } };
    const [weeks, logs, checkins, others] = await Promise.all([
      weeklyPlansCollection
        .in(database)
        .find({ userId: users, weekStart: { $in: [weekStart, next] } })
        .project<WeekRow>({ userId: 1, ...PLAN_FIELDS })
        .toArray(),
      trainingLogsCollection
        .in(database)
        .find({ ...inWeek, deleted: { $ne: true } })
        .project<Owned<TrainingRecord>>({
          userId: 1,
          date: 1,
          planType: 1,
          status: 1,
          minutes: 1,
          plannedMinutes: 1,
          sport: 1,
        })
        .toArray(),
      checkinDaysCollection
        .in(database)
        .find(inWeek)
        .project<Owned<CheckinDayRow>>({ userId: 1, date: 1, score: 1, recommendation: 1 })
        .toArray(),
      activitiesCollection
        .in(database)
        // A walk that fulfils a planned session is in the log.
        .find({ ...inWeek, sport: { $nin: [...RUNNING_SPORTS] }, matched: null, deletedAt: { $exists: false } })
        .project<Owned<OtherActivity>>({ userId: 1, movingSeconds: 1, rpe: 1 })
        .toArray(),
    ]);
    const found = { weeks: byUser(weeks), logs: byUser(logs), checkins: byUser(checkins), others: byUser(others) };
    const planOf = (userId: string, monday: string): SummaryWeek | null => {
      const week = found.weeks.get(userId)?.find((document) => document.weekStart === monday);
      return week ? { weekStart: monday, phase: storedWeekOf(week).phase, days: storedDaysOf(week) } : null;
    };
    const inputsOf = (userId: string): SummaryInputs => ({
      weekStart,
      plan: planOf(userId, weekStart),
      logs: found.logs.get(userId) ?? [],
      others: found.others.get(userId) ?? [],
      checkins: found.checkins.get(userId) ?? [],
      next: planOf(userId, next),
    });
    return inputsOf;
  };

export type ReadSummaryInputs = ReturnType<typeof createSummaryInputs>;
