import { gunzipSync } from 'node:zlib';
import type { ActivityChangeBody, NewActivityBody } from '@stridewell/contracts/http/activities';
import { route } from '@stridewell/contracts/http/operations';
import {
  ACTIVITY_LIMITS,
  type ActivitySeries,
  addDays,
  dateIn,
  isRunningSport,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, missing } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { TokenZone, UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { longerThanLongest } from '../../domain/activities/longer-than-longest.ts';
import { repetitionsOf } from '../../domain/activities/repetitions.ts';
import { longestSingleRun } from '../../domain/records.ts';
import { viewOfDay } from '../../messages/week-view.ts';
import type { ReadDayContext } from '../training-log/day-context.ts';
import { loggedDayOf } from '../training-log/document.ts';
import { isWalkRow } from '../training-log/log-state.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';
import type { LogRoutes } from '../training-log/routes.ts';
import { weekStateOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import type { PlanUpdater } from '../weekly-plan/updater.ts';
import type { UpdateSummary } from '../weekly-summaries/updater.ts';
import { type ActivityDocument, presentActivities, presentActivity } from './document.ts';
import type { ImportRepository } from './import/repository.ts';
import { presentImport } from './import/routes.ts';
import type { FollowDay } from './matching/follow-days.ts';
import type { ActivityRepository } from './repository.ts';

export interface ActivityRoutes {
  activities: ActivityRepository;
  imports: Pick<ImportRepository, 'last'>;
  logs: TrainingLogRepository;
  settings: UserSettingsRepository;
  keeper: Pick<WeeklyPlanService, 'stored'>;
  contextOf: ReadDayContext;
  followDay: FollowDay;
  follower: Pick<PlanUpdater, 'tryReplan'>;
  /** Called after a changed log is stored: updates the plan and the summary, and publishes the event. */
  followUp: LogRoutes['followUp'];
  /**
   * Called after a change that does not affect the log, because other sports are included in the summary of a completed
   * week.
   */
  followSummary: UpdateSummary;
  clock: Clock;
}

const noActivity = (): DomainError => missing('There is no such activity.');
const outsideWindow = `You can enter activities of the last ${ACTIVITY_LIMITS.daysBack} days.`;
const dayFull = (): DomainError =>
  new DomainError('conflict', `A day can have at most ${ACTIVITY_LIMITS.perDay} activities.`, { code: 'day_full' });
const allFull = (): DomainError =>
  new DomainError('conflict', 'You have 20,000 activities, and no more can be kept. Please delete one first.', {
    code: 'activities_full',
  });
const ONE_HOUR_MS = 3_600_000;
/** Number of days before a run that are searched for the longest run to compare it with. */
const MONTH = 30;

/** Fields derived from the runner's entries. Only the day is known, so the start is about noon. */
const enteredFields = (date: string, minutes: number, at: Date) => ({
  date,
  startedAt: new Date(Date.parse(`${date}T12:00:00Z`) + (at.getTime() % ONE_HOUR_MS)),
  elapsedSeconds: minutes * 60,
  movingSeconds: minutes * 60,
});

const newDocument = (
  body: NewActivityBody,
  { userId, timezone, at }: { userId: string; timezone: string; at: Date },
): ActivityDocument => ({
  ...enteredFields(body.date, body.minutes, at),
  ...{ _id: createId(), userId, timezone, source: 'manual', sport: body.sport, distanceMeters: body.meters ?? null },
  ...{ ascentMeters: null, descentMeters: null, avgHr: null, maxHr: null, avgCadence: null },
  ...{ rpe: body.rpe ?? null, note: body.note?.trim() || null },
  ...{ laps: [], splits: { km: [], mile: [] }, hasSeries: false, policy: { ai: true, share: true } },
  ...{ matched: null, matchedBy: null, createdAt: at, updatedAt: at },
});

/** Fields that a change sets. @throws DomainError 'conflict' for recorded values of a recorded activity */
const changedFields = (stored: ActivityDocument, body: ActivityChangeBody, at: Date): Partial<ActivityDocument> => {
  const { date, minutes, meters, sport, rpe, note } = body;
  const isRecorded = stored.source !== 'manual';
  if (isRecorded && (date !== undefined || minutes !== undefined || meters !== undefined))
    throw new DomainError('conflict', 'Date, time and distance of a recorded activity stay as recorded.', {
      code: 'recorded',
    });
  const isMoved = date !== undefined || minutes !== undefined;
  return {
    ...(isMoved &&
      enteredFields(date ?? stored.date, minutes ?? Math.round(stored.movingSeconds / 60), stored.createdAt)),
    ...(meters !== undefined && { distanceMeters: meters }),
    ...(sport !== undefined && { sport, sportBy: 'runner' as const }),
    // Only running fulfils a planned session.
    ...(sport !== undefined && !isRunningSport(sport) && { matched: null, matchedBy: null }),
    ...(rpe !== undefined && { rpe }),
    ...(note !== undefined && { note: note?.trim() || null }),
    // If moved to another day, the activity is matched again.
    ...(date !== undefined && date !== stored.date && { matched: null, matchedBy: null }),
    updatedAt: at,
  };
};

/** The stored values of the fields that a change has set. */
const changedBack = (stored: ActivityDocument, fields: Partial<ActivityDocument>): Partial<ActivityDocument> =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(fields, name)));

/** Registers the routes to list, show, enter, change, delete and restore activities. */
export const activityRoutes = (app: Http, parts: ActivityRoutes): void => {
  const {
    activities,
    imports,
    logs,
    settings,
    keeper,
    contextOf,
    followDay,
    follower,
    followUp,
    followSummary,
    clock,
  } = parts;

  const checkDate = async (user: TokenZone, date: string): Promise<void> => {
    const today = dateIn(await settings.zoneOf(user), clock.now());
    if (date > today || date < addDays(today, -ACTIVITY_LIMITS.daysBack)) throw invalid('date', outsideWindow);
  };
  /**
   * Matches days again and updates their logs, then the plan and the summary. Runs before this week change the starting
   * point of the week, so it is planned again from its start, as after an import.
   */
  const follow = async (user: TokenZone, ...dates: string[]): Promise<void> => {
    const timezone = await settings.zoneOf(user);
    const thisWeek = weekStartOf(dateIn(timezone, clock.now()));
    for (const date of new Set(dates)) {
      const logged = await followDay(user, date);
      if (!logged) {
        await followSummary(user.userId, date);
        continue;
      }
      if (date < thisWeek) await follower.tryReplan(user.userId, timezone);
      await followUp(user.userId, timezone, logged);
    }
  };
  /** Ends the match of a day's session. Only one activity can fulfil a session. */
  const releaseMatch = async (userId: string, date: string): Promise<void> => {
    for (const { _id, matched } of await activities.between(userId, date, date))
      if (matched) await activities.change(userId, _id, { matched: null, matchedBy: null });
  };
  const present = async (userId: string, id: string) => {
    const stored = await activities.find(userId, id);
    if (!stored) throw noActivity();
    return presentActivity(stored);
  };
  /** The planned session of an activity, as parts with steps; empty if there is none. */
  const sessionOf = async (user: TokenZone, { matched }: ActivityDocument) => {
    if (!matched) return [];
    const document = await keeper.stored(user.userId, await settings.zoneOf(user), weekStartOf(matched.date));
    const state = document && weekStateOf(document);
    const day = state?.days.find(({ date }) => date === matched.date);
    return (state && day && viewOfDay(day, state.base, 'en').built?.steps) || [];
  };
  const riseOf = async (userId: string, { date, sport, movingSeconds }: ActivityDocument): Promise<number | null> => {
    if (!isRunningSport(sport)) return null;
    const before = await logs.between(userId, addDays(date, -MONTH), addDays(date, -1));
    return longerThanLongest(
      movingSeconds / 60,
      before.map((log) => longestSingleRun(loggedDayOf(log))),
    );
  };

  app.route({
    ...route('readActivities'),
    handler: async (request) => {
      const { userId } = currentUser(request);
      const { before, limit } = request.query;
      const start = before ? new Date(before) : new Date(clock.now().getTime() + 24 * ONE_HOUR_MS);
      const [found, last] = await Promise.all([activities.page(userId, start, limit + 1), imports.last(userId)]);
      const page = found.slice(0, limit);
      return {
        activities: presentActivities(page),
        next: found.length > limit ? (page.at(-1)?.startedAt.toISOString() ?? null) : null,
        lastImport: last && presentImport(last),
      };
    },
  });

  app.route({
    ...route('addActivity'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      await checkDate(user, request.body.date);
      const at = clock.now();
      const document = newDocument(request.body, { userId: user.userId, timezone: await settings.zoneOf(user), at });
      await activities.save(document, null);
      if (await activities.isOverfull(user.userId, document.date)) {
        await activities.discard(user.userId, document._id);
        throw dayFull();
      }
      if ((await activities.countOf(user.userId)) > ACTIVITY_LIMITS.stored) {
        await activities.discard(user.userId, document._id);
        throw allFull();
      }
      await follow(user, document.date);
      return present(user.userId, document._id);
    },
  });

  app.route({
    ...route('readActivity'),
    handler: async (request) => {
      const user = currentUser(request);
      const stored = await activities.find(user.userId, request.params.id);
      if (!stored) throw noActivity();
      const [samples, session, longer, { row }] = await Promise.all([
        activities.samples(user.userId, stored._id),
        sessionOf(user, stored),
        riseOf(user.userId, stored),
        contextOf(user, stored.date),
      ]);
      const series = samples && (JSON.parse(gunzipSync(samples).toString()) as ActivitySeries);
      return {
        ...presentActivity(stored),
        ...{ laps: stored.laps, splits: stored.splits, series, longerThanLongest: longer },
        repetitions: repetitionsOf(session, stored.laps),
        isRunOnWalkDay: isRunningSport(stored.sport) && row !== null && isWalkRow(row),
      };
    },
  });

  app.route({
    ...route('changeActivity'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const { body } = request;
      const stored = await activities.find(user.userId, request.params.id);
      if (!stored) throw noActivity();
      if (body.date !== undefined) await checkDate(user, body.date);
      const fields = changedFields(stored, body, clock.now());
      const date = body.date ?? stored.date;
      if (body.isPlannedSession === false) Object.assign(fields, { matched: null, matchedBy: 'runner' });
      if (body.isPlannedSession === true) {
        const { row } = await contextOf(user, date);
        if (!row || row.minutes === 0)
          throw new DomainError('conflict', 'There is no planned run on that day.', { code: 'no_session' });
        await releaseMatch(user.userId, date);
        Object.assign(fields, { matched: { date, planType: row.planType }, matchedBy: 'runner' });
      }
      if (!(await activities.change(user.userId, stored._id, fields))) throw noActivity();
      if (date !== stored.date && (await activities.isOverfull(user.userId, date))) {
        await activities.change(user.userId, stored._id, changedBack(stored, fields));
        throw dayFull();
      }
      await follow(user, stored.date, date);
      return present(user.userId, stored._id);
    },
  });

  app.route({
    ...route('removeActivity'),
    handler: async (request, reply) => {
      const user = currentUser(request);
      const removed = await activities.remove(user.userId, request.params.id, clock.now());
      if (!removed) throw noActivity();
      await follow(user, removed.date);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route('restoreActivity'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const restored = await activities.restore(user.userId, request.params.id);
      if (!restored) throw noActivity();
      await follow(user, restored.date);
      return present(user.userId, restored._id);
    },
  });
};
