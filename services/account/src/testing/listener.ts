import type { CloudEvent, EventData, EventType } from '@stridewell/contracts/events/envelope';
import { createBus } from '@stridewell/kit/bus/bus';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import type { TestScope } from '@stridewell/kit/testing/scope';

export interface Listener<E extends EventType> {
  /** Every event of the kind that arrived in the scope so far, repeats included. */
  heard: CloudEvent<EventData<E>>[];
  close(): Promise<void>;
}

/** Another service's ear on the scope's bus. */
export const listenTo = async <E extends EventType>(scope: TestScope, event: E): Promise<Listener<E>> => {
  const heard: CloudEvent<EventData<E>>[] = [];
  const bus = createBus({
    url: scope.natsUrl,
    prefix: scope.prefix,
    service: 'test-listener',
    logger: createLogger('test-listener', 'silent'),
    metrics: createMetrics('test-listener'),
    deadLetters: { record: async () => false },
  });
  await bus.ready();
  bus.consume<EventData<E>>({ name: 'test.listener', event, handle: async (one) => void heard.push(one) });
  return { heard, close: () => bus.close() };
};
