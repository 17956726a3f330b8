import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { CloudEvent, EventType } from '@stridewell/contracts/events/envelope';
import { readEvent } from '@stridewell/contracts/events/read-event';
import { pause } from '../clock.ts';
import { PermanentError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import type { Connection } from './connection.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type HandlingOutcome, handleInTrace } from './handle-in-trace.ts';
import type { BusNames } from './names.ts';
import { resultOrAborted, untilReconnect } from './reconnect.ts';

export interface Consumer<T> {
  /** Durable name `<service>.<reaction>`, one per event and reaction. */
  name: string;
  event: EventType;
  /** Handles an event. Must be idempotent, because events are redelivered. */
  handle(event: CloudEvent<T>): Promise<void>;
  /** True to receive events of erased users; only for erasure consumers. */
  outlivesErasure?: boolean;
}

/** Keeps events from before an erasure from recreating the user's data. */
export interface ErasureGuard {
  /** True when an event is older than its user's erasure and must have no effect. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Deletes what a handler stored while its user was being erased. */
  eraseAgain(event: CloudEvent): Promise<void>;
}

export interface ConsumerContext {
  connection: Connection;
  names: BusNames;
  /** Creates missing streams. */
  ensureStreams(): Promise<void>;
  deadLetters: DeadLetters;
  /** Missing in services without user data. */
  erased?: ErasureGuard | undefined;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /** Running handlers of this consumer. */
  effects: Set<Promise<void>>;
  backoff: (delivery: number) => number;
}

/**
 * An event without a heartbeat for this long is redelivered, for example after a crash or a lost connection. Longer
 * handlers send a heartbeat every second.
 */
const ACK_WAIT_MS = 3_000;
const HEARTBEAT_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const IN_FLIGHT = 32;
const RESTART_MS = 250;

/** Back-off before a redelivery: 1 s, doubling to 30 s. */
export const backoff = (delivery: number): number => Math.min(1_000 * 2 ** Math.max(0, delivery - 1), MAX_BACKOFF_MS);

const parse = (consumer: Consumer<unknown>, message: JsMsg): CloudEvent => {
  let body: unknown;
  try {
    body = message.json();
  } catch (error) {
    throw new PermanentError('not JSON', error);
  }
  const result = readEvent(consumer.event, body);
  if (!result.success) throw new PermanentError(`not a ${consumer.event.name}`, result.error);
  return result.data;
};

/** Subject and timestamp of an event from the metadata of its message, because the body may be unreadable. */
const outlineOf = ({ event }: Consumer<unknown>, { subject, info }: JsMsg) => ({
  subject: subject.slice(subject.lastIndexOf('.') + 1),
  type: event.name,
  time: new Date(info.timestampNanos / 1e6).toISOString(),
});

/** Sends a heartbeat for a running handler. When the connection is closed, the event is redelivered. */
const sendHeartbeat = (message: JsMsg): void => {
  try {
    message.working();
  } catch {
    // The acknowledgement fails in the same way and is logged there.
  }
};

/** Runs the handler unless the user was erased after the event; returns the outcome. */
const takeEffect = async (
  consumer: Consumer<unknown>,
  event: CloudEvent,
  erased: ErasureGuard | undefined,
): Promise<'done' | 'dropped'> => {
  if (!erased || consumer.outlivesErasure) {
    await consumer.handle(event);
    return 'done';
  }
  if (await erased.covers(event)) return 'dropped';
  await consumer.handle(event);
  if (await erased.covers(event)) await erased.eraseAgain(event);
  return 'done';
};

/** Handles one message and acknowledges it. Permanent errors count as tries; other errors are retried indefinitely. */
const handleMessage = async (
  consumer: Consumer<unknown>,
  message: JsMsg,
  context: ConsumerContext,
): Promise<HandlingOutcome> => {
  const { deadLetters, erased, logger, metrics } = context;
  let outcome: 'done' | 'dropped';
  const result = (value: HandlingOutcome): HandlingOutcome => {
    metrics.consumed.inc({ consumer: consumer.name, result: value });
    return value;
  };
  const heartbeat = setInterval(() => sendHeartbeat(message), HEARTBEAT_MS);
  try {
    outcome = await takeEffect(consumer, parse(consumer, message), erased);
  } catch (error) {
    const permanent = error instanceof PermanentError;
    if (permanent && erased && (await erased.covers(outlineOf(consumer, message)).catch(() => false))) {
      message.ack();
      return result('dropped');
    }
    const eventId = message.headers?.get('Nats-Msg-Id') || `${message.info.stream}-${message.info.streamSequence}`;
    logger.warn({ err: error, consumer: consumer.name, eventId, permanent }, 'event not handled');
    const dead = permanent && (await deadLetters.record(consumer.name, eventId, message, error).catch(() => false));
    if (dead) {
      metrics.deadLetters.inc({ consumer: consumer.name });
      message.term();
    } else {
      message.nak(context.backoff(message.info.deliveryCount));
    }
    return result(dead ? 'dead' : 'retried');
  } finally {
    clearInterval(heartbeat);
  }
  message.ack();
  return result(outcome);
};

/** Handles up to {@link IN_FLIGHT} messages concurrently until the pull ends, so that a slow event blocks no other. */
const drain = async (
  messages: ConsumerMessages,
  consumer: Consumer<unknown>,
  context: ConsumerContext,
): Promise<void> => {
  const { effects: running, logger, tracer } = context;
  // Only the acknowledgement on a closed connection can fail: the event is redelivered.
  const lost = (error: unknown): void =>
    logger.debug({ err: error, consumer: consumer.name }, 'acknowledgement failed');
  for await (const message of messages) {
    const work = handleInTrace({ ...consumer, tracer }, message, () => handleMessage(consumer, message, context))
      .catch(lost)
      .finally(() => running.delete(work));
    running.add(work);
    if (running.size >= IN_FLIGHT) await Promise.race(running);
  }
};

/** Creates missing streams and the durable consumer and starts the pull, which fails when either is lost. */
const begin = async (
  consumer: Consumer<unknown>,
  { connection, names, ensureStreams }: ConsumerContext,
): Promise<ConsumerMessages> => {
  const { js, jsm } = await connection.link();
  await ensureStreams();
  const stream = names.stream(consumer.event.stream);
  const durable = names.durable(consumer.name);
  await jsm.consumers.add(stream, {
    durable_name: durable,
    filter_subject: names.filter(consumer.event.name),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ACK_WAIT_MS),
    max_deliver: -1,
    max_ack_pending: 1_000,
  });
  const handle = await js.consumers.get(stream, durable);
  return handle.consume({ max_messages: 100, expires: 5_000, abort_on_missing_resource: true });
};

/** Runs {@link begin}; null when the signal aborts or a lost connection is back first. */
const beginInTime = async (
  consumer: Consumer<unknown>,
  context: ConsumerContext,
  signal: AbortSignal,
): Promise<ConsumerMessages | null> => {
  if ((await resultOrAborted(context.connection.link(), signal)) === null) return null;
  const attempt = untilReconnect(context.connection, signal);
  const beginning = begin(consumer, context);
  try {
    const messages = await resultOrAborted(beginning, attempt.signal);
    // A later pull would take events that nobody handles.
    if (!messages) beginning.then((late) => late.stop()).catch(() => undefined);
    return messages;
  } finally {
    attempt.end();
  }
};

/**
 * Runs a durable pull consumer until the signal aborts: unlimited deliveries, acknowledged after the effect. Recreates
 * the consumer and its stream when they are lost. Resolves when the last handler has ended.
 */
export const runConsumer = async (
  consumer: Consumer<unknown>,
  context: ConsumerContext,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      const messages = await beginInTime(consumer, context, signal);
      if (messages) {
        const stop = (): void => messages.stop();
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted) stop();
        await drain(messages, consumer, context).finally(() => signal.removeEventListener('abort', stop));
      }
    } catch (error) {
      if (!signal.aborted) context.logger.warn({ err: error, consumer: consumer.name }, 'consumer interrupted');
    }
    await pause(RESTART_MS, signal);
  }
  await Promise.all(context.effects);
};
