import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyRepository } from './key-repository.ts';
import type { Seals } from './secret-repository.ts';

export interface KeyWrappingMigration {
  /** Wraps all clear text, and repeats this because a replica of an earlier release may add more. */
  start(): Promise<void>;
  stop(): void;
}

export interface ProtectionParts {
  keys: KeyRepository;
  seals: Seals;
  clock: Clock;
  logger: Logger;
  /** Interval in milliseconds. */
  everyMs?: number;
}

/** Wraps keys and secrets that an earlier release stored in clear text. Idempotent across replicas. */
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
