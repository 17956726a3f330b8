import type { FastifyInstance } from 'fastify';
import { createIdentity, type Identity } from '../auth/identity.ts';
import { createIdentityStore } from '../auth/identity-store.ts';
import { authPlugin } from '../auth/plugin.ts';
import { createSessionCheck } from '../auth/session-check.ts';
import { type Bus, createBus } from '../bus/bus.ts';
import { createDeadLetters } from '../bus/dead-letters.ts';
import { type Clock, createClock, pause, waitWithTimeout } from '../clock.ts';
import type { BaseConfig } from '../config.ts';
import { consentPlugin } from '../consent/consent-guard.ts';
import { unavailable } from '../errors.ts';
import { createSharedCounts, type SharedCounts } from '../limits/shared-counts.ts';
import { createTextLimits, type TextBudget, textLimitsOf } from '../limits/text-limits.ts';
import { createLogger, type Logger } from '../logger.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { type Connection, connectDatabase, createDatabase, pingDatabase } from '../mongo/database.ts';
import { type Migration, migrate } from '../mongo/migrations.ts';
import { reportingChecks, STRICT_CHECKS } from '../mongo/read-checks.ts';
import type { EmittingDocument } from '../outbox/entries.ts';
import { createRelay, type Relay, type RelayOptions, toEvent } from '../outbox/relay.ts';
import { createUserSettings } from '../projections/user-settings-repository.ts';
import { createTracer, type Tracer } from '../telemetry/tracer.ts';
import type { UserCollection } from '../user-data/collections.ts';
import { consumeRecordErasures, createErasureGuard } from '../user-data/erasure-guard.ts';
import { createErasureAnswers } from '../user-data/erasure-progress.ts';
import { registerExport } from '../user-data/export-route.ts';
import { createRecords } from '../user-data/records.ts';
import { createTombstones, type Tombstones } from '../user-data/tombstones.ts';
import { registerDocs } from './docs.ts';
import { type Health, registerHealth } from './health.ts';
import { createHttp, type Http } from './http.ts';

/** Dependencies that tests can replace: only the clock and the logger, so that replacements cannot hide a failure. */
export interface Overrides {
  clock?: Clock;
  logger?: Logger;
}

export type OutboxOptions<D extends EmittingDocument> = Pick<
  RelayOptions<D>,
  'source' | 'collection' | 'beforePublish'
> & {
  service?: string;
};

/** Dependencies that are passed to a service's features. */
export interface Context {
  app: Http;
  database: Connection;
  bus: Bus;
  identity: Identity;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /** Counters that all replicas of the service share, for limits. */
  counts: SharedCounts;
  /** Limits the characters that the service's language models read for a runner. */
  textBudget: TextBudget;
  /**
   * Publishes the outboxes of a collection on the bus once the service has started. `service` is the source of the
   * events and defaults to the service's own name.
   */
  publishOutbox<D extends EmittingDocument>(options: OutboxOptions<D>): Relay;
  /**
   * Records of erased users. Long-running work checks them before it finishes, in case its user has been erased in the
   * meantime.
   */
  tombstones: Tombstones;
}

/** Parts that a service runs in addition to its routes and consumers. */
export interface ServiceRuntime {
  /** Relays that deliver to destinations other than the bus. */
  relays?: Relay[];
  /** Called once the database has been migrated. */
  onStart?: () => Promise<void>;
  /** Returns the state of additional dependencies for `/readyz`. */
  checks?: () => Awaited<ReturnType<Health['check']>>;
}

export interface ServiceDefinition {
  migrations: readonly Migration[];
  /** Collections that contain user data, which exports and erasures process. */
  userData?: readonly UserCollection[];
  /**
   * Names of the parts of an erasure that other processes of this service perform and that must finish before the
   * service responds to the erasure.
   */
  erasedElsewhere?: readonly string[];
  /** Registers routes and consumers. Called once, before the service listens. */
  register(context: Context): Promise<ServiceRuntime>;
  /** Creates the identity instead of the one that uses the bus. `account` uses its own database instead. */
  createIdentity?: (context: Omit<Context, 'app' | 'identity' | 'counts' | 'textBudget'>) => Identity;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the database is migrated and the relays are running. Tests wait for it. */
    started: Promise<void>;
    /** Names of the service's consumers and of their events. The published contracts are generated from them. */
    consumers: ReturnType<Bus['consumers']>;
  }
}

/**
 * Builds a service. The service starts even without its dependencies and answers `/livez` immediately. It is ready when
 * its database is migrated and it has the signing keys and the revoked sessions.
 */
export const createService = async (
  config: BaseConfig,
  parts: ServiceDefinition,
  overrides: Overrides = {},
): Promise<FastifyInstance> => {
  const logger = overrides.logger ?? createLogger(config.name, config.logLevel);
  const metrics = createMetrics(config.name);
  const tracer = await createTracer({ name: config.name, tracing: config.tracing, logger });
  const clock = overrides.clock ?? createClock();
  const database = createDatabase(
    config.readChecks.strict ? STRICT_CHECKS : reportingChecks(config.readChecks.ratio, { logger, metrics }),
  );
  const stored = Promise.withResolvers<void>();
  const tombstones = createTombstones(database);
  const records = createRecords(database, parts.userData ?? []);
  const bus = createBus({
    ...config.bus,
    service: config.name,
    logger,
    metrics,
    tracer,
    deadLetters: createDeadLetters(database),
    ...(parts.userData && { erased: createErasureGuard(tombstones, records) }),
    startConsumers: stored.promise,
  });
  const outboxRelays: Relay[] = [];
  const publishOutbox = <D extends EmittingDocument>({
    service = config.name,
    ...options
  }: OutboxOptions<D>): Relay => {
    const deliver: RelayOptions<D>['deliver'] = (entry, { userId }) => bus.publish(toEvent(service, entry, userId));
    const relay = createRelay<D>({ ...options, deliver, logger, metrics });
    outboxRelays.push(relay);
    return relay;
  };
  const base = { database, bus, clock, logger, metrics, tracer, tombstones, publishOutbox };
  const identity =
    parts.createIdentity?.(base) ??
    createIdentity({
      store: createIdentityStore(database, clock),
      clock,
      logger,
      metrics,
    });
  const stop = new AbortController();
  let migrated = false;
  let draining = false;
  const drain = async (): Promise<void> => {
    draining = true;
    await pause(config.http.drainMs ?? 0);
  };
  const app = await createHttp(config, logger, metrics, { tracer, beforeClose: drain });
  let registered: ServiceRuntime = {};

  registerHealth(app as unknown as FastifyInstance, {
    draining: () => draining,
    check: async () => ({
      database: { up: migrated && (await pingDatabase(database)), required: true },
      identity: { up: identity.ready(), required: true },
      bus: { up: bus.connected(), required: false },
      ...registered.checks?.(),
    }),
  });
  app.addHook('onRequest', async (request) => {
    if (!migrated && request.routeOptions.url?.startsWith('/api/')) throw unavailable();
  });
  await app.register(authPlugin, {
    identity,
    askAccount: createSessionCheck({ accountUrl: config.accountUrl, logger }),
  });
  await registerDocs(app as unknown as FastifyInstance, config.name);
  await app.register(consentPlugin, { settings: createUserSettings(database) });
  if (parts.userData) registerExport(app as unknown as FastifyInstance, database, parts.userData);
  if (parts.userData) {
    const answers = createErasureAnswers(database);
    const { erasedElsewhere = [] } = parts;
    consumeRecordErasures({ service: config.name, bus, clock, answers, tombstones, records, erasedElsewhere });
  }
  const limits = textLimitsOf(config);
  const prefix = `${config.bus.prefix}${config.name}-limit-`;
  const counts = createSharedCounts({ redisUrl: limits.redisUrl, prefix, clock, logger });
  app.addHook('onClose', async () => counts.close());
  const textBudget = createTextLimits({ app: app as unknown as FastifyInstance, limits, counts });
  registered = await parts.register({ app, identity, counts, textBudget, ...base });
  const { onStart } = registered;
  const relays = [...outboxRelays, ...(registered.relays ?? [])];

  const start = async (): Promise<void> => {
    await connectDatabase(database, config.database, logger, stop.signal);
    if (stop.signal.aborted) return;
    await migrate(database, parts.migrations, { clock, logger, signal: stop.signal });
    if (stop.signal.aborted) return;
    await identity.load();
    await onStart?.();
    migrated = true;
    stored.resolve();
    for (const relay of relays) relay.start();
    identity.follow(bus, stop.signal);
  };
  app.decorate('consumers', bus.consumers());
  app.decorate('started', start());
  app.started.catch((error) => {
    if (!stop.signal.aborted) logger.fatal({ err: error }, 'service cannot start');
    // A retry cannot fix a failed migration. Exit, so that the orchestrator restarts the process.
    if (!stop.signal.aborted) process.exitCode = 1;
    if (!stop.signal.aborted) void app.close();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await Promise.all(relays.map((relay) => relay.stop()));
    await bus.close();
    // If the connection is still being opened, it closes itself.
    await waitWithTimeout(500, database.close());
    await tracer.close();
  });
  return app as unknown as FastifyInstance;
};
