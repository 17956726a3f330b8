import { describe, expect, it } from 'vitest';
import { problems } from '../testing/problems.ts';
import { codeSignedInSchema, confirmBody, loginBody, profileSchema, registerBody, sessionSchema } from './auth.ts';

const good = { email: 'kari@example.com', password: 'Abcdefg1', confirmPassword: 'Abcdefg1' };

describe('registerBody', () => {
  it('accepts the required fields with and without the optional fields', () => {
    expect(registerBody.parse(good)).toEqual(good);
    expect(registerBody.parse({ ...good, name: ' Kari ', healthDataConsent: true })).toMatchObject({ name: 'Kari' });
  });

  it('trims and lower-cases the email address', () => {
    expect(registerBody.parse({ ...good, email: ' Kari@Example.com ' }).email).toBe('kari@example.com');
  });

  it.each([
    ['an invalid email (AUTH-11)', { email: 'kari' }, 'email: Please enter a valid email address'],
    ['an empty name (AUTH-18)', { name: '' }, 'name: Name is required'],
    ['a name of spaces (AUTH-18)', { name: '   ' }, 'name: Name is required'],
    ['a long name', { name: 'x'.repeat(101) }, 'name: Please use at most 100 characters'],
    ['a different confirmation (AUTH-17)', { confirmPassword: 'Abcdefg2' }, "confirmPassword: Passwords don't match"],
    ['a missing value (AUTH-19)', { email: undefined }, 'email: Required'],
    ['a value of the wrong type (AUTH-19)', { email: 7 }, 'email: Invalid input'],
    ['a MongoDB operator', { email: { $gt: '' } }, 'email: Invalid input'],
    ['a consent that is text', { healthDataConsent: 'yes' }, 'healthDataConsent: Invalid input'],
  ])('rejects %s', (_what, part, problem) => {
    expect(problems(registerBody, { ...good, ...part })).toContain(problem);
  });

  it.each([
    ['AUTH-12', 'Abcdef1', 'Password must be at least 8 characters long'],
    ['AUTH-13', `Aa1${'x'.repeat(126)}`, 'Password must be less than 128 characters'],
    ['AUTH-14', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['AUTH-15', 'abcdefg1', 'Password must contain at least one uppercase letter'],
    ['AUTH-16', 'Abcdefgh', 'Password must contain at least one number'],
  ])('%s rejects the password %s with the specified message', (_id, password, message) => {
    expect(problems(registerBody, { ...good, password, confirmPassword: password })).toEqual([`password: ${message}`]);
  });

  it('reports all invalid fields at the same time, including confirmPassword', () => {
    const body = { email: 'kari', password: 'short', confirmPassword: 'other', name: '' };
    expect(problems(registerBody, body).map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['email', 'password', 'confirmPassword', 'name']),
    );
  });

  it('does not report a password mismatch when the password is missing', () => {
    const { password: _left, ...rest } = good;
    expect(problems(registerBody, rest)).toEqual(['password: Required']);
  });

  it('rejects unknown fields', () => {
    expect(registerBody.safeParse({ ...good, role: 'admin' }).success).toBe(false);
    expect(registerBody.safeParse(JSON.parse(`{"email":"a@b.no","__proto__":{"admin":true}}`)).success).toBe(false);
  });
});

describe('loginBody', () => {
  it('AUTH-07 defaults rememberMe to false', () => {
    expect(loginBody.parse({ email: 'kari@example.com', password: 'x' }).rememberMe).toBe(false);
  });

  it.each([
    ['an empty password (AUTH-10)', { password: '' }, 'password: Password is required'],
    ['an invalid email (AUTH-09)', { email: 'kari@' }, 'email: Please enter a valid email address'],
    ['no password (AUTH-19)', { password: undefined }, 'password: Required'],
    ['a password that is too long to hash', { password: 'x'.repeat(1_025) }, 'password: Invalid input'],
    ['rememberMe as text', { rememberMe: 'true' }, 'rememberMe: Invalid input'],
  ])('rejects %s', (_what, part, problem) => {
    expect(problems(loginBody, { email: 'kari@example.com', password: 'x', ...part })).toEqual([problem]);
  });
});

describe('sign-in response schema', () => {
  const user = { id: '1', email: 'a@b.no', name: null, timezone: 'Europe/Oslo', createdAt: '2026-11-20T06:00:00.000Z' };

  it('accepts a signed-in response with a user and a signed-out response without a user', () => {
    expect(sessionSchema.safeParse({ ok: true, loggedIn: true, user }).success).toBe(true);
    expect(sessionSchema.safeParse({ ok: false, loggedIn: false, user: null }).success).toBe(true);
    expect(sessionSchema.safeParse({ ok: true, loggedIn: true, user: null }).success).toBe(false);
    expect(sessionSchema.safeParse({ ok: true, loggedIn: false, user }).success).toBe(false);
  });

  it('SECU-101 accepts accountExisted only if it is true or missing', () => {
    const signedIn = { ok: true, loggedIn: true, user };
    expect(codeSignedInSchema.parse(signedIn)).toEqual(signedIn);
    expect(codeSignedInSchema.parse({ ...signedIn, accountExisted: true }).accountExisted).toBe(true);
    expect(codeSignedInSchema.safeParse({ ...signedIn, accountExisted: false }).success).toBe(false);
  });

  it.each([null, '2026-11-20T06:00:00.000Z', undefined])('SECU-102 accepts %s as emailVerifiedAt', (at) => {
    const profile = { ...user, hasPassword: true, consents: { health_data: null, outside_model: null } };
    expect(profileSchema.parse({ ...profile, emailVerifiedAt: at }).emailVerifiedAt).toBe(at);
  });

  it('drops the password hash from responses', () => {
    const answer = sessionSchema.parse({ ok: true, loggedIn: true, user: { ...user, passwordHash: 'canary' } });
    expect(JSON.stringify(answer)).not.toContain('canary');
    const profile = { ...user, hasPassword: true, consents: { health_data: null, outside_model: null } };
    expect(JSON.stringify(profileSchema.parse({ ...profile, passwordHash: 'canary' }))).not.toContain('canary');
  });
});

describe('confirmBody', () => {
  it.each([{ password: 'Abcdefg1' }, { code: '123456' }, { code: '123456', requestId: 'an-id' }])(
    'SECU-1504 accepts %j',
    (body) => expect(confirmBody.parse(body)).toEqual(body),
  );

  it.each([
    ['neither proof', {}, 'password: Please confirm with your password or with a code'],
    ['both proofs', { password: 'x', code: '123456' }, 'password: Please confirm with your password or with a code'],
    ['an empty password', { password: '' }, 'password: Password is required'],
    ['a code of letters', { code: 'abcdef' }, 'code: Please enter the 6-digit code from the email'],
    ['a MongoDB operator', { password: { $gt: '' } }, 'password: Invalid input'],
  ])('SECU-1504 rejects %s', (_, body, problem) => expect(problems(confirmBody, body)).toEqual([problem]));
});

describe('signed-out response schema', () => {
  const signedOut = { ok: false, loggedIn: false, user: null };

  it('accepts an optional erasedUserId', () => {
    expect(sessionSchema.parse(signedOut)).toEqual(signedOut);
    const erased = { ...signedOut, erasedUserId: '019a9f30-7c7e-7000-8000-000000000001' };
    expect(sessionSchema.parse(erased)).toEqual(erased);
  });

  it('rejects loggedIn: true without a user', () => {
    expect(sessionSchema.safeParse({ ...signedOut, loggedIn: true }).success).toBe(false);
  });
});
