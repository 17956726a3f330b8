import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { openDatabase } from '@stridewell/kit/testing/database';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { WeeklyOutcome } from '../features/weekly-outcomes/repository.ts';

export interface RunningTestBed {
  scope: TestScope;
  signer: Signer;
  app: FastifyInstance;
  /** The service's database, to inspect stored documents. */
  database: Connection;
  /** Sets the service's clock. */
  setNow(instant: string): void;
  /** A signed-in runner whose session is valid on every day that a test may set. */
  user(timezone?: string): Promise<TestUser>;
  /** Sends a request as a runner: `call(user, 'POST', PATHS.coachProfile, {...})`. */
  call(user: TestUser, method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** Publishes an event about a runner as the owning service does. */
  publish<E extends EventType>(
    user: TestUser,
    event: E,
    data: EventData<E>,
    overrides?: { id?: string; time?: string },
  ): Promise<void>;
  /** Publishes a check-in of a runner's day as `wellness` does. */
  checkin(user: TestUser, date: string, recommendation: Recommendation, rev: number, id?: string): Promise<void>;
  read(user: TestUser, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Waits until the outcomes of a week are the expected rows. */
  untilRows(user: TestUser, weekStart: string, rows: WeeklyOutcome[]): Promise<void>;
  /** Stops the service, runs `whileDown` and starts the service again on the same stores. */
  restart(whileDown: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
const SCORES: Record<Recommendation, number> = { Push: 8.2, Adapt: 6.2, Recover: 4.1, Reset: 2.1 };
const LASTING_SECONDS = 20 * 365 * 86_400;

/** Starts the running service on real test stores. The signer publishes the other services' events on the real bus. */
export const createRunningTestBed = async (change: Partial<Config> = {}): Promise<RunningTestBed> => {
  const scope = createScope();
  const signer = await createSigner(scope);
  const clock = createMovableClock();
  const chat = { model: null };
  const config = { ...scope.config('running'), chat, ...change };
  const start = async (): Promise<FastifyInstance> => untilReady(await buildApp(config, { clock }));
  let app = await start();
  const opened = await openDatabase(config);
  const call: RunningTestBed['call'] = (user, method, url, body) =>
    app.inject({
      method,
      url,
      headers: user.headers,
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    });
  const read: RunningTestBed['read'] = async (user, query = {}) =>
    app.inject({ url: PATHS.weeklyOutcomes, headers: user.headers, query });
  const publish: RunningTestBed['publish'] = (user, event, data, { id = createId(), time } = {}) =>
    signer.bus.publish({
      specversion: '1.0',
      id,
      source: event.stream,
      type: event.name,
      subject: user.userId,
      time: time ?? clock.now().toISOString(),
      datacontenttype: 'application/json',
      data,
    });
  return {
    scope,
    signer,
    get app() {
      return app;
    },
    database: opened.database,
    read,
    call,
    publish,
    setNow: (instant) => clock.setOffset(Date.parse(instant) - Date.now()),
    user: (timezone = 'Europe/Oslo') => signer.user({ timezone, expiresInSeconds: LASTING_SECONDS }),
    checkin: (user, date, recommendation, rev, id = createId()) =>
      publish(
        user,
        checkinRecorded,
        { date, score: SCORES[recommendation], recommendation, metrics, factors: [], cap: null, rev },
        { id, time: `${date}T06:00:00.000Z` },
      ),
    async untilRows(user, weekStart, rows) {
      await until(`the week of ${weekStart} to be ${JSON.stringify(rows)}`, async () => {
        const answer = await read(user, { weekStart });
        return answer.statusCode === 200 && answer.body === JSON.stringify(rows);
      });
    },
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
