import type { ChatConfig } from '@stridewell/chat/config';
import { mountChat } from '@stridewell/chat/mount';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import type { Context } from '@stridewell/kit/app/service';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import type { PlanUpdater } from '../../features/weekly-plan/updater.ts';
import type { SharedWrites } from '../../routes.ts';
import type { Stores } from '../../stores.ts';
import { createRunningBrain } from '../brain.ts';
import { createRunningActions } from '../proposals/actions.ts';
import { propose } from '../proposals/propose.ts';
import { createIllnessObserver } from './illness-observer.ts';
import { createStateLoader } from './state-loader.ts';

export interface CoachDependencies {
  stores: Stores;
  keeper: WeeklyPlanService;
  follower: PlanUpdater;
  writes: SharedWrites;
  config: ChatConfig;
  holds: HoldRepository;
  painRelay: Relay;
}

/**
 * Mounts the running coach on the service. The coach reads the service's stores, creates a plan on request, and makes
 * the changes that a runner has confirmed.
 */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones' | 'textBudget'>,
  { stores, keeper, follower, writes, config, holds, painRelay }: CoachDependencies,
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
  const actions = createRunningActions({ stores, keeper, follower, writes, clock: context.clock });
  mountChat(context, {
    brain: { ...brain, noticed, propose },
    config,
    holds,
    actions,
    pain: { reports: stores.painReports, relay: painRelay },
  });
};
