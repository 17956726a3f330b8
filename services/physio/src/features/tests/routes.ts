import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { logDayOf } from '../logs/log-mapping.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { requireInjury } from '../profile/require-injury.ts';
import type { PhysioTestRepository } from './repository.ts';
import { isSameTest, presentTest, testStateOf } from './test-mapping.ts';

export interface TestRoutes {
  tests: PhysioTestRepository;
  profiles: PhysioProfileRepository;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a result is stored: updates the gate. */
  onSaved(userId: string, timezone: string): Promise<void>;
}

/** Registers the routes to list and save the results of single tests. */
export const physioTestRoutes = (app: Http, { tests, profiles, settings, clock, onSaved }: TestRoutes): void => {
  app.route({
    ...route('readPhysioTests'),
    handler: async (request) => (await tests.newest(currentUser(request).userId, request.query.limit)).map(presentTest),
  });

  app.route({
    ...route('savePhysioTest'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const now = clock.now();
      const { body } = request;
      await requireInjury(profiles, user.userId, body.injuryId);
      const stored = await tests.find(user.userId, body.id);
      const today = dateIn(timezone, now);
      const state = testStateOf(body, body.date ?? stored?.date ?? today);
      const isRepeated = stored !== null && isSameTest(stored, state);
      // For a change, both the stored and the new date must be recent.
      if (!isRepeated) for (const date of [state.date, stored?.date]) logDayOf(date, today);
      const saved = isRepeated ? stored : await tests.save(user.userId, body.id, { ...state, storedOn: today }, now);
      await onSaved(user.userId, timezone);
      return presentTest(saved);
    },
  });
};
