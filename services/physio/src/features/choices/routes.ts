import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { changedChoices, presentChoices } from './mapping.ts';
import type { ChoicesRepository } from './repository.ts';

export interface ChoicesRoutes {
  choices: ChoicesRepository;
  settings: UserSettingsRepository;
  clock: Clock;
}

/** Registers the route to save the runner's equipment and the length of today's session. */
export const choicesRoutes = (app: Http, { choices, settings, clock }: ChoicesRoutes): void => {
  app.route({
    ...route('savePhysioChoices'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const today = dateIn(await settings.zoneOf(user), clock.now());
      const stored = await choices.change(user.userId, (before) => changedChoices(before, request.body, today));
      return presentChoices(stored, today);
    },
  });
};
