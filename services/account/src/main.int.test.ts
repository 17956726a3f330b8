import { signedInSchema } from '@stridewell/contracts/http/auth';
import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, newEmail } from './testing/fixtures.ts';
import { codesTo, differentCode, removeMails } from './testing/mail.ts';
import { addressOf, type Running, runFile, toEnvironment } from './testing/process.ts';
import { openStore, readSigningKeys } from './testing/store.ts';

const config = accountConfig(createScope());
const PASSWORD = 'Canary-Bird-4711';
const WRONG = 'Wrong-Bird-4711';
const email = newEmail();
const other = newEmail();
let service: Running;
let origin: string;

beforeAll(async () => {
  service = runFile('main.ts', { ...toEnvironment(config), LOG_LEVEL: 'debug' });
  origin = await addressOf(service);
  await until('readiness', async () => (await fetch(`${origin}/readyz`)).ok);
}, 60_000);
afterAll(async () => {
  service.process.kill('SIGKILL');
  await removeMails(config);
});

const send = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1', ...headers },
    body: JSON.stringify(body),
  });

/** Signs in with a code to an existing account and to a new account, each after a wrong attempt. Returns both codes. */
const signInsWithCodes = async (): Promise<string[]> => {
  const codes: string[] = [];
  for (const to of [email, other]) {
    expect((await send(PATHS.requestOtp, { email: to })).status).toBe(200);
    const [code = ''] = await codesTo(config, to);
    codes.push(code);
    expect((await send(PATHS.verifyOtp, { email: to, code: differentCode(code) })).status).toBe(401);
    expect((await send(PATHS.verifyOtp, { email: to, code })).status).toBe(200);
  }
  return codes;
};

describe('main process', () => {
  it('does not log passwords, codes, emails, names, tokens or keys', async () => {
    const name = 'Canary Nordmann';
    const registration = { email, password: PASSWORD, confirmPassword: PASSWORD, name };
    const registered = await send(PATHS.register, registration);
    expect(registered.status).toBe(200);
    const { token } = signedInSchema.required({ token: true }).parse(await registered.json());
    expect((await send(PATHS.register, registration)).status).toBe(409);
    expect((await send(PATHS.register, { ...registration, email: `${email}@` })).status).toBe(400);
    expect((await send(PATHS.login, { email, password: WRONG })).status).toBe(401);
    expect((await send(PATHS.login, { email, password: PASSWORD })).status).toBe(200);
    const authorization = `Bearer ${token}`;
    expect((await fetch(`${origin}${PATHS.me}?email=${email}`, { headers: { authorization } })).status).toBe(200);
    expect((await fetch(`${origin}${PATHS.whoami}`, { headers: { authorization: `${authorization}x` } })).status).toBe(
      401,
    );
    // The logout comes before the code sign-ins, because the first code sign-in ends all sessions opened with the
    // password.
    expect((await send(PATHS.logout, {}, { authorization })).status).toBe(200);
    const store = await openStore(config);
    const keys = await readSigningKeys(config);
    const user = await store.collection('users').findOne({ email });
    const codes = await signInsWithCodes();
    await store.close();
    const rotated = runFile('rotate-keys.ts', { ...toEnvironment(config), LOG_LEVEL: 'debug' });
    expect(await rotated.ended).toBe(0);
    await until('the log of the rotation', () => service.output().split('keys published').length > 2);

    const written = service.output() + rotated.output();
    const secrets = [PASSWORD, WRONG, email, other, name, token.split('.')[2], user?.passwordHash];
    for (const secret of [...secrets, ...keys.map(({ privateJwk }) => privateJwk.d)]) {
      expect(secret).toEqual(expect.stringMatching(/.{8,}/));
      expect(written).not.toContain(secret);
    }
    // Only whole words are compared, because six digits may also be part of a time or an id.
    for (const code of codes) expect(written).not.toMatch(new RegExp(`(?<![\\w.])${code}(?![\\w.])`));
  });

  it('exits with code 0 after SIGTERM', async () => {
    const second = runFile('main.ts', toEnvironment(config));
    await addressOf(second);
    second.process.kill('SIGTERM');
    expect(await second.ended, second.output()).toBe(0);
  });
});

describe('main process with an invalid configuration', () => {
  it('exits with an error that names the missing and the invalid variable', async () => {
    const { MONGODB_URL: _left, ...environment } = toEnvironment(config);
    const refused = runFile('main.ts', { ...environment, REGISTRATIONS_PER_HOUR: 'many' });
    expect(await refused.ended).not.toBe(0);
    expect(refused.output()).toContain('MONGODB_URL');
    expect(refused.output()).toContain('REGISTRATIONS_PER_HOUR');
  });

  it('exits with an error when no mail server is configured in production', async () => {
    const refused = runFile('main.ts', { ...toEnvironment(config), NODE_ENV: 'production' });
    expect(await refused.ended).not.toBe(0);
    expect(refused.output()).toContain('SMTP_URL: must be set in production');
  });
});
