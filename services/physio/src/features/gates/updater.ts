import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { CourseError, type InjuryState } from '../course/service.ts';
import type { GateKeeper } from './service.ts';

export interface GateUpdater {
  /**
   * Updates the gate, for consumers and relays. Throws errors that a retry may resolve. An error of the rules on the
   * stored data is only logged, so that it does not block other work.
   */
  follow(userId: string, timezone?: string): Promise<InjuryState | null>;
  /** As `follow`, for a request whose own write is done. Never throws. */
  tryFollow(userId: string, timezone: string): Promise<GateUpdateResult>;
}

export interface GateUpdateResult {
  /** False when the update failed and must be retried. */
  settled: boolean;
  /** The state of the injury that was read; null without a profile, and when it could not be computed. */
  standing: InjuryState | null;
}

/** Updates gates after a change of their inputs. Logs no user ids, because a changed gate is health data. */
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
