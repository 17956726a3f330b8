import { REVOKED_BUCKET, REVOKED_TTL_MS } from '@stridewell/kit/auth/token';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { givenRunner, post } from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';

const { app, scope } = await useAccount();
const toy = await useOtherService(scope);
const bus = await openBus(scope);
const bucket = bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS);
const values = new Map<string, string>();
const stop = new AbortController();
void bucket
  .watch(
    ({ key, value }) => void values.set(key, value ?? ''),
    () => undefined,
    stop.signal,
  )
  .catch(() => undefined);
afterAll(async () => {
  stop.abort();
  await bus.close();
});

/**
 * Response that the server writes into the bucket when a user requests account information with a bucket entry as the
 * reply subject.
 */
const ANSWER = '{"type":"io.nats.jetstream.api.v1.account_info_response","memory":0}';
const TIME = /^\d{4}-\d\d-\d\dT/;
const statusAtService = async (headers: Record<string, string>): Promise<number> =>
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers })).statusCode;
const foreign = async (): Promise<number> =>
  Number(/^foreign_revocations_total\{.*\} (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1]);

describe('SECU-3468 entry in the bucket of revoked sessions that the account service did not write', () => {
  it('does not end a session, and is counted', async () => {
    const runner = await givenRunner(app);
    const sessionId = String(decodeJwt(runner.token).sid);
    const before = await foreign();
    await bucket.put(sessionId, ANSWER);
    await until('the look of account', async () => (await foreign()) > before);
    expect(values.get(sessionId)).toBe(ANSWER);
    expect(await statusAtService(runner.headers)).toBe(200);
  });

  it('does not permanently replace a revocation, because the account service restores its own entry', async () => {
    const runner = await givenRunner(app);
    const sessionId = String(decodeJwt(runner.token).sid);
    await post(app, '/api/auth/logout', {}, runner.headers);
    await until('the revocation', () => TIME.test(values.get(sessionId) ?? ''));
    await bucket.put(sessionId, ANSWER);
    await until('the revocation again', () => TIME.test(values.get(sessionId) ?? ''));
    expect(await statusAtService(runner.headers)).toBe(401);
  });
});
