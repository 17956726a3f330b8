import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { givenLogin, givenRunner, type SignedInRunner } from '../../testing/fixtures.ts';
import { runFile, toEnvironment } from '../../testing/process.ts';
import { openStore, readSigningKeys } from '../../testing/store.ts';
import type { SessionDocument } from '../sessions/session.ts';
import { JWKS_PATH } from './routes.ts';

const { app, config, scope } = await useAccount({ keys: { pollMs: 100, settleMs: 100 } });
const toy = await useOtherService(scope);

const kidOf = ({ token }: SignedInRunner): string => String(decodeProtectedHeader(token).kid);
const publicKids = async (): Promise<string[]> => (await app.inject(JWKS_PATH)).json().keys.map(({ kid }: JWK) => kid);

const run = async (file: 'revoke-key.ts' | 'rotate-keys.ts', ...args: string[]) => {
  const command = runFile(file, toEnvironment(config), args);
  return { code: await command.ended, output: command.output() };
};

/** Returns the status codes with which the account service and another service respond to a session. */
const answers = async ({ headers }: SignedInRunner): Promise<number[]> => [
  (await app.inject({ url: PATHS.whoami, headers })).statusCode,
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers })).statusCode,
];

const sessionOf = async ({ token }: SignedInRunner): Promise<SessionDocument | null> => {
  const store = await openStore(config);
  const session = await store.collection<SessionDocument>('sessions').findOne({ _id: String(decodeJwt(token).sid) });
  await store.close();
  return session;
};

/** Removes the key ids from a stored session, because earlier releases did not store key ids. */
const forgetKeys = async ({ token }: SignedInRunner): Promise<void> => {
  const store = await openStore(config);
  const sessions = store.collection<SessionDocument>('sessions');
  await sessions.updateOne({ _id: String(decodeJwt(token).sid) }, { $unset: { kids: 1 } });
  await store.close();
};

/** Returns a forged token for a nonexistent session, signed with the key that signed the runner's token. */
const forge = async (runner: SignedInRunner): Promise<string> => {
  const key = (await readSigningKeys(config)).find(({ _id }) => _id === kidOf(runner));
  return new SignJWT({ ...decodeJwt(runner.token), sid: 'no-such-session' })
    .setProtectedHeader({ alg: 'EdDSA', kid: kidOf(runner) })
    .sign(await importJWK({ ...key?.privateJwk }, 'EdDSA'));
};

describe('revoke-key command', () => {
  it('SECU-1301 unpublishes the key and ends, in all services, only the sessions whose tokens were signed with it', async () => {
    const [old, older] = [await givenRunner(app), await givenRunner(app)];
    await forgetKeys(older);
    expect((await run('rotate-keys.ts')).code).toBe(0);
    const other = await until('a session of the next key', async () => {
      const session = await givenLogin(app, old.email);
      return kidOf(session) !== kidOf(old) && session;
    });
    const { code, output } = await run('revoke-key.ts', kidOf(old));
    expect(code, output).toBe(0);
    expect(output).toContain(`signing key ${kidOf(old)} is revoked`);
    for (const session of [old, older])
      await until('the refusal everywhere', async () => (await answers(session)).every((status) => status === 401));
    await until('the published keys without it', async () => !(await publicKids()).includes(kidOf(old)));
    expect(await publicKids()).toEqual([kidOf(other)]);
    for (const session of [old, older]) expect((await sessionOf(session))?.revokedAt).toBeInstanceOf(Date);
    expect(await answers(other)).toEqual([200, 200]);
  });

  it('SECU-1301 ends a session that was opened with the revoked key and renewed with a newer key', async () => {
    const runner = await givenRunner(app);
    expect((await run('rotate-keys.ts')).code).toBe(0);
    const payload = { timezone: 'Asia/Tokyo' };
    const renewed = await until('a token of the next key', async () => {
      const answer = await app.inject({ method: 'PATCH', url: PATHS.profile, payload, headers: runner.headers });
      const token = String(answer.json().token);
      return (
        decodeProtectedHeader(token).kid !== kidOf(runner) && {
          ...runner,
          token,
          headers: { authorization: `Bearer ${token}` },
        }
      );
    });
    expect((await run('revoke-key.ts', kidOf(runner))).code).toBe(0);
    await until('the refusal everywhere', async () => (await answers(renewed)).every((status) => status === 401));
  });

  it('SECU-1301 makes other services reject tokens that were forged with the revoked key', async () => {
    const runner = await givenRunner(app);
    const authorization = `Bearer ${await forge(runner)}`;
    const ask = async (): Promise<number> =>
      (await toy.app.inject({ url: '/api/fails', headers: { authorization } })).statusCode;
    // This route returns 500 for every signed-in user.
    expect(await ask()).toBe(500);
    expect((await run('revoke-key.ts', kidOf(runner))).code).toBe(0);
    await until('the refusal', async () => (await ask()) === 401);
  });

  it('SECU-1302 creates a new signing key when the current signing key is revoked', async () => {
    const runner = await givenRunner(app);
    const { code, output } = await run('revoke-key.ts', kidOf(runner));
    expect(code, output).toBe(0);
    const kid = /new signing key ([0-9a-f-]{36})/.exec(output)?.[1];
    await until('the refusal everywhere', async () => (await answers(runner)).every((status) => status === 401));
    const next = await givenLogin(app, runner.email);
    expect(kidOf(next)).toBe(kid);
    await until('the new key everywhere', async () => (await answers(next)).every((status) => status === 200));
  });

  it('SECU-1302 exits with code 1 and lists the keys when the key id is unknown or missing', async () => {
    const runner = await givenRunner(app);
    for (const args of [['no-such-key'], []]) {
      const { code, output } = await run('revoke-key.ts', ...args);
      expect(code).toBe(1);
      expect(output).toContain('There is no signing key');
      expect(output).toContain(kidOf(runner));
    }
    expect(await answers(runner)).toEqual([200, 200]);
  });
});
