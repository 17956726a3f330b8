import type { AddressInfo } from 'node:net';
import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Overrides } from '../app/service.ts';
import type { BaseConfig } from '../config.ts';
import { createId } from '../ids.ts';
import type { Connection } from '../mongo/database.ts';
import { createMovableClock } from '../test-clock/movable.ts';
import { openDatabase } from './database.ts';
import { untilReady } from './ready.ts';
import { createScope, type TestScope } from './scope.ts';
import { createSigner, type Signer, type TestUser } from './signer.ts';
import { until } from './until.ts';

/**
 * A service under test that uses a real database, bus and Redis. Everything except `scope` and `events` is available
 * only after `open` has been called.
 */
export interface ServiceTestBed {
  scope: TestScope;
  signer: Signer;
  app: FastifyInstance;
  /** Connection to the service's database, with which tests inspect stored documents. */
  database: Connection;
  /** The published events of the types passed to {@link createServiceTestBed}. */
  events: EventCollector;
  /** Starts the service and its signer. */
  open(): Promise<void>;
  /** Listens on a free port and returns the port, for tests of streams. */
  listen(): Promise<number>;
  /** Sets the service's clock. */
  setNow(instant: string): void;
  /** Creates a signed-in runner, whose session is valid on every date to which a test may set the clock. */
  user(timezone?: string): Promise<TestUser>;
  /**
   * Sends a request as a runner, such as `call(user, 'POST', PATHS.coachProfile, {...})`, or without a session if the
   * user is null.
   */
  call(
    user: TestUser | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  /** Publishes an event about a runner, as the service that owns the event does. */
  publish<E extends EventType>(
    user: TestUser,
    event: E,
    data: EventData<E>,
    overrides?: { id?: string; time?: string },
  ): Promise<void>;
  /** Stops the service, runs `whileDown` and starts the service again with the same database, bus and Redis. */
  restart(whileDown: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface EventCollector {
  /** Data of all published events of one type about one runner, in order. */
  of<E extends EventType>(user: TestUser, type: E): EventData<E>[];
  /** Waits until the newest event of a type meets a condition, and returns its data. */
  untilNewest<E extends EventType>(
    user: TestUser,
    type: E,
    matches: (data: EventData<E>) => boolean,
  ): Promise<EventData<E>>;
}

interface ServiceOptions {
  /** Name of the service. */
  service: string;
  build(config: BaseConfig, overrides: Overrides): Promise<FastifyInstance>;
  /** Types of published events to collect. */
  events?: readonly EventType[];
}

const LASTING_SECONDS = 20 * 365 * 86_400;

/** Creates a test bed for a service. Its signer publishes the events of other services over the real bus. */
export const createServiceTestBed = ({ service, build, events = [] }: ServiceOptions): ServiceTestBed => {
  const scope = createScope();
  const clock = createMovableClock();
  const config = scope.config(service);
  const start = async (): Promise<FastifyInstance> => untilReady(await build(config, { clock }));
  const received: { type: string; subject: string; data: unknown }[] = [];
  let opened: { app: FastifyInstance; signer: Signer; stored: Awaited<ReturnType<typeof openDatabase>> } | undefined;
  const parts = () => {
    if (!opened) throw new Error('the test bed is not open');
    return opened;
  };
  const of: EventCollector['of'] = <E extends EventType>(user: TestUser, type: E) =>
    received
      .filter((event) => event.subject === user.userId && event.type === type.name)
      .map(({ data }) => data as EventData<E>);
  return {
    scope,
    get app() {
      return parts().app;
    },
    get signer() {
      return parts().signer;
    },
    get database() {
      return parts().stored.database;
    },
    events: {
      of,
      untilNewest: (user, type, matches) =>
        until(`${type.name} as expected`, () => {
          const newest = of(user, type).at(-1);
          return newest !== undefined && matches(newest) && newest;
        }),
    },
    async open() {
      const signer = await createSigner(scope);
      opened = { signer, app: await start(), stored: await openDatabase(config) };
      for (const event of events)
        signer.bus.consume({
          name: `test.${event.name}`,
          event,
          handle: async (message) => void received.push(message),
        });
    },
    async listen() {
      await parts().app.listen({ host: '127.0.0.1', port: 0 });
      return (parts().app.server.address() as AddressInfo).port;
    },
    setNow: (instant) => clock.setOffset(Date.parse(instant) - Date.now()),
    user: (timezone = 'Europe/Oslo') => parts().signer.user({ timezone, expiresInSeconds: LASTING_SECONDS }),
    call: (user, method, url, body) =>
      parts().app.inject({
        method,
        url,
        headers: user?.headers ?? {},
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
      }),
    publish: (user, event, data, { id = createId(), time = clock.now().toISOString() } = {}) =>
      parts().signer.bus.publish({
        specversion: '1.0',
        id,
        source: event.stream,
        type: event.name,
        subject: user.userId,
        time,
        datacontenttype: 'application/json',
        data,
      }),
    async restart(whileDown) {
      const running = parts();
      await running.app.close();
      await whileDown();
      running.app = await start();
    },
    async close() {
      const { app, signer, stored } = parts();
      await app.close();
      await stored.close();
      await signer.close();
    },
  };
};
