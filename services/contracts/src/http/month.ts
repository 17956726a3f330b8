import { z } from 'zod';
import { isMonth } from '../web/month.ts';
import { missingOrInvalid } from './common.ts';

const count = z.number().int().nonnegative();

/** Query of GET /api/coach/month: the month, which defaults to the current month in the runner's time zone. */
export const monthQuery = z.object({
  month: z.string({ error: missingOrInvalid }).refine(isMonth, { error: 'Please give a month as YYYY-MM' }).optional(),
});

/**
 * One fact about a month, which clients turn into a sentence. Numbers are whole days, runs or minutes.
 *
 * `steady_*`: number of days (`days`) with a check-in, a run, a planned rest day or a pause, out of all days (`of`)
 * that are included in the month. `paused`: number of these days that were in a pause and had neither a run nor a
 * check-in; missing if there are none and in responses from earlier releases.
 */
export const monthFactSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('steady_all'), days: count, paused: count.optional() }),
  z.object({ code: z.literal('steady_most'), days: count, of: count, paused: count.optional() }),
  z.object({ code: z.literal('steady_some'), days: count, of: count, paused: count.optional() }),
  /**
   * Every planned session so far is done, fully or partly. `partly`: number of sessions done in part; missing if there
   * are none and in responses from earlier releases.
   */
  z.object({ code: z.literal('plan_all'), done: count, partly: count.optional() }),
  z.object({ code: z.literal('plan_part'), done: count, planned: count, partly: count.optional() }),
  /** No planned session was run. */
  z.object({ code: z.literal('plan_none'), planned: count }),
  /** Runs when there was no plan. */
  z.object({ code: z.literal('runs_free'), runs: count, minutes: count }),
  /**
   * Number of days with pain, illness or Reset before today on which the runner did not run, out of all such days. `of`
   * is missing in responses from earlier releases.
   */
  z.object({ code: z.literal('held_back'), days: count, of: count.optional() }),
  /** Number of pause days without a run, out of all pause days. `of` is missing in responses from earlier releases. */
  z.object({ code: z.literal('paused'), days: count, of: count.optional() }),
  /** The longest run that was done as planned. `minutes` is limited to its planned minutes. */
  z.object({ code: z.literal('longest'), minutes: count, date: z.string() }),
  /** Number of planned rest days on which the runner rested. */
  z.object({ code: z.literal('rested'), days: count }),
  z.object({ code: z.literal('checked_in'), days: count }),
  /** The month has check-ins, but no run. */
  z.object({ code: z.literal('no_runs') }),
  z.object({ code: z.literal('no_checkins') }),
]);

const weekSchema = z.object({
  /** Monday of the week, which may be in the previous month. */
  weekStart: z.string(),
  /** Number of days of the week that are included in the month. */
  of: count,
  steady: count,
  runs: count,
  minutes: count,
});

/** Response to GET /api/coach/month. */
export const monthSchema = z.object({
  month: z.string(),
  state: z.enum(['past', 'current', 'future']),
  /** Month of the runner's first day with data; null if there is no data yet. */
  first: z.string().nullable(),
  /** False when the month has neither a run nor a check-in. */
  hasData: z.boolean(),
  runs: count,
  minutes: count,
  /** Days that are included in the month: from the runner's first day with data to today. */
  steady: z.object({ days: count, of: count }),
  /**
   * The steadiest week with a run, excluding weeks with a run on a day with pain, illness or Reset. Null if there is
   * none.
   */
  best: weekSchema.nullable(),
  /** Weeks with at least one included day, oldest first. */
  weeks: z.array(weekSchema),
  /** Three facts, or none if there is no data. */
  facts: z.array(monthFactSchema),
});

const moment = { id: z.string(), reachedOn: z.string() };

/** Something that a runner has achieved, with the numbers for its sentence. */
export const momentSchema = z.discriminatedUnion('kind', [
  /** Number of sessions and minutes in the first planned week. */
  z.object({ ...moment, kind: z.literal('first_plan'), sessions: count, minutes: count }),
  /** Number of runs in the first planned week, and their minutes, limited to the planned minutes. */
  z.object({ ...moment, kind: z.literal('first_week'), runs: count, minutes: count }),
  /** Weeks completed as planned, not necessarily consecutive. */
  z.object({ ...moment, kind: z.literal('kept_weeks'), weeks: count, runs: count, minutes: count }),
  /** The longest run since a break. */
  z.object({ ...moment, kind: z.literal('longest_since'), minutes: count, after: z.enum(['injury', 'break']) }),
  z.object({
    ...moment,
    kind: z.literal('ladder_stage'),
    stage: count,
    sessions: count,
    /** Longest run without a walk in the completed stage and in the next stage; null after the last stage. */
    minutes: count,
    next: count.nullable(),
  }),
]);

/** Response to GET /api/coach/moments: the moment to show now; null when there is none. */
export const currentMomentSchema = z.object({ moment: momentSchema.nullable() });

/** Ids of moments are codes such as `ladder_stage.3`. An unknown id returns 404. */
export const momentParams = z.object({ id: z.string().max(60) });
