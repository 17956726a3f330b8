import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { z } from 'zod';
import { createId } from '../ids.ts';
import { traceHeaders } from '../telemetry/current.ts';

const knownZone = z.object({ timezone: z.string(), timezoneVersion: z.number() });

/** A runner's time zone from the access token of a request, with its version. */
export type KnownZone = z.infer<typeof knownZone>;

const outboxEntry = z.object({
  id: z.string(),
  type: z.string(),
  /** Time of the event, as an ISO 8601 timestamp. */
  time: z.string(),
  data: z.unknown(),
  /** `traceparent` of the work that created the entry; missing if there was no trace. */
  trace: z.string().exactOptional(),
  /** The runner's time zone at the time of the write, for work that runs after the request. */
  zone: knownZone.exactOptional(),
});

/** An unpublished event, which is stored in its document, so that the state and the event are written atomically. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

/**
 * Maximum number of entries in a document. When it is reached, further writes are rejected until the bus is available,
 * so that documents do not grow without limit.
 */
export const OUTBOX_LIMIT = 20;

/** Fields of documents that emit events. `rev` is incremented with every event and never reset. */
export const emittingFields = {
  _id: z.string(),
  userId: z.string(),
  rev: z.number().int(),
  outbox: z.array(outboxEntry),
};

const emittingDocument = z.object(emittingFields);
export type EmittingDocument = z.infer<typeof emittingDocument>;

/** Index for finding documents with unpublished events. It is partial: it contains only those documents. */
export const OUTBOX_INDEX = {
  key: { 'outbox.id': 1 },
  options: { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
} as const;

/**
 * Creates an entry.
 * @throws ZodError when the data does not match the schema of the event, so that no invalid event is stored.
 */
export const createEntry = <E extends EventType>(
  event: E,
  data: EventData<E>,
  at: Date,
  zone?: KnownZone,
): OutboxEntry => {
  const { traceparent } = traceHeaders();
  return {
    id: createId(),
    type: event.name,
    time: at.toISOString(),
    data: event.data.parse(data),
    ...(traceparent && { trace: traceparent }),
    ...(zone && { zone: { timezone: zone.timezone, timezoneVersion: zone.timezoneVersion } }),
  };
};
