import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { PlanError, type PlanKeeper } from './keeper.ts';

export interface PlanFollower {
  /**
   * Brings the plan in line, for consumers, relays and jobs. Throws what another try may cure; a planner that fails on
   * what it was given is logged and let go, so that it holds up nothing else.
   */
  adapt(userId: string, timezone?: string): Promise<void>;
  /** The same within a request whose own write is done: never throws. False when somebody has to try again. */
  tryAdapt(userId: string, timezone: string): Promise<boolean>;
}

/** Lets plans follow what they rest on. Logs name nobody: that a plan changed can be health data. */
export const createPlanFollower = ({
  keeper,
  settings,
  logger,
}: {
  keeper: PlanKeeper;
  settings: UserSettingsRepository;
  logger: Logger;
}): PlanFollower => {
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
        logger.warn({ err: error }, 'plan follows later');
        return false;
      }
    },
  };
};
