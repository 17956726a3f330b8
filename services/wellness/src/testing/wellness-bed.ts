import type { EventType } from '@stridewell/contracts/events/envelope';
import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import { IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { createMovableClock, type MovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';

/** Default answers of the check-in form as a request body. */
export const DEFAULTS = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

export interface WellnessTestBed {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  scope: TestScope;
  signer: Signer;
  clock: MovableClock;
  post(user: TestUser, body: object, key?: string): Promise<LightMyRequestResponse>;
  get(user: TestUser, url: string): Promise<LightMyRequestResponse>;
  /** Stops the service, runs `whileDown` and starts the service again with the existing databases. */
  restart(whileDown: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts the service with a separate database, stream and queue prefix and with a clock that tests can set. */
export const startWellness = async (scope = createScope(), change: Partial<Config> = {}): Promise<WellnessTestBed> => {
  const clock = createMovableClock();
  const signer = await createSigner(scope);
  const start = async (): Promise<FastifyInstance> =>
    untilReady(await buildApp({ ...scope.config('wellness'), ...change }, { clock }));
  let app = await start();
  return {
    scope,
    signer,
    clock,
    inject: (options) => app.inject(options),
    post: (user, body, key) =>
      app.inject({
        method: 'POST',
        url: PATHS.checkin,
        headers: { ...user.headers, ...(key && { [IDEMPOTENCY_HEADER]: key }) },
        payload: body,
      }),
    get: (user, url) => app.inject({ url, headers: user.headers }),
    async restart(whileDown) {
      await app.close();
      await whileDown();
      app = await start();
    },
    async close() {
      await app.close();
      await signer.close();
    },
  };
};

/** Publishes an event for a user as if the service that owns the event type had sent it. */
export const publishEvent = (
  { signer }: WellnessTestBed,
  { userId }: TestUser,
  event: EventType,
  data: unknown,
  at = new Date(),
): Promise<void> =>
  signer.bus.publish({
    specversion: '1.0',
    id: createId(),
    source: event.stream,
    type: event.name,
    subject: userId,
    time: at.toISOString(),
    datacontenttype: 'application/json',
    data,
  });

/** Sets the service's clock to the given instant. */
export const setClock = (clock: MovableClock, instant: string): void =>
  clock.setOffset(new Date(instant).getTime() - (clock.now().getTime() - clock.offset()));

/**
 * Stores one check-in per day, oldest first, on consecutive days that end with `lastDay`. Returns the last response.
 */
export const checkInDaily = async (
  wellness: WellnessTestBed,
  user: TestUser,
  bodies: Partial<CheckinBody>[],
  lastDay: string,
): Promise<LightMyRequestResponse> => {
  let answer: LightMyRequestResponse | undefined;
  for (const [index, body] of bodies.entries()) {
    const instant = new Date(new Date(`${lastDay}T10:00:00Z`).getTime() - (bodies.length - 1 - index) * 86_400_000);
    setClock(wellness.clock, instant.toISOString());
    answer = await wellness.post(user, { ...DEFAULTS, ...body });
  }
  if (!answer) throw new Error('no day to check in on');
  return answer;
};
