import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { SafetyCategory } from '@stridewell/safety';
import { noteIllness } from '../../domain/pauses.ts';
import type { PlanFollower } from '../../features/weekly-plan/updater.ts';
import type { Stores } from '../../stores.ts';

export interface NoticeParts {
  stores: Pick<Stores, 'pauses' | 'settings'>;
  follower: PlanFollower;
  clock: Clock;
  logger: Logger;
}

/**
 * Records today as a day of illness and updates the plan when the safety gate detects a fever or another illness in the
 * chat. The runner can end that pause like any other. Never throws; the log does not identify the user or the illness.
 */
export const createNotice =
  ({ stores: { pauses, settings }, follower, clock, logger }: NoticeParts) =>
  async (user: TokenZone, categories: readonly SafetyCategory[]): Promise<void> => {
    if (!categories.includes('illness')) return;
    try {
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      await pauses.change(user.userId, (known) => noteIllness(known, today));
      await follower.tryAdapt(user.userId, timezone);
    } catch (error) {
      logger.error({ err: error }, 'failed to update the pauses after a chat message');
    }
  };
