import { checkinRecorded } from '@stridewell/contracts/events/events';
import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { WeeklyOutcome } from '../weekly-outcomes/repository.ts';

export interface RunningBed {
  scope: TestScope;
  signer: Signer;
  app: FastifyInstance;
  /** Sets what the service takes for now. */
  setNow(instant: string): void;
  /** A signed-in runner whose session outlasts every day a test may choose. */
  user(timezone?: string): Promise<TestUser>;
  /** Publishes a check-in of a runner's day as `wellness` does. */
  checkin(user: TestUser, date: string, recommendation: Recommendation, rev: number, id?: string): Promise<void>;
  read(user: TestUser, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The rows of a week, once they are what is expected. */
  untilRows(user: TestUser, weekStart: string, rows: WeeklyOutcome[]): Promise<void>;
  close(): Promise<void>;
}

const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
const LASTING_SECONDS = 20 * 365 * 86_400;

/** A running service on the testbed, with a stand-in for `account` and `wellness` on its real bus. */
export const createRunningBed = async (): Promise<RunningBed> => {
  const scope = createScope();
  const signer = await createSigner(scope);
  const clock = createClock();
  const app = await untilReady(await buildApp(scope.config('running'), { clock }));
  const read: RunningBed['read'] = async (user, query = {}) =>
    app.inject({ url: PATHS.weeklyOutcomes, headers: user.headers, query });
  return {
    scope,
    signer,
    app,
    read,
    setNow: (instant) => clock.setOffset(Date.parse(instant) - Date.now()),
    user: (timezone = 'Europe/Oslo') => signer.user({ timezone, expiresInSeconds: LASTING_SECONDS }),
    checkin: (user, date, recommendation, rev, id = createId()) =>
      signer.bus.publish({
        specversion: '1.0',
        id,
        source: 'wellness',
        type: checkinRecorded.name,
        subject: user.userId,
        time: `${date}T06:00:00.000Z`,
        datacontenttype: 'application/json',
        data: { date, score: 6.2, recommendation, metrics, factors: [], cap: null, rev },
      }),
    async untilRows(user, weekStart, rows) {
      await until(`the week of ${weekStart} to be ${JSON.stringify(rows)}`, async () => {
        const answer = await read(user, { weekStart });
        return answer.statusCode === 200 && answer.body === JSON.stringify(rows);
      });
    },
    async close() {
      await app.close();
      await signer.close();
    },
  };
};
