import { consumeHolds } from '@stridewell/holds/hold-consumers';
import { createHoldRepository } from '@stridewell/holds/hold-repository';
import { createModelCheck } from '@stridewell/holds/model-check';
import { createTextSafety, readText } from '@stridewell/holds/stored-texts';
import { createService, type Overrides } from '@stridewell/kit/app/service';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { consumePhysioEvents } from './consumers.ts';
import { createDayHolds } from './features/checkin/day-holds.ts';
import { createNotesMetrics } from './features/checkin/notes-metrics.ts';
import { createFollowHolds } from './features/checkin/reassess.ts';
import { createCheckinRepository } from './features/checkin/repository.ts';
import { registerCheckinRoutes } from './features/checkin/routes.ts';
import { createRecorder, writeDailyMetrics } from './features/checkin/service.ts';
import { createHistoryRepository } from './features/history/repository.ts';
import { registerHistoryRoutes } from './features/history/routes.ts';
import { registerStatsRoutes } from './features/stats/routes.ts';
import { migrations } from './migrations.ts';
import { createDailyMetricsRepository } from './projections/daily-metrics.ts';
import { userData } from './user-data.ts';

/**
 * Builds the wellness service, which manages check-ins, the readiness score, statistics, the history and the CSV
 * export.
 */
export const buildApp = (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> =>
  createService(
    config,
    {
      migrations,
      userData,
      register: async ({ app, database, bus, clock, logger, metrics, textBudget, publishOutbox }) => {
        const checkins = createCheckinRepository(database);
        const dailyMetrics = createDailyMetricsRepository(database);
        const history = createHistoryRepository(checkins);
        const physio = createPhysioStates(database);
        const settings = createUserSettings(database);
        const holds = createHoldRepository(database, 'wellness');
        const relay = publishOutbox({
          source: 'checkin_sessions',
          collection: checkins.collection,
          // Completes the metrics before the event is published, in case the service crashed between storing the
          // check-in and the metrics.
          beforePublish: (document) => writeDailyMetrics(dailyMetrics, document),
        });
        publishOutbox({ source: 'safety_holds', collection: holds.collection });
        const { record, reassess } = createRecorder({
          checkins,
          dailyMetrics,
          physio,
          findHolds: createDayHolds({ holds, settings, clock }),
          notesSafety: { read: readText, ...createTextSafety({ holds, clock, textBudget }) },
          clock,
          logger,
          measures: createNotesMetrics(metrics),
          onSaved: relay.kick,
          onStopped: (userId) => followHolds(userId),
        });
        const followHolds = createFollowHolds(reassess, checkins, { holds, settings, clock });
        registerCheckinRoutes(app, { record, checkins, clock });
        registerStatsRoutes(app, { history, dailyMetrics, physio, clock });
        registerHistoryRoutes(app, { history, clock });
        consumePhysioEvents(bus, { physio, settings, reassess, clock });
        consumeHolds(bus, {
          service: 'wellness',
          holds,
          clock,
          follow: followHolds,
        });
        return { checks: createModelCheck(metrics) };
      },
    },
    overrides,
  );
