import { createIdentity, type Identity } from '@stridewell/kit/auth/identity';
import type { IdentityStore } from '@stridewell/kit/auth/identity-store';
import { type Bus, createBus } from '@stridewell/kit/bus/bus';
import { followTestClock } from '@stridewell/kit/bus/test-clock';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** The edge keeps no copy of its own: it only counts by user, and services decide who is let in. */
const noStore: IdentityStore = {
  loadKeys: async () => [],
  saveKeys: async () => undefined,
  loadRevoked: async () => [],
  saveRevoked: async () => undefined,
};

const KNOWN_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** Resolves once tokens can be told apart, or after a while with the bus away: the edge serves without it too. */
const untilKnown = async (identity: Identity, signal: AbortSignal): Promise<void> => {
  for (let waited = 0; !identity.ready() && waited < KNOWN_WITHIN_MS && !signal.aborted; waited += LOOK_EVERY_MS)
    await pause(LOOK_EVERY_MS, signal);
};

export interface FollowParts {
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

/** Follows keys, ended sessions and, outside production, the test clock from the bus; goes on without it while it is away. */
export const followBus = (app: FastifyInstance, { config, clock, logger, metrics }: FollowParts) => {
  const deadLetters = { record: async () => false };
  const bus: Bus = createBus({ ...config.bus, service: 'gateway', logger, metrics, deadLetters });
  const identity = createIdentity({ store: noStore, clock, logger, metrics, clockMoves: !config.production });
  const stop = new AbortController();
  identity.follow(bus, stop.signal);
  if (!config.production) followTestClock(bus, clock, stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await bus.close();
  });
  return { bus, identity, known: untilKnown(identity, stop.signal) };
};
