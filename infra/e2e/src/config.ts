import { resolve } from 'node:path';
import { mailFolder } from '@stridewell/local/mail/code-mail';
import { portPlan, stackUrls } from '@stridewell/local/ports/plan';
import type { StackUrls } from '@stridewell/local/stack-types';

/** Settings for the browser tests: the product's addresses, the browser, and the extent of the run. */
export interface E2eConfig {
  /** The gateway's address. Empty when no stack was configured. */
  origin: string;
  /** Addresses of all services, databases and NATS. */
  urls: StackUrls;
  /** Folder to which emails are written as files. Tests read the sign-in codes from them. */
  mailFolder: string;
  /** URL of the mail catcher that receives emails when the product runs in containers. Otherwise null. */
  mailUrl: string | null;
  chromium: string;
  /** True in a full run, which also covers dark mode, the smallest phone, reduced motion and embedded mode. */
  full: boolean;
  /** Folder for Playwright's traces of failed tests; null records none. */
  traces: string | null;
}

/** The addresses of a stack started with `npm start`: every port has a fixed offset from the gateway's port. */
const urlsFromPort = (origin: string): StackUrls => ({
  ...stackUrls(portPlan(Number(new URL(origin).port))),
  gateway: origin,
});

const NO_URLS: StackUrls = {
  gateway: '',
  account: '',
  wellness: '',
  running: '',
  physio: '',
  nats: '',
  redis: '',
  mongodb: '',
};

const urlsOf = ({ STRIDEWELL_E2E_URLS: urls, STRIDEWELL_E2E_ORIGIN: origin }: NodeJS.ProcessEnv): StackUrls => {
  if (urls) return JSON.parse(urls) as StackUrls;
  return origin ? urlsFromPort(origin) : NO_URLS;
};

/**
 * Reads the environment. STRIDEWELL_E2E_ORIGIN makes the tests use a stack that `npm start` has started. Without it
 * they start their own stack. For a stack in containers, infra/docker/src/target.ts sets all addresses, with passwords,
 * and the mail catcher's page.
 */
export const readE2eConfig = (env: NodeJS.ProcessEnv = process.env): E2eConfig => {
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

/**
 * Passes the stack's addresses, and the data folder with its emails, to the test files, which run in other processes.
 */
export const publishE2eConfig = (urls: StackUrls, dataDir?: string): void => {
  process.env.STRIDEWELL_E2E_URLS = JSON.stringify(urls);
  if (dataDir) process.env.STRIDEWELL_E2E_MAIL = mailFolder(dataDir);
};
