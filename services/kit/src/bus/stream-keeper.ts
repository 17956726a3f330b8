import { JetStreamApiError, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { STREAMS } from '@stridewell/contracts/events/events';
import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

export interface StreamKeeper {
  /** Resolves once every stream exists; rejects if the keeper is stopped before that. */
  ready: Promise<void>;
  /** Creates missing streams. Concurrent callers wait for the same attempt. */
  ensure(): Promise<void>;
  /** Repeats {@link ensure} in the background until it succeeds or the keeper is stopped; returns immediately. */
  keep(): void;
}

const RETRY_MS = 500;
const DAY_MS = 86_400_000;
const STREAM_NAME_IN_USE = 10_058;

/**
 * Creates the missing streams of all services, so that a consumer can start before the service that publishes to the
 * stream. Idempotent.
 */
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
      // This error means that the stream exists with other settings, which may have been tuned for production (such as
      // replicas).
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NAME_IN_USE) throw error;
    }
  }
};

/**
 * Creates missing streams whenever NATS is connected, because NATS may have lost its disk in a restart. Without names it
 * only waits for the connection.
 */
export const keepStreams = (
  connection: Connection,
  names: BusNames | null,
  logger: Logger,
  signal: AbortSignal,
): StreamKeeper => {
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let pass: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    const { jsm } = await connection.link();
    if (names) await ensureStreams(jsm, names);
  };
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
    // Requests sent over the lost connection get no reply, so a new attempt must be possible.
    pass = undefined;
    keeping = undefined;
  });
  keep();
  return { ready: ready.promise, ensure, keep };
};
