import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { EMPTY_BACKGROUND, type RunnerBackground } from '../../domain/background.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import type { BackgroundRepository } from './repository.ts';

export interface BackgroundRoutes {
  backgrounds: BackgroundRepository;
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  clock: Clock;
}

/** Returns the stored form of a request body: missing fields become null or empty. */
const backgroundOf = (body: { [K in keyof RunnerBackground]?: RunnerBackground[K] | undefined }): RunnerBackground => {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return { ...EMPTY_BACKGROUND, ...Object.fromEntries(given) };
};

/** Registers the routes for the runner's background. A change replans the days of this week that are still ahead. */
export const backgroundRoutes = (app: Http, { backgrounds, keeper, settings, clock }: BackgroundRoutes): void => {
  app.route({
    ...route('readBackground'),
    handler: async (request) => (await backgrounds.find(currentUser(request).userId)) ?? { ...EMPTY_BACKGROUND },
  });

  app.route({
    ...route('saveBackground'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const background = backgroundOf(request.body);
      if (background.results.some(({ date }) => date > today)) {
        throw invalid('results', 'A result cannot be in the future.');
      }
      const { hurts } = background;
      if (hurts && hurts.since > today) throw invalid('hurts', 'That day is in the future.');
      const saved = await backgrounds.change(user.userId, (stored) =>
        hurts === undefined && stored?.hurts ? { ...background, hurts: stored.hurts } : background,
      );
      await keeper.remake(user.userId, timezone, { fresh: true });
      return saved ?? background;
    },
  });
};
