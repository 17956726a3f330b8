import { createHash } from 'node:crypto';
import { PHASES, PLAN_TYPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';
import type { StoredText, WeekDay, WeekState } from '../../domain/week/types.ts';
import { type DayView, viewOfDay } from '../../messages/week-view.ts';

const day = z.object({
  date: z.iso.date(),
  planType: z.enum(PLAN_TYPES),
  /** Running or walking minutes; 0 on a rest day. */
  minutes: z.number(),
  /** Training zone of the session; null on a rest day. */
  zone: z.string().nullable(),
  title: z.string(),
  why: z.string(),
  /** Minutes in zone 3 and above. */
  hardMinutes: z.number(),
  strengthMinutes: z.number().exactOptional(),
});

/** A day of the plan, with its changes since the week was planned. */
const adaptedDay = day.extend({ changed: z.string().exactOptional(), ladderStage: z.number().int().exactOptional() });

const week = { weekStart: z.iso.date(), phase: z.enum(PHASES), totalMinutes: z.number() };

/**
 * The week as rows with English texts, as originally planned (`base`) and in its current form (`current`). Replicas of
 * the previous release read and write this form.
 */
const plannedWeek = z.object({
  base: z.object({ ...week, days: z.array(day), notes: z.array(z.string()).exactOptional() }),
  current: z.object({
    ...week,
    days: z.array(adaptedDay),
    notes: z.array(z.string()),
    offer: z.object({ kind: z.literal('lighter'), text: z.string() }).nullable(),
  }),
});

export type PlanRows = z.infer<typeof plannedWeek>;

/** The planned week as data, a {@link WeekState}. Only its outline is validated; read it with {@link weekStateOf}. */
const weekState = z.looseObject({
  base: z.looseObject({ weekStart: z.iso.date(), seasonStart: z.iso.date(), sessions: z.array(z.unknown()) }),
  phase: z.enum(PHASES),
  days: z.array(z.looseObject({ date: z.iso.date() })),
  notes: z.array(z.looseObject({ code: z.string() })),
});

const lighterAnswer = z.enum(['lighter', 'keep']);
export type LighterAnswer = z.infer<typeof lighterAnswer>;

/** `weekly_plans`: the plan of one runner and week, as originally planned and in its current state. */
export const weeklyPlansCollection = defineCollection({
  name: 'weekly_plans',
  schema: z.object({
    ...emittingFields,
    /** Monday of the week. */
    weekStart: z.iso.date(),
    phase: z.enum(PHASES),
    /** The week as rows with English texts, for replicas of the previous release. */
    plan: plannedWeek.exactOptional(),
    /** `plan` as a JSON string, for replicas of an earlier release. */
    planJson: z.string().exactOptional(),
    /** The week as data. Absent in documents written by an earlier release. */
    state: weekState.exactOptional(),
    /**
     * Digest of `planJson` at the write that stored `state`. If it differs from the digest of the current text, a
     * replica of the previous release has since changed the week, and only its rows are current.
     */
    stateDigest: z.string().exactOptional(),
    subdocumentsRev,
    /** The runner's answer to the offer of a lighter week; null if not answered. */
    lighter: lighterAnswer.nullable(),
    /**
     * Revision of the profile that this week was planned from. After a newer revision, the remaining days are
     * replanned.
     */
    profileRev: z.number().int(),
    /** Date in the runner's time zone for which this week was last updated. Absent in older documents. */
    settledOn: z.iso.date().exactOptional(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one plan per runner and week, so that two workers cannot both store one. It also serves reads of
    // the plan.
    { key: { userId: 1, weekStart: 1 }, options: { unique: true, name: 'user_week' } },
    OUTBOX_INDEX,
  ],
});

export type WeekDocument = z.infer<typeof weeklyPlansCollection.schema>;

/** The document fields that contain the planned week. */
export type WithPlan = Pick<
  WeekDocument,
  'plan' | 'planJson' | 'state' | 'stateDigest' | 'rev' | 'subdocumentsRev' | 'weekStart'
>;

/** Projection of the fields of {@link WithPlan}. */
export const PLAN_FIELDS = {
  plan: 1,
  planJson: 1,
  state: 1,
  stateDigest: 1,
  rev: 1,
  subdocumentsRev: 1,
  weekStart: 1,
} as const;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Returns the week as rows with texts, in the form of the previous release. */
export const planRowsOf = (document: WithPlan): PlanRows =>
  readTwice<PlanRows>(document, { value: document.plan, text: document.planJson }, (value) => value as PlanRows);

/**
 * Returns the data of a stored week; null if it is missing or if a replica of the previous release has changed the
 * week.
 */
export const weekStateOf = ({ state, stateDigest, planJson, rev, subdocumentsRev }: WithPlan): WeekState | null => {
  // A later release stores no text. Replicas of the previous release cannot change such a document without adding a
  // text.
  const isCurrent = planJson === undefined ? subdocumentsRev === rev : stateDigest === digestOf(planJson);
  if (!state || !isCurrent) return null;
  // Not validated further, so that an update keeps fields written by newer replicas.
  return state as unknown as WeekState;
};

const textOf = (row: PlanRows['current']['days'][number]): StoredText => {
  const { planType, zone, title, why, changed, minutes, hardMinutes, strengthMinutes, ladderStage } = row;
  return {
    ...{ planType, zone, title, why, minutes, hardMinutes },
    ...(changed === undefined ? {} : { changed }),
    ...(strengthMinutes === undefined ? {} : { strengthMinutes }),
    ...(ladderStage === undefined ? {} : { ladderStage }),
  };
};

const dayOfRow = (row: PlanRows['current']['days'][number]): WeekDay => ({
  date: row.date,
  session: null,
  strength: null,
  changes: [],
  decision: null,
  text: textOf(row),
});

/** The current form of a stored week, even of one that has only rows with texts. */
export type StoredWeek = Pick<WeekState, 'phase' | 'days'> & {
  weekStart: string;
  /** The week's data; null for a week that has only rows. */
  state: WeekState | null;
  /** Notes and the offer of a week that has only rows. */
  rows: PlanRows['current'] | null;
};

/** Returns the current form of a stored week. */
export const storedWeekOf = (document: WithPlan): StoredWeek => {
  const state = weekStateOf(document);
  const { weekStart } = document;
  if (state) return { weekStart, phase: state.phase, days: state.days, state, rows: null };
  const { current } = planRowsOf(document);
  return { weekStart, phase: current.phase, days: current.days.map(dayOfRow), state: null, rows: current };
};

/** Returns the days of a stored week with their values and English texts. */
export const storedDaysOf = (document: WithPlan): DayView[] => {
  const { state, days } = storedWeekOf(document);
  return days.map((each) => viewOfDay(each, state?.base ?? TEXT_ONLY, 'en'));
};

/** The pace model of days that have only texts, for which no steps are built. */
export const TEXT_ONLY = {
  model: { threshold: null, usesHeartRate: false, level: 'Beginner', established: 0 },
} as const;

/** Returns the document fields that store a week, as data and as rows with texts. */
export const storedPlan = (
  state: WeekState,
  rows: PlanRows,
): { planJson: string; stateDigest: string; subdocuments: { plan: PlanRows; state: z.infer<typeof weekState> } } => {
  const planJson = JSON.stringify(rows);
  return {
    planJson,
    stateDigest: digestOf(planJson),
    // The JSON round trip removes undefined fields, which the driver would store as null.
    subdocuments: { plan: JSON.parse(planJson), state: JSON.parse(JSON.stringify(state)) },
  };
};
