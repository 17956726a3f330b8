import { buildFrontEnds } from '@stridewell/local/front-ends/build';
import type { StackOptions } from '@stridewell/local/stack-types';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';

/**
 * Raised rate limits: the tests create hundreds of runners a minute from one address. The services' own tests cover the
 * rate limits.
 */
const RAISED_LIMITS = {
  REGISTRATIONS_PER_HOUR: '100000',
  CODES_PER_ADDRESS: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
  ADDRESS_REQUESTS_PER_MINUTE: '100000',
  USER_REQUESTS_PER_MINUTE: '100000',
  CHAT_REQUESTS_PER_MINUTE: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
  TEXT_CHARACTERS_PER_MINUTE: '1000000000',
  FORM_WRITES_PER_MINUTE: '100000',
};

/** A separate stack. Always call `end`. */
export type OwnStack = TemporaryStack;

export interface OwnStackOptions extends StackOptions {
  /** True (default) to build the front ends first. Tests that call only the API do not need them. */
  frontEnds?: boolean;
}

/** Builds the front ends and starts a separate stack, which takes some seconds. Always call `end`. */
export const startOwnStack = ({ env, frontEnds = true, ...options }: OwnStackOptions = {}): Promise<OwnStack> =>
  startTemporaryStack(
    { testClock: true, env: { ...RAISED_LIMITS, LOG_LEVEL: 'warn', ...env }, ...options },
    async (dataDir) => {
      if (frontEnds) await buildFrontEnds({ onLine: () => undefined, dataDir });
    },
  );
