import { z } from 'zod';

/**
 * CloudEvents 1.0.2 in structured JSON. `subject` is the user id and `time` is the time at which the event happened.
 */
export const envelopeSchema = <T extends z.ZodType>(type: string, data: T) =>
  z.strictObject({
    specversion: z.literal('1.0'),
    id: z.string().min(1),
    source: z.string().min(1),
    type: z.literal(type),
    subject: z.string().min(1),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    traceparent: z.string().optional(),
    data,
  });

/** An event as it is sent on the bus: the envelope including the data. */
export interface CloudEvent<T = unknown> {
  specversion: '1.0';
  id: string;
  source: string;
  type: string;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  traceparent?: string | undefined;
  data: T;
}

/** A type of event: its name, its stream and the schema of its data. */
export interface EventType<T extends z.ZodType = z.ZodType> {
  /** Name of the event, as `<service>.<noun>.<past-tense>.v1`. */
  name: string;
  stream: string;
  data: T;
}

export type EventData<E extends EventType> = z.infer<E['data']>;
