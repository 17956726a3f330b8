import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';
import { ensureStreams } from './streams.ts';

export interface StreamKeeper {
  /** Resolves once every stream has existed; rejects when stopped before. */
  ready: Promise<void>;
  /** Makes the streams that are missing, in one pass for all who ask meanwhile. */
  ensure(): Promise<void>;
  /** {@link ensure}, tried until it works or the keeper is stopped; returns at once. */
  keep(): void;
}

const RETRY_MS = 500;

/** Keeps the streams in being: a NATS that comes back may have lost its disk, and with it what an earlier pass had made. */
export const keepStreams = (
  connection: Connection,
  names: BusNames,
  logger: Logger,
  signal: AbortSignal,
): StreamKeeper => {
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let pass: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;

  const run = async (): Promise<void> => ensureStreams((await connection.link()).jsm, names);
  const ensure = (): Promise<void> => {
    if (pass) return pass;
    const begun = run().finally(() => {
      if (pass === begun) pass = undefined;
    });
    pass = begun;
    return begun;
  };
  const tryOn = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await ensure();
        return ready.resolve();
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'streams not ensured');
        await pause(RETRY_MS, signal);
      }
    }
    ready.reject(new Error('bus closed'));
  };
  const keep = (): void => {
    if (keeping) return;
    const begun = tryOn().finally(() => {
      if (keeping === begun) keeping = undefined;
    });
    keeping = begun;
  };

  connection.onChange((connected) => {
    if (connected) return keep();
    // What was asked over the lost connection is answered by nobody: the next one begins anew.
    pass = undefined;
    keeping = undefined;
  });
  keep();
  return { ready: ready.promise, ensure, keep };
};
