import { PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { decodeProtectedHeader, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { accountConfig, givenAccount, givenLogin, givenRunner, type SignedInRunner } from '../../testing/fixtures.ts';
import { runFile, toEnvironment } from '../../testing/process.ts';
import { openStore } from '../../testing/store.ts';
import { JWKS_PATH } from './routes.ts';
import type { SigningKey } from './signing-key.ts';

const { app, config, scope } = await useAccount();
const toy = await useOtherService(scope);
const old = await givenRunner(app);

const WITHOUT_BUS = { ...config, bus: { ...config.bus, url: 'nats://127.0.0.1:1' } };

const kidOf = (token: string): string => String(decodeProtectedHeader(token).kid);

const publicKids = async (): Promise<string[]> => (await app.inject(JWKS_PATH)).json().keys.map(({ kid }: JWK) => kid);

const stored = async (): Promise<SigningKey[]> => {
  const store = await openStore(config);
  const keys = await store.collection<SigningKey>('signing_keys').find().sort({ generation: 1 }).toArray();
  await store.close();
  return keys;
};

const rotate = async (from = config): Promise<string> => {
  const command = runFile('rotate-keys.ts', toEnvironment(from));
  expect(await command.ended, command.output()).toBe(0);
  const kid = /new signing key ([0-9a-f-]{36}), generation \d+/.exec(command.output())?.[1];
  if (!kid) throw new Error(command.output());
  return kid;
};

/** Signs in repeatedly until the token is signed with the given key. */
const untilSignedBy = (kid: string): Promise<SignedInRunner> =>
  until('a token of the new key', async () => {
    const session = await givenLogin(app, old.email);
    return kidOf(session.token) === kid && session;
  });

const expectAcceptedByAllServices = async ({ headers }: SignedInRunner): Promise<void> => {
  const there = { method: 'POST', url: '/api/things', payload: { name: 'x' }, headers } as const;
  expect((await toy.app.inject(there)).statusCode).toBe(200);
  expect((await app.inject({ url: PATHS.whoami, headers })).statusCode).toBe(200);
};

describe('GET /.well-known/jwks.json', () => {
  it('returns the public signing keys without authentication', async () => {
    const answer = await app.inject(JWKS_PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          alg: 'EdDSA',
          use: 'sig',
          kid: kidOf(old.token),
          x: expect.stringMatching(/^[\w-]{43}$/),
        },
      ],
    });
  });
});

describe('rotate-keys command', () => {
  it('adds a key that running processes use within seconds, without invalidating tokens signed with the old key', async () => {
    const kid = await rotate();
    await until('the new key to be public', async () => (await publicKids()).includes(kid), 5_000);
    const fresh = await untilSignedBy(kid);
    for (const session of [old, fresh]) await expectAcceptedByAllServices(session);
  });

  it('retires all keys that were replaced and no others', async () => {
    const kid = await rotate();
    await untilSignedBy(kid);
    const keys = await stored();
    expect(keys.at(-1)).toMatchObject({ _id: kid, retiredAt: null, publishedAt: expect.any(Date) });
    const earlier = keys.slice(0, -1);
    expect(earlier.length).toBeGreaterThan(0);
    for (const { retiredAt } of earlier) expect(retiredAt).toBeInstanceOf(Date);
    expect(await publicKids()).toEqual(keys.map(({ _id }) => _id));
  });

  it('adds a key that a connected replica publishes when the command cannot reach NATS', async () => {
    const kid = await rotate(WITHOUT_BUS);
    const fresh = await untilSignedBy(kid);
    for (const session of [old, fresh]) await expectAcceptedByAllServices(session);
  });

  it('leaves the old key in use for signing while the new key cannot be published', async () => {
    const disconnected = accountConfig(createScope(), { bus: WITHOUT_BUS.bus, keys: { pollMs: 50, settleMs: 0 } });
    const alone = await givenAccount(disconnected);
    const runner = await givenRunner(alone);
    const kid = await rotate(disconnected);
    await until('the new key', async () => (await alone.inject(JWKS_PATH)).body.includes(kid));
    expect(kidOf((await givenLogin(alone, runner.email)).token)).toBe(kidOf(runner.token));
    await alone.close();
  });

  it('adds two keys when two commands run at the same time', async () => {
    const before = (await stored()).length;
    const kids = await Promise.all([rotate(), rotate()]);
    const keys = await stored();
    expect(keys).toHaveLength(before + 2);
    expect(keys.map(({ generation }) => generation)).toEqual(keys.map((_key, index) => index + 1));
    expect(keys.map(({ _id }) => _id)).toEqual(expect.arrayContaining(kids));
  });
});
