import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { createConsumerMetrics } from './metrics/consumer-metrics.ts';
import { createOutboxMetrics } from './metrics/outbox-metrics.ts';

/** The metrics that every service exports. Labels have few values, which never identify a user. */
export const createMetrics = (service: string) => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    outbox: createOutboxMetrics(registry),
    outboxPublished: new Counter({
      name: 'outbox_published_total',
      help: 'Events handed over.',
      labelNames: ['source'],
      registers,
    }),
    consumed: new Counter({
      name: 'events_consumed_total',
      help: 'Events by consumer and result (done, dropped, retried, dead).',
      labelNames: ['consumer', 'result'],
      registers,
    }),
    consumers: createConsumerMetrics(registry),
    deadLetters: new Counter({
      name: 'dead_letters_total',
      help: 'Events given up on: alert on any.',
      labelNames: ['consumer'],
      registers,
    }),
    busConnected: new Gauge({ name: 'bus_connected', help: '1 while NATS is connected.', registers }),
    storedMismatches: new Counter({
      name: 'stored_document_mismatches_total',
      help: 'Fields of sampled stored documents that do not match the schema of their collection: alert on any.',
      labelNames: ['collection', 'field'],
      registers,
    }),
    streamsOpen: new Gauge({
      name: 'streams_open',
      help: 'Streamed answers that are open, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    revocationsStale: new Gauge({
      name: 'revocations_stale_seconds',
      help: 'How long the list of ended sessions has not been followed.',
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
