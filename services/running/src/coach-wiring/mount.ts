import type { CoachingConfig } from '@stridewell/coaching/config';
import { mountCoaching } from '@stridewell/coaching/mount';
import type { HoldRepository } from '@stridewell/coaching/safety/hold-repository';
import type { Context } from '@stridewell/kit/app/service';
import { createRunningBrain } from '../coach/brain.ts';
import type { Stores } from '../stores.ts';
import type { PlanFollower } from '../weekly-plan/follow.ts';
import type { PlanKeeper } from '../weekly-plan/keeper.ts';
import { createStateLoader } from './load.ts';
import { createNotice } from './noticed.ts';

export interface CoachParts {
  stores: Stores;
  keeper: PlanKeeper;
  follower: PlanFollower;
  config: CoachingConfig;
  holds: HoldRepository;
}

/** Mounts the running coach on the service. It reads the service's stores and makes a plan on request. */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones'>,
  { stores, keeper, follower, config, holds }: CoachParts,
): void => {
  const load = createStateLoader({ stores, keeper, clock: context.clock });
  const brain = createRunningBrain({
    load,
    async makePlan(user) {
      const timezone = await stores.settings.zoneOf(user);
      await keeper.remake(user.userId, timezone, { fresh: true });
      return load(user);
    },
  });
  const noticed = createNotice({ ...context, stores, follower });
  mountCoaching(context, { brain: { ...brain, noticed }, config, holds });
};
