import { createService, type Overrides } from '@stridewell/kit/app/service';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { consumeCheckins } from './weekly-outcomes/consumer.ts';
import { createWeeklyOutcomes, weeklyOutcomesMigration } from './weekly-outcomes/repository.ts';
import { weeklyOutcomesRoutes } from './weekly-outcomes/routes.ts';

/** The running service. `main.ts` and the tests build it here. */
export const buildApp = (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> =>
  createService(
    config,
    {
      migrations: [identityMigration(1), weeklyOutcomesMigration(2)],
      async register({ app, database, bus, clock }) {
        const outcomes = createWeeklyOutcomes(database);
        weeklyOutcomesRoutes(app, { outcomes, clock });
        consumeCheckins(bus, outcomes);
        return {};
      },
    },
    overrides,
  );
