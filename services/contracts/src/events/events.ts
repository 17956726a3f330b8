import { z } from 'zod';
import { explanationSchema, metricsSchema, recommendationSchema } from '../http/wellness.ts';
import { isTimezone } from '../web/dates.ts';
import type { EventType } from './envelope.ts';

const define = <T extends z.ZodType>(name: string, data: T): EventType<T> => ({
  name,
  stream: name.slice(0, name.indexOf('.')),
  data,
});

/** `rev` is raised with every write of the document an event speaks of; consumers keep the highest and drop the rest. */
const rev = z.number().int().min(1);

export const userChanged = define(
  'account.user.changed.v1',
  z.strictObject({
    timezone: z.string().refine(isTimezone),
    /** Version of the time zone: the higher of token and stored wins. */
    tzv: z.number().int().min(1),
    consents: z.strictObject({ health_data: z.boolean(), outside_model: z.boolean() }),
    rev,
  }),
);

export const checkinRecorded = define(
  'wellness.checkin.recorded.v1',
  z.strictObject({
    date: z.iso.date(),
    score: z.number().min(0).max(10),
    recommendation: recommendationSchema,
    metrics: z.strictObject(metricsSchema.shape),
    factors: explanationSchema.shape.factors,
    cap: explanationSchema.shape.cap,
    rev,
  }),
);

/** Every kind of event, by name. A stream exists for each owning service. */
export const EVENTS = { [userChanged.name]: userChanged, [checkinRecorded.name]: checkinRecorded };

/** The streams every service ensures at start, so that a consumer may start before the owner does. */
export const STREAMS = ['account', 'wellness', 'running', 'physio'] as const;
export type StreamName = (typeof STREAMS)[number];
