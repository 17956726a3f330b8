import type { JsMsg } from '@nats-io/jetstream';
import type { EventType } from '@stridewell/contracts/events/envelope';
import { inTrace } from '../telemetry/current.ts';
import { parseTraceparent, TRACEPARENT } from '../telemetry/traceparent.ts';
import type { Tracer } from '../telemetry/tracer.ts';

/**
 * Outcome of handling a message: `dropped` when the event is older than its user's erasure, `dead` when it became a
 * dead letter.
 */
export type HandlingOutcome = 'done' | 'dropped' | 'retried' | 'dead';

/**
 * Handles a message in a span of the event's trace, or of a new trace if the event has none. The span does not contain
 * the message subject, because the subject contains the user's id.
 */
export const handleInTrace = async (
  { name, event, tracer }: { name: string; event: EventType; tracer: Tracer },
  message: JsMsg,
  handle: () => Promise<HandlingOutcome>,
): Promise<void> => {
  const span = tracer.start(`process ${event.name}`, {
    kind: 'consumer',
    parent: parseTraceparent(message.headers?.get(TRACEPARENT)),
    attributes: {
      'messaging.system': 'nats',
      'messaging.destination.name': event.name,
      'messaging.consumer.group.name': name,
      'messaging.nats.delivery': message.info.deliveryCount,
    },
  });
  const end = (outcome: HandlingOutcome | 'unacknowledged'): void => {
    const isFailure = outcome !== 'done' && outcome !== 'dropped';
    span.end({ attributes: { 'stridewell.outcome': outcome }, ...(isFailure && { failed: outcome }) });
  };
  try {
    end(await inTrace(span.trace, handle));
  } catch (error) {
    end('unacknowledged');
    throw error;
  }
};
