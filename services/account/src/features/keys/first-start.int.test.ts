import { PATHS } from '@stridewell/contracts/web';
import { KEYS_BUCKET, KEYS_KEY } from '@stridewell/kit/auth/token';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { accountConfig, givenAccount, givenRunner } from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { openStore } from '../../testing/store.ts';
import { JWKS_PATH } from './routes.ts';

it('account service creates one signing key when several replicas start at the same time', async () => {
  const config = accountConfig(createScope());
  const replicas = await Promise.all([givenAccount(config), givenAccount(config), givenAccount(config)]);
  const store = await openStore(config);
  expect(await store.collection('signing_keys').countDocuments()).toBe(1);
  await store.close();
  for (const maker of replicas) {
    const { headers } = await givenRunner(maker);
    for (const reader of replicas) expect((await reader.inject({ url: PATHS.whoami, headers })).statusCode).toBe(200);
  }
  await Promise.all(replicas.map((replica) => replica.close()));
});

it('account service reuses the signing key and accepts earlier tokens after a restart', async () => {
  const config = accountConfig(createScope());
  const first = await givenAccount(config);
  const { headers, token } = await givenRunner(first);
  await first.close();
  const second = await givenAccount(config);
  expect((await second.inject({ url: PATHS.whoami, headers })).statusCode).toBe(200);
  expect((await second.inject(JWKS_PATH)).json().keys).toMatchObject([{ kid: decodeProtectedHeader(token).kid }]);
  await second.close();
});

it('account service publishes the signing keys again at startup when NATS has lost them', async () => {
  const scope = createScope();
  const config = accountConfig(scope);
  const bus = await openBus(scope);
  const seen: (string | null)[] = [];
  const stop = new AbortController();
  const watching = bus.bucket(KEYS_BUCKET, 0).watch(
    ({ key, value }) => void (key === KEYS_KEY && seen.push(value)),
    () => undefined,
    stop.signal,
  );
  const first = await givenAccount(config);
  await until('the keys', () => seen.length === 1);
  await first.close();
  await bus.bucket(KEYS_BUCKET, 0).put(KEYS_KEY, JSON.stringify({ keys: [] }));
  const second = await givenAccount(config);
  await until('the keys again', () => seen.length === 3);
  expect(seen[2]).toBe(seen[0]);
  expect(seen[0]).not.toContain('"d"');
  await second.close();
  stop.abort();
  await watching;
  await bus.close();
});
