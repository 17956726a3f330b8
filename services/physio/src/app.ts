import { consumePainReports } from '@stridewell/chat/reported-pain/consumer';
import { consumeHolds } from '@stridewell/holds/hold-consumers';
import { createModelCheck } from '@stridewell/holds/model-check';
import { createTextSafety } from '@stridewell/holds/stored-texts';
import { createService, type Overrides } from '@stridewell/kit/app/service';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { FastifyInstance } from 'fastify';
import { loadUnderstanding } from './coach/brain.ts';
import { mountCoach } from './coach/wiring/mount.ts';
import type { Config } from './config.ts';
import { consumeEvents } from './consumers.ts';
import { createCourseReader } from './features/course/service.ts';
import { createGateKeeper } from './features/gates/service.ts';
import { createGateUpdater } from './features/gates/updater.ts';
import { createProfileSaver } from './features/profile/service.ts';
import { migrations } from './migrations.ts';
import { registerRoutes } from './routes.ts';
import { createStores } from './stores.ts';
import { userData } from './user-data.ts';

/** Builds the physio service, for `main.ts` and the tests. */
export const buildApp = async (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> => {
  loadUnderstanding();
  return createService(
    config,
    {
      migrations,
      userData,
      async register({ app, database, bus, clock, logger, metrics, tombstones, textBudget, publishOutbox }) {
        const stores = createStores(database);
        const { profiles, checkins, gates, settings, holds } = stores;
        // Repairs the gate after a crash between a write and the gate update, before the event for that write is
        // published.
        const beforePublish = async ({ userId }: EmittingDocument) => void (await follower.follow(userId));
        const profileRelay = publishOutbox({
          source: 'physio_profiles',
          collection: profiles.collection,
          beforePublish,
        });
        const checkinRelay = publishOutbox({
          source: 'physio_checkins',
          collection: checkins.collection,
          beforePublish,
        });
        const gateRelay = publishOutbox({ source: 'physio_gates', collection: gates.collection });
        publishOutbox({ source: 'safety_holds', collection: holds.collection });
        const courses = createCourseReader({ ...stores, clock });
        const texts = createTextSafety({ holds, clock, textBudget });
        const saveProfile = createProfileSaver({ profiles, texts, clock, isRestricted: courses.isRestricted });
        const onSaved = { gate: (id: string) => gateRelay.kick(id), profile: (id: string) => profileRelay.kick(id) };
        const keeper = createGateKeeper({ gates, courses, saveProfile, settings, clock, onSaved });
        const follower = createGateUpdater({ keeper, settings, logger });
        registerRoutes(app, { stores, texts, courses, saveProfile, follower, clock, profileRelay, checkinRelay });
        const painRelay = publishOutbox({ source: 'pain_reports', collection: stores.painReports.collection });
        mountCoach(
          { app, database, clock, logger, metrics, tombstones, textBudget },
          { stores, courses, config: config.chat, holds, painRelay },
        );
        consumeEvents(bus, stores, follower);
        consumeHolds(bus, { service: 'physio', holds, clock });
        consumePainReports(bus, 'physio', stores.painReports);
        return { checks: createModelCheck(metrics) };
      },
    },
    overrides,
  );
};
