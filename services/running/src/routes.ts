import { weekStartOf } from '@stridewell/contracts/web';
import { createTextSafety } from '@stridewell/holds/stored-texts';
import type { Http } from '@stridewell/kit/app/http';
import type { Clock } from '@stridewell/kit/clock';
import type { SharedCounts } from '@stridewell/kit/limits/shared-counts';
import type { TextBudget } from '@stridewell/kit/limits/text-limits';
import type { Logger } from '@stridewell/kit/logger';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type Config, FEED_READS_PER_HOUR } from './config.ts';
import type { ImportRepository } from './features/activities/import/repository.ts';
import { importRoutes } from './features/activities/import/routes.ts';
import type { Spool } from './features/activities/import/spool.ts';
import { createDayFollower } from './features/activities/matching/follow-days.ts';
import { activityRoutes } from './features/activities/routes.ts';
import { backgroundRoutes } from './features/background/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { knowledgeCardRoutes } from './features/knowledge-cards/routes.ts';
import { momentRoutes } from './features/moments/routes.ts';
import { monthRoutes } from './features/month/routes.ts';
import { pauseRoutes } from './features/pauses/routes.ts';
import { planChangeRoutes } from './features/plan-changes/routes.ts';
import { coachProfileRoutes } from './features/profile/routes.ts';
import { raceReviewRoutes } from './features/race-review/routes.ts';
import { seasonRoutes } from './features/season/routes.ts';
import { sessionFileRoutes } from './features/session-files/routes.ts';
import { strengthLogRoutes } from './features/strength-log/routes.ts';
import { createDayContext, type ReadDayContext } from './features/training-log/day-context.ts';
import { type LogRoutes, trainingLogRoutes } from './features/training-log/routes.ts';
import { createLogRecorder, type LogRecorder } from './features/training-log/service.ts';
import { weeklyOutcomesRoutes } from './features/weekly-outcomes/routes.ts';
import { storedWeekOf } from './features/weekly-plan/document.ts';
import { weeklyPlanRoutes } from './features/weekly-plan/routes.ts';
import type { WeeklyPlanService } from './features/weekly-plan/service.ts';
import type { PlanUpdater } from './features/weekly-plan/updater.ts';
import { weeklySummaryRoutes } from './features/weekly-summaries/routes.ts';
import type { UpdateSummary } from './features/weekly-summaries/updater.ts';
import type { Stores } from './stores.ts';

/** The log recorder and what follows a write, which the routes and the coach share. */
export interface SharedWrites {
  contextOf: ReadDayContext;
  record: LogRecorder;
  followLog: LogRoutes['followUp'];
  followSummary: UpdateSummary;
  followProfile(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<void>;
}

export interface RouteDependencies {
  imports: ImportRepository;
  spool: Spool;
  stores: Stores;
  keeper: WeeklyPlanService;
  follower: PlanUpdater;
  writes: SharedWrites;
  clock: Clock;
  logger: Logger;
  counts: SharedCounts;
  textBudget: TextBudget;
  config: Pick<Config, 'feedReadsPerHour'>;
}

interface LogFollowers {
  follower: PlanUpdater;
  followSummary: UpdateSummary;
  logRelay: Relay;
}

/** What the writes that the routes and the coach share depend on. */
export interface WriteDependencies extends Pick<RouteDependencies, 'stores' | 'keeper' | 'clock'>, LogFollowers {
  profileRelay: Relay;
}

/**
 * Runs after a write: tries to adapt the plan, then publishes the event. When the adaptation fails, the relay repeats
 * it before publishing.
 */
const followUp =
  (follower: PlanUpdater, relay: Relay) =>
  async (userId: string, timezone: string, { _id, rev }: { _id: string; rev: number }): Promise<void> => {
    const settled = await follower.tryAdapt(userId, timezone);
    relay.kick(_id, settled ? rev : undefined);
  };

/** Like {@link followUp}, for a training log: also updates the summary of a completed week. */
const followLog =
  ({ follower, followSummary, logRelay }: LogFollowers): LogRoutes['followUp'] =>
  async (userId, timezone, { _id, rev, date }) => {
    const isPlanned = await follower.tryAdapt(userId, timezone);
    const isSummed = await followSummary(userId, date).then(
      () => true,
      () => false,
    );
    logRelay.kick(_id, isPlanned && isSummed ? rev : undefined);
  };

/** Creates the writes that the routes and the coach share. */
export const createSharedWrites = (parts: WriteDependencies): SharedWrites => {
  const { stores, keeper, follower, clock, profileRelay } = parts;
  const contextOf = createDayContext({ ...stores, keeper });
  return {
    contextOf,
    record: createLogRecorder({ logs: stores.logs, clock, contextOf }),
    followLog: followLog(parts),
    followSummary: parts.followSummary,
    followProfile: followUp(follower, profileRelay),
  };
};

/** Registers all routes of the service except those of the coach. */
export const registerRoutes = (app: Http, parts: RouteDependencies): void => {
  const { stores, keeper, follower, clock, logger, writes, imports, spool, counts, textBudget, config } = parts;
  const texts = createTextSafety({ holds: stores.holds, clock, textBudget });
  coachProfileRoutes(app, { ...stores, texts, clock, logger, followUp: writes.followProfile });
  trainingLogRoutes(app, { ...stores, record: writes.record, clock, followUp: writes.followLog });
  const plannedStrength = async (user: TokenZone, date: string): Promise<string | null> => {
    const week = await keeper.stored(user.userId, await stores.settings.zoneOf(user), weekStartOf(date));
    const day = week && storedWeekOf(week).days.find((each) => each.date === date);
    return day?.strength?.id ?? null;
  };
  strengthLogRoutes(app, { ...stores, clock, plannedStrength });
  const followDay = createDayFollower({ ...stores, ...writes, clock });
  activityRoutes(app, {
    ...stores,
    imports,
    keeper,
    ...writes,
    followDay,
    follower,
    followUp: writes.followLog,
    clock,
  });
  importRoutes(app, { imports, spool });
  backgroundRoutes(app, { ...stores, keeper, clock });
  raceReviewRoutes(app, { ...stores, keeper, clock });
  weeklyPlanRoutes(app, { ...stores, keeper, clock });
  planChangeRoutes(app, { ...stores, keeper, follower, clock });
  seasonRoutes(app, { ...stores, keeper });
  sessionFileRoutes(app, { ...stores, keeper });
  knowledgeCardRoutes(app);
  weeklySummaryRoutes(app, { ...stores, clock });
  weeklyOutcomesRoutes(app, { ...stores, keeper, clock });
  monthRoutes(app, { ...stores, clock });
  momentRoutes(app, { ...stores, clock });
  pauseRoutes(app, { ...stores, follower, clock });
  calendarRoutes(app, {
    ...stores,
    keeper,
    counts,
    clock,
    readsPerHour: config.feedReadsPerHour ?? FEED_READS_PER_HOUR,
  });
};
