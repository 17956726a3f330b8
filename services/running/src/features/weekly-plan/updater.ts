import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { PlanError, type WeeklyPlanService } from './service.ts';

export interface PlanUpdater {
  /**
   * Updates the plan, for consumers, relays and jobs. Throws errors that a retry may resolve. An error of the planner
   * on its inputs is only logged, so that it does not block other work.
   */
  adapt(userId: string, timezone?: string): Promise<void>;
  /** As `adapt`, for a request whose own write is done. Never throws. Returns false when a retry is needed. */
  tryAdapt(userId: string, timezone: string): Promise<boolean>;
}

/** Updates plans after a change of their inputs. Logs no user ids, because a changed plan can be health data. */
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
  };
};
