import type { ChatConfig } from '@stridewell/chat/config';
import { mountChat } from '@stridewell/chat/mount';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import type { Context } from '@stridewell/kit/app/service';
import type { WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import type { PlanUpdater } from '../../features/weekly-plan/updater.ts';
import type { Stores } from '../../stores.ts';
import { createRunningBrain } from '../brain.ts';
import { createIllnessObserver } from './illness-observer.ts';
import { createStateLoader } from './state-loader.ts';

export interface CoachDependencies {
  stores: Stores;
  keeper: WeeklyPlanService;
  follower: PlanUpdater;
  config: ChatConfig;
  holds: HoldRepository;
}

/** Mounts the running coach on the service. The coach reads the service's stores, and creates a plan on request. */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones'>,
  { stores, keeper, follower, config, holds }: CoachDependencies,
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
  const noticed = createIllnessObserver({ ...context, stores, follower });
  mountChat(context, { brain: { ...brain, noticed }, config, holds });
};
