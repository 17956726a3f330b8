import { headers } from '@nats-io/transport-node';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { atMost } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { traceHeaders } from '../telemetry/current.ts';
import { bareTracer, inSpan, type Tracer } from '../telemetry/tracer.ts';
import { openConnection } from './connection.ts';
import { type Consumer, backoff as defaultBackoff, type Erased, runConsumer } from './consumer.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type Bucket, openBucket } from './kv.ts';
import { listenToUser } from './listen.ts';
import { createNames } from './names.ts';
import { type Before, purgeUser } from './purge.ts';
import { keepStreams } from './stream-keeper.ts';

export interface Bus {
  connected(): boolean;
  onChange(listener: (connected: boolean) => void): () => void;
  /** Resolves once connected and every stream exists. */
  ready(): Promise<void>;
  /** Publishes with the event's id as message id; rejects at once while NATS is away. */
  publish(event: CloudEvent): Promise<void>;
  bucket(name: string, ttlMs: number): Bucket;
  /** Starts a consumer; it runs until {@link Bus.close}. */
  consume<T>(consumer: Consumer<T>): void;
  /** The names of all that consumes here, each with the name of the event it hears. */
  consumers(): ReadonlyMap<string, string>;
  /** Calls back with the name of every event about one user as it is published; resolves to how to stop, see {@link listenToUser}. */
  listen(userId: string, onEvent: (eventName: string) => void): Promise<() => void>;
  /** Takes a user's events from the streams for good, see {@link purgeUser}. */
  purgeUser(userId: string, before?: Before): Promise<void>;
  /** Stops consuming, lets running effects end, then closes the connection. */
  close(): Promise<void>;
}

export interface BusOptions {
  url: string;
  prefix: string;
  service: string;
  logger: Logger;
  metrics: Metrics;
  /** Hands traces on in any case; {@link bareTracer} where it is not given. */
  tracer?: Tracer;
  deadLetters: DeadLetters;
  erased?: Erased;
  /** Consumers wait for it: an effect needs the database and its unique indexes. */
  startConsumers?: Promise<void>;
  /** Milliseconds until an event is tried again, by how often it was handed out. */
  backoff?: (delivery: number) => number;
}

/** The one adapter to NATS JetStream. Services know events, consumers and buckets; streams and durables stay here. */
export const createBus = ({
  url,
  prefix,
  service,
  logger,
  metrics,
  tracer = bareTracer,
  deadLetters,
  erased,
  startConsumers,
  backoff = defaultBackoff,
}: BusOptions): Bus => {
  const names = createNames(prefix);
  const connection = openConnection(url, service, logger);
  const stop = new AbortController();
  const consumers: Promise<void>[] = [];
  const running = new Map<string, string>();
  /** What each consumer is doing. */
  const effects: Set<Promise<void>>[] = [];
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  connection.onChange((connected) => metrics.busConnected.set(connected ? 1 : 0));

  const streams = keepStreams(connection, names, logger, stop.signal);

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
      // By its kind: the subject names the runner.
      const attributes = { 'messaging.system': 'nats', 'messaging.destination.name': event.type };
      try {
        await inSpan(tracer, `publish ${event.type}`, { kind: 'producer', attributes }, send);
      } catch (error) {
        // A stream that is lost answers nobody: it is made anew, and whoever publishes tries again.
        streams.keep();
        throw error;
      }
    },
    bucket: (name, ttlMs) => openBucket(connection, names, name, ttlMs),
    consume(consumer) {
      if (running.has(consumer.name)) throw new Error(`two consumers are called ${consumer.name}`);
      running.set(consumer.name, consumer.event.name);
      metrics.consumers.follow(connection, names, consumer);
      // From nought, so that the first one is seen as a rise.
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
    listen: (userId, onEvent) => listenToUser(connection, names, userId, onEvent),
    purgeUser: (userId, before) => purgeUser(connection, names, userId, before),
    async close() {
      stop.abort();
      // With NATS away a consumer may be waiting for its answer: then only what it was doing is waited for.
      await atMost(500, Promise.all(connection.current() ? consumers : effects.flatMap((own) => [...own])));
      await connection.close();
    },
  };
};
