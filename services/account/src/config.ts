import { availableParallelism } from 'node:os';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { z } from 'zod';
import { type ExportConfig, exportEnv, toExportConfig } from './features/export/config.ts';
import { mayUseMailServer } from './features/mail/mail-catcher.ts';
import type { ThrottleLimits } from './features/throttle/throttle.ts';

const limit = (initial: number) => z.coerce.number().int().min(1).default(initial);

const accountEnv = baseEnv.extend({
  PORT: port(8081),
  REGISTRATIONS_PER_HOUR: limit(60),
  SIGN_IN_FAILURES_PER_ACCOUNT: limit(10),
  SIGN_IN_FAILURES_PER_ADDRESS: limit(100),
  SIGN_IN_WINDOW_MINUTES: limit(15),
  SIGN_IN_FAILURES_PER_DEVICE: limit(5),
  SIGN_IN_FAILURES_IN_A_ROW: limit(100),
  CODES_PER_EMAIL: limit(5),
  CODES_PER_EMAIL_IN_ALL: limit(20),
  CODES_PER_ADDRESS: limit(60),
  CODE_ATTEMPTS: limit(5),
  REGISTRATIONS_PER_HOUR_IN_ALL: limit(600),
  CODES_TO_STRANGERS_PER_HOUR: limit(600),
  CODES_REFUSED_PER_DAY: limit(20),
  CODES_REFUSED_PER_MONTH: limit(100),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Address on which Docker Compose publishes the app. The mail catcher is allowed only for a loopback address. */
  STRIDEWELL_ADDRESS: z.string().optional(),
  MAIL_FROM: z.string().min(3).default('Stridewell <stridewell@localhost>'),
  /** Folder in which emails are stored as files when SMTP_URL is not set. */
  MAIL_FOLDER: z.string().min(1).default('.data/mail'),
  /**
   * Public origin of the app. Emails with a code contain its host, so that phones offer to fill in the code only on
   * that host. The link in the notice of a changed address begins with this origin.
   */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Maximum number of concurrent password hashes. By default, one CPU is left free for other work. */
  HASHES_AT_ONCE: limit(Math.max(1, availableParallelism() - 1)),
  HASH_WAIT_MS: limit(2_000),
  /** URL of the external model that the coaches use. Erasure receipts mention its host name. */
  COACH_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  KEY_POLL_MS: limit(1_000),
  /** Delay before the second round of an account erasure, in milliseconds. */
  ERASURE_SECOND_ROUND_MS: z.coerce.number().int().min(0).default(15_000),
  /** Time between the publication of a key and its first use for signing, in milliseconds. */
  KEY_SETTLE_MS: z.coerce.number().int().min(0).default(5_000),
  /** Key that encrypts stored signing keys and secrets: 32 bytes in base64, read from KEY_ENCRYPTION_KEY_FILE. */
  KEY_ENCRYPTION_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine(({ length }) => length === 32, 'must be 32 bytes in base64')
    .optional(),
  ...exportEnv,
});

export interface Config extends BaseConfig {
  limits: ThrottleLimits;
  mail: {
    smtpUrl: string | null;
    from: string;
    folder: string;
    retryWaitsMs: readonly number[];
    /** Host name of the app to which codes are bound; null when the public origin is not known. */
    host: string | null;
    /** Origin of links in emails; null when the public origin is not known. A request must never determine it. */
    origin: string | null;
  };
  hashing: { atOnce: number; waitMs: number };
  keys: { pollMs: number; settleMs: number };
  /** Null only outside production, where signing keys are allowed to be stored in clear text. */
  keyEncryptionKey: Uint8Array | null;
  /** Settings for erasures. `waitMs` is the maximum time that a request waits for all services to erase. */
  erasure: { waitMs: number; secondRoundMs: number; outsideModel: string | null };
  /** Delay before the first search for inactive accounts and interval between searches, in milliseconds. */
  inactive: { firstMs: number; nextMs: number };
  export: ExportConfig;
}

const ERASURE_WAIT_MS = 5_000;
/** Runs the first search one minute after the start of the service and then one search per day. */
const INACTIVE_SEARCHES = { firstMs: 60_000, nextMs: 86_400_000 };
/** Delays before the four retries of an email, in milliseconds. Together they are shorter than a code's lifetime. */
const RETRY_WAITS_MS = [1_000, 5_000, 30_000, 120_000];

/**
 * Requires a mail server and a key encryption key in production: nobody reads email files in production, and keys must
 * not be stored in clear text.
 */
const usable = accountEnv
  .refine(({ NODE_ENV, SMTP_URL }) => NODE_ENV !== 'production' || SMTP_URL !== undefined, {
    path: ['SMTP_URL'],
    message: 'must be set in production: sign-in codes are sent by mail',
  })
  .refine(({ NODE_ENV, KEY_ENCRYPTION_KEY }) => NODE_ENV !== 'production' || KEY_ENCRYPTION_KEY !== undefined, {
    path: ['KEY_ENCRYPTION_KEY_FILE'],
    message: 'must be set in production: signing keys are stored wrapped',
  })
  .refine((env) => mayUseMailServer(env.SMTP_URL, env.STRIDEWELL_ADDRESS), {
    path: ['SMTP_URL'],
    message: 'must name a real mail server when STRIDEWELL_ADDRESS is not loopback: the mail catcher shows every code',
  });

/**
 * Reads the service's configuration from environment variables.
 * @throws Error when variables are missing or invalid; the message names all of them
 */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const env = readEnv(usable, environment);
  return {
    ...toBaseConfig('account', env),
    limits: {
      registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
      failuresPerAccount: env.SIGN_IN_FAILURES_PER_ACCOUNT,
      failuresPerAddress: env.SIGN_IN_FAILURES_PER_ADDRESS,
      failureWindowMs: env.SIGN_IN_WINDOW_MINUTES * 60_000,
      failuresPerDevice: env.SIGN_IN_FAILURES_PER_DEVICE,
      failuresInARow: env.SIGN_IN_FAILURES_IN_A_ROW,
      codesPerEmail: env.CODES_PER_EMAIL,
      codesPerEmailInAll: env.CODES_PER_EMAIL_IN_ALL,
      codesPerAddress: env.CODES_PER_ADDRESS,
      codeAttempts: env.CODE_ATTEMPTS,
      registrationsInAll: env.REGISTRATIONS_PER_HOUR_IN_ALL,
      strangersCodesInAll: env.CODES_TO_STRANGERS_PER_HOUR,
      codesRefusedPerDay: env.CODES_REFUSED_PER_DAY,
      codesRefusedPerMonth: env.CODES_REFUSED_PER_MONTH,
    },
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM,
      folder: env.MAIL_FOLDER,
      retryWaitsMs: RETRY_WAITS_MS,
      host: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).hostname : null,
      origin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
    },
    hashing: { atOnce: env.HASHES_AT_ONCE, waitMs: env.HASH_WAIT_MS },
    keys: { pollMs: env.KEY_POLL_MS, settleMs: env.KEY_SETTLE_MS },
    keyEncryptionKey: env.KEY_ENCRYPTION_KEY ?? null,
    erasure: {
      waitMs: ERASURE_WAIT_MS,
      secondRoundMs: env.ERASURE_SECOND_ROUND_MS,
      outsideModel: env.COACH_MODEL_URL ? new URL(env.COACH_MODEL_URL).host : null,
    },
    inactive: INACTIVE_SEARCHES,
    export: toExportConfig(env),
  };
};
