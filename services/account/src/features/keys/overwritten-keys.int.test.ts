import { KEYS_BUCKET, KEYS_KEY } from '@stridewell/kit/auth/token';
import { until } from '@stridewell/kit/testing/until';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { givenRunner } from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { JWKS_PATH } from './routes.ts';

const { app, scope } = await useAccount();
const toy = await useOtherService(scope);
const runner = await givenRunner(app);
const bus = await openBus(scope);
afterAll(() => bus.close());

const bucket = bus.bucket(KEYS_BUCKET, 0);
const lists: string[] = [];
const stop = new AbortController();
void bucket
  .watch(
    ({ value }) => void lists.push(value ?? ''),
    () => undefined,
    stop.signal,
  )
  .catch(() => undefined);
afterAll(() => stop.abort());

const own = async (): Promise<string> => JSON.stringify((await app.inject(JWKS_PATH)).json());
const untilRepaired = () => until('the list of account', async () => lists.at(-1) === (await own()));
const statusAtService = async (headers: Record<string, string>): Promise<number> =>
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers })).statusCode;
const repaired = async (): Promise<number> =>
  Number(/^identity_keys_repaired_total\{.*\} (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1]);

describe('list of signing keys in NATS', () => {
  it.each(['rubbish', '{}', '{"keys":[]}', '{"keys":[{"kid":"a","kty":"OKP","crv":"Ed25519","x":"short"}]}'])(
    'SECU-3446 is restored when another user replaces it with %s, without ending sessions',
    async (list) => {
      await untilRepaired();
      const before = await repaired();
      await bucket.put(KEYS_KEY, list);
      await until('the overwritten list', () => lists.includes(list));
      expect(await statusAtService(runner.headers)).toBe(200);
      await untilRepaired();
      expect(await repaired()).toBe(before + 1);
      expect(await statusAtService(runner.headers)).toBe(200);
    },
  );

  it('SECU-3446 is restored when another user adds a key, and tokens signed with that key are then rejected', async () => {
    await untilRepaired();
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const { keys } = JSON.parse(await own());
    const forged = { ...(await exportJWK(publicKey)), kid: 'forged' };
    await bucket.put(KEYS_KEY, JSON.stringify({ keys: [...keys, forged] }));
    await until('the overwritten list', () => lists.some((list) => list.includes('forged')));
    await untilRepaired();
    const token = await new SignJWT({ sid: 's', tz: 'Europe/Oslo', tzv: 1 })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'forged' })
      .setSubject(runner.user.id)
      .setAudience('stridewell')
      .setIssuer('stridewell-account')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    await until('the token to be refused', async () => {
      return (await statusAtService({ authorization: `Bearer ${token}` })) === 401;
    });
    expect(await statusAtService(runner.headers)).toBe(200);
  });
});
