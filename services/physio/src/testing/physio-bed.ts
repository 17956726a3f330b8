import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { openDatabase } from '@stridewell/kit/testing/database';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';

export interface PhysioBed {
  scope: TestScope;
  signer: Signer;
  app: FastifyInstance;
  /** The service's own database, for inspecting stored data. */
  database: Connection;
  /** Sets the clock of the service. */
  setNow(instant: string): void;
  /** A signed-in runner whose session outlasts any date a test may set. */
  user(timezone?: string): Promise<TestUser>;
  /**
   * A request of a runner: `call(user, 'POST', PATHS.physioCheckin, {...})`; without a session when the user is null.
   */
  call(
    user: TestUser | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  /** Publishes an event about a runner, in place of the service that owns it. */
  publish<E extends EventType>(
    user: TestUser,
    event: E,
    data: EventData<E>,
    options?: { id?: string; time?: string },
  ): Promise<void>;
  /** Stops the service, runs a function, and starts the service again on the same stores. */
  restart(whileDown: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const LASTING_SECONDS = 20 * 365 * 86_400;

/** A physio service on the test bed, with a signer that publishes other services' events on the real bus. */
export const createPhysioBed = async (change: Partial<Config> = {}): Promise<PhysioBed> => {
  const scope = createScope();
  const signer = await createSigner(scope);
  const clock = createMovableClock();
  const config = { ...scope.config('physio'), chat: { model: null }, ...change };
  const start = async (): Promise<FastifyInstance> => untilReady(await buildApp(config, { clock }));
  let app = await start();
  const opened = await openDatabase(config);
  return {
    scope,
    signer,
    get app() {
      return app;
    },
    database: opened.database,
    call: (user, method, url, body) =>
      app.inject({
        method,
        url,
        headers: user?.headers ?? {},
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
      }),
    publish: (user, event, data, { id = createId(), time } = {}) =>
      signer.bus.publish({
        specversion: '1.0',
        id,
        source: event.stream,
        type: event.name,
        subject: user.userId,
        time: time ?? clock.now().toISOString(),
        datacontenttype: 'application/json',
        data,
      }),
    setNow: (instant) => clock.setOffset(Date.parse(instant) - Date.now()),
    user: (timezone = 'Europe/Oslo') => signer.user({ timezone, expiresInSeconds: LASTING_SECONDS }),
    async restart(whileDown) {
      await app.close();
      await whileDown();
      app = await start();
    },
    async close() {
      await app.close();
      await opened.close();
      await signer.close();
    },
  };
};
