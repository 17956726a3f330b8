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
  /** Called after the age was stored, because that can pass a test: updates the gate. */
  onSaved(userId: string, timezone: string): Promise<void>;
}

/** Registers the route to save the runner's equipment, the length of today's session and the age. */
export const choicesRoutes = (app: Http, { choices, settings, clock, onSaved }: ChoicesRoutes): void => {
  app.route({
    ...route('savePhysioChoices'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const stored = await choices.change(user.userId, (before) => changedChoices(before, request.body, today));
      if (request.body.from60 !== undefined) await onSaved(user.userId, timezone);
      return presentChoices(stored, today);
    },
  });
};
