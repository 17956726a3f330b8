import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { CloudEvent, EventType } from '@stridewell/contracts/events/envelope';
import { readEvent } from '@stridewell/contracts/events/read';
import { pause } from '../clock.ts';
import { PermanentError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import type { Connection } from './connection.ts';
import type { DeadLetters } from './dead-letters.ts';
import { handleInTrace, type Outcome } from './handle-in-trace.ts';
import type { BusNames } from './names.ts';
import { unlessAborted, untilReconnect } from './reconnect.ts';

export interface Consumer<T> {
  /** Durable name: one per (event, reaction), `<service>.<reaction>`. */
  name: string;
  event: EventType;
  /** The effect. Must be idempotent by the event's id or its content: a redelivery is normal. */
  handle(event: CloudEvent<T>): Promise<void>;
  /** Hears of erased runners too: only what erases them does. */
  outlivesErasure?: boolean;
}

/** Keeps what is older than a runner's erasure from bringing them back. */
export interface Erased {
  /** Whether an event is older than its runner's erasure: it has no effect. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Deletes once more what the effect of an event stored while its runner was being erased. */
  eraseAgain(event: CloudEvent): Promise<void>;
}

export interface ConsumerContext {
  connection: Connection;
  names: BusNames;
  /** Makes the streams that are missing. */
  ensureStreams(): Promise<void>;
  deadLetters: DeadLetters;
  /** Absent where nothing of runners is kept. */
  erased?: Erased | undefined;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /** This consumer's effects under way. */
  effects: Set<Promise<void>>;
  backoff: (delivery: number) => number;
}

/**
 * How long an event may go without a sign of life before it is handed out again: also the wait after a kill, and for one that
 * the server sent into a connection it did not know to be dead. An effect that takes longer keeps it with a sign every second.
 */
const ACK_WAIT_MS = 3_000;
const SIGN_OF_LIFE_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const IN_FLIGHT = 32;
const RESTART_MS = 250;

/** How long to wait before an event is tried again: 1 s doubling to 30 s. */
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

/** Whose event it is and from when, as far as that can be told without reading it. */
const outlineOf = ({ event }: Consumer<unknown>, { subject, info }: JsMsg) => ({
  subject: subject.slice(subject.lastIndexOf('.') + 1),
  type: event.name,
  time: new Date(info.timestampNanos / 1e6).toISOString(),
});

/** Keeps an event whose effect is still under way; on a closed connection there is nobody to tell, and the event comes again. */
const tellAlive = (message: JsMsg): void => {
  try {
    message.working();
  } catch {
    // The acknowledgement fails in the same way and is logged there.
  }
};

/** The effect, unless the runner was erased after what the event tells; answers how it went. */
const takeEffect = async (
  consumer: Consumer<unknown>,
  event: CloudEvent,
  erased: Erased | undefined,
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

/** One message: the effect, then the acknowledgement. Only a permanent error counts as a try; all others come back without end. */
const handleMessage = async (
  consumer: Consumer<unknown>,
  message: JsMsg,
  context: ConsumerContext,
): Promise<Outcome> => {
  const { deadLetters, erased, logger, metrics } = context;
  let outcome: 'done' | 'dropped';
  const result = (value: Outcome): Outcome => {
    metrics.consumed.inc({ consumer: consumer.name, result: value });
    return value;
  };
  const alive = setInterval(() => tellAlive(message), SIGN_OF_LIFE_MS);
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
    clearInterval(alive);
  }
  message.ack();
  return result(outcome);
};

/** Hands messages out until the pull ends or fails, at most {@link IN_FLIGHT} at a time, so that one poisonous or slow event never holds up the others. */
const drain = async (
  messages: ConsumerMessages,
  consumer: Consumer<unknown>,
  context: ConsumerContext,
): Promise<void> => {
  const { effects: running, logger, tracer } = context;
  // Only an acknowledgement can fail here, on a connection that is closed: the event comes again.
  const lost = (error: unknown): void => logger.debug({ err: error, consumer: consumer.name }, 'not acknowledged');
  for await (const message of messages) {
    const work = handleInTrace({ ...consumer, tracer }, message, () => handleMessage(consumer, message, context))
      .catch(lost)
      .finally(() => running.delete(work));
    running.add(work);
    if (running.size >= IN_FLIGHT) await Promise.race(running);
  }
};

/** Makes the streams and the durable consumer where they do not exist and begins to pull; the pull fails once either is lost. */
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

/** {@link begin}, given up when the signal comes or the connection was lost and is back; null then. */
const beginInTime = async (
  consumer: Consumer<unknown>,
  context: ConsumerContext,
  signal: AbortSignal,
): Promise<ConsumerMessages | null> => {
  if ((await unlessAborted(context.connection.link(), signal)) === null) return null;
  const attempt = untilReconnect(context.connection, signal);
  const beginning = begin(consumer, context);
  try {
    const messages = await unlessAborted(beginning, attempt.signal);
    // One that begins after all would take events that nobody handles.
    if (!messages) beginning.then((late) => late.stop()).catch(() => undefined);
    return messages;
  } finally {
    attempt.end();
  }
};

/**
 * Runs one durable pull consumer until the signal, with explicit acknowledgement after the effect and unlimited deliveries.
 * Made anew whenever it or its stream was lost. Resolves once the last effect has ended.
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
