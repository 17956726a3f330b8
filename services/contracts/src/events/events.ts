import { z } from 'zod';
import { countsSchema } from '../http/erasure.ts';
import { capSchema, explanationSchema, metricsSchema, recommendationSchema } from '../http/wellness.ts';
import { IMPORT_STATES } from '../web/activities.ts';
import { LEVELS, LOG_SPORTS, LOG_STATUSES } from '../web/coach.ts';
import { isTimezone } from '../web/dates.ts';
import { ERASURE_SCOPES } from '../web/erasure.ts';
import { AREAS, BODY_PARTS, GATE_LEVELS, INJURY_STATUSES, RED_FLAGS } from '../web/physio.ts';
import { HOLD_ENDS, HOLD_OPENERS, HOLD_TIERS, RECHECK_CODES, SAFETY_CATEGORIES } from '../web/safety.ts';
import { PLAN_TYPES } from '../web/scales.ts';
import { LANGUAGES, UNITS } from '../web/settings.ts';
import type { EventType } from './envelope.ts';

const defineEvent = <T extends z.ZodType>(name: string, data: T): EventType<T> => ({
  name,
  stream: name.slice(0, name.indexOf('.')),
  data,
});

/**
 * Revision of the document, incremented by every write. Consumers ignore events with a revision that they have already
 * seen.
 */
const rev = z.number().int().min(1);

export const userChanged = defineEvent(
  'account.user.changed.v1',
  z.strictObject({
    timezone: z.string().refine(isTimezone),
    /**
     * Version of the time zone. When the token and the stored settings differ, the time zone with the higher version is
     * used.
     */
    tzv: z.number().int().min(1),
    consents: z.strictObject({ health_data: z.boolean(), outside_model: z.boolean() }),
    /**
     * True when the runner refused or withdrew consent, so new health data is rejected. Missing before the first
     * answer.
     */
    healthDataRefused: z.boolean().optional(),
    /** Units and language that the runner chose. Missing before the first choice: kilometres and English. */
    units: z.enum(UNITS).optional(),
    language: z.enum(LANGUAGES).optional(),
    /**
     * Time at which the password was last set or removed, because the owner changed it, took over the account or
     * restored an address. Anything shared before this time, such as the address of a calendar feed, becomes invalid.
     * Missing if the password has not changed since registration.
     */
    credentialsEndedAt: z.iso.datetime().optional(),
    rev,
  }),
);

/**
 * Asks each service to erase its data about the user in `subject`. Services respond with {@link userErased}; the
 * request is sent again until all have responded.
 */
export const erasureRequested = defineEvent(
  'account.erasure.requested.v1',
  z.strictObject({
    scope: z.enum(ERASURE_SCOPES),
    erasureId: z.string().min(1).max(100),
    /**
     * Set in the second round of an erasure that keeps the account: the time at which each service erased its data. A
     * service that erased its data late may have published old data until then, so the other services erase their
     * copies of that data again.
     */
    erasedAt: z.record(z.string().max(100), z.iso.datetime()).optional(),
  }),
);

const erased = z.strictObject({ erasureId: z.string().min(1).max(100), counts: countsSchema });
/** Published by each service when it has finished an erasure. */
export const userErased = {
  wellness: defineEvent('wellness.user.erased.v1', erased),
  running: defineEvent('running.user.erased.v1', erased),
  physio: defineEvent('physio.user.erased.v1', erased),
} as const;

export const checkinRecorded = defineEvent(
  'wellness.checkin.recorded.v1',
  z.strictObject({
    date: z.iso.date(),
    score: z.number().min(0).max(10),
    recommendation: recommendationSchema,
    metrics: z.strictObject(metricsSchema.shape),
    factors: explanationSchema.shape.factors,
    cap: capSchema
      .extend({
        /**
         * Code of the cause, such as `pain`, `physio_pain` or `notes`, which `isPhysioCap` uses to determine the source
         * of the cap. Missing in events from earlier releases. Consumers must accept unknown codes.
         */
        code: z.string().optional(),
      })
      .nullable(),
    /** True when the runner wrote notes. The event never contains the notes. */
    hasNotes: z.boolean().optional(),
    /** True when the notes mention a fever or another illness, so the day is treated as an illness day. */
    illness: z.boolean().optional(),
    rev,
  }),
);

export const physioCheckinRecorded = defineEvent(
  'physio.checkin.recorded.v1',
  z.strictObject({
    date: z.iso.date(),
    pain: z.number().int().min(0).max(10),
    flags: z.array(z.enum(RED_FLAGS)),
    /** True when a warning sign is ticked or is implied by another answer (saddle numbness, groin pain under load). */
    redFlag: z.boolean().optional(),
    /** True when the pain was higher than usual on the morning after a session. */
    worsening: z.boolean(),
    /** True when the answers meet the criteria for returning the runner to the running plan. */
    handoverMet: z.boolean().optional(),
    rev,
  }),
);

export const physioGateChanged = defineEvent(
  'physio.gate.changed.v1',
  z.strictObject({
    area: z.enum(AREAS).nullable(),
    /** Phase of the rehabilitation programme: 1 Calm, 2 Load, 3 Return. */
    phase: z.number().int().min(1).max(3).nullable(),
    level: z.enum(GATE_LEVELS),
    /** Stage of the walk–run ladder, 0 to 9; null when the runner is not on the ladder. */
    stage: z.number().int().min(0).max(9).nullable(),
    /**
     * Stage of the twelve-stage ladder, 0 to 12. `stage` then contains the nearest of the nine stages that is not
     * higher. Missing in events from earlier releases.
     */
    stageOfTwelve: z.number().int().min(0).max(12).nullable().optional(),
    /**
     * Minimum number of hours between two ladder sessions, and between two runs in the four weeks after the last stage.
     * Missing in events from earlier releases.
     */
    hoursBetween: z.number().int().min(24).max(168).nullable().optional(),
    /**
     * Running and walking intervals of the stage, in minutes, such as `8 x (1/2)`; null when the runner is not on the
     * ladder.
     */
    intervals: z.string().max(100).nullable(),
    /**
     * Duration of one session in this stage, in whole minutes, including the brisk walks before and after; null when
     * the runner is not on the ladder.
     */
    minutes: z.number().int().min(0).max(180).nullable(),
    /**
     * Duration of today's walk in minutes, the same as in the list of exercises; null if there is no active injury.
     * Missing in events from earlier releases.
     */
    walkMinutes: z.number().int().min(0).max(60).nullable().optional(),
    /**
     * Maximum duration of a run in minutes in the four weeks after the last ladder stage; null at any other time.
     * Missing in events from earlier releases.
     */
    longestRun: z.number().int().min(0).max(180).nullable().optional(),
    handedOver: z.boolean(),
    ladderFinished: z.boolean(),
    /** A predefined one-line message, never text written by a runner. */
    reason: z.string().max(300),
    rev,
  }),
);

export const physioProfileChanged = defineEvent(
  'physio.profile.changed.v1',
  z.strictObject({
    area: z.enum(AREAS).nullable(),
    status: z.enum(INJURY_STATUSES),
    /** True when an exclusion applies, so that the runner must not be given a programme. */
    restricted: z.boolean(),
    /** The runner's local date from which this injury is tracked. The injury does not affect earlier days. */
    since: z.iso.date().optional(),
    rev,
  }),
);

export const runningProfileChanged = defineEvent(
  'running.profile.changed.v1',
  z.strictObject({
    level: z.enum(LEVELS).nullable(),
    ageBand: z.enum(['under-18', '18-49', '50-plus']).nullable(),
    /**
     * True for runners aged 60 or over, for strength tests whose norm decreases with age. Missing in events from
     * earlier releases.
     */
    from60: z.boolean().optional(),
    /**
     * Last day whose test results are still judged by the norm for runners under 60. Set for runners whose age was
     * stored before the norm for 60 and over existed, so that old results alone do not unlock anything. Missing when
     * this event introduced the age.
     */
    from60Since: z.iso.date().optional(),
    weeklyHours: z.number().int().nullable(),
    rev,
  }),
);

export const trainingLogged = defineEvent(
  'running.training.logged.v1',
  z.strictObject({
    date: z.iso.date(),
    planType: z.enum(PLAN_TYPES),
    status: z.enum(LOG_STATUSES),
    minutes: z.number().int().nullable(),
    ladderStage: z.number().int().min(0).max(9).nullable(),
    /** Stage of the twelve-stage ladder, 0 to 12. Missing in events from earlier releases. */
    stageOfTwelve: z.number().int().min(0).max(12).nullable().optional(),
    /** Sport of the day; null if it is unknown or the day was skipped. Missing in events from earlier releases. */
    sport: z.enum(LOG_SPORTS).nullable().optional(),
    rev,
  }),
);

export const trainingRemoved = defineEvent('running.training.removed.v1', z.strictObject({ date: z.iso.date(), rev }));

export const planChanged = defineEvent(
  'running.plan.changed.v1',
  z.strictObject({
    weekStart: z.iso.date(),
    /** The session for the runner's current day; null when the current day is in another week. */
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

/** Published when a check-in changed the outcome of a day that has no plan. `rev` is the check-in's revision. */
export const outcomeChanged = defineEvent('running.outcome.changed.v1', z.strictObject({ date: z.iso.date(), rev }));

export const planPublished = defineEvent('running.plan.published.v1', z.strictObject({ weekStart: z.iso.date(), rev }));
export const summaryPublished = defineEvent(
  'running.summary.published.v1',
  z.strictObject({ weekStart: z.iso.date(), rev }),
);

/** Published while files are imported, and when an import has finished. Contains no file names. */
export const importChanged = defineEvent(
  'running.import.changed.v1',
  z.strictObject({ state: z.enum(IMPORT_STATES), rev }),
);

const hold = z.strictObject({
  /**
   * Id of the hold, the same in every service. The service that opens the hold assigns it; other services store copies.
   */
  holdId: z.string().min(1).max(100),
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  tier: z.enum(HOLD_TIERS),
  since: z.iso.datetime(),
  /**
   * Way in which the hold ended; null while the hold is active. Once set, the value never changes, because copies are
   * merged in any order.
   */
  ended: z.enum(HOLD_ENDS).nullable(),
  rev,
});

/** Published by a service when it opens or ends a safety hold. Contains no score and no text written by the runner. */
export const holdChanged = {
  wellness: defineEvent('wellness.hold.changed.v1', hold),
  running: defineEvent('running.hold.changed.v1', hold),
  physio: defineEvent('physio.hold.changed.v1', hold),
} as const;

const holdAnswer = z.strictObject({
  holdId: z.string().min(1).max(100),
  /** The service that opened the hold. Only this service ends it, after checking the answer. */
  opener: z.enum(HOLD_OPENERS),
  /** The answer on the recheck card. */
  code: z.enum(RECHECK_CODES),
  rev,
});

/**
 * Asks the service that opened an emergency or same-day hold to end it. Published by another coach after the runner
 * gave that coach an answer that ends the hold. The opener then publishes a {@link holdChanged} event.
 */
export const holdAnswered = {
  running: defineEvent('running.hold.answered.v1', holdAnswer),
  physio: defineEvent('physio.hold.answered.v1', holdAnswer),
} as const;

/**
 * Published when a coach has stored a hold that another service opened, because the coach's training advice may have
 * changed. `rev` is the revision from the event that announced the hold.
 */
export const holdAdopted = {
  running: defineEvent('running.hold.adopted.v1', z.strictObject({ rev })),
  physio: defineEvent('physio.hold.adopted.v1', z.strictObject({ rev })),
} as const;

const pain = z.strictObject({
  /** The part of the body that the runner named; null when none was named. */
  area: z.enum(BODY_PARTS).nullable(),
  /** 0 to 10; null when the runner described the pain only in words. */
  pain: z.number().min(0).max(10).nullable(),
  /** True for words that mean pain above 6, such as "can hardly walk". */
  severe: z.boolean(),
  /** True when the pain is worse than before, or worse on the morning after a session. */
  worse: z.boolean(),
  /** Time of the report. It is valid for 24 hours or until a newer check-in. */
  at: z.iso.datetime(),
  rev,
});

/** Published when a runner reports pain to a coach in the chat. Never contains what the runner wrote. */
export const painReported = {
  running: defineEvent('running.pain.reported.v1', pain),
  physio: defineEvent('physio.pain.reported.v1', pain),
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
  importChanged,
  ...Object.values(holdChanged),
  ...Object.values(holdAnswered),
  ...Object.values(holdAdopted),
  ...Object.values(painReported),
] as const;

/** All event types, by name. */
export const EVENTS: Record<string, EventType> = Object.fromEntries(ALL.map((type) => [type.name, type]));

/**
 * Streams that every service creates at startup, so that a consumer can start before the service that publishes to the
 * stream.
 */
export const STREAMS = ['account', 'wellness', 'running', 'physio'] as const;
export type StreamName = (typeof STREAMS)[number];
