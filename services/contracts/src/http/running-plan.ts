import { z } from 'zod';
import * as coach from '../web/coach.ts';
import { NOTE_QUESTIONS, OFFER_KINDS } from '../web/offers.ts';
import { SESSION_KINDS } from '../web/sessions.ts';
import { dateSchema, integerSchema, languageQuery, missingOrInvalid } from './common.ts';
import { noteAnswerBody, offerBodies } from './plan-offers.ts';

/** Name of a workout file: the date of the session and the format. */
export const sessionFileParams = z.object({ file: z.string().regex(/^\d{4}-\d{2}-\d{2}\.(fit|zwo)$/) });

/** Query of GET /api/coach/weekly-plan/moves: the day whose session the runner wants to move; today by default. */
export const movesQuery = languageQuery.extend({ date: dateSchema.optional() });
/** Response to GET /api/coach/weekly-plan/moves: each other day of the week, and why the session cannot move there. */
export const movesSchema = z.array(
  z.object({
    date: z.string(),
    isAllowed: z.boolean(),
    /**
     * Code of the rule that forbids the move, such as `hard_beside_hard`; missing if the move is allowed. Clients must
     * accept unknown codes.
     */
    code: z.string().optional(),
    /** Explanation of the same rule in one sentence. */
    reason: z.string().optional(),
    /**
     * Change that makes room for a long run on the day before a quality session. The session on `date` moves to the day
     * `to`, or becomes an easy run if `to` is null. Missing if no such change is possible.
     */
    swap: z.object({ date: z.string(), to: z.string().nullable(), text: z.string() }).optional(),
    /** Further changes in one sentence, for example that an easy run swaps places; missing if there are none. */
    note: z.string().optional(),
  }),
);
/**
 * Body of POST /api/coach/weekly-plan/move. Moving a session back undoes the move. `acceptSwap` also applies the change
 * to the quality session that the list of moves offers as `swap`.
 */
export const moveBody = z.strictObject({
  from: dateSchema,
  to: dateSchema,
  acceptSwap: z.boolean({ error: missingOrInvalid }).optional(),
});
/**
 * Body of POST /api/coach/weekly-plan/adjust: the runner makes a day or the week easier, or answers an offer. `undo`
 * reverts the given offer or answer to a note. If none is given, it reverts the runner's changes to the day, or else
 * those to the week.
 */
export const adjustBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('easier'), date: dateSchema }),
  z.strictObject({ kind: z.literal('shorten'), date: dateSchema, minutes: integerSchema(10, coach.LOG_MINUTES_MAX) }),
  z.strictObject({ kind: z.literal('easier_week') }),
  z.strictObject({ kind: z.literal('repeat_week') }),
  z.strictObject({
    kind: z.literal('undo'),
    date: dateSchema.optional(),
    offer: z.enum(OFFER_KINDS).optional(),
    note: z.enum(NOTE_QUESTIONS).optional(),
  }),
  noteAnswerBody,
  ...offerBodies,
]);

/**
 * Body of POST /api/coach/weekly-plan/change-preview: a change as in the body of the operation that makes it, with kind
 * `move` for moving a session. Nothing is changed.
 */
export const changePreviewBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), ...moveBody.shape }),
  ...adjustBody.options,
]);

const figuresSchema = z.object({
  minutes: z.number().int(),
  hardMinutes: z.number().int(),
  /** Duration of the longest run in minutes. */
  longest: z.number().int(),
  runs: z.number().int(),
});

/** Response to POST /api/coach/weekly-plan/change-preview. */
export const changePreviewSchema = z.object({
  /** This week before and after the change. */
  before: figuresSchema,
  after: figuresSchema,
  /** Sessions that move to another date of the week. */
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Dates whose session changes. */
  changed: z.array(z.string()),
  /** The next week, assuming that all remaining sessions are completed. */
  next: z.object({ before: figuresSchema, after: figuresSchema }),
  /** The same in words, one sentence each. Covers only the changes and the next week. */
  lines: z.array(z.object({ code: z.enum(coach.CHANGE_LINES), text: z.string() })),
});

/** Response to GET /api/coach/season: the weeks until the race, or 12 weeks if there is no race. */
export const seasonSchema = z.object({
  goal: z.enum(coach.GOALS),
  /** Date of the race; null if there is none. */
  raceDate: z.string().nullable(),
  /** Number of weeks until the race, including the current week and the week of the race; null if there is no race. */
  weeksToRace: z.number().int().nullable(),
  daysToRace: z.number().int().nullable(),
  /** Number of the current week in the season, starting at 1. */
  week: z.number().int(),
  runsPerWeek: z.number().int(),
  /** True when the season's only aim is to finish the race. */
  isFinishPlan: z.boolean(),
  /** Messages to the runner about the season, one sentence each. */
  messages: z.array(z.string()),
  /**
   * The same messages as codes with values, in the same order. Clients must accept unknown codes and show the text for
   * them. Missing in responses from earlier releases.
   */
  messageParts: z
    .array(
      z.object({
        /** Kind of message, such as `finish_plan`. */
        code: z.string(),
        /** Numbers and names in the text. Durations are in minutes, times in seconds. */
        values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
        text: z.string(),
      }),
    )
    .optional(),
  weeks: z.array(
    z.object({
      weekStart: z.string(),
      phase: z.enum(coach.PHASES),
      state: z.enum(['past', 'current', 'ahead']),
      isDown: z.boolean(),
      /**
       * Planned minutes. For a later week, a forecast that assumes that all earlier sessions are done. Null for a past
       * week without a plan.
       */
      plannedMinutes: z.number().int().nullable(),
      /** Completed minutes; null for a later week. */
      doneMinutes: z.number().int().nullable(),
      longRunMinutes: z.number().int().nullable(),
      /** Titles of the week's key sessions. */
      keySessions: z.array(z.string()),
      /** Kinds of the same sessions, in the same order. Missing in responses from earlier releases. */
      keySessionKinds: z.array(z.enum(SESSION_KINDS)).optional(),
      /** True when the forecast is uncertain, which is the case from the fifth week ahead onwards. */
      isUncertain: z.boolean(),
    }),
  ),
  /** The most important days: longest run, races, first race-pace run, time trials. */
  keyDays: z.array(
    z.object({
      date: z.string(),
      kind: z.enum(['longest_run', 'race', 'taper', 'down_week', 'race_pace']),
      title: z.string(),
    }),
  ),
});

/** Response to GET /api/coach/race-plan: instructions for running the race, step by step. */
export const racePlanSchema = z.object({
  date: z.string(),
  goal: z.enum(coach.GOALS),
  predictedSeconds: z.object({ low: z.number(), high: z.number() }).nullable(),
  parts: z.array(
    z.object({
      part: z.enum(['warmup', 'pacing', 'fuel', 'after', 'safety']),
      text: z.string(),
      splits: z
        .array(
          z.object({
            upToMeters: z.number(),
            /** Pace in s/km. */
            pace: z.number(),
            /** The pace in the runner's unit, such as `5:02 /km`. */
            paceText: z.string().optional(),
          }),
        )
        .optional(),
    }),
  ),
});

export type AdjustBody = z.infer<typeof adjustBody>;
export type MoveBody = z.infer<typeof moveBody>;
