import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { PlanError, type WeeklyPlanService } from '../../weekly-plan/service.ts';
import type { UpdateSummary } from '../../weekly-summaries/updater.ts';
import type { FollowDay } from './follow-days.ts';

/**
 * Number of days before today whose runs the planner uses. Older activities change no log and only determine when the
 * last run was.
 */
const PLANNED_FROM_DAYS = 77;

export interface ImportFollowerDependencies {
  followDay: FollowDay;
  followSummary: UpdateSummary;
  keeper: Pick<WeeklyPlanService, 'remake'>;
  settings: Pick<UserSettingsRepository, 'find' | 'timezoneOf'>;
  clock: Clock;
  logger: Logger;
  /** Publishes the event of a changed log. */
  onLogged(id: string): void;
}

/**
 * Creates the function that runs after an import. It updates the logs of the days with imported activities, the
 * summaries of their weeks, and the plan. Runs before this week change the starting point of the week, so it is planned
 * again from its start; runs of this week only change its remaining days.
 */
export const createImportFollower =
  ({ followDay, followSummary, keeper, settings, clock, logger, onLogged }: ImportFollowerDependencies) =>
  async (userId: string, dates: readonly string[]): Promise<void> => {
    const known = await settings.find(userId);
    const timezone = await settings.timezoneOf(userId);
    const user = { userId, timezone, timezoneVersion: known?.tzv ?? 0 };
    const today = dateIn(timezone, clock.now());
    const recent = dates.filter((date) => date >= addDays(today, -PLANNED_FROM_DAYS) && date <= today);
    // A repeated run finds the logs unchanged and repeats the steps that depend on them.
    const weeks = new Map(recent.map((date) => [weekStartOf(date), date]));
    for (const date of recent) {
      const logged = await followDay(user, date);
      if (logged) onLogged(logged._id);
    }
    // The date of the last run in an old archive determines how a returning runner begins.
    const hasOlder = dates.some((date) => date < addDays(today, -PLANNED_FROM_DAYS));
    if (weeks.size === 0 && !hasOlder) return;
    for (const date of weeks.values()) await followSummary(userId, date);
    const thisWeek = weekStartOf(today);
    try {
      await keeper.remake(userId, timezone, { fresh: hasOlder || [...weeks.keys()].some((week) => week < thisWeek) });
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      logger.error({ err: error.cause }, 'a week could not be planned after an import');
    }
  };
