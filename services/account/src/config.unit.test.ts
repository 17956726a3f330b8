import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { CODE_LIFETIME_MS } from './features/codes/code.ts';

const needed = { MONGODB_URL: 'mongodb://127.0.0.1:1', NATS_URL: 'nats://127.0.0.1:1' };
const KEY = { KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64url') };

describe('readConfig', () => {
  it('returns the documented default limits when no limit is set in the environment', () => {
    const config = readConfig(needed);
    expect(config.limits).toEqual({
      registrationsPerHour: 60,
      failuresPerAccount: 10,
      failuresPerAddress: 100,
      failuresPerDevice: 5,
      failuresInARow: 100,
      failureWindowMs: 15 * 60_000,
      codesPerEmail: 5,
      codesPerEmailInAll: 20,
      codesPerAddress: 60,
      codeAttempts: 5,
      registrationsInAll: 600,
      strangersCodesInAll: 600,
      codesRefusedPerDay: 20,
      codesRefusedPerMonth: 100,
    });
    expect(config.hashing).toEqual({ atOnce: Math.max(1, availableParallelism() - 1), waitMs: 2_000 });
    expect(config.database.name).toBe('stridewell_account');
  });

  it('reads every limit from the environment', () => {
    const config = readConfig({
      ...needed,
      REGISTRATIONS_PER_HOUR: '5000',
      SIGN_IN_FAILURES_PER_ACCOUNT: '1',
      SIGN_IN_FAILURES_PER_ADDRESS: '2',
      SIGN_IN_WINDOW_MINUTES: '3',
      SIGN_IN_FAILURES_PER_DEVICE: '9',
      SIGN_IN_FAILURES_IN_A_ROW: '10',
      CODES_PER_EMAIL: '6',
      CODES_PER_EMAIL_IN_ALL: '11',
      CODES_PER_ADDRESS: '7',
      CODE_ATTEMPTS: '8',
      REGISTRATIONS_PER_HOUR_IN_ALL: '13',
      CODES_TO_STRANGERS_PER_HOUR: '15',
      CODES_REFUSED_PER_DAY: '9',
      CODES_REFUSED_PER_MONTH: '11',
      HASHES_AT_ONCE: '4',
      HASH_WAIT_MS: '5',
    });
    expect(config.limits).toEqual({
      registrationsPerHour: 5_000,
      failuresPerAccount: 1,
      failuresPerAddress: 2,
      failuresPerDevice: 9,
      failuresInARow: 10,
      failureWindowMs: 180_000,
      codesPerEmail: 6,
      codesPerEmailInAll: 11,
      codesPerAddress: 7,
      codeAttempts: 8,
      registrationsInAll: 13,
      strangersCodesInAll: 15,
      codesRefusedPerDay: 9,
      codesRefusedPerMonth: 11,
    });
    expect(config.hashing).toEqual({ atOnce: 4, waitMs: 5 });
  });

  it('EMAIL-03 binds codes in emails to the host of the public origin, or to no host when there is no public origin', () => {
    expect(readConfig({ ...needed, PUBLIC_ORIGIN: 'https://run.example:8443' }).mail.host).toBe('run.example');
    expect(readConfig(needed).mail.host).toBeNull();
    expect(() => readConfig({ ...needed, PUBLIC_ORIGIN: 'run.example' })).toThrow(/PUBLIC_ORIGIN/);
  });

  it('selects the SMTP server when SMTP_URL is set, and the mail folder otherwise', () => {
    expect(readConfig(needed).mail).toMatchObject({ smtpUrl: null, folder: '.data/mail' });
    const named = { ...needed, SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'Us <us@example.com>' };
    expect(readConfig(named).mail).toMatchObject({ smtpUrl: 'smtps://mail.example.com', from: 'Us <us@example.com>' });
  });

  it('schedules all retries of an email with a code before the code expires', () => {
    const { retryWaitsMs } = readConfig(needed).mail;
    expect(retryWaitsMs.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(CODE_LIFETIME_MS);
  });

  it('throws in production when SMTP_URL is missing', () => {
    const others = { WELLNESS_URL: 'http://wellness:8082', RUNNING_URL: 'http://running:8083' };
    const production = { ...needed, ...others, NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow('SMTP_URL');
    expect(readConfig({ ...production, ...KEY, SMTP_URL: 'smtp://mail' }).production).toBe(true);
  });

  it('SECU-403 throws in production when the key encryption key is missing or too short', () => {
    const others = { WELLNESS_URL: 'http://w', RUNNING_URL: 'http://r', SMTP_URL: 'smtp://mail' };
    const production = { ...needed, ...others, NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow('KEY_ENCRYPTION_KEY_FILE: must be set in production');
    expect(() => readConfig({ ...production, KEY_ENCRYPTION_KEY: 'short' })).toThrow('must be 32 bytes in base64');
    expect(readConfig({ ...production, ...KEY }).keyEncryptionKey).toEqual(Buffer.alloc(32, 7));
    expect(readConfig(needed).keyEncryptionKey).toBeNull();
  });

  it.each(['0.0.0.0', '192.168.1.20', '::', '[2001:db8::1]', 'stridewell.example.com'])(
    'SECU-502 throws when SMTP_URL points to the mail catcher and STRIDEWELL_ADDRESS is %s',
    (address) => {
      const caught = { ...needed, STRIDEWELL_ADDRESS: address, SMTP_URL: 'smtp://mail:1025' };
      expect(() => readConfig(caught)).toThrow(/SMTP_URL: must name a real mail server/);
      expect(() => readConfig({ ...caught, SMTP_URL: 'smtp://someone:secret@MAIL.:1025/' })).toThrow('SMTP_URL');
      const real = { ...caught, SMTP_URL: 'smtps://mail.example.com' };
      expect(readConfig(real).mail.smtpUrl).toBe('smtps://mail.example.com');
    },
  );

  it.each(['127.0.0.1', '127.8.0.1', '::1', '[::1]', 'localhost', ''])(
    'SECU-502 accepts the mail catcher’s URL in SMTP_URL when STRIDEWELL_ADDRESS is "%s"',
    (address) => {
      const caught = { ...needed, STRIDEWELL_ADDRESS: address, SMTP_URL: 'smtp://mail:1025' };
      expect(readConfig(caught).mail.smtpUrl).toBe('smtp://mail:1025');
    },
  );

  it.each([
    ['MONGODB_URL', { ...needed, MONGODB_URL: '' }],
    ['NATS_URL', { ...needed, NATS_URL: undefined }],
    ['REGISTRATIONS_PER_HOUR', { ...needed, REGISTRATIONS_PER_HOUR: '0' }],
    ['SMTP_URL', { ...needed, SMTP_URL: 'https://mail.example.com' }],
    ['HASHES_AT_ONCE', { ...needed, HASHES_AT_ONCE: 'two' }],
  ])('throws an error that names %s when its value is invalid', (key, environment) => {
    expect(() => readConfig(environment)).toThrow(key);
  });
});
