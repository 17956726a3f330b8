import { z } from 'zod';
import { GATE_LEVELS } from '../web/physio.ts';
import { PHYSIO_EQUIPMENT } from '../web/physio-choices.ts';
import { CONDITIONS, INJURY_STATES, PHYSIO_AREAS, SIDES } from '../web/physio-injury.ts';
import { DAY_TYPES, DOSE_UNITS, LOAD_UNITS, PHYSIO_SESSION_LIMITS } from '../web/physio-sessions.ts';
import { TEST_IDS, WORK_SIDES } from '../web/physio-tests.ts';

/**
 * A statement as a code with its values. The wording comes from the English and Norwegian catalogues. Clients must
 * accept unknown codes.
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
  /** Newest result for the injured side; null if there is none. */
  value: z.number().nullable(),
  /** Newest result for the other side; null if there is none or the test has no sides. */
  otherValue: z.number().nullable(),
  /** Injured side as a percentage of the other side, rounded down; null if symmetry is irrelevant. */
  lsi: z.number().int().nullable(),
  /** Whether the newest result passes; null if there is none. */
  passed: z.boolean().nullable(),
  /** Whether the check-in on the next morning confirmed the result; null until the next check-in. */
  confirmed: z.boolean().nullable(),
  /** Last date on which the result is valid; null if there is no result. */
  validUntil: z.string().nullable(),
  /** Facts about the newest result, such as the amount still missing, in the order in which they are shown. */
  facts: z.array(factSchema),
});

const planLadderSchema = z.object({
  stage: stageSchema,
  /** Number of symptom-free sessions in this stage, and number needed for the next stage. */
  clean: z.number().int(),
  needed: z.number().int(),
  /** Earliest date of the next session; null if it cannot be predicted. */
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
  /** Number of days and logged sessions that the phase still requires; 0 when met. */
  daysLeft: z.number().int(),
  sessionsLeft: z.number(),
  /** Requirements that are still missing for the next phase, or for marking the injury as healed. */
  missing: z.array(factSchema),
  /** The tests that are currently relevant. A hop test is listed only when the runner may hop. */
  tests: z.array(planTestSchema),
  dayType: z.enum(DAY_TYPES),
  gate: z.object({ level: z.enum(GATE_LEVELS), stage: stageSchema.nullable(), reason: factSchema }),
  /** Null before the hand-over and after the last stage. */
  ladder: planLadderSchema.nullable(),
  /**
   * Typical number of weeks until the runner can run for 30 minutes, and the earliest date if every step succeeds; null
   * for bone injuries.
   */
  forecast: z
    .object({ fromWeeks: z.number().int(), toWeeks: z.number().int(), earliest: z.string().nullable() })
    .nullable(),
});

const planExerciseSchema = z.object({
  exerciseId: z.string(),
  injuryId: z.string(),
  /**
   * Sides in the order in which they are done, starting with the injured side, each with its sets. A single `both` if
   * the exercise has no sides.
   */
  sides: z.array(
    z.object({
      side: z.enum(WORK_SIDES),
      sets: z.number().int(),
      /** Number of sets in the full session, if the ten-minute version has fewer. */
      planned: z.number().int().optional(),
    }),
  ),
  /** Number of sets for the first side. */
  sets: z.number().int(),
  /** Minimum and maximum amount per set, in the unit. */
  from: z.number(),
  to: z.number(),
  unit: z.enum(DOSE_UNITS),
  /** Durations in seconds of lifting, holding and lowering, such as `3-0-3`; null if it does not matter. */
  tempo: z.string().nullable(),
  restSeconds: z.number().int(),
  /**
   * Amount of each set for the first side, in the unit, as progressed within the phase on the basis of the logs; null
   * before the first log. Missing, like the reason, in responses from the previous release.
   */
  amounts: z.array(z.number()).nullable().optional(),
  /** Reason why the amount or load rises, stays the same or falls; null before the first log. */
  progress: factSchema.nullable().optional(),
  /** Suggested load and the reason for it; null when no load is used. */
  load: z.object({ unit: z.enum(LOAD_UNITS), value: z.number(), reason: factSchema }).nullable(),
  /** Maximum pain level that is acceptable during the exercise. */
  painLimit: z.number().int(),
  heavy: z.boolean(),
  /**
   * Exercise of the programme that this one replaces, because the runner lacks its equipment; null if it replaces none.
   * This field and the fields below are missing in responses from the previous release.
   */
  insteadOf: z.string().nullable().optional(),
  /**
   * Equipment items that the runner does not have, if no exercise can replace this one. Empty until the runner has been
   * asked.
   */
  missingKit: z.array(z.string()).optional(),
  /** Exercises that the runner may do instead today, best first. */
  swaps: z.array(z.string()).optional(),
  /** The easier variant that the runner may do today; null when there is none. */
  easier: z.string().nullable().optional(),
});

/** An exercise of the ten-minute version, with its sets for each side. */
const shortExerciseSchema = planExerciseSchema.pick({ exerciseId: true, injuryId: true, sides: true });

/** Response to GET /api/physio/plan: the state of each injury and one combined list of exercises. */
export const physioPlanSchema = z.object({
  date: z.string(),
  /** `blocked` when no exercise is allowed today; `none` if no injury is active or in maintenance. */
  status: z.enum(['ok', 'checkin_required', 'blocked', 'none']),
  injuries: z.array(planInjurySchema),
  /** The strictest gate of all injuries. */
  gate: z.object({ level: z.enum(GATE_LEVELS), stage: stageSchema.nullable(), reason: factSchema }),
  exercises: z.array(planExerciseSchema),
  /** Duration of the exercises, rounded up to 5 minutes. */
  estimatedMinutes: z.number().int(),
  /** Today's notes for the runner, most important first. */
  notes: z.array(factSchema),
  /**
   * Codes of the safety questions for the active injuries: `unanswered` ones, and `open` ones that were answered yes.
   * An open one stays open until it is answered again or the runner states who has examined the injury.
   * `checkin_warning` is not a question. It means that a check-in or a test had a warning sign, which is handled in the
   * same way. Missing in responses from the previous release, like the fields below.
   */
  safety: z.object({ unanswered: z.array(z.string()), open: z.array(z.string()) }).optional(),
  /** The runner's answer about equipment; null if there is none yet. */
  equipment: z.array(z.enum(PHYSIO_EQUIPMENT)).nullable().optional(),
  /**
   * Whether the runner answered that they are 60 or older; null if there is no answer yet. Missing if the running
   * profile contains the age, so that the question is not asked.
   */
  from60: z.boolean().nullable().optional(),
  /** True when the runner has chosen the ten-minute version for today, so the exercises are those of that version. */
  short: z.boolean().optional(),
  /** Today's exercises that the ten-minute version omits, with their full dose; empty if the full session is chosen. */
  leftOut: z.array(planExerciseSchema).optional(),
  /**
   * Content of the ten-minute version; null if today's session is no longer than that or the version is already chosen.
   */
  shortVersion: z
    .object({ exercises: z.array(shortExerciseSchema), estimatedMinutes: z.number().int() })
    .nullable()
    .optional(),
});
