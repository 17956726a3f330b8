import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { accountConfig, givenAccount, givenCode, givenLogin, givenRunner, post } from '../../testing/fixtures.ts';
import { removeMails } from '../../testing/mail.ts';
import { runFile, toEnvironment } from '../../testing/process.ts';
import { openStore, readSigningKeys } from '../../testing/store.ts';
import { createKeyRepository } from './key-repository.ts';
import { createKeyring } from './keyring.ts';
import { rotateKeys } from './revoke-key.ts';
import type { SigningKey } from './signing-key.ts';
import { createVault } from './vault.ts';

const MINUTES = 60_000;
let config: Config;
/** Configuration of an earlier release, which stored keys and secrets in clear text. */
let earlier: Config;
const configs: Config[] = [];

beforeEach(() => {
  config = accountConfig(createScope());
  earlier = { ...config, keyEncryptionKey: null };
  configs.push(config);
});
afterAll(() => Promise.all(configs.map(removeMails)));

/** Returns the stored signing keys and the stored secrets for codes and emails as a JSON string. */
const stored = async (): Promise<string> => {
  const store = await openStore(config);
  const [keys, secrets] = await Promise.all([
    store.collection('signing_keys').find().toArray(),
    store
      .collection<{ _id: string }>('secrets')
      .find({ _id: { $in: ['codes', 'mail'] } })
      .toArray(),
  ]);
  await store.close();
  return JSON.stringify([keys, secrets]);
};

const valueOfSeal = async (): Promise<string> => {
  const store = await openStore(config);
  const secret = await store.collection<{ _id: string; value?: string }>('secrets').findOne({ _id: 'codes' });
  await store.close();
  return String(secret?.value);
};

const privatePart = async (from: Config): Promise<string> => String((await readSigningKeys(from))[0]?.privateJwk.d);

const clockAhead = (milliseconds: number) => {
  const clock = createMovableClock();
  clock.setOffset(milliseconds);
  return clock;
};

describe('key wrapping migration', () => {
  it('SECU-401 stores the signing key and the secret for codes encrypted rather than in clear text', async () => {
    const app = await givenAccount(config);
    await givenCode(app, config, (await givenRunner(app)).email);
    const text = await stored();
    expect(await privatePart(config)).toMatch(/^[\w-]{43}$/);
    expect(text).not.toContain('"d"');
    expect(text).not.toContain('"value"');
    expect(text).toContain('"wrapped"');
    await app.close();
  });

  it('SECU-401 encrypts keys and secrets stored by an earlier release without invalidating sessions or codes', async () => {
    const before = await givenAccount(earlier);
    const { headers, email } = await givenRunner(before);
    const code = await givenCode(before, config, email);
    await before.close();
    const [key, seal] = [await privatePart(earlier), await valueOfSeal()];
    expect(await stored()).toContain(key);

    await (await givenAccount(config)).close();
    const clock = clockAhead(16 * MINUTES);
    const after = await givenAccount(config, { clock });
    const text = await stored();
    expect(text).not.toContain(key);
    expect(text).not.toContain(seal);
    expect(await privatePart(config)).toBe(key);
    expect((await after.inject({ url: PATHS.whoami, headers })).json()).toMatchObject({ ok: true });
    clock.setOffset(0);
    expect((await post(after, PATHS.verifyOtp, { email, code })).statusCode).toBe(200);
    await after.close();
  });

  it('SECU-402 keeps keys readable for replicas that run the earlier release during a rolling deployment', async () => {
    const old = await givenAccount(earlier);
    const runner = await givenRunner(old);
    await givenCode(old, config, runner.email);
    const updated = await givenAccount(config);
    // A key that is added during the rolling deployment must be readable by both releases.
    const store = await openStore(config);
    const vault = createVault(config.keyEncryptionKey ?? new Uint8Array());
    const { _id: kid } = await rotateKeys(createKeyRepository(store, vault), createMovableClock());
    await store.close();
    const another = await givenAccount({ ...earlier, keys: { ...earlier.keys, settleMs: 0 } });
    const fresh = await givenLogin(another, runner.email);
    expect(decodeProtectedHeader(fresh.token).kid).toBe(kid);
    for (const replica of [old, updated, another])
      expect((await replica.inject({ url: PATHS.whoami, headers: runner.headers })).statusCode).toBe(200);
    expect(await givenCode(another, config, runner.email, 1)).toMatch(/^\d{6}$/);
    await Promise.all([old, updated, another].map((replica) => replica.close()));
  });

  it('SECU-402 does not break signing or verification in a replica that still runs the earlier release', async () => {
    const old = await givenAccount(earlier);
    await givenRunner(old);
    await old.close();
    // The earlier release loads the stored documents into the keyring without decrypting them.
    const keyring = createKeyring(0);
    const loadKeys = async (): Promise<void> => {
      const store = await openStore(config);
      await keyring.use(await store.collection<SigningKey>('signing_keys').find().toArray());
      await store.close();
    };
    await loadKeys();
    const published = keyring.jwks();
    await (await givenAccount(config)).close();
    await (await givenAccount(config, { clock: clockAhead(16 * MINUTES) })).close();
    await loadKeys();
    expect(await stored()).not.toContain('"d"');
    expect(keyring.jwks()).toEqual(published);
    const { kid, privateKey } = keyring.signing(new Date(Date.now()));
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
    const key = keyring.verifying(kid);
    if (!key) throw new Error('the key is gone');
    await expect(jwtVerify(token, key)).resolves.toBeDefined();
  });

  it('fails at startup when keys were encrypted with a different key encryption key', async () => {
    await (await givenAccount(config)).close();
    const wrong = runFile('main.ts', { ...toEnvironment(config), KEY_ENCRYPTION_KEY: 'A'.repeat(43) });
    expect(await wrong.ended).not.toBe(0);
    expect(wrong.output()).toContain('a different key than the one in KEY_ENCRYPTION_KEY_FILE');
  });
});
