import type { CloudEvent, EventData, EventType } from '@stridewell/contracts/events/envelope';
import { type Bus, createBus } from '@stridewell/kit/bus/bus';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import type { TestScope } from '@stridewell/kit/testing/scope';

/** Connects to NATS in the given scope as a separate service. */
export const openBus = async ({ natsUrl: url, prefix }: TestScope): Promise<Bus> => {
  const service = 'test-listener';
  const deadLetters = { record: async () => false };
  const logger = createLogger(service, 'silent');
  const bus = createBus({ url, prefix, service, logger, metrics: createMetrics(service), deadLetters });
  await bus.ready();
  return bus;
};

export interface Listener<E extends EventType> {
  /** All events of this type received so far in the scope, including redeliveries. */
  events: CloudEvent<EventData<E>>[];
  close(): Promise<void>;
}

/** Subscribes to an event type in the given scope as a separate service. */
export const listenTo = async <E extends EventType>(scope: TestScope, event: E): Promise<Listener<E>> => {
  const events: CloudEvent<EventData<E>>[] = [];
  const bus = await openBus(scope);
  bus.consume<EventData<E>>({ name: 'test.listener', event, handle: async (one) => void events.push(one) });
  return { events, close: () => bus.close() };
};
