import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';
import { ensureStreams } from './streams.ts';

export interface StreamKeeper {
  /** Resolves once every stream exists; rejects if stopped before. */
  ready: Promise<void>;
  /** Creates missing streams; concurrent callers share one pass. */
  ensure(): Promise<void>;
  /** Retries {@link ensure} until it succeeds or the keeper stops; returns at once. */
  keep(): void;
}

const RETRY_MS = 500;

/** Creates the streams after every connection, because a restarted NATS may have lost its disk. */
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
    const started = run().finally(() => {
      if (pass === started) pass = undefined;
    });
    pass = started;
    return started;
  };
  const retryUntilDone = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await ensure();
        return ready.resolve();
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'stream creation failed');
        await pause(RETRY_MS, signal);
      }
    }
    ready.reject(new Error('bus closed'));
  };
  const keep = (): void => {
    if (keeping) return;
    const started = retryUntilDone().finally(() => {
      if (keeping === started) keeping = undefined;
    });
    keeping = started;
  };

  connection.onChange((connected) => {
    if (connected) return keep();
    // Requests on the lost connection get no reply: start again.
    pass = undefined;
    keeping = undefined;
  });
  keep();
  return { ready: ready.promise, ensure, keep };
};
