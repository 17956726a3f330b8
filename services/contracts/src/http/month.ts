import { z } from 'zod';
import { isMonth } from '../web/month.ts';
import { missingOrInvalid } from './common.ts';

const count = z.number().int().nonnegative();

/** Query of GET /api/coach/month: the month, by default the current one in the runner's time zone. */
export const monthQuery = z.object({
  month: z.string({ error: missingOrInvalid }).refine(isMonth, { error: 'Please give a month as YYYY-MM' }).optional(),
});

/**
 * One fact of a month, which clients put into a sentence. Numbers are whole days, runs or minutes.
 *
 * `steady_*`: days with a check-in, a run, a planned rest day or a pause, of the days that count. `paused`: those of them
 * in a pause, without a run and a check-in; missing when there are none and in answers of earlier releases.
 */
export const monthFactSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('steady_all'), days: count, paused: count.optional() }),
  z.object({ code: z.literal('steady_most'), days: count, of: count, paused: count.optional() }),
  z.object({ code: z.literal('steady_some'), days: count, of: count, paused: count.optional() }),
  /**
   * Every planned session so far is done, wholly or partly. `partly`: those that were done in part; missing when there are
   * none and in answers of earlier releases.
   */
  z.object({ code: z.literal('plan_all'), done: count, partly: count.optional() }),
  z.object({ code: z.literal('plan_part'), done: count, planned: count, partly: count.optional() }),
  /** No planned session was run. */
  z.object({ code: z.literal('plan_none'), planned: count }),
  /** Runs without a plan. */
  z.object({ code: z.literal('runs_free'), runs: count, minutes: count }),
  /**
   * Days of pain, illness or Reset before today on which the runner did not run, of all such days. `of` is missing in
   * answers of earlier releases.
   */
  z.object({ code: z.literal('held_back'), days: count, of: count.optional() }),
  /** Days of a pause without a run, of all of them; `of` is missing in answers of earlier releases. */
  z.object({ code: z.literal('paused'), days: count, of: count.optional() }),
  /** The longest of the runs that were done as planned; at most its planned minutes. */
  z.object({ code: z.literal('longest'), minutes: count, date: z.string() }),
  /** Planned rest days on which the runner rested. */
  z.object({ code: z.literal('rested'), days: count }),
  z.object({ code: z.literal('checked_in'), days: count }),
  /** Check-ins, but no run. */
  z.object({ code: z.literal('no_runs') }),
  z.object({ code: z.literal('no_checkins') }),
]);

const weekSchema = z.object({
  /** Monday of the week, which may be in the month before. */
  weekStart: z.string(),
  /** Days of the week that are in the month and count. */
  of: count,
  steady: count,
  runs: count,
  minutes: count,
});

/** Response to GET /api/coach/month. */
export const monthSchema = z.object({
  month: z.string(),
  state: z.enum(['past', 'current', 'future']),
  /** Month of the runner's first day with data; null before it. */
  first: z.string().nullable(),
  /** False when the month has neither a run nor a check-in. */
  hasData: z.boolean(),
  runs: count,
  minutes: count,
  /** Days of the month that count: from the runner's first day with data to today. */
  steady: z.object({ days: count, of: count }),
  /** The steadiest week with a run. Never one with a run on a day of pain, illness or Reset. Null without one. */
  best: weekSchema.nullable(),
  /** Weeks with days that count, oldest first. */
  weeks: z.array(weekSchema),
  /** Three facts, or none without data. */
  facts: z.array(monthFactSchema),
});

const moment = { id: z.string(), reachedOn: z.string() };

/** Something that a runner reached, with the numbers of its sentence. */
export const momentSchema = z.discriminatedUnion('kind', [
  /** Sessions and minutes of the first planned week. */
  z.object({ ...moment, kind: z.literal('first_plan'), sessions: count, minutes: count }),
  /** Runs of the first planned week and their minutes, at most as planned. */
  z.object({ ...moment, kind: z.literal('first_week'), runs: count, minutes: count }),
  /** Weeks as planned, not necessarily in a row. */
  z.object({ ...moment, kind: z.literal('kept_weeks'), weeks: count, runs: count, minutes: count }),
  /** The longest run since a break. */
  z.object({ ...moment, kind: z.literal('longest_since'), minutes: count, after: z.enum(['injury', 'break']) }),
  z.object({
    ...moment,
    kind: z.literal('ladder_stage'),
    stage: count,
    sessions: count,
    /** Longest run without a walk in the stage that is done, and in the next one; null after the last stage. */
    minutes: count,
    next: count.nullable(),
  }),
]);

/** Response to GET /api/coach/moments: the moment to show now; null when there is none. */
export const currentMomentSchema = z.object({ moment: momentSchema.nullable() });

/** Ids of moments are codes such as `ladder_stage.3`. An unknown id returns 404. */
export const momentParams = z.object({ id: z.string().max(60) });
