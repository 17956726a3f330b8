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
  /** Name of the durable consumer, `<service>.<reaction>`. Each reaction to an event has its own name. */
  name: string;
  event: EventType;
  /** Handles an event. Must be idempotent, because events may be delivered repeatedly. */
  handle(event: CloudEvent<T>): Promise<void>;
  /** True to receive events of erased users as well. Set only for consumers of erasure requests. */
  outlivesErasure?: boolean;
}

/** Prevents events from before an erasure from recreating the user's data. */
export interface ErasureGuard {
  /** True when an event is older than its user's erasure and must therefore have no effect. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Deletes data that a handler stored while its user was being erased. */
  eraseAgain(event: CloudEvent): Promise<void>;
}

export interface ConsumerContext {
  connection: Connection;
  names: BusNames;
  /** Creates the streams that do not exist. */
  ensureStreams(): Promise<void>;
  deadLetters: DeadLetters;
  /** Guard against events of erased users; missing in services without user data. */
  erased?: ErasureGuard | undefined;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /** The handlers of this consumer that are running. */
  effects: Set<Promise<void>>;
  backoff: (delivery: number) => number;
}

/**
 * An event is redelivered when its handler sends no heartbeat for this long, for example after a crash or a lost
 * connection. A handler that takes longer sends a heartbeat every second.
 */
const ACK_WAIT_MS = 3_000;
const HEARTBEAT_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const IN_FLIGHT = 32;
const RESTART_MS = 250;

/** Delay before a redelivery, in milliseconds: 1 s, doubled with each delivery up to 30 s. */
export const backoff = (delivery: number): number => Math.min(1_000 * 2 ** Math.max(0, delivery - 1), MAX_BACKOFF_MS);

/**
 * Reads an event and compares it with its subject. A NATS user can publish only to the subjects of its service, so an
 * event whose envelope names another service or another user is forged.
 */
const parse = (consumer: Consumer<unknown>, message: JsMsg, names: BusNames): CloudEvent => {
  let body: unknown;
  try {
    body = message.json();
  } catch (error) {
    throw new PermanentError('not JSON', error);
  }
  const result = readEvent(consumer.event, body);
  if (!result.success) throw new PermanentError(`not a ${consumer.event.name}`, result.error);
  const event = result.data;
  if (event.source !== consumer.event.stream) throw new PermanentError('the source is not the service of the stream');
  if (names.subject(event.type, event.subject) !== message.subject)
    throw new PermanentError('the envelope is not the one of the subject');
  return event;
};

/** Subject and time of an event taken from the message metadata, because the body may be unreadable. */
const outlineOf = ({ event }: Consumer<unknown>, { subject, info }: JsMsg) => ({
  subject: subject.slice(subject.lastIndexOf('.') + 1),
  type: event.name,
  time: new Date(info.timestampNanos / 1e6).toISOString(),
});

/** Sends a heartbeat for a running handler. If the connection is closed, this fails and the event is redelivered. */
const sendHeartbeat = (message: JsMsg): void => {
  try {
    message.working();
  } catch {
    // The acknowledgement will fail in the same way, and that failure is logged.
  }
};

/** Runs the handler unless the user was erased after the event. Returns whether the event was handled or dropped. */
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

/**
 * Handles one message and acknowledges it. After several permanent errors, the event becomes a dead letter; other
 * errors are retried indefinitely.
 */
const handleMessage = async (
  consumer: Consumer<unknown>,
  message: JsMsg,
  context: ConsumerContext,
): Promise<HandlingOutcome> => {
  const { deadLetters, erased, logger, metrics, names } = context;
  let outcome: 'done' | 'dropped';
  const result = (value: HandlingOutcome): HandlingOutcome => {
    metrics.consumed.inc({ consumer: consumer.name, result: value });
    return value;
  };
  const heartbeat = setInterval(() => sendHeartbeat(message), HEARTBEAT_MS);
  try {
    outcome = await takeEffect(consumer, parse(consumer, message, names), erased);
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

/**
 * Handles up to {@link IN_FLIGHT} messages concurrently until the pull ends, so that a slow event does not delay
 * others.
 */
const drain = async (
  messages: ConsumerMessages,
  consumer: Consumer<unknown>,
  context: ConsumerContext,
): Promise<void> => {
  const { effects: running, logger, tracer } = context;
  // Only acknowledging over a closed connection can fail. The event is then redelivered.
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

/**
 * Creates missing streams and the durable consumer, and starts pulling messages. The pull fails when the stream or the
 * consumer is lost.
 */
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

/** Calls {@link begin}; null when the signal aborts, or a lost connection is restored, before it completes. */
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
    // If the pull still starts later, it must be stopped, because it would take events that no handler processes.
    if (!messages) beginning.then((late) => late.stop()).catch(() => undefined);
    return messages;
  } finally {
    attempt.end();
  }
};

/**
 * Runs a durable pull consumer until the signal aborts. Events are delivered until they are handled, and acknowledged
 * afterwards. The consumer and its stream are recreated when they are lost. Resolves when the last handler has ended.
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
