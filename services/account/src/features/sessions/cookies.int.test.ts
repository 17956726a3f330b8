import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount, newEmail, PASSWORD, post, registration } from '../../testing/fixtures.ts';

const scope = createScope();
const HTTPS = { 'x-forwarded-proto': 'https' };
const EMBEDDED = { [EMBED_HEADER]: '1' };
const email = newEmail();
let app: FastifyInstance;

beforeAll(async () => {
  app = await givenAccount(accountConfig(scope));
  await post(app, PATHS.register, registration(email));
});
afterAll(() => app.close());

/** Returns the first Set-Cookie header, which is the session cookie. The second one is the device cookie. */
const sessionCookieOf = (answer: LightMyRequestResponse): string => [answer.headers['set-cookie']].flat().at(0) ?? '';

const cookieAfterLogin = async (headers: Record<string, string>, rememberMe = false): Promise<string> => {
  const answer = await post(app, PATHS.login, { email, password: PASSWORD, rememberMe }, headers);
  return sessionCookieOf(answer).replace(/=[\w-]+\.[\w-]+\.[\w-]+/, '=TOKEN');
};

describe('session cookie', () => {
  it('has no Secure attribute over http', async () => {
    expect(await cookieAfterLogin({})).toBe('stridewell_session=TOKEN; Path=/; HttpOnly; SameSite=Lax');
  });

  it('has the Secure attribute and the __Host- prefix behind an https proxy', async () => {
    expect(await cookieAfterLogin(HTTPS)).toBe(
      '__Host-stridewell_session=TOKEN; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('CONST-50 has SameSite=None and Partitioned for an embedded client', async () => {
    const frame = 'TOKEN; Path=/; HttpOnly; Secure; Partitioned; SameSite=None';
    expect(await cookieAfterLogin({ ...HTTPS, ...EMBEDDED })).toBe(`__Host-stridewell_session=${frame}`);
    expect(await cookieAfterLogin(EMBEDDED)).toBe(`stridewell_session=${frame}`);
  });

  it('AUTH-33 CONST-03 has a Max-Age of 90 days only when rememberMe is true', async () => {
    expect(await cookieAfterLogin(HTTPS, true)).toContain('; Max-Age=7776000;');
    expect(await cookieAfterLogin(HTTPS)).not.toMatch(/Max-Age|Expires/);
  });

  it('has no __Host- prefix when x-forwarded-proto comes from an untrusted address', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: PATHS.login,
      payload: { email, password: PASSWORD },
      headers: HTTPS,
      remoteAddress: '203.0.113.9',
    });
    expect(sessionCookieOf(answer)).toMatch(/^stridewell_session=/);
  });

  it.each([
    ['http', {}, 'stridewell_session'],
    ['https', HTTPS, '__Host-stridewell_session'],
    ['an embedded client', { ...HTTPS, ...EMBEDDED }, '__Host-stridewell_session'],
  ])('is cleared at logout with the attributes that were set at sign-in (%s)', async (_where, headers, name) => {
    const login = await post(app, PATHS.login, { email, password: PASSWORD }, headers);
    const attributes = sessionCookieOf(login).split('; ').slice(1);
    const cookies = Object.fromEntries(login.cookies.map((cookie) => [cookie.name, cookie.value]));
    const logout = await app.inject({ method: 'POST', url: PATHS.logout, cookies, headers });
    expect(logout.statusCode).toBe(200);
    const [value, ...rest] = String(logout.headers['set-cookie']).split('; ');
    expect(value).toBe(`${name}=`);
    expect(rest).toEqual(expect.arrayContaining(attributes));
    expect(rest).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  });
});
