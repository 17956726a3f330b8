import { z } from 'zod';
import * as coach from '../web/coach.ts';
import { weekStartOf } from '../web/dates.ts';
import { PLAN_TYPES, TEXT_MAX } from '../web/scales.ts';
import {
  DAY_ACTIONS,
  PACE_CONFIDENCES,
  PACE_SOURCES,
  SESSION_FAMILIES,
  SESSION_KINDS,
  STEP_KINDS,
  WEEK_KINDS,
} from '../web/sessions.ts';
import { dateSchema, integerSchema, missingOrInvalid, textSchema } from './common.ts';
import { acceptedOffersSchema, answeredNoteSchema, noteQuestionSchema, planOfferSchema } from './plan-offers.ts';
import { planStartSchema } from './plan-start.ts';

const monday = dateSchema.refine((date) => weekStartOf(date) === date, 'A week starts on a Monday');
const planType = z.enum(PLAN_TYPES, { error: missingOrInvalid });

/** Query with an optional `weekStart`, which must be a Monday and defaults to the runner's current week. */
export const weekQuery = z.object({ weekStart: monday.optional() });

/** Response to GET /api/coach/weekly-outcomes. */
export const weeklyOutcomesSchema = z.array(z.object({ date: z.string(), outcome: z.enum(PLAN_TYPES) }));

const integerIn = ({ min, max }: { min: number; max: number }) => integerSchema(min, max);
const optionalText = (max: number) => textSchema(max).nullish();

/** Goal synonyms, mapped to the canonical names under which goals are stored. */
const GOAL_SYNONYMS: Record<string, string> = { hm: 'half_marathon', weightloss: 'weight_loss' };

/**
 * Body of POST /api/coach/profile, which replaces the profile. Missing fields become null. The service parses
 * `daysAvailable`.
 */
export const coachProfileBody = z.strictObject({
  goal: z
    .preprocess(
      (value) => (typeof value === 'string' ? (GOAL_SYNONYMS[value] ?? value) : value),
      z.enum(coach.GOALS, { error: missingOrInvalid }).nullable(),
    )
    .nullish(),
  /** A date, a timestamp (only its date is used) or an empty string, which is stored as null. */
  raceDate: z
    .preprocess(
      (value) => (typeof value === 'string' ? (value.trim() === '' ? null : value.split('T', 1)[0]) : value),
      dateSchema.nullable(),
    )
    .nullish(),
  weeklyHours: integerIn(coach.PROFILE_LIMITS.weeklyHours).nullish(),
  daysAvailable: optionalText(200),
  injuries: optionalText(TEXT_MAX),
  thresholdPace: optionalText(100),
  longRunCapMin: integerIn(coach.PROFILE_LIMITS.longRunCapMin).nullish(),
  /** Profile fields as JSON text. Ignored when the text does not match {@link runningProfileV2Schema}. */
  runningProfileV2: z.string({ error: missingOrInvalid }).nullish(),
});

const experience = z.union([z.enum(coach.EXPERIENCES), integerIn(coach.PROFILE_LIMITS.experienceYears)]);
const v2Shape = {
  /** Experience as one of `EXPERIENCES`, or as a whole number of years. */
  experience_years: experience.optional(),
  level: z.enum(coach.LEVELS).optional(),
  goal_distance: z.enum(coach.GOAL_DISTANCES).optional(),
  injury_history: z.array(z.enum(coach.INJURY_AREAS)).max(coach.INJURY_AREAS.length).optional(),
  weight_category: z.enum(coach.WEIGHT_CATEGORIES).optional(),
  preferred_focus: z.array(z.enum(coach.FOCUS_AREAS)).max(coach.FOCUS_AREAS.length).optional(),
};

/** Schema of `runningProfileV2` in requests. */
export const runningProfileV2Schema = z.strictObject({
  ...v2Shape,
  age: integerIn(coach.PROFILE_LIMITS.age).optional(),
});
/** Schema of `runningProfileV2` in stored profiles, in which any age of 0 or more is valid. */
export const storedProfileV2Schema = z.strictObject({ ...v2Shape, age: z.number().min(0).optional() });

export const coachProfileSchema = z.object({
  goal: z.enum(coach.GOALS).nullable(),
  /** Date of the race, `YYYY-MM-DD`; null when no race date is set. */
  raceDate: z.string().nullable(),
  weeklyHours: z.number().nullable(),
  /** Days of the week on which the runner can train, such as `Mon,Wed,Sat`; null when not set. */
  daysAvailable: z.string().nullable(),
  injuries: z.string().nullable(),
  thresholdPace: z.string().nullable(),
  longRunCapMin: z.number().nullable(),
  /** Profile fields as JSON text, see `RunningProfileV2`; null when not set. */
  runningProfileV2: z.string().nullable(),
  updatedAt: z.string(),
});
export const coachProfileSavedSchema = coachProfileSchema.extend({ ignored: z.array(z.string()) });

const B = coach.BACKGROUND_LIMITS;
const backgroundShape = {
  usualWeekMinutes: integerIn(B.usualWeekMinutes).nullable(),
  longestRunMinutes: integerIn(B.longestRunMinutes).nullable(),
  /** Preferred day of the long run, 0 for Monday to 6 for Sunday. */
  longDay: z.literal([0, 1, 2, 3, 4, 5, 6], { error: missingOrInvalid }).nullable(),
  maxDaysInRow: integerIn(B.maxDaysInRow).nullable(),
  hoursFlex: z.boolean({ error: missingOrInvalid }),
  equipment: z.array(z.enum(coach.EQUIPMENT, { error: missingOrInvalid })).max(coach.EQUIPMENT.length),
  thresholdHeartRate: integerIn(B.thresholdHeartRate).nullable(),
  results: z
    .array(
      z.strictObject({
        meters: integerIn(B.resultMeters),
        seconds: integerIn(B.resultSeconds),
        date: dateSchema,
      }),
    )
    .max(B.results),
  /** True when the runner has run fast (intervals, tempo, races) in the last eight weeks. */
  hasRunFast: z.boolean({ error: missingOrInvalid }),
  /** Races before the profile's main race. The plan prepares for a B race; a C race replaces a quality session. */
  races: z
    .array(
      z.strictObject({
        goal: z.enum(coach.RACE_GOALS, { error: missingOrInvalid }),
        date: dateSchema,
        priority: z.enum(['B', 'C'], { error: missingOrInvalid }),
      }),
    )
    .max(B.races),
  goalSeconds: integerIn(B.resultSeconds).nullable(),
  /**
   * How long something has hurt, as reported by the runner, and whether the runner can run. Null if nothing hurts or
   * the physio coach has already asked. Missing in responses from earlier releases. If it is missing in a body, the
   * stored value is kept.
   */
  hurts: z
    .strictObject({ since: dateSchema, canRun: z.boolean({ error: missingOrInvalid }) })
    .nullable()
    .optional(),
};
/** The runner's answers about earlier training and preferences. Null or empty when not answered. */
export const runnerBackgroundSchema = z.strictObject(backgroundShape);
/** Body of PUT /api/coach/background, which replaces the answers. Missing fields become null or empty. */
export const runnerBackgroundBody = runnerBackgroundSchema.partial();

/**
 * Body of POST /api/coach/training-log. `reason` applies to skipped days, `minutes` to runs. The service checks whether
 * the date is in the permitted range.
 */
export const trainingLogBody = z.strictObject({
  date: dateSchema,
  /** Type of the planned session. Defaults to the outcome of that day, or to `adapt` when the day has no outcome. */
  planType: planType.optional(),
  status: z.enum(coach.LOG_STATUSES, { error: missingOrInvalid }),
  minutes: integerSchema(0, coach.LOG_MINUTES_MAX).nullish(),
  reason: z.enum(coach.SKIP_REASONS, { error: missingOrInvalid }).nullish(),
  /** Perceived effort, 1 to 10. */
  effort: integerSchema(1, 10).nullish(),
});
export const trainingLogParams = z.object({ date: dateSchema });
export const trainingLogSchema = z.object({
  /** Set when the log is derived from the day's activities; missing if the runner set the day by hand. */
  source: z.literal('activities').optional(),
  date: z.string(),
  planType: z.enum(PLAN_TYPES),
  status: z.enum(coach.LOG_STATUSES),
  minutes: z.number().nullable(),
  reason: z.enum(coach.SKIP_REASONS).nullable(),
  /** Perceived effort, 1 to 10; null or missing when not given. */
  effort: z.number().int().nullable().optional(),
});
export const trainingLogsSchema = z.array(trainingLogSchema);

/**
 * Body of POST /api/coach/weekly-plan, which creates or recreates this week's plan. `adjust` is the runner's answer to
 * the offer of a lighter week.
 */
export const weeklyPlanBody = z.strictObject({
  adjust: z.enum(['lighter', 'keep'], { error: missingOrInvalid }).optional(),
});
const rangeSchema = z.object({ low: z.number(), high: z.number() });
const stepSchema = z.object({
  kind: z.enum(STEP_KINDS),
  /** Duration in seconds; for a step measured by distance, the expected duration. */
  seconds: z.number().int(),
  meters: z.number().optional(),
  target: z
    .object({
      /** Pace in s/km; `low` is the faster one. */
      pace: rangeSchema.optional(),
      /** Percent of the threshold heart rate. */
      heartRate: rangeSchema.optional(),
      /** Perceived effort, 0 to 10. */
      effort: rangeSchema,
    })
    .nullable(),
});
const repeatOf = <T extends z.ZodType>(step: T) =>
  z.object({
    kind: z.literal('repeat'),
    times: z.number().int(),
    /** True when the rest at the end of the last repetition is omitted. */
    skipsLastRest: z.boolean(),
    steps: z.array(step),
  });
/** A step or a repeated group of steps. Groups are nested at most once, for sets of reps. */
const partSchema = z.union([stepSchema, repeatOf(z.union([stepSchema, repeatOf(stepSchema)]))]);

/** A running session as steps, with its texts. */
export const plannedSessionSchema = z.object({
  kind: z.enum(SESSION_KINDS),
  family: z.enum(SESSION_FAMILIES),
  title: z.string(),
  minutes: z.number().int(),
  /** Number of minutes run faster than easy pace, excluding recoveries. */
  hardMinutes: z.number().int(),
  purpose: z.string(),
  /** Description of how the session should feel. */
  feel: z.string(),
  steps: z.array(partSchema),
  /** Alternative versions of the session. */
  versions: z.object({ noWatch: z.string(), treadmill: z.string(), shortened: z.string(), noRun: z.string() }),
  /** Notes on eating, drinking and conditions. */
  notes: z.array(z.string()),
});

/** A strength or mobility session. */
export const strengthSessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number().int(),
  exercises: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sets: z.number().int(),
      /** Repetitions per side; null for a hold. */
      reps: z.number().int().nullable(),
      /** Duration of a hold in seconds; null for an exercise with repetitions. */
      holdSeconds: z.number().int().nullable(),
    }),
  ),
});

export const weeklyPlanSchema = z.object({
  weekStart: z.string(),
  phase: z.enum(coach.PHASES),
  totalMinutes: z.number().int(),
  /** Factor that determined the training volume of the week; missing in weeks planned by an earlier release. */
  kind: z.enum(WEEK_KINDS).optional(),
  /** Number of the week in its season, starting at 1. */
  weekNumber: z.number().int().optional(),
  /** True for a preview of a later week, which is not stored and changes with this week's training. */
  provisional: z.literal(true).optional(),
  /** Explanation of what a provisional week depends on, in one sentence. */
  dependsOn: z.string().optional(),
  /** The same as structured values. */
  dependsOnFacts: z
    .object({
      /** Number of minutes done this week, and number of minutes currently planned for the whole week. */
      doneMinutes: z.number().int(),
      plannedMinutes: z.number().int(),
      /** Number of this week's days that a check-in made light or a rest day. */
      lightDays: z.number().int(),
      hasPain: z.boolean(),
      isPaused: z.boolean(),
      /** True if a run this week was much longer than any earlier run. */
      hasSpike: z.boolean(),
    })
    .optional(),
  /**
   * Number of minutes in a provisional week: `low` if half of this week's remaining sessions are missed, `high` if all
   * are done.
   */
  minutesRange: z.object({ low: z.number().int(), high: z.number().int() }).optional(),
  /** Source of the week's paces; missing if there are no paces and in weeks planned by an earlier release. */
  paceSource: z
    .object({
      kind: z.enum(PACE_SOURCES),
      /** Number of days with a hard run on which the pace is based; missing for values that the runner entered. */
      runs: z.number().int().optional(),
      confidence: z.enum(PACE_CONFIDENCES).optional(),
      /** The same in words. */
      text: z.string(),
    })
    .optional(),
  /**
   * What the size of the first week comes from; missing in later weeks, in previews, and in weeks planned by an earlier
   * release.
   */
  startsFrom: planStartSchema.optional(),
  /** The runner's own wishes for this week; missing when there are none. */
  wishes: z.object({ easierWeek: z.boolean(), repeatWeek: z.boolean() }).optional(),
  days: z.array(
    z.object({
      date: z.string(),
      planType: z.enum(PLAN_TYPES),
      /** Number of minutes of running or walking; 0 on a rest day. */
      minutes: z.number().int(),
      /** Intensity zone, such as `Z2`, `Z1-Z2` or `walk`; null on a rest day. */
      zone: z.string().nullable(),
      /** Pace of the hard part or, if there is none, of the whole session, in s/km; missing if no pace is known. */
      pace: rangeSchema.optional(),
      /** Distance of the whole session in metres, at the slowest and the fastest pace; missing if no pace is known. */
      meters: rangeSchema.optional(),
      title: z.string(),
      /** One-line reason for this session. */
      why: z.string(),
      /** Description of what changed on this day after the plan was created, and why; missing if nothing changed. */
      changed: z.string().optional(),
      strengthMinutes: z.number().int().optional(),
      /** Stage of the walk–run ladder, 0 to 9; missing on days without a ladder session. */
      ladderStage: z.number().int().optional(),
      /** The session as steps; missing on a rest day and on days planned by an earlier release. */
      session: plannedSessionSchema.optional(),
      /** The session as originally planned; missing when it has not changed. */
      planned: plannedSessionSchema.nullable().optional(),
      strength: strengthSessionSchema.optional(),
      /** Date from which the runner moved this session; missing when it was not moved. */
      movedFrom: z.string().optional(),
      /** The runner's change to this day; missing if there is none. */
      adjusted: z.enum(['easier', 'shorten']).optional(),
      /** Effect of the day's check-in on the day, with an explanation in one sentence; missing on later days. */
      action: z
        .object({
          kind: z.enum(DAY_ACTIONS),
          text: z.string(),
          /** Score of the check-in that led to the action; missing if there is no check-in. */
          score: z.number().optional(),
          /** True on a race day on which the runner should not race. */
          noRace: z.literal(true).optional(),
        })
        .optional(),
      /**
       * True for a day that was already over when the plan was created. Such a day has neither a session nor planned
       * rest.
       */
      beforePlan: z.literal(true).optional(),
    }),
  ),
  /**
   * Notes for the runner about the whole week, for example that there is little time left before the race or that the
   * plan was stopped.
   */
  notes: z.array(z.string()).optional(),
  offer: z.object({ kind: z.literal('lighter'), text: z.string() }).optional(),
  /** All offers for the current week, including the lighter week; missing if there are none. */
  offers: z.array(planOfferSchema).optional(),
  /** The accepted offers that can be reverted; missing if there are none. */
  accepted: acceptedOffersSchema.optional(),
  /**
   * Notes that ask a question, with answers to tap; missing if there are none. `notes` contains their texts as well.
   */
  questions: z.array(noteQuestionSchema).optional(),
  /** Notes that the runner answered this week; missing if there are none. */
  answered: z.array(answeredNoteSchema).optional(),
});

/** Body of POST /api/coach/pause. */
export const pauseBody = z
  .strictObject({
    kind: z.enum(coach.PAUSE_KINDS, { error: missingOrInvalid }),
    from: dateSchema,
    to: dateSchema.nullish(),
  })
  .refine(({ from, to }) => !to || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  });
export const pauseSchema = z.object({ kind: z.enum(coach.PAUSE_KINDS), from: z.string(), to: z.string().nullable() });

/** Response to GET /api/coach/pause: the current or upcoming pause; null if there is none. */
export const currentPauseSchema = pauseSchema.nullable();

/** Response to POST /api/coach/calendar: the private URL of the calendar feed. */
export const calendarSchema = z.object({ url: z.string() });
/**
 * Response to GET /api/coach/calendar: the time at which the calendar feed was created; null if there is none. The URL
 * is returned only when the feed is created.
 */
export const calendarStateSchema = z.object({ since: z.string().nullable() });
export const calendarParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type CoachProfileBody = z.infer<typeof coachProfileBody>;
export type TrainingLogBody = z.infer<typeof trainingLogBody>;
