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

/** Replacements for tests: only the clock and the logger, so that no failure is hidden. */
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

/** Dependencies that a service's features receive. */
export interface Context {
  app: Http;
  database: Connection;
  bus: Bus;
  identity: Identity;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /**
   * Publishes the outboxes of a collection on the bus, from the start of the service on. `service` is the source of the
   * events, by default the service's own name.
   */
  publishOutbox<D extends EmittingDocument>(options: OutboxOptions<D>): Relay;
  /** Erased users. Long work checks them at its end. */
  tombstones: Tombstones;
}

/** Parts that run in addition to the routes. */
export interface ServiceRuntime {
  /** Relays with other destinations than the bus. */
  relays?: Relay[];
  /** Runs once the database is migrated. */
  onStart?: () => Promise<void>;
  /** Additional dependencies, reported by `/readyz`. */
  checks?: () => Awaited<ReturnType<Health['check']>>;
}

export interface ServiceDefinition {
  migrations: readonly Migration[];
  /** Collections with user data, for exports and erasures. */
  userData?: readonly UserCollection[];
  /** Names of erasure parts in other processes of this service, which it waits for. */
  erasedElsewhere?: readonly string[];
  /** Registers routes and consumers; called once, before the service listens. */
  register(context: Context): Promise<ServiceRuntime>;
  /** Replaces the identity from the bus. `account` uses its own database. */
  createIdentity?: (context: Omit<Context, 'app' | 'identity'>) => Identity;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the database is migrated and the relays run. Tests wait for it. */
    started: Promise<void>;
    /** The service's consumers, each with its event's name. The published contracts are generated from it. */
    consumers: ReturnType<Bus['consumers']>;
  }
}

/**
 * Builds a service. It starts without its dependencies, answers `/livez` at once, and is ready when its database is
 * migrated and it has the signing keys and revoked sessions.
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
  registered = await parts.register({ app, identity, ...base });
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
    // A retry cannot fix a failed migration: exit, so that the orchestrator restarts the process.
    if (!stop.signal.aborted) process.exitCode = 1;
    if (!stop.signal.aborted) void app.close();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await Promise.all(relays.map((relay) => relay.stop()));
    await bus.close();
    // A connection that is still being opened closes itself.
    await waitWithTimeout(500, database.close());
    await tracer.close();
  });
  return app as unknown as FastifyInstance;
};
