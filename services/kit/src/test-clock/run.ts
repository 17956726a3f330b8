import type { FastifyInstance } from 'fastify';
import { run } from '../app/run.ts';
import type { BaseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { followClock } from './follow.ts';
import { createMovableClock, type MovableClock } from './movable.ts';

type Config = Pick<BaseConfig, 'production' | 'bus'> & { http: { host: string; port: number; whenReady?: boolean } };

/** Runs a service as its `main.ts` does, but with a clock that tests move over the bus. @throws Error in production. */
export const runOnTestClock = <C extends Config>(
  readConfig: () => C,
  build: (config: C, overrides: { clock: MovableClock }) => Promise<FastifyInstance>,
): Promise<void> =>
  run(async () => {
    const config = readConfig();
    if (config.production) throw new Error('the clock cannot be moved in production');
    const clock = createMovableClock();
    const followed = followClock(clock, config.bus, createLogger('test-clock', 'silent'));
    await followed.known;
    const app = await build(config, { clock });
    app.addHook('onClose', () => followed.close());
    return { app, ...config.http };
  });
