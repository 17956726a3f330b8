import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { CourseError, type InjuryState } from '../course/service.ts';
import type { GateKeeper } from './service.ts';

export interface GateUpdater {
  /**
   * Updates the gate, for consumers and relays. Throws if a retry may succeed. If the rules fail on the stored data,
   * the error is only logged, so that it does not block other work.
   */
  follow(userId: string, timezone?: string): Promise<InjuryState | null>;
  /** Like `follow`, for a request that has already stored its change. Never throws. */
  tryFollow(userId: string, timezone: string): Promise<GateUpdateResult>;
}

export interface GateUpdateResult {
  /** False if the update failed and must be retried. */
  settled: boolean;
  /** The injury state that was read; null if there is no profile or if the state could not be computed. */
  standing: InjuryState | null;
}

/**
 * Creates the updater that recomputes gates after their inputs change. It logs no user ids, because a gate change is
 * health data.
 */
export const createGateUpdater = ({
  keeper,
  settings,
  logger,
}: {
  keeper: GateKeeper;
  settings: UserSettingsRepository;
  logger: Logger;
}): GateUpdater => {
  const follow = async (userId: string, timezone?: string): Promise<InjuryState | null> => {
    try {
      return await keeper.follow(userId, timezone ?? (await settings.timezoneOf(userId)));
    } catch (error) {
      if (!(error instanceof CourseError)) throw error;
      logger.error({ err: error.cause }, 'failed to compute a gate');
      return null;
    }
  };
  return {
    follow,
    async tryFollow(userId, timezone) {
      try {
        return { settled: true, standing: await follow(userId, timezone) };
      } catch (error) {
        logger.warn({ err: error }, 'gate update failed, retrying later');
        return { settled: false, standing: null };
      }
    },
  };
};
