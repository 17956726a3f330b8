import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { PlanError, type WeeklyPlanService } from './service.ts';

export interface PlanUpdater {
  /**
   * Updates the plan, for consumers, relays and jobs. Throws if a retry may succeed. If the planner fails on its
   * inputs, the error is only logged, so that it does not block other work.
   */
  adapt(userId: string, timezone?: string): Promise<void>;
  /**
   * Like `adapt`, for a request that has already stored its change. Never throws. Returns false if a retry is needed.
   */
  tryAdapt(userId: string, timezone: string): Promise<boolean>;
  /**
   * Plans this week again from its start, for a request that has changed runs before the week. The runner's moves and
   * requests are kept. Never throws.
   */
  tryReplan(userId: string, timezone: string): Promise<void>;
}

/**
 * Creates the updater that recomputes plans after their inputs change. It logs no user ids, because a plan change can
 * be health data.
 */
export const createPlanUpdater = ({
  keeper,
  settings,
  logger,
}: {
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  logger: Logger;
}): PlanUpdater => {
  const adapt = async (userId: string, timezone?: string): Promise<void> => {
    try {
      await keeper.adapt(userId, timezone ?? (await settings.timezoneOf(userId)));
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      logger.error({ err: error.cause }, 'a week could not be planned');
    }
  };
  return {
    adapt,
    async tryAdapt(userId, timezone) {
      try {
        await adapt(userId, timezone);
        return true;
      } catch (error) {
        logger.warn({ err: error }, 'failed to adapt the plan; it is retried later');
        return false;
      }
    },
    async tryReplan(userId, timezone) {
      try {
        await keeper.remake(userId, timezone, { fresh: true });
      } catch (error) {
        const err = error instanceof PlanError ? error.cause : error;
        logger.warn({ err }, 'failed to plan the week again; it is only adapted');
      }
    },
  };
};
