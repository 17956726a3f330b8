import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { TextSafety } from '@stridewell/holds/stored-texts';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { logDayOf, logStateOf, presentLog } from './log-mapping.ts';
import type { PhysioLogRepository } from './repository.ts';

export interface LogRoutes {
  logs: PhysioLogRepository;
  /** Safety check for the free text that explains why an exercise was not done. */
  texts: Pick<TextSafety, 'keepForm'>;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a log is stored. */
  onSaved(userId: string, timezone: string): Promise<void>;
}

/** Registers the routes to list and save the runner's exercise logs. */
export const physioLogRoutes = (app: Http, { logs, texts, settings, clock, onSaved }: LogRoutes): void => {
  app.route({
    ...route('readPhysioLogs'),
    handler: async (request) => (await logs.newest(currentUser(request).userId, request.query.limit)).map(presentLog),
  });

  app.route({
    ...route('savePhysioLog'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const now = clock.now();
      const date = logDayOf(request.body.date, dateIn(timezone, now));
      const state = logStateOf(request.body);
      const before = await logs.find(user.userId, date, state);
      await texts.keepForm(user.userId, [before?.reason], [state.reason]);
      const stored = await logs.save(user.userId, date, state, now);
      await onSaved(user.userId, timezone);
      return presentLog(stored);
    },
  });
};
