import { z } from 'zod';

/**
 * CloudEvents 1.0, structured JSON. `subject` is the user's id (also the last token of the NATS subject); `time` is
 * when it happened. Source: cloudevents.io, specification 1.0.2.
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

/** An event as sent on the bus: the envelope around data of any type. */
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

/** One kind of event: its name, the stream that keeps it, and the shape of its data. */
export interface EventType<T extends z.ZodType = z.ZodType> {
  /** `<service>.<noun>.<past-tense>.v1` */
  name: string;
  stream: string;
  data: T;
}

export type EventData<E extends EventType> = z.infer<E['data']>;
