import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { Schema } from 'mongoose';
import { createId } from '../ids.ts';
import { traceHeaders } from '../telemetry/current.ts';

/** A runner's time zone as a request knew it: what its session's token says. */
export interface KnownZone {
  timezone: string;
  timezoneVersion: number;
}

/** An event that waits in the document it speaks of, so that state and event are one atomic write. */
export interface OutboxEntry {
  id: string;
  type: string;
  /** ISO 8601 instant of what happened. */
  time: string;
  data: unknown;
  /** What it followed from, as a `traceparent`; absent where nothing is known. */
  trace?: string;
  /** The zone in which it was written, for what follows from it where the request could not see to that itself. */
  zone?: KnownZone;
}

/** Entries a document may hold; beyond it writes are refused until the bus is back, so that a document cannot grow without end. */
export const OUTBOX_LIMIT = 20;

/** What every emitting document carries. `rev` is raised in the same write as its event and never restarts. */
export interface Emitting {
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

/** Fields of an emitting document, for its Mongoose schema. */
export const outboxFields = {
  rev: { type: Number, required: true },
  outbox: { type: [entrySchema], default: [] },
};

/** Index for "documents with events that have not left": partial, so that it holds nothing else. */
export const OUTBOX_INDEX = {
  key: { 'outbox.id': 1 },
  options: { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
} as const;

/** A new entry, checked against its schema: an event that nobody could read must not be stored. */
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
