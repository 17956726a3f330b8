import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { Schema } from 'mongoose';
import { createId } from '../ids.ts';
import { traceHeaders } from '../telemetry/current.ts';

/** A runner's time zone as known during a request, from the access token. */
export interface KnownZone {
  timezone: string;
  timezoneVersion: number;
}

/** An unpublished event, stored in the document it is about, so that state and event are one atomic write. */
export interface OutboxEntry {
  id: string;
  type: string;
  /** ISO 8601 instant of the event. */
  time: string;
  data: unknown;
  /** `traceparent` of the work that created it; absent if there was no trace. */
  trace?: string;
  /** The runner's time zone at the write, for follow-up work that the request could not do itself. */
  zone?: KnownZone;
}

/** Maximum entries per document. Beyond it writes are refused until the bus is back, so that documents stay bounded. */
export const OUTBOX_LIMIT = 20;

/**
 * Fields of every document that emits events. `rev` is incremented in the same write as its event and never restarts.
 */
export interface EmittingDocument {
  _id: string;
  userId: string;
  rev: number;
  outbox: OutboxEntry[];
}

const entrySchema = new Schema(
  {
    id: { type: String, required: true },
    type: { type: String, required: true },
    time: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    trace: { type: String },
    zone: { type: Schema.Types.Mixed },
  },
  { _id: false },
);

/** Mongoose schema fields of a document that emits events. */
export const outboxFields = {
  rev: { type: Number, required: true },
  outbox: { type: [entrySchema], default: [] },
};

/** Serves the query for documents with unpublished events. The index is partial: it contains only those documents. */
export const OUTBOX_INDEX = {
  key: { 'outbox.id': 1 },
  options: { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
} as const;

/** A new entry, validated against its schema, because an unreadable event must not be stored. */
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
