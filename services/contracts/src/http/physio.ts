import { z } from 'zod';
import * as physio from '../web/physio.ts';
import { CLEARED_BY, CONDITIONS, NEAREST_AREA, PHYSIO_AREAS, SIDES, STIFFNESS_MINUTES } from '../web/physio-injury.ts';
import { TRIAGE_QUESTIONS, TRIAGE_TIERS, type TriageQuestionId } from '../web/triage.ts';
import { dateSchema, idSchema, integerSchema, missingOrInvalid, textSchema } from './common.ts';
import { agreed, checkDetails, clearedSchema, injuryAnswers, injuryDetails } from './physio-injury.ts';

const SHORT = 200;
const one = <T extends readonly [string, ...string[]]>(options: T) => z.enum(options, { error: missingOrInvalid });
const yesNo = z.boolean({ error: missingOrInvalid });
const maybe = yesNo.nullish();
/** Schema of a list of options. Duplicates are removed and the items sorted in the order of `options`. */
const several = <T extends readonly [string, ...string[]]>(options: T) =>
  z
    .array(one(options), { error: missingOrInvalid })
    .max(options.length * 4, 'Invalid input')
    .transform((chosen) => options.filter((option) => (chosen as readonly string[]).includes(option)) as T[number][]);

/**
 * Body of POST and PUT /api/physio/profile, which replaces the profile. A missing pain history is stored as an empty
 * string. `primaryArea` is the nearest of the seven areas when `area` is another one.
 */
export const physioProfileBody = z
  .strictObject({
    primaryArea: one(physio.AREAS),
    area: one(PHYSIO_AREAS).optional(),
    ...injuryAnswers,
    ...injuryDetails,
    ...agreed,
  })
  .superRefine(({ primaryArea, area = primaryArea, condition, side }, context) => {
    checkDetails({ area, condition, side }, context.addIssue);
    if (NEAREST_AREA[area] !== primaryArea)
      context.addIssue({
        ...{ code: 'custom', path: ['area'], input: area },
        message: 'Please choose an area that belongs to the primary area',
      });
  });

export const physioProfileSchema = z.object({
  primaryArea: z.enum(physio.AREAS),
  onset: z.enum(physio.ONSETS),
  painHistory: z.string(),
  mdDiagnosis: z.boolean(),
  mdDiagnosisText: z.string().nullable(),
  restrictionsMeds: z.string().nullable(),
  pregnantOrPostpartum: z.boolean().nullable(),
  surgeryLast6Months: z.boolean().nullable(),
  clinicianCleared: z.boolean().nullable(),
  status: z.enum(physio.INJURY_STATUSES),
  /**
   * Date on which the runner first saved this injury, `YYYY-MM-DD`. Check-ins before this date belong to another
   * injury.
   */
  since: z.string(),
  updatedAt: z.string(),
  /** Injury fields that are missing in responses from releases before the programme's second edition. */
  injuryId: z.string().optional(),
  area: z.enum(PHYSIO_AREAS).optional(),
  condition: z.enum(CONDITIONS).optional(),
  side: z.enum(SIDES).optional(),
  onsetDate: z.string().nullable().optional(),
  cleared: clearedSchema.nullable().optional(),
});

const pain = integerSchema(0, physio.PHYSIO_LIMITS.painMax);
const areaBooleans = <S extends z.ZodType>(schema: S): Record<(typeof physio.AREA_BOOLEANS)[number], S> =>
  Object.fromEntries(physio.AREA_BOOLEANS.map((name) => [name, schema])) as Record<
    (typeof physio.AREA_BOOLEANS)[number],
    S
  >;

const stiffness = z.literal([...STIFFNESS_MINUTES], { error: missingOrInvalid });

/** Answers of a check-in about one injury. */
const injuryCheckin = {
  pain,
  trend: one(physio.PAIN_TRENDS).default('same'),
  functionLimits: several(physio.FUNCTION_LIMITS).default([]),
  irritabilityAfterSession: yesNo.default(false),
  walkRunTolerance: yesNo,
  functionalTestsOk: yesNo,
  noNextDayWorsening: maybe,
  ...areaBooleans(maybe),
  painType: one(physio.PAIN_TYPES).nullish(),
  hipPainSite: one(physio.HIP_SITES).nullish(),
  worseWith: one(physio.WORSE_WITH).nullish(),
  runPainLevel: pain.nullish(),
  limp: maybe,
  morningPain: pain.nullish(),
  morningStiffnessMinutes: stiffness.nullish(),
  newSwelling: maybe,
  muscleSorenessOnly: maybe,
  /** True for "I do not know yet", which the form offers in addition to yes and no. */
  morningUnknown: maybe,
};

/**
 * Body of POST /api/physio/checkin. Defaults: the trend is `same`, lists are empty and area questions are unanswered.
 * Warning signs are asked once and apply to both injuries.
 */
export const physioCheckinBody = z.strictObject({
  ...injuryCheckin,
  redFlags: several(physio.RED_FLAGS).default([]),
  /** The answers about the second injury, with its id. */
  second: z.strictObject({ injuryId: idSchema, ...injuryCheckin }).nullish(),
});

const QUESTION_IDS = TRIAGE_QUESTIONS.map(({ id }) => id) as [TriageQuestionId, ...TriageQuestionId[]];

/** Body of POST /api/physio/triage. */
export const triageBody = z.strictObject({
  flags: several(physio.RED_FLAGS),
  answers: z.partialRecord(z.enum(QUESTION_IDS, { error: missingOrInvalid }), yesNo),
  /**
   * Who has examined the runner since the earlier answers. It ends restrictions that only a clinician's examination can
   * end.
   */
  seenBy: one(CLEARED_BY).optional(),
});
export const triageOutcomeSchema = z.object({
  tier: z.enum(TRIAGE_TIERS),
  title: z.string(),
  text: z.string(),
  actions: z.array(z.object({ label: z.string(), href: z.string().optional() })),
  /** Advice on what to avoid until a clinician has seen the runner. */
  doNot: z.string(),
  /** Information for the runner to give the clinician, written in the first person. */
  say: z.string(),
  /**
   * Code of the route to which these texts belong, and codes of the sentences in `say`, for clients that show them in
   * another language. Missing in outcomes from older releases.
   */
  route: z.string().optional(),
  said: z.array(z.string()).optional(),
});

/** Stored answers about one injury. */
export const checkinAnswersSchema = z.object({
  /** Pain level, 0 to 10. */
  pain: z.number(),
  trend: z.enum(physio.PAIN_TRENDS),
  functionLimits: z.array(z.enum(physio.FUNCTION_LIMITS)),
  irritabilityAfterSession: z.boolean(),
  walkRunTolerance: z.boolean(),
  functionalTestsOk: z.boolean(),
  noNextDayWorsening: z.boolean().nullable(),
  ...areaBooleans(z.boolean().nullable()),
  painType: z.enum(physio.PAIN_TYPES).nullable(),
  hipPainSite: z.enum(physio.HIP_SITES).nullable(),
  worseWith: z.enum(physio.WORSE_WITH).nullable(),
  runPainLevel: z.number().nullable(),
  limp: z.boolean().nullable(),
});

/** Answers that check-ins from earlier releases do not have. */
export const morningAnswersSchema = z.object({
  morningPain: z.number().nullable().optional(),
  morningStiffnessMinutes: z
    .literal([...STIFFNESS_MINUTES])
    .nullable()
    .optional(),
  newSwelling: z.boolean().nullable().optional(),
  muscleSorenessOnly: z.boolean().nullable().optional(),
  /**
   * True when the runner could not tell how the morning was. Missing otherwise, and in check-ins from earlier releases.
   */
  morningUnknown: z.boolean().optional(),
});

export const physioCheckinSchema = z.object({
  id: z.string(),
  date: z.string(),
  ...checkinAnswersSchema.shape,
  redFlags: z.array(z.enum(physio.RED_FLAGS)),
  ...morningAnswersSchema.shape,
  /** The answers about the second injury; null or missing if there is none. */
  second: z
    .object({ injuryId: z.string(), ...checkinAnswersSchema.shape, ...morningAnswersSchema.shape })
    .nullable()
    .optional(),
  /** Physio readiness on the day of the check-in, 0 to 100. */
  readiness: z.number(),
  triage: triageOutcomeSchema.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const physioCheckinsSchema = z.array(physioCheckinSchema);

const handoverSchema = z.object({
  met: z.boolean(),
  /** Date on which the walk–run ladder was opened; null before that. Missing in responses from earlier releases. */
  openedOn: z.string().nullable().optional(),
  criteria: z.array(
    z.object({
      id: z.enum(['pain', 'walk_run', 'tests', 'red_flags', 'next_day']),
      label: z.string(),
      met: z.boolean(),
    }),
  ),
});
const alertsSchema = z.array(z.object({ kind: z.enum(physio.ALERT_KINDS), title: z.string(), text: z.string() }));
const gateSchema = z.object({
  level: z.enum(physio.GATE_LEVELS),
  /** Stage of the walk–run ladder, 0 to 9; missing when the runner is not on the ladder. */
  stage: z.number().int().optional(),
  reason: z.string(),
});

export const physioCheckinAnswerSchema = z.object({
  checkin: physioCheckinSchema,
  readiness: z.number(),
  handover: handoverSchema,
  alerts: alertsSchema,
  gate: gateSchema,
});

const exerciseSchema = z.object({
  id: z.string(),
  name: z.string(),
  sets: z.number().int(),
  /** Number of repetitions: `12`, `8-10`, or `15RM` (a weight that allows at most 15 repetitions). */
  reps: z.string().nullable(),
  /** Shortest and longest duration of one hold or interval, in seconds: `[30, 30]`, or `[15, 30]` for a range. */
  seconds: z.tuple([z.number(), z.number()]).nullable(),
  metres: z.number().nullable(),
  /** Durations in seconds of lifting, holding and lowering, such as `3-0-3`; null for static holds. */
  tempo: z.string().nullable(),
  perSide: z.boolean(),
  /** Frequency of the exercise, such as `3 times a week`. */
  frequency: z.string(),
  /** One-line instruction on technique. */
  cue: z.string(),
  status: z.enum(physio.EXERCISE_STATUSES),
  /**
   * Weight in kilograms; null if there is none. Missing in responses from the previous release, like the fields below.
   */
  kg: z.number().nullable().optional(),
  /** Reason why the amount or load rises, stays the same or falls; null before the first log. */
  progress: z.string().nullable().optional(),
});
const ladderSchema = z.object({
  stage: z.number().int(),
  title: z.string(),
  /** Running and walking intervals in minutes, such as `8 x (1/2)`. */
  intervals: z.string(),
  /** Duration of a session in whole minutes, including the brisk walks before and after. */
  minutes: z.number().int(),
  runMinutes: z.number(),
  startable: z.boolean(),
  reason: z.string(),
  cleanSessions: z.number().int(),
  cleanNeeded: z.number().int(),
});

/** Response to GET /api/physio/today. */
export const physioTodaySchema = z.union([
  z.object({
    status: z.enum(['ok', 'blocked', 'checkin_required']),
    date: z.string(),
    area: z.enum(physio.AREAS),
    phase: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Week within the current phase, starting at 1. */
    week: z.number().int(),
    dose: z.object({ level: z.enum(physio.DOSE_LEVELS), reason: z.string() }),
    /** Today's exercises; empty while exercise is not allowed, and before today's check-in. */
    exercises: z.array(exerciseSchema),
    /**
     * Position on the walk–run ladder; null before the hand-over, after the ladder, or when a safety hold allows no
     * training today.
     */
    ladder: ladderSchema.nullable(),
    gate: gateSchema,
    handover: handoverSchema,
    avoid: z.array(z.string()),
    tests: z.array(z.object({ id: z.string(), text: z.string(), hop: z.boolean() })),
    /** Usual duration of the phase, such as `6-12 weeks`. */
    usualTime: z.string(),
    alerts: alertsSchema,
  }),
  z.object({ status: z.enum(['profile_required', 'resolved']), date: z.string() }),
]);

/** Body of POST /api/physio/logs. With `exerciseId`, it sets that exercise's status for the day. */
export const physioLogBody = z.strictObject({
  date: dateSchema.optional(),
  planned: textSchema(SHORT).trim().min(1, 'Please say what was planned'),
  exerciseId: z.string({ error: missingOrInvalid }).min(1, 'Invalid input').max(60, 'Invalid input').optional(),
  status: one(physio.EXERCISE_STATUSES),
  reason: textSchema(SHORT).nullish(),
});
export const physioLogSchema = z.object({
  id: z.string(),
  date: z.string(),
  planned: z.string(),
  exerciseId: z.string().nullable(),
  status: z.enum(physio.EXERCISE_STATUSES),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const physioLogsSchema = z.array(physioLogSchema);

const listed = `Please ask for 1 to ${physio.PHYSIO_LIMITS.listMax} entries`;
/** Query of GET /api/physio/checkins and GET /api/physio/logs, which return the newest items first. */
export const physioListQuery = z.object({
  limit: z.coerce
    .number({ error: missingOrInvalid })
    .int(listed)
    .min(1, listed)
    .max(physio.PHYSIO_LIMITS.listMax, listed)
    .default(physio.PHYSIO_LIMITS.listDefault),
});

export type PhysioProfileBody = z.infer<typeof physioProfileBody>;
export type PhysioCheckinBody = z.infer<typeof physioCheckinBody>;
export type PhysioLogBody = z.infer<typeof physioLogBody>;
