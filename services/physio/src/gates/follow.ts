import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { CourseError, type Standing } from '../course/now.ts';
import type { GateKeeper } from './keeper.ts';

export interface GateFollower {
  /**
   * Brings the gate in line, for consumers and relays. Throws what another try may cure; rules that fail on what they were
   * given are logged and let go, so that they hold up nothing else.
   */
  follow(userId: string, timezone?: string): Promise<Standing | null>;
  /** The same within a request whose own write is done: never throws. */
  tryFollow(userId: string, timezone: string): Promise<Followed>;
}

export interface Followed {
  /** False when somebody has to try again. */
  settled: boolean;
  /** The injury as it was read on the way; null without a profile, and where it could not be told. */
  standing: Standing | null;
}

/** Lets gates follow what they rest on. Logs name nobody: that a gate changed is health data. */
export const createGateFollower = ({
  keeper,
  settings,
  logger,
}: {
  keeper: GateKeeper;
  settings: UserSettingsRepository;
  logger: Logger;
}): GateFollower => {
  const follow = async (userId: string, timezone?: string): Promise<Standing | null> => {
    try {
      return await keeper.follow(userId, timezone ?? (await settings.timezoneOf(userId)));
    } catch (error) {
      if (!(error instanceof CourseError)) throw error;
      logger.error({ err: error.cause }, 'a gate could not be told');
      return null;
    }
  };
  return {
    follow,
    async tryFollow(userId, timezone) {
      try {
        return { settled: true, standing: await follow(userId, timezone) };
      } catch (error) {
        logger.warn({ err: error }, 'gate follows later');
        return { settled: false, standing: null };
      }
    },
  };
};
