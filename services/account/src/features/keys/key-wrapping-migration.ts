import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyRepository } from './key-repository.ts';
import type { Seals } from './secret-repository.ts';

export interface KeyWrappingMigration {
  /**
   * Encrypts everything that is stored in clear text. Runs periodically, because a replica of an earlier release may
   * add more.
   */
  start(): Promise<void>;
  stop(): void;
}

export interface ProtectionParts {
  keys: KeyRepository;
  seals: Seals;
  clock: Clock;
  logger: Logger;
  /** Interval between runs in milliseconds. */
  everyMs?: number;
}

/**
 * Creates the job that encrypts keys and secrets stored in clear text by an earlier release. Idempotent across
 * replicas.
 */
export const createKeyWrappingMigration = ({
  keys,
  seals,
  clock,
  logger,
  everyMs = 60_000,
}: ProtectionParts): KeyWrappingMigration => {
  const stopped = new AbortController();
  const protect = async (): Promise<void> => {
    await keys.protect(clock.now());
    await seals.protect(clock.now());
  };
  const protectPeriodically = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, stopped.signal);
      if (stopped.signal.aborted) return;
      await protect().catch((error) => logger.warn({ err: error }, 'wrapping of stored keys failed'));
    }
  };
  return {
    async start() {
      await protect();
      void protectPeriodically();
    },
    stop: () => stopped.abort(),
  };
};
