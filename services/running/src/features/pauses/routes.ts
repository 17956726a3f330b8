import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, type PlanPause } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { addPause, currentPause, endPause } from '../../domain/pause-state.ts';
import { LOG_WINDOW_DAYS } from '../weekly-plan/inputs.ts';
import type { PlanUpdater } from '../weekly-plan/updater.ts';
import type { PauseRepository } from './repository.ts';

/** Maximum number of days from today to the start of a pause. */
export const PAUSE_AHEAD_DAYS = 365;

export interface PauseRoutes {
  pauses: PauseRepository;
  follower: PlanUpdater;
  settings: UserSettingsRepository;
  clock: Clock;
}

/**
 * Registers the routes for illness and travel pauses. They update the plan directly, because a pause emits no event.
 */
export const pauseRoutes = (app: Http, { pauses, follower, settings, clock }: PauseRoutes): void => {
  app.route({
    ...route('readPause'),
    handler: async (request) => {
      const user = currentUser(request);
      const today = dateIn(await settings.zoneOf(user), clock.now());
      return currentPause(await pauses.find(user.userId), today);
    },
  });

  app.route({
    ...route('beginPause'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const { kind, from, to } = request.body;
      if (from < addDays(today, -LOG_WINDOW_DAYS.back) || from > addDays(today, PAUSE_AHEAD_DAYS))
        throw invalid('from', `A pause can start up to ${LOG_WINDOW_DAYS.back} days ago and up to a year from now.`);
      const pause: PlanPause = { kind, from, to: to ?? null };
      await pauses.change(user.userId, (known) => addPause(known, pause, today));
      await follower.adapt(user.userId, timezone);
      return pause;
    },
  });

  app.route({
    ...route('endPause'),
    handler: async (request, reply) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      await pauses.change(user.userId, (known) => endPause(known, dateIn(timezone, clock.now())));
      await follower.adapt(user.userId, timezone);
      return reply.code(204).send(null);
    },
  });
};
