import { JetStreamApiError, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { STREAMS } from '@stridewell/contracts/events/events';
import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

export interface StreamKeeper {
  /** Resolves once every stream exists; rejects if stopped before. */
  ready: Promise<void>;
  /** Creates missing streams; concurrent callers share one pass. */
  ensure(): Promise<void>;
  /** Retries {@link ensure} until it succeeds or the keeper stops; returns at once. */
  keep(): void;
}

const RETRY_MS = 500;
const DAY_MS = 86_400_000;
const STREAM_NAME_IN_USE = 10_058;

/** Creates every service's stream when missing, so that consumers can start before its owner. Idempotent. */
const ensureStreams = async (jsm: JetStreamManager, names: BusNames): Promise<void> => {
  for (const stream of STREAMS) {
    const config = {
      name: names.stream(stream),
      subjects: names.streamSubjects(stream),
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(14 * DAY_MS),
      duplicate_window: nanos(120_000),
    };
    try {
      await jsm.streams.add(config);
    } catch (error) {
      // The stream exists with other settings, which may be tuned for production (replicas, for example).
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NAME_IN_USE) throw error;
    }
  }
};

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
