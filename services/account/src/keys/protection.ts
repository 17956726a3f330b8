import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyRepository } from './key-repository.ts';
import type { Seals } from './secret-repository.ts';

export interface Protection {
  /** Protects what is stored in clear text now, then keeps looking: an earlier release may still add to it. */
  start(): Promise<void>;
  stop(): void;
}

export interface ProtectionParts {
  keys: KeyRepository;
  seals: Seals;
  clock: Clock;
  logger: Logger;
  /** How often it is looked for clear text, in milliseconds. */
  everyMs?: number;
}

/** Migrates keys and secrets that an earlier release stored in clear text. Replicas may all do so at once. */
export const createProtection = ({ keys, seals, clock, logger, everyMs = 60_000 }: ProtectionParts): Protection => {
  const stopped = new AbortController();
  const protect = async (): Promise<void> => {
    await keys.protect(clock.now());
    await seals.protect(clock.now());
  };
  const keepOn = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, stopped.signal);
      if (stopped.signal.aborted) return;
      await protect().catch((error) => logger.warn({ err: error }, 'stored keys not protected'));
    }
  };
  return {
    async start() {
      await protect();
      void keepOn();
    },
    stop: () => stopped.abort(),
  };
};
