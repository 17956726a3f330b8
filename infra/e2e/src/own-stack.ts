import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrontEnds } from '@stridewell/local/front-ends/build';
import { startStack } from '@stridewell/local/stack';
import type { Stack, StackOptions } from '@stridewell/local/stack-types';

/**
 * Raised rate limits: the tests create hundreds of runners a minute from one address. The services' own tests cover the
 * limits.
 */
const RAISED_LIMITS = {
  REGISTRATIONS_PER_HOUR: '100000',
  CODES_PER_ADDRESS: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
  ADDRESS_REQUESTS_PER_MINUTE: '100000',
  USER_REQUESTS_PER_MINUTE: '100000',
  CHAT_REQUESTS_PER_MINUTE: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
};

/** A separate stack, with a data folder that is removed with it. */
export interface OwnStack extends Stack {
  /** Stops everything and removes the folder. */
  end(): Promise<void>;
}

export interface OwnStackOptions extends StackOptions {
  /** True when the front ends are built first; tests that call only the API do not need them. */
  frontEnds?: boolean;
}

/** Builds and starts a separate stack on free ports, with its own servers. Takes some seconds; always call `end`. */
export const startOwnStack = async ({ env, frontEnds = true, ...options }: OwnStackOptions = {}): Promise<OwnStack> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stridewell-e2e-'));
  try {
    if (frontEnds) await buildFrontEnds({ onLine: () => undefined, dataDir });
    const stack = await startStack({
      ports: 'free',
      dataDir,
      ownServers: true,
      testClock: true,
      env: { ...RAISED_LIMITS, LOG_LEVEL: 'warn', ...env },
      ...options,
    });
    return {
      ...stack,
      async end() {
        await stack.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
};
