import { z } from 'zod';
import { daysBetween } from '../web/dates.ts';
import { PHYSIO_LIMITS } from '../web/physio.ts';
import {
  EXERCISE_SKIP_REASONS,
  HOUR_VERDICTS,
  LOAD_UNITS,
  PHYSIO_SESSION_KINDS,
  PHYSIO_SESSION_LIMITS,
  PHYSIO_SESSION_STATUSES,
} from '../web/physio-sessions.ts';
import { isTestValue, TEST_IDS, WORK_SIDES } from '../web/physio-tests.ts';
import { dateSchema, idSchema, integerSchema, missingOrInvalid } from './common.ts';

const one = <T extends readonly [string, ...string[]]>(options: T) => z.enum(options, { error: missingOrInvalid });
const yesNo = z.boolean({ error: missingOrInvalid });
const pain = integerSchema(0, PHYSIO_LIMITS.painMax);
const instant = z.iso.datetime({ error: missingOrInvalid });

/**
 * Body of POST /api/physio/tests: the result of one test on one side. The client chooses the id. Sending the same id
 * with the same body changes nothing; with a different body, it replaces the result.
 */
export const physioTestBody = z
  .strictObject({
    id: idSchema,
    injuryId: idSchema,
    testId: one(TEST_IDS),
    /** Defaults to today. Must be within the last 7 days. */
    date: dateSchema.optional(),
    side: one(WORK_SIDES),
    /** The result in the test's unit. */
    value: z.number({ error: missingOrInvalid }),
    /** Maximum pain level during the test. */
    painDuring: pain,
  })
  .superRefine(({ testId, value }, context) => {
    if (!isTestValue(testId, value))
      context.addIssue({
        code: 'custom',
        path: ['value'],
        message: 'Please choose a number of this test',
        input: value,
      });
  });

export const physioTestSchema = z.object({
  id: z.string(),
  injuryId: z.string(),
  testId: z.enum(TEST_IDS),
  date: z.string(),
  side: z.enum(WORK_SIDES),
  value: z.number(),
  painDuring: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
/** True when sessions can be requested for the date range from `from` to `to`. */
export const isSessionRange = (from: string, to: string): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days < PHYSIO_SESSION_LIMITS.rangeMax;
};
export const SESSION_RANGE = `Please ask for 1 to ${PHYSIO_SESSION_LIMITS.rangeMax} days`;

/** Response to GET /api/physio/tests, newest first. */
export const physioTestsSchema = z.array(physioTestSchema);

const { repsMax, secondsMax, metresMax, kgMax, bandMax, rirMax, stageMax } = PHYSIO_SESSION_LIMITS;

const loadSchema = z
  .strictObject({
    unit: one(LOAD_UNITS),
    /** Kilograms of added weight in steps of a quarter, or the strength of a band, 1 to 5; 0 if there is no load. */
    value: z.number({ error: missingOrInvalid }).min(0, 'Please choose 0 or more').max(kgMax, `At most ${kgMax}`),
  })
  .superRefine(({ unit, value }, context) => {
    const isBand = Number.isInteger(value) && value >= 1 && value <= bandMax;
    const fits = { kg: Number.isInteger(value * 4), band: isBand, none: value === 0 }[unit];
    if (!fits)
      context.addIssue({ code: 'custom', path: ['value'], message: 'Please choose a load of this unit', input: value });
  });

const setSchema = z
  .strictObject({
    reps: integerSchema(0, repsMax).optional(),
    seconds: integerSchema(0, secondsMax).optional(),
    metres: integerSchema(0, metresMax).optional(),
    load: loadSchema,
    /** Repetitions that would still have been possible, 0 to 4 (4 means 4 or more); null when not asked. */
    rir: integerSchema(0, rirMax).nullable(),
  })
  .superRefine(({ reps, seconds, metres }, context) => {
    if ([reps, seconds, metres].filter((number) => number !== undefined).length !== 1)
      context.addIssue({
        ...{ code: 'custom', path: [], input: reps },
        message: 'Please give either repetitions, seconds or metres',
      });
  });

const exerciseIdSchema = z.string({ error: missingOrInvalid }).regex(/^[a-z0-9-]{1,60}$/, 'Invalid input');

const sessionExerciseSchema = z.strictObject({
  exerciseId: exerciseIdSchema,
  side: one(WORK_SIDES),
  status: one(PHYSIO_SESSION_STATUSES),
  /** Number of sets that were planned on this side. */
  plannedSets: integerSchema(0, PHYSIO_SESSION_LIMITS.sets).optional(),
  sets: z.array(setSchema).max(PHYSIO_SESSION_LIMITS.sets, `At most ${PHYSIO_SESSION_LIMITS.sets} sets`),
  /** Maximum pain level during the exercise; null when not answered. */
  pain: pain.nullable(),
  /** Reason for skipping the exercise or cutting it short; null if it was completed. */
  skipReason: one(EXERCISE_SKIP_REASONS).nullable(),
});

/**
 * The value of a session log, as sent and as stored. All fields are required, because a change replaces the whole
 * session.
 */
export const sessionValue = {
  date: dateSchema,
  injuryId: idSchema.nullable(),
  kind: one(PHYSIO_SESSION_KINDS),
  startedAt: instant,
  finishedAt: instant.nullable(),
  status: one(PHYSIO_SESSION_STATUSES),
  /** Stage of the walk–run ladder, 0 to 12, for a guided run; null or missing for exercises. */
  ladderStage: integerSchema(0, stageMax).nullish(),
  /** Maximum pain level while running in a guided run; null or missing when not answered. */
  runPain: pain.nullish(),
  exercises: z
    .array(sessionExerciseSchema)
    .max(PHYSIO_SESSION_LIMITS.exercises, `At most ${PHYSIO_SESSION_LIMITS.exercises} exercises`),
  /** Pain after the session; null when not answered. */
  painAfter: pain.nullable(),
  /** The runner's answers after stopping because of pain; null if the runner did not stop because of pain. */
  painStop: z.strictObject({ pain, sharp: yesNo, bone: yesNo, numb: yesNo }).nullable(),
};

/** Body of PUT /api/physio/sessions/{id}. The client chooses the id, a UUID. */
export const physioSessionBody = z
  .strictObject(sessionValue)
  .superRefine(({ startedAt, finishedAt, kind, ladderStage }, context) => {
    const refuse = (field: string, input: unknown, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input });
    if (finishedAt !== null && Date.parse(finishedAt) < Date.parse(startedAt))
      refuse('finishedAt', finishedAt, 'Please give an end after the start');
    if (kind === 'exercises' && ladderStage != null)
      refuse('ladderStage', ladderStage, 'Please give a stage for a guided run only');
  });
/**
 * Body of PUT /api/physio/sessions/{id}/hour-later: pain one hour after the session. Sending the same body again
 * changes nothing; a different body replaces the answer.
 */
export const painHourLaterBody = z.strictObject({
  pain,
  /** Time of the answer, 1 to 12 hours after the end of the session. An answer given offline may be sent later. */
  answeredAt: instant,
});
const hourLaterSchema = z.object({ pain: z.number().int(), answeredAt: z.string() });

export const physioSessionParams = z.object({ id: idSchema });

/** A stored session log. */
export const physioSessionSchema = z.object({
  id: z.string(),
  ...sessionValue,
  ladderStage: z.number().int().nullable(),
  runPain: z.number().int().nullable(),
  /** Pain one hour after the session; null when not answered. Missing in responses from the previous release. */
  hourLater: hourLaterSchema.nullable().optional(),
  /** Number of changes since the session was first stored. The data export contains the earlier values. */
  changes: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Response to PUT /api/physio/sessions/{id}/hour-later. */
export const painHourLaterSchema = z.object({
  sessionId: z.string(),
  ...hourLaterSchema.shape,
  /** Verdict for the injury; the more cautious one if the session was for two injuries. */
  verdict: z.enum(HOUR_VERDICTS),
});
export const physioSessionsSchema = z.array(physioSessionSchema);

/**
 * Query of GET /api/physio/sessions, which returns the sessions in a range of days, oldest first. If there is no last
 * day, the range ends today. If there is no first day, the range has 28 days.
 */
export const physioSessionsQuery = z
  .object({ from: dateSchema.optional(), to: dateSchema.optional() })
  .superRefine(({ from, to }, context) => {
    if (from !== undefined && to !== undefined && !isSessionRange(from, to))
      context.addIssue({ ...{ code: 'custom', path: ['to'], input: to }, message: SESSION_RANGE });
  });

export type PhysioTestBody = z.infer<typeof physioTestBody>;
export type PainHourLaterBody = z.infer<typeof painHourLaterBody>;
export type PhysioSessionBody = z.infer<typeof physioSessionBody>;
