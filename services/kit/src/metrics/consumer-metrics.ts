import type { Registry } from '@prometheus-io/client';
import type { Connection } from '../bus/connection.ts';
import type { BusNames } from '../bus/names.ts';
import { createScrapedGauges } from './scraped-gauges.ts';

/** Properties of a consumer that its metrics need. */
export interface MeasuredConsumer {
  name: string;
  event: { stream: string };
}

/**
 * Creates metrics of consumer backlogs. The values are read from the NATS server, so that a replica that hangs cannot
 * hide its backlog.
 */
export const createConsumerMetrics = (registry: Registry) => {
  const watch = createScrapedGauges(registry, {
    subject: 'consumer',
    gauges: {
      pending: { name: 'consumer_pending', help: 'Events that have not been delivered to the consumer yet.' },
      unacknowledged: {
        name: 'consumer_unacknowledged',
        help: 'Events that were delivered to the consumer and not acknowledged: in progress or waiting for a retry.',
      },
    },
  });
  return {
    /** Adds a durable consumer to the metrics. Every replica reports the same value. */
    follow(connection: Pick<Connection, 'current'>, names: BusNames, { name, event }: MeasuredConsumer): void {
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
