import { resolve } from 'node:path';
import { mailFolder } from '@stridewell/local/mail/code-mail';
import type { StackUrls } from '@stridewell/local/stack-types';

/** Where the tests find the product and the browser, and how thorough they are. */
export interface E2e {
  /** The one address a runner knows; empty while no stack was named. */
  origin: string;
  /** Every part's own address. */
  urls: StackUrls;
  /** Where mails are files: the sign-in codes are in there. */
  mailFolder: string;
  /** Page of the mail catcher that takes them instead, where the product runs in containers; else null. */
  mailUrl: string | null;
  chromium: string;
  /** The long run: dark mode, the smallest phone, reduced motion and embedded mode as well. */
  full: boolean;
  /** Folder for Playwright's traces of failed tests; null records none. */
  traces: string | null;
}

/** Distance of the parts' ports from the edge's, for a stack that was started with `npm start`. */
const planned = (origin: string): StackUrls => {
  const base = Number(new URL(origin).port);
  const at = (scheme: string, offset: number) => `${scheme}://127.0.0.1:${base + offset}`;
  return {
    gateway: origin,
    account: at('http', 1),
    wellness: at('http', 2),
    running: at('http', 3),
    physio: at('http', 5),
    nats: at('nats', 10),
    redis: at('redis', 12),
    mongodb: at('mongodb', 13),
  };
};

const NOWHERE: StackUrls = {
  gateway: '',
  account: '',
  wellness: '',
  running: '',
  physio: '',
  nats: '',
  redis: '',
  mongodb: '',
};

const urlsOf = ({ STRIDEWELL_E2E_URLS: told, STRIDEWELL_E2E_ORIGIN: origin }: NodeJS.ProcessEnv): StackUrls => {
  if (told) return JSON.parse(told) as StackUrls;
  return origin ? planned(origin) : NOWHERE;
};

/**
 * Reads the environment: STRIDEWELL_E2E_ORIGIN points the tests at a stack of `npm start` instead of one of their own. A stack of
 * containers is told of whole, its passwords and its page of mails included: infra/docker/src/target.ts.
 */
export const readE2e = (env: NodeJS.ProcessEnv = process.env): E2e => {
  const urls = urlsOf(env);
  return {
    origin: urls.gateway,
    urls,
    mailFolder: env.STRIDEWELL_E2E_MAIL ?? mailFolder(resolve(env.STRIDEWELL_DATA ?? '.data')),
    mailUrl: env.STRIDEWELL_E2E_MAIL_URL ?? null,
    chromium: env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    full: env.STRIDEWELL_FULL === '1',
    traces: env.STRIDEWELL_TRACES ? resolve(env.STRIDEWELL_TRACES) : null,
  };
};

/** Hands the stack's addresses, and its folder for who reads mails, to the test files, which run in processes of their own. */
export const tellE2e = (urls: StackUrls, dataDir?: string): void => {
  process.env.STRIDEWELL_E2E_URLS = JSON.stringify(urls);
  if (dataDir) process.env.STRIDEWELL_E2E_MAIL = mailFolder(dataDir);
};
