import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { isInWindow, OUT_OF_WINDOW, presentLog } from './log-state.ts';
import type { TrainingLogRepository } from './repository.ts';
import type { LogRecorder } from './service.ts';

export interface LogRoutes {
  logs: TrainingLogRepository;
  record: LogRecorder;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a changed log is stored: updates the plan and the summary, and publishes the event. */
  followUp(userId: string, timezone: string, stored: { _id: string; rev: number; date: string }): Promise<void>;
}

/** Registers the routes of the training log, to save and remove a day's log and to read a week. */
export const trainingLogRoutes = (app: Http, { logs, record, settings, clock, followUp }: LogRoutes): void => {
  app.route({
    ...route('saveTrainingLog'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      if (!isInWindow(request.body.date, dateIn(timezone, clock.now()))) throw invalid('date', OUT_OF_WINDOW);
      const stored = await record.save(user, request.body);
      await followUp(user.userId, timezone, stored);
      return presentLog(stored);
    },
  });

  app.route({
    ...route('removeTrainingLog'),
    handler: async (request, reply) => {
      const user = currentUser(request);
      const { date } = request.params;
      const removed = await record.remove(user, date);
      if (removed !== 'nothing') await followUp(user.userId, await settings.zoneOf(user), { ...removed, date });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route('readTrainingLogs'),
    handler: async (request) => {
      const user = currentUser(request);
      const weekStart = request.query.weekStart ?? weekStartOf(dateIn(await settings.zoneOf(user), clock.now()));
      return (await logs.between(user.userId, weekStart, addDays(weekStart, 6))).map(presentLog);
    },
  });
};
