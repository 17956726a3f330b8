import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problems } from '../testing/problems.ts';
import { CREDENTIAL_MESSAGES as M } from '../web/credentials.ts';
import {
  consentBody,
  passwordBody,
  profileChangeBody,
  profileChangedSchema,
  requestOtpBody,
  sessionsSchema,
  verifyOtpBody,
} from './auth.ts';

describe('requestOtpBody', () => {
  it('trims and lower-cases the email address', () => {
    expect(requestOtpBody.parse({ email: ' Ingrid@Example.COM ' })).toEqual({ email: 'ingrid@example.com' });
  });

  it.each([
    [{}, 'email: Required'],
    [{ email: 5 }, 'email: Invalid input'],
    [{ email: 'ingrid' }, `email: ${M.email}`],
  ])('rejects %j with the message "%s"', (body, problem) => {
    expect(problems(requestOtpBody, body)).toEqual([problem]);
  });
});

describe('verifyOtpBody', () => {
  const email = 'ingrid@example.com';

  it('trims the code and defaults rememberMe to false', () => {
    expect(verifyOtpBody.parse({ email, code: ' 012345 ' })).toEqual({ email, code: '012345', rememberMe: false });
    expect(verifyOtpBody.parse({ email, code: '012345', rememberMe: true }).rememberMe).toBe(true);
  });

  it('accepts only codes of exactly six ASCII digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^ ?[0-9]{5,7} ?$/)), (code) => {
        const isAccepted = verifyOtpBody.safeParse({ email, code }).success;
        expect(isAccepted).toBe(/^[0-9]{6}$/.test(code.trim()));
      }),
      { numRuns: 2_000 },
    );
    for (const code of ['12345', '1234567', '12 345', '١٢٣٤٥٦', '12345a'])
      expect(problems(verifyOtpBody, { email, code })).toEqual([`code: ${M.code}`]);
  });

  it('rejects a code that is a number instead of a string', () => {
    expect(problems(verifyOtpBody, { email, code: 123456 })).toEqual(['code: Invalid input']);
  });
});

describe('passwordBody', () => {
  const password = 'Runner4Life';

  it('accepts a body with or without the current password', () => {
    expect(passwordBody.safeParse({ password, confirmPassword: password }).success).toBe(true);
    expect(passwordBody.safeParse({ password, confirmPassword: password, currentPassword: 'x' }).success).toBe(true);
  });

  it.each([
    [{ password, confirmPassword: 'Runner5Life' }, `confirmPassword: ${M.confirm}`],
    [{ password: 'runner4life', confirmPassword: 'runner4life' }, `password: ${M.passwordUpper}`],
    [{ password: 'Rl4', confirmPassword: 'Rl4' }, `password: ${M.passwordShort}`],
    [{ password }, 'confirmPassword: Required'],
    [{ password, confirmPassword: password, currentPassword: 1 }, 'currentPassword: Invalid input'],
    [{ password, confirmPassword: password, currentPassword: 'x'.repeat(1_025) }, 'currentPassword: Invalid input'],
  ])('rejects %j with the message "%s"', (body, problem) => {
    expect(problems(passwordBody, body)).toEqual([problem]);
  });
});

describe('PATCH /api/profile schema', () => {
  it('accepts only existing time zones in the body', () => {
    expect(profileChangeBody.parse({ timezone: 'Pacific/Auckland' })).toEqual({ timezone: 'Pacific/Auckland' });
    expect(problems(profileChangeBody, { timezone: 'Europe/Atlantis' })).toEqual([
      'timezone: Please choose a time zone from the list',
    ]);
  });

  it.each(['email', 'id', 'consents', 'tzv'])('rejects the field %s in the body', (name) => {
    expect(profileChangeBody.safeParse({ timezone: 'Europe/Oslo', [name]: 'x' }).success).toBe(false);
  });

  it('keeps the token in the response and drops the password hash', () => {
    const user = { id: 'u', email: 'a@example.com', name: null, timezone: 'Europe/Oslo', createdAt: '2026-11-22' };
    const profile = { ...user, hasPassword: true, consents: { health_data: null, outside_model: null } };
    expect(profileChangedSchema.parse({ ...profile, token: 't', passwordHash: 'h' })).toEqual({
      ...profile,
      token: 't',
    });
  });
});

describe('consentBody', () => {
  it.each([
    [{ kind: 'health_data' }, 'given: Required'],
    [{ given: true }, 'kind: Required'],
    [{ kind: 'marketing', given: true }, 'kind: Invalid input'],
    [{ kind: 'outside_model', given: 'yes' }, 'given: Invalid input'],
  ])('rejects %j with the message "%s"', (body, problem) => {
    expect(problems(consentBody, body)).toEqual([problem]);
  });
});

describe('sessionsSchema', () => {
  it('drops tokens and user ids from sessions', () => {
    const session = { id: 's', createdAt: 'a', lastSeenAt: 'b', device: null, current: true };
    expect(sessionsSchema.parse([{ ...session, token: 't', userId: 'u' }])).toEqual([session]);
  });
});
