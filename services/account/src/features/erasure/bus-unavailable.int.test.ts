import { type ErasureAnswer, PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import { createTcpProxy } from '@stridewell/kit/testing/tcp-proxy';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, expect, it } from 'vitest';
import { accountConfig, givenAccount, givenRunner, newEmail, PASSWORD, post } from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { createParticipants } from '../../testing/participants.ts';
import { openStore } from '../../testing/store.ts';
import { hashErasureId } from './repository.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it.each(['refuse', 'blackhole'] as const)(
  'BEYOND-24 DELETE /api/delete-me accepts an erasure during a NATS outage (network fault: %s) and completes it after the outage',
  async (mode) => {
    const scope = createScope();
    const nats = await createTcpProxy(scope.natsUrl);
    closing.push(() => nats.close());
    const config = accountConfig(scope, {
      bus: { ...scope.config('account').bus, url: nats.url },
      erasure: { waitMs: 1_000, secondRoundMs: 200, outsideModel: null },
    });
    const app = await givenAccount(config);
    closing.push(() => app.close());
    const bus = await openBus(scope);
    closing.push(() => bus.close());
    createParticipants(bus);
    const store = await openStore(config);
    closing.push(() => store.close());

    const runner = await givenRunner(app, newEmail());
    await nats.set(mode);
    const answer = await app.inject({ method: 'DELETE', url: PATHS.deleteMe, headers: runner.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const { status, erasureId, receipt }: ErasureAnswer = answer.json();
    expect(status).toBe('requested');
    expect(receipt.services.slice(1).every((service) => service.status === 'waiting')).toBe(true);
    const measured = async (name: string): Promise<number> => {
      const { body } = await app.inject('/metrics');
      return Number(new RegExp(`^${name}\\{[^}]*scope="account"[^}]*\\} (\\S+)$`, 'm').exec(body)?.[1]);
    };
    await until('the pending erasure in the metrics', async () => (await measured('erasures_pending')) === 1);
    expect(await measured('erasure_oldest_age_seconds')).toBeGreaterThan(0);
    expect((await post(app, PATHS.login, { email: runner.email, password: PASSWORD })).statusCode).toBe(401);
    await nats.set('pass');
    await until(
      'the completed receipt',
      async () => (await app.inject({ url: `${PATHS.erasure}/${erasureId}` })).json().status === 'complete',
    );
    const id = hashErasureId(erasureId);
    await until(
      'the settled erasure',
      async () =>
        (await store.collection<{ _id: string; settledAt: Date | null }>('erasures').findOne({ _id: id }))?.settledAt,
    );
    await until('no pending erasure in the metrics', async () => (await measured('erasures_pending')) === 0);
    expect(await measured('erasure_oldest_age_seconds')).toBe(0);
    expect(await store.collection('sessions').countDocuments({ userId: runner.user.id })).toBe(0);
  },
  60_000,
);
