import { JetStreamApiError, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { STREAMS } from '@stridewell/contracts/events/events';
import type { BusNames } from './names.ts';

const DAY_MS = 86_400_000;
const STREAM_NAME_IN_USE = 10_058;

/** Creates every service's stream when missing, so that consumers can start before its owner. Idempotent. */
export const ensureStreams = async (jsm: JetStreamManager, names: BusNames): Promise<void> => {
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
