import { consumePainReports } from '@stridewell/chat/reported-pain/consumer';
import { consumeHolds } from '@stridewell/holds/hold-consumers';
import { createModelCheck } from '@stridewell/holds/model-check';
import { createService, type Overrides } from '@stridewell/kit/app/service';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { FastifyInstance } from 'fastify';
import { loadUnderstanding } from './coach/brain.ts';
import { mountCoach } from './coach/wiring/mount.ts';
import type { Config } from './config.ts';
import { consumeEvents } from './consumers.ts';
import { openSpool } from './features/activities/import/open-spool.ts';
import { createImports } from './features/activities/import/repository.ts';
import { consumeCheckins } from './features/weekly-outcomes/consumer.ts';
import { createWeeklyPlanService } from './features/weekly-plan/service.ts';
import { createPlanUpdater } from './features/weekly-plan/updater.ts';
import { createSummaryInputs } from './features/weekly-summaries/inputs-repository.ts';
import { createSummaryUpdater } from './features/weekly-summaries/updater.ts';
import { migrations } from './migrations.ts';
import { createSharedWrites, registerRoutes } from './routes.ts';
import { createStores } from './stores.ts';
import { JOBS, userData } from './user-data.ts';

/** Builds the running service, for `main.ts` and the tests. */
export const buildApp = async (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> => {
  loadUnderstanding();
  return createService(
    config,
    {
      migrations,
      userData,
      erasedElsewhere: [JOBS],
      async register({ app, database, bus, clock, logger, metrics, tombstones, counts, textBudget, publishOutbox }) {
        const stores = createStores(database);
        const { profiles, logs, plans, settings, holds } = stores;
        const planRelay = publishOutbox({ source: 'weekly_plans', collection: plans.collection });
        const keeper = createWeeklyPlanService({
          ...stores,
          clock,
          onSaved: (id) => planRelay.kick(id),
          onStale: (error) => logger.error({ err: error }, 'serving a stale plan'),
        });
        const follower = createPlanUpdater({ keeper, settings, logger });
        // Repairs the plan after a crash between a write and the plan update, before any consumer receives the event
        // for that write.
        const beforePublish = async (written: EmittingDocument) =>
          follower.adapt(written.userId, await settings.zoneSince(written));
        const profileRelay = publishOutbox({
          source: 'coach_profiles',
          collection: profiles.collection,
          beforePublish,
        });
        const readInputs = createSummaryInputs(database);
        const followSummary = createSummaryUpdater({ summaries: stores.summaries, readInputs, clock });
        const logRelay = publishOutbox({
          source: 'training_logs',
          collection: logs.collection,
          beforePublish: async (written) => {
            await beforePublish(written);
            await followSummary(written.userId, written.date);
          },
        });
        // A hold that forbids training changes today's session, whichever service opened the hold.
        publishOutbox({ source: 'safety_holds', collection: holds.collection, beforePublish });
        const writes = createSharedWrites({ stores, keeper, follower, followSummary, clock, profileRelay, logRelay });
        // The worker also publishes while it imports.
        const imports = createImports(database, { clock, onSaved: (id) => importRelay.kick(id) });
        const importRelay = publishOutbox({ source: 'activity_imports', collection: imports.collection });
        const spool = openSpool(config);
        registerRoutes(app, {
          stores,
          keeper,
          follower,
          writes,
          imports,
          spool,
          clock,
          logger,
          counts,
          textBudget,
          config,
        });
        const painRelay = publishOutbox({ source: 'pain_reports', collection: stores.painReports.collection });
        mountCoach(
          { app, database, clock, logger, metrics, tombstones, textBudget },
          { stores, keeper, follower, writes, config: config.chat, holds, painRelay },
        );
        consumeCheckins(bus, { ...stores, clock });
        consumeEvents(bus, stores, follower);
        consumeHolds(bus, { service: 'running', holds, clock, follow: (userId) => follower.adapt(userId) });
        consumePainReports(bus, 'running', stores.painReports);
        return { checks: createModelCheck(metrics) };
      },
    },
    overrides,
  );
};
