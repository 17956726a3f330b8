import { createMovableClock, type MovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { buildToy, type Toy } from '@stridewell/kit/testing/toy-service';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach } from 'vitest';
import type { Overrides } from '../app.ts';
import type { Config } from '../config.ts';
import { accountConfig, givenAccount } from './fixtures.ts';
import { removeMails } from './mail.ts';

export interface AccountBed {
  scope: TestScope;
  config: Config;
  clock: MovableClock;
  app: FastifyInstance;
}

/**
 * Starts an account service in a separate scope for the tests of one file. Resets the clock after each test. After the
 * last test, closes the service and deletes its emails.
 */
export const useAccount = async (
  changes: Partial<Config> = {},
  overrides: Omit<Overrides, 'clock'> = {},
): Promise<AccountBed> => {
  const scope = createScope();
  const config = accountConfig(scope, changes);
  const clock = createMovableClock();
  const app = await givenAccount(config, { ...overrides, clock });
  afterEach(() => clock.setOffset(0));
  afterAll(async () => {
    await app.close();
    await removeMails(config);
  });
  return { scope, config, clock, app };
};

/** Starts a second service in the given scope for the tests of one file and closes the service after the last test. */
export const useOtherService = async (scope: TestScope): Promise<Toy> => {
  const toy = await buildToy(scope.config('toy'));
  await untilReady(toy.app);
  afterAll(() => toy.app.close());
  return toy;
};
