import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { SafetyCategory } from '@stridewell/safety';
import { addIllnessDay } from '../../domain/pause-state.ts';
import type { PlanUpdater } from '../../features/weekly-plan/updater.ts';
import type { Stores } from '../../stores.ts';

export interface IllnessObserverDependencies {
  stores: Pick<Stores, 'pauses' | 'settings'>;
  follower: PlanUpdater;
  clock: Clock;
  logger: Logger;
}

/**
 * Records today as a day of illness and updates the plan when the safety gate detects a fever or another illness in the
 * chat. The runner can end this pause like any other pause. Never throws. The log entry identifies neither the runner
 * nor the illness.
 */
export const createIllnessObserver =
  ({ stores: { pauses, settings }, follower, clock, logger }: IllnessObserverDependencies) =>
  async (user: TokenZone, categories: readonly SafetyCategory[]): Promise<void> => {
    if (!categories.includes('illness')) return;
    try {
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      await pauses.change(user.userId, (known) => addIllnessDay(known, today));
      await follower.tryAdapt(user.userId, timezone);
    } catch (error) {
      logger.error({ err: error }, 'failed to update the pauses after a chat message');
    }
  };
