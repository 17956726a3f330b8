import { z } from 'zod';
import { countsSchema } from '../http/erasure.ts';
import { explanationSchema, metricsSchema, recommendationSchema } from '../http/wellness.ts';
import { LEVELS, LOG_STATUSES } from '../web/coach.ts';
import { isTimezone } from '../web/dates.ts';
import { ERASURE_SCOPES } from '../web/erasure.ts';
import { AREAS, GATE_LEVELS, INJURY_STATUSES, RED_FLAGS } from '../web/physio.ts';
import { HOLD_ENDS, HOLD_TIERS, SAFETY_CATEGORIES } from '../web/safety.ts';
import { PLAN_TYPES } from '../web/scales.ts';
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
    /** The runner said no to storing health data, or took the yes back: new entries are refused. Not so where nobody has asked yet. */
    healthDataRefused: z.boolean().optional(),
    rev,
  }),
);

/** Every service erases what it holds of the user in `subject` and answers with {@link userErased}; asked again until it has. */
export const erasureRequested = define(
  'account.erasure.requested.v1',
  z.strictObject({
    scope: z.enum(ERASURE_SCOPES),
    erasureId: z.string().min(1).max(100),
    /**
     * In the second round of an account that stays: when each service erased. One that did so later may have told old things
     * in between, so what was taken over from it goes once more, and nothing else does.
     */
    erasedAt: z.record(z.string().max(100), z.iso.datetime()).optional(),
  }),
);

const erased = z.strictObject({ erasureId: z.string().min(1).max(100), counts: countsSchema });
/** A service is done with an erasure, by service. */
export const userErased = {
  wellness: define('wellness.user.erased.v1', erased),
  running: define('running.user.erased.v1', erased),
  physio: define('physio.user.erased.v1', erased),
} as const;

export const checkinRecorded = define(
  'wellness.checkin.recorded.v1',
  z.strictObject({
    date: z.iso.date(),
    score: z.number().min(0).max(10),
    recommendation: recommendationSchema,
    metrics: z.strictObject(metricsSchema.shape),
    factors: explanationSchema.shape.factors,
    cap: explanationSchema.shape.cap,
    /** The notes speak of a fever or another illness: the day counts as one of illness. */
    illness: z.boolean().optional(),
    rev,
  }),
);

export const physioCheckinRecorded = define(
  'physio.checkin.recorded.v1',
  z.strictObject({
    date: z.iso.date(),
    pain: z.number().int().min(0).max(10),
    flags: z.array(z.enum(RED_FLAGS)),
    /** A warning sign stands, ticked or told by another answer (a numb saddle, groin pain under load). */
    redFlag: z.boolean().optional(),
    /** Worse than usual on the morning after a session. */
    worsening: z.boolean(),
    /** The answers meet the hand-over rule. */
    handoverMet: z.boolean().optional(),
    rev,
  }),
);

export const physioGateChanged = define(
  'physio.gate.changed.v1',
  z.strictObject({
    area: z.enum(AREAS).nullable(),
    /** Of the rehabilitation programme: 1 Calm, 2 Load, 3 Return. */
    phase: z.number().int().min(1).max(3).nullable(),
    level: z.enum(GATE_LEVELS),
    /** Ladder stage 0 to 9; null off the ladder. */
    stage: z.number().int().min(0).max(9).nullable(),
    /** The stage in words: `8 x (1/2)`, minutes of running and walking; null off the ladder. */
    intervals: z.string().max(100).nullable(),
    /** Whole minutes of one session of the stage, the brisk walks before and after counted; null off the ladder. */
    minutes: z.number().int().min(0).max(180).nullable(),
    handedOver: z.boolean(),
    ladderFinished: z.boolean(),
    /** One line, from fixed words; never what a runner wrote. */
    reason: z.string().max(300),
    rev,
  }),
);

export const physioProfileChanged = define(
  'physio.profile.changed.v1',
  z.strictObject({
    area: z.enum(AREAS).nullable(),
    status: z.enum(INJURY_STATUSES),
    /** An exclusion stands: no programme may be given. */
    restricted: z.boolean(),
    /** The runner's date from which this injury is followed; days before it know nothing of it. */
    since: z.iso.date().optional(),
    rev,
  }),
);

export const runningProfileChanged = define(
  'running.profile.changed.v1',
  z.strictObject({
    level: z.enum(LEVELS).nullable(),
    ageBand: z.enum(['under-18', '18-49', '50-plus']).nullable(),
    weeklyHours: z.number().int().nullable(),
    rev,
  }),
);

export const trainingLogged = define(
  'running.training.logged.v1',
  z.strictObject({
    date: z.iso.date(),
    planType: z.enum(PLAN_TYPES),
    status: z.enum(LOG_STATUSES),
    minutes: z.number().int().nullable(),
    ladderStage: z.number().int().min(0).max(9).nullable(),
    rev,
  }),
);

export const trainingRemoved = define('running.training.removed.v1', z.strictObject({ date: z.iso.date(), rev }));

export const planChanged = define(
  'running.plan.changed.v1',
  z.strictObject({
    weekStart: z.iso.date(),
    /** The session of the runner's own day; null when that day lies in another week. */
    today: z
      .strictObject({
        date: z.iso.date(),
        planType: z.enum(PLAN_TYPES),
        minutes: z.number().int(),
        title: z.string(),
      })
      .nullable(),
    rev,
  }),
);

/** The outcome of a day without a plan followed its check-in; `rev` is the check-in's. */
export const outcomeChanged = define('running.outcome.changed.v1', z.strictObject({ date: z.iso.date(), rev }));

export const planPublished = define('running.plan.published.v1', z.strictObject({ weekStart: z.iso.date(), rev }));
export const summaryPublished = define(
  'running.summary.published.v1',
  z.strictObject({ weekStart: z.iso.date(), rev }),
);

const hold = z.strictObject({
  /** The same in every service: who opens a hold names it, and each keeps a copy. */
  holdId: z.string().min(1).max(100),
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  tier: z.enum(HOLD_TIERS),
  since: z.iso.datetime(),
  /** Null while it stands. Final once set: copies merge in any order, and an ended hold stays ended. */
  ended: z.enum(HOLD_ENDS).nullable(),
  rev,
});

/** A safety hold was opened or ended, by the service in which it happened; no text and no score. */
export const holdChanged = {
  wellness: define('wellness.hold.changed.v1', hold),
  running: define('running.hold.changed.v1', hold),
  physio: define('physio.hold.changed.v1', hold),
} as const;

/**
 * A coach has adopted a hold that another service opened or ended: what it tells of training advice may have changed. `rev` is
 * that of the hold's own event.
 */
export const holdAdopted = {
  running: define('running.hold.adopted.v1', z.strictObject({ rev })),
  physio: define('physio.hold.adopted.v1', z.strictObject({ rev })),
} as const;

const ALL = [
  userChanged,
  erasureRequested,
  ...Object.values(userErased),
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  runningProfileChanged,
  trainingLogged,
  trainingRemoved,
  planChanged,
  outcomeChanged,
  planPublished,
  summaryPublished,
  ...Object.values(holdChanged),
  ...Object.values(holdAdopted),
] as const;

/** Every kind of event, by name. A stream exists for each owning service. */
export const EVENTS: Record<string, EventType> = Object.fromEntries(ALL.map((type) => [type.name, type]));

/** The streams every service ensures at start, so that a consumer may start before the owner does. */
export const STREAMS = ['account', 'wellness', 'running', 'physio'] as const;
export type StreamName = (typeof STREAMS)[number];
