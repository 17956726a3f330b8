import type { Registry } from '@prometheus-io/client';
import type { Connection } from '../bus/connection.ts';
import type { BusNames } from '../bus/names.ts';
import { createWatch } from './watch.ts';

/** The properties of a consumer that measuring needs. */
export interface Measured {
  name: string;
  event: { stream: string };
}

/** The lag of consumers as reported by the NATS server, so that a replica that hangs cannot hide it. */
export const createConsumerMeasures = (registry: Registry) => {
  const watch = createWatch(registry, {
    subject: 'consumer',
    gauges: {
      pending: { name: 'consumer_pending', help: 'Events that have not been handed to the consumer yet.' },
      unacknowledged: {
        name: 'consumer_unacknowledged',
        help: 'Events that were handed to the consumer and are not done with: under way, or waiting to be tried again.',
      },
    },
  });
  return {
    /** Measures a durable consumer, the same on every replica. */
    follow(connection: Pick<Connection, 'current'>, names: BusNames, { name, event }: Measured): void {
      const [stream, durable] = [names.stream(event.stream), names.durable(name)];
      watch.follow(name, async () => {
        const link = connection.current();
        if (!link) throw new Error('bus disconnected');
        const { num_pending, num_ack_pending } = await link.jsm.consumers.info(stream, durable);
        return [
          { gauge: 'pending', value: num_pending },
          { gauge: 'unacknowledged', value: num_ack_pending },
        ];
      });
    },
  };
};
