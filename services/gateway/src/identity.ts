import { createIdentity, type Identity } from '@stridewell/kit/auth/identity';
import type { IdentityStore } from '@stridewell/kit/auth/identity-store';
import { type Bus, createBus } from '@stridewell/kit/bus/bus';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * An empty store. The gateway needs no persistence, because it identifies users only for rate limits and live streams,
 * while the services authorise requests.
 */
const noStore: IdentityStore = {
  loadKeys: async () => [],
  saveKeys: async () => undefined,
  loadRevoked: async () => [],
  saveRevoked: async () => undefined,
};

const KEYS_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/**
 * Resolves when tokens can be verified or a timeout has passed, because the gateway also serves requests while NATS is
 * down.
 */
const waitForKeys = async (identity: Identity, signal: AbortSignal): Promise<void> => {
  for (let waited = 0; !identity.ready() && waited < KEYS_TIMEOUT_MS && !signal.aborted; waited += POLL_INTERVAL_MS)
    await pause(POLL_INTERVAL_MS, signal);
};

export interface IdentityDependencies {
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

/** Receives signing keys and revocations from NATS. */
export const connectIdentity = (app: FastifyInstance, { config, clock, logger, metrics }: IdentityDependencies) => {
  const deadLetters = { record: async () => false };
  const bus: Bus = createBus({
    ...config.bus,
    service: 'gateway',
    logger,
    metrics,
    deadLetters,
    createsStreams: false,
  });
  const identity = createIdentity({ store: noStore, clock, logger, metrics });
  const stop = new AbortController();
  identity.follow(bus, stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await bus.close();
  });
  return { bus, identity, known: waitForKeys(identity, stop.signal) };
};
