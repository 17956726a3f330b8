import type { JsMsg } from '@nats-io/jetstream';
import type { EventType } from '@stridewell/contracts/events/envelope';
import { inTrace } from '../telemetry/current.ts';
import { parseTraceparent, TRACEPARENT } from '../telemetry/traceparent.ts';
import type { Tracer } from '../telemetry/tracer.ts';

/** How the handling of one message ended; `dropped` is older than its runner's erasure, `dead` is given up on. */
export type Outcome = 'done' | 'dropped' | 'retried' | 'dead';

/**
 * Handles a message as a span of the trace that its event came with; one that carries none begins its own. It names consumer and
 * kind of event: the message's own subject names the runner.
 */
export const handleInTrace = async (
  { name, event, tracer }: { name: string; event: EventType; tracer: Tracer },
  message: JsMsg,
  handle: () => Promise<Outcome>,
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
  const end = (outcome: Outcome | 'unacknowledged'): void => {
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
