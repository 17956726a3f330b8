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
 * Starts an account service in its own scope for the tests of a file. Resets its clock after each test, and closes it and
 * deletes its mails after the last one.
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

/** Starts another service in a scope for the tests of a file and closes it after them. */
export const useOtherService = async (scope: TestScope): Promise<Toy> => {
  const toy = await buildToy(scope.config('toy'));
  await untilReady(toy.app);
  afterAll(() => toy.app.close());
  return toy;
};
