import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { TokenZone, UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { isInWindow, OUT_OF_WINDOW } from '../training-log/log-state.ts';
import type { StrengthLogRepository } from './repository.ts';

export interface StrengthLogRoutes {
  strengthLogs: StrengthLogRepository;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Reads the id of the strength session that is planned on a day; null if there is none. */
  plannedStrength(user: TokenZone, date: string): Promise<string | null>;
}

/**
 * Registers the routes that mark strength and mobility sessions, independently of the runs of their days. A mark changes
 * no plan, because strength minutes are not part of the running load.
 */
export const strengthLogRoutes = (
  app: Http,
  { strengthLogs, settings, clock, plannedStrength }: StrengthLogRoutes,
): void => {
  app.route({
    ...route('saveStrengthLog'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const { date, status } = request.body;
      const today = dateIn(await settings.zoneOf(user), clock.now());
      if (!isInWindow(date, today)) throw invalid('date', OUT_OF_WINDOW);
      const log = { date, status, session: await plannedStrength(user, date) };
      await strengthLogs.save(user.userId, log, clock.now());
      return log;
    },
  });

  app.route({
    ...route('removeStrengthLog'),
    handler: async (request, reply) => {
      await strengthLogs.remove(currentUser(request).userId, request.params.date);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route('readStrengthLogs'),
    handler: async (request) => {
      const user = currentUser(request);
      const weekStart = request.query.weekStart ?? weekStartOf(dateIn(await settings.zoneOf(user), clock.now()));
      return strengthLogs.between(user.userId, weekStart, addDays(weekStart, 6));
    },
  });
};
