import { z } from 'zod';
import { GATE_LEVELS } from '../web/physio.ts';
import { PHYSIO_EQUIPMENT } from '../web/physio-choices.ts';
import { CONDITIONS, INJURY_STATES, PHYSIO_AREAS, SIDES } from '../web/physio-injury.ts';
import { DAY_TYPES, DOSE_UNITS, LOAD_UNITS, PHYSIO_SESSION_LIMITS } from '../web/physio-sessions.ts';
import { TEST_IDS, WORK_SIDES } from '../web/physio-tests.ts';

/**
 * A statement as a code with its values. Words come from the catalogues in English and Norwegian. Clients must accept
 * unknown codes.
 */
export const factSchema = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

const stageSchema = z.number().int().min(0).max(PHYSIO_SESSION_LIMITS.stageMax);

const planTestSchema = z.object({
  testId: z.enum(TEST_IDS),
  /** True when the runner should do the test today. */
  due: z.boolean(),
  /** Newest result of the injured side; null without one. */
  value: z.number().nullable(),
  /** Newest result of the other side; null without one, and for tests without sides. */
  otherValue: z.number().nullable(),
  /** Injured side in percent of the other side, rounded down; null when symmetry does not count. */
  lsi: z.number().int().nullable(),
  /** Whether the newest result passes; null without one. */
  passed: z.boolean().nullable(),
  /** Whether the morning after confirmed the result; null until the next check-in. */
  confirmed: z.boolean().nullable(),
  /** Last date on which the result counts; null without one. */
  validUntil: z.string().nullable(),
  /** Facts about the newest result, such as how much is missing, in the order in which they are shown. */
  facts: z.array(factSchema),
});

const planLadderSchema = z.object({
  stage: stageSchema,
  /** Clean sessions in this stage, and the number that the next stage needs. */
  clean: z.number().int(),
  needed: z.number().int(),
  /** Earliest date of the next session; null when none is foreseeable. */
  earliest: z.string().nullable(),
  /** True when the session may be started today. */
  startable: z.boolean(),
});

const planInjurySchema = z.object({
  injuryId: z.string(),
  area: z.enum(PHYSIO_AREAS),
  condition: z.enum(CONDITIONS),
  side: z.enum(SIDES),
  status: z.enum(INJURY_STATES),
  /** 1 Calm, 2 Load, 3 Return; null in maintenance and afterwards. */
  phase: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Day of the phase, from 1. */
  phaseDay: z.number().int(),
  /** Days and logged sessions that the phase still needs; 0 when reached. */
  daysLeft: z.number().int(),
  sessionsLeft: z.number(),
  /** What is missing for the next phase, or for marking the injury as healed. */
  missing: z.array(factSchema),
  /** The tests that count now. A hop test is listed only when the runner may hop. */
  tests: z.array(planTestSchema),
  dayType: z.enum(DAY_TYPES),
  gate: z.object({ level: z.enum(GATE_LEVELS), stage: stageSchema.nullable(), reason: factSchema }),
  /** Null before the hand-over and after the last stage. */
  ladder: planLadderSchema.nullable(),
  /** Usual weeks to 30 minutes of running, and the earliest date if every step goes well; null for bone. */
  forecast: z
    .object({ fromWeeks: z.number().int(), toWeeks: z.number().int(), earliest: z.string().nullable() })
    .nullable(),
});

const planExerciseSchema = z.object({
  exerciseId: z.string(),
  injuryId: z.string(),
  /** Sides in the order in which they are done, the injured one first, each with its sets; one `both` without sides. */
  sides: z.array(
    z.object({
      side: z.enum(WORK_SIDES),
      sets: z.number().int(),
      /** Sets of the whole session, when the ten minutes have fewer. */
      planned: z.number().int().optional(),
    }),
  ),
  /** Sets of the first side. */
  sets: z.number().int(),
  /** Smallest and largest amount of a set, in the unit. */
  from: z.number(),
  to: z.number(),
  unit: z.enum(DOSE_UNITS),
  /** Seconds for lifting, holding and lowering, such as `3-0-3`; null when it does not matter. */
  tempo: z.string().nullable(),
  restSeconds: z.number().int(),
  /**
   * Amount of each set of the first side in the unit, as the log makes it grow within the phase; null before the first
   * log. Missing in responses of the previous release, as the reason.
   */
  amounts: z.array(z.number()).nullable().optional(),
  /** Why amount or load rises, holds or falls; null before the first log. */
  progress: factSchema.nullable().optional(),
  /** Suggested load and the reason for it; null when no load is used. */
  load: z.object({ unit: z.enum(LOAD_UNITS), value: z.number(), reason: factSchema }).nullable(),
  /** Highest pain during the exercise that is inside the limit. */
  painLimit: z.number().int(),
  heavy: z.boolean(),
  /**
   * Exercise of the programme that this one replaces, because the runner lacks its equipment; null when it replaces
   * none. This field and those below are missing in responses of the previous release.
   */
  insteadOf: z.string().nullable().optional(),
  /** Things that the runner does not have, when no exercise can stand in. Empty before the runner was asked. */
  missingKit: z.array(z.string()).optional(),
  /** Exercises that the runner may do instead today, the best first. */
  swaps: z.array(z.string()).optional(),
  /** The easier variant that the runner may do today; null when there is none. */
  easier: z.string().nullable().optional(),
});

/** An exercise of the ten minutes, with the sets of each side that are done. */
const shortExerciseSchema = planExerciseSchema.pick({ exerciseId: true, injuryId: true, sides: true });

/** Response to GET /api/physio/plan: the state of each injury and one combined list of exercises. */
export const physioPlanSchema = z.object({
  date: z.string(),
  /** `blocked` when no exercise is allowed today; `none` without an injury that is active or in maintenance. */
  status: z.enum(['ok', 'checkin_required', 'blocked', 'none']),
  injuries: z.array(planInjurySchema),
  /** The strictest gate of all injuries. */
  gate: z.object({ level: z.enum(GATE_LEVELS), stage: stageSchema.nullable(), reason: factSchema }),
  exercises: z.array(planExerciseSchema),
  /** Duration of the exercises, rounded up to 5 minutes. */
  estimatedMinutes: z.number().int(),
  /** What the runner should know today, the most important first. */
  notes: z.array(factSchema),
  /**
   * Codes of the safety questions of the active injuries: those that wait for an answer, and those whose yes still
   * counts, until they are answered again or the runner tells who has looked at it. `checkin_warning` is not a question:
   * a warning of a check-in or a test counts in the same way. Missing in responses of the previous release, as below.
   */
  safety: z.object({ unanswered: z.array(z.string()), open: z.array(z.string()) }).optional(),
  /** The runner's answer about equipment; null before it. */
  equipment: z.array(z.enum(PHYSIO_EQUIPMENT)).nullable().optional(),
  /**
   * The runner's answer whether they are 60 or older; null before it. Missing when the running profile states the age, so
   * that nobody is asked.
   */
  from60: z.boolean().nullable().optional(),
  /** True when the runner has chosen the ten minutes for today, so that the exercises are those of the short version. */
  short: z.boolean().optional(),
  /** Exercises of the day that the ten minutes leave out, with their whole dose; empty otherwise. */
  leftOut: z.array(planExerciseSchema).optional(),
  /** What the ten minutes consist of; null when the day is no longer than that, or when they are chosen. */
  shortVersion: z
    .object({ exercises: z.array(shortExerciseSchema), estimatedMinutes: z.number().int() })
    .nullable()
    .optional(),
});
