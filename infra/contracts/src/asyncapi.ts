import { type EventType, envelopeSchema } from '@stridewell/contracts/events/envelope';
import { EVENTS } from '@stridewell/contracts/events/events';
import { z } from 'zod';
import { EXAMPLES, exampleOf } from './examples.ts';
import type { ProcessContract } from './process-contracts.ts';

const channelOf = (type: EventType): object => ({
  address: `${type.name}.{userId}`,
  description: `Kept for 14 days in the stream ${type.stream}.`,
  parameters: { userId: { description: 'User id (UUID) that the event is about; also the subject of the envelope.' } },
  messages: {
    event: {
      name: type.name,
      contentType: 'application/cloudevents+json',
      payload: z.toJSONSchema(envelopeSchema(type.name, type.data), { target: 'draft-7', unrepresentable: 'any' }),
      examples: (EXAMPLES[type.name] ?? []).map((data) => ({ payload: exampleOf(type, data) })),
    },
  },
});

const operationOf = (action: 'send' | 'receive', event: string, summary: string): object => ({
  action,
  channel: { $ref: `#/channels/${event}` },
  summary,
});

/**
 * Generates the AsyncAPI 3 document of all events. It contains a channel for each event, with the event's sender and
 * durable consumers.
 */
export const asyncApiFile = (
  processes: Readonly<Record<string, Pick<ProcessContract, 'consumers'>>>,
): Record<string, unknown> => {
  const types = Object.values(EVENTS).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const sends = types.map((type) => [
    `${type.stream}.sends.${type.name}`,
    operationOf('send', type.name, `Sent by ${type.stream}.`),
  ]);
  const receives = Object.entries(processes)
    .flatMap(([service, { consumers }]) => [...consumers].map(([name, event]) => ({ service, name, event })))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ service, name, event }) => [name, operationOf('receive', event, `Received by ${service}.`)]);
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Stridewell events',
      version: '1',
      description: 'CloudEvents 1.0 in structured JSON on NATS JetStream. Consumers ignore unknown fields.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(types.map((type) => [type.name, channelOf(type)])),
    operations: Object.fromEntries([...sends, ...receives]),
  };
};
