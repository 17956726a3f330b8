import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { SafetyCategory } from '@stridewell/safety';
import { noteIllness } from '../pauses/rules.ts';
import type { Stores } from '../stores.ts';
import type { PlanFollower } from '../weekly-plan/follow.ts';

export interface NoticeParts {
  stores: Pick<Stores, 'pauses' | 'settings'>;
  follower: PlanFollower;
  clock: Clock;
  logger: Logger;
}

/**
 * A fever or another illness that the safety gate hears in the chat makes the day a day of illness, and the plan follows. The
 * runner can end that pause like any other. Never throws; the log says nothing of whom it was.
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
      logger.error({ err: error }, 'a day was not noted');
    }
  };
