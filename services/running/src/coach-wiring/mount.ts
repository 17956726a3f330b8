import type { CoachingConfig } from '@stridewell/coaching/config';
import { mountCoaching } from '@stridewell/coaching/mount';
import type { Context } from '@stridewell/kit/app/service';
import { createRunningBrain } from '../coach/brain.ts';
import type { Stores } from '../stores.ts';
import type { PlanKeeper } from '../weekly-plan/keeper.ts';
import { createStateLoader } from './load.ts';

/** Puts the running coach on the service: it reads what the service stores, and makes a plan when it is asked to. */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger'>,
  { stores, keeper, config }: { stores: Stores; keeper: PlanKeeper; config: CoachingConfig },
): void => {
  const load = createStateLoader({ stores, keeper, clock: context.clock });
  const brain = createRunningBrain({
    load,
    async makePlan(user) {
      const timezone = (await stores.settings.find(user.userId))?.timezone ?? user.timezone;
      await keeper.remake(user.userId, timezone, { fresh: true });
      return load(user);
    },
  });
  mountCoaching(context, { brain, config });
};
