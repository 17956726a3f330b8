import { JetStreamApiError, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { STREAMS } from '@stridewell/contracts/events/events';
import type { BusNames } from './names.ts';

const DAY_MS = 86_400_000;
const STREAM_NAME_IN_USE = 10_058;

/** Makes sure that every service's stream exists, so that consumers may start before the owner does. Repeats harmlessly. */
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
      // Another version of the product made it with other settings: keep what production tuned (replicas, say).
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NAME_IN_USE) throw error;
    }
  }
};
