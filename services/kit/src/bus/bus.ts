import { headers } from '@nats-io/transport-node';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { waitWithTimeout } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { traceHeaders } from '../telemetry/current.ts';
import { inSpan, propagatingTracer, type Tracer } from '../telemetry/tracer.ts';
import { openConnection } from './connection.ts';
import { type Consumer, backoff as defaultBackoff, type ErasureGuard, runConsumer } from './consumer.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type Bucket, openBucket } from './kv.ts';
import { createNames } from './names.ts';
import { type PurgeLimits, purgeUser } from './purge.ts';
import { keepStreams } from './stream-keeper.ts';
import { subscribeToUser } from './user-subscription.ts';

export interface Bus {
  connected(): boolean;
  onChange(listener: (connected: boolean) => void): () => void;
  /** Resolves when the bus is connected and every stream exists. */
  ready(): Promise<void>;
  /** Publishes an event with its id as message id. Rejects immediately while NATS is disconnected. */
  publish(event: CloudEvent): Promise<void>;
  bucket(name: string, ttlMs: number): Bucket;
  /** Starts a consumer, which runs until {@link Bus.close} is called. */
  consume<T>(consumer: Consumer<T>): void;
  /** Names of the started consumers and of their events. */
  consumers(): ReadonlyMap<string, string>;
  /**
   * Calls `onEvent` with the name of each event about a user. Resolves to a function that unsubscribes, see {@link
   * subscribeToUser}.
   */
  listen(userId: string, onEvent: (eventName: string) => void): Promise<() => void>;
  /** Deletes a user's events permanently, see {@link purgeUser}. */
  purgeUser(userId: string, before?: PurgeLimits): Promise<void>;
  /** Stops consuming, waits for running handlers and then closes the connection. */
  close(): Promise<void>;
}

export interface BusOptions {
  url: string;
  prefix: string;
  service: string;
  logger: Logger;
  metrics: Metrics;
  /** Defaults to {@link propagatingTracer}, which passes traces on without recording them. */
  tracer?: Tracer;
  deadLetters: DeadLetters;
  erased?: ErasureGuard;
  /** False to create no streams and no buckets, in a process that neither publishes nor consumes events. */
  createsStreams?: boolean;
  /** Consumers start when this promise resolves, because their handlers need the migrated database. */
  startConsumers?: Promise<void>;
  /** Returns the delay before a redelivery in milliseconds, given the number of deliveries so far. */
  backoff?: (delivery: number) => number;
}

/**
 * Creates the only adapter to NATS JetStream: services use events, consumers and buckets, without dealing with streams
 * and durable consumers.
 */
export const createBus = ({
  url,
  prefix,
  service,
  logger,
  metrics,
  tracer = propagatingTracer,
  deadLetters,
  erased,
  createsStreams = true,
  startConsumers,
  backoff = defaultBackoff,
}: BusOptions): Bus => {
  const names = createNames(prefix);
  const connection = openConnection(url, service, logger);
  const stop = new AbortController();
  const consumers: Promise<void>[] = [];
  const running = new Map<string, string>();
  /** The running handlers, in one set per consumer. */
  const effects: Set<Promise<void>>[] = [];
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  connection.onChange((connected) => metrics.busConnected.set(connected ? 1 : 0));

  const streams = keepStreams(connection, createsStreams ? names : null, logger, stop.signal);

  return {
    connected: () => connection.current() !== null,
    onChange: connection.onChange,
    ready: () => streams.ready,
    async publish(event) {
      const link = connection.current();
      if (!link) throw new Error('bus disconnected');
      const subject = names.subject(event.type, event.subject);
      const send = async (): Promise<void> => {
        const carried = headers();
        for (const [name, value] of Object.entries(traceHeaders())) carried.set(name, value);
        await link.js.publish(subject, JSON.stringify(event), { msgID: event.id, headers: carried });
      };
      // The attributes do not contain the subject, because it contains the user's id.
      const attributes = { 'messaging.system': 'nats', 'messaging.destination.name': event.type };
      try {
        await inSpan(tracer, `publish ${event.type}`, { kind: 'producer', attributes }, send);
      } catch (error) {
        // The stream may have been lost, so create it again. The publisher repeats the call.
        streams.keep();
        throw error;
      }
    },
    bucket: (name, ttlMs) => openBucket(connection, names, name, { ttlMs, creates: createsStreams }),
    consume(consumer) {
      if (running.has(consumer.name)) throw new Error(`duplicate consumer name ${consumer.name}`);
      running.set(consumer.name, consumer.event.name);
      metrics.consumers.follow(connection, names, consumer);
      // The counter starts at 0, so that `increase()` counts the first dead letter.
      metrics.deadLetters.inc({ consumer: consumer.name }, 0);
      const own = new Set<Promise<void>>();
      effects.push(own);
      const { ensure: ensureStreams } = streams;
      const context = {
        connection,
        names,
        ensureStreams,
        deadLetters,
        erased,
        logger,
        metrics,
        tracer,
        effects: own,
        backoff,
      };
      const work = async (): Promise<void> => {
        await Promise.race([Promise.all([streams.ready, startConsumers]), stopped]);
        await runConsumer(consumer as Consumer<unknown>, context, stop.signal);
      };
      consumers.push(work().catch(() => undefined));
    },
    consumers: () => running,
    listen: (userId, onEvent) => subscribeToUser(connection, names, userId, onEvent),
    purgeUser: (userId, before) => purgeUser(connection, names, userId, before),
    async close() {
      stop.abort();
      // A consumer may be waiting for a reply while NATS is disconnected, so only the handlers are awaited then.
      await waitWithTimeout(500, Promise.all(connection.current() ? consumers : effects.flatMap((own) => [...own])));
      await connection.close();
    },
  };
};
