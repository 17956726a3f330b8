import { PHASES, PLAN_TYPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';
import type { PlannedWeek } from '../../domain/plan/adapt/types.ts';

const day = z.object({
  date: z.iso.date(),
  planType: z.enum(PLAN_TYPES),
  /** Running or walking minutes; 0 on a rest day. */
  minutes: z.number(),
  /** Null on a rest day. */
  zone: z.string().nullable(),
  title: z.string(),
  why: z.string(),
  /** Minutes in zone 3 and above. */
  hardMinutes: z.number(),
  strengthMinutes: z.number().exactOptional(),
});

/** A day with the changes made after the week was planned. */
const adaptedDay = day.extend({ changed: z.string().exactOptional(), ladderStage: z.number().int().exactOptional() });

const week = { weekStart: z.iso.date(), phase: z.enum(PHASES), totalMinutes: z.number() };

/** The week as first planned and as it is now: the stored form of the planner's {@link PlannedWeek}. */
const plannedWeek = z.object({
  base: z.object({ ...week, days: z.array(day), notes: z.array(z.string()).exactOptional() }),
  current: z.object({
    ...week,
    days: z.array(adaptedDay),
    notes: z.array(z.string()),
    offer: z.object({ kind: z.literal('lighter'), text: z.string() }).nullable(),
  }),
});

const lighterAnswer = z.enum(['lighter', 'keep']);
export type LighterAnswer = z.infer<typeof lighterAnswer>;

/** `weekly_plans`: one runner's week, as first planned and as it is now. */
export const weeklyPlansCollection = defineCollection({
  name: 'weekly_plans',
  schema: z.object({
    ...emittingFields,
    /** A Monday. */
    weekStart: z.iso.date(),
    phase: z.enum(PHASES),
    /** {@link PlannedWeek}; read with {@link plannedWeekOf}. */
    plan: plannedWeek.exactOptional(),
    /** The same plan as JSON text, for replicas of the previous release. */
    planJson: z.string().exactOptional(),
    subdocumentsRev,
    /** The runner's answer to the offer of a lighter week; null while unanswered. */
    lighter: lighterAnswer.nullable(),
    /** Revision of the profile that this week was planned from. A later one makes the rest be planned again. */
    profileRev: z.number().int(),
    /** Date in the runner's time zone for which this week was last brought up to date. Absent in older documents. */
    settledOn: z.iso.date().exactOptional(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // One plan per runner and week, so that two workers cannot both store the same week. Also serves reading it.
    { key: { userId: 1, weekStart: 1 }, options: { unique: true, name: 'user_week' } },
    OUTBOX_INDEX,
  ],
});

export type WeekDocument = z.infer<typeof weeklyPlansCollection.schema>;

/** The fields of a document that contain the planned week, in both forms. */
export type WithPlan = Pick<WeekDocument, 'plan' | 'planJson' | 'rev' | 'subdocumentsRev'>;

/**
 * Projection of the fields of {@link WithPlan}.
 */
export const PLAN_FIELDS = { plan: 1, planJson: 1, rev: 1, subdocumentsRev: 1 } as const;

/** The planned week of a stored document. Not validated, so that a change keeps the fields of newer replicas. */
export const plannedWeekOf = (document: WithPlan): PlannedWeek =>
  readTwice<PlannedWeek>(document, { value: document.plan, text: document.planJson }, (value) => value as PlannedWeek);

/** Both stored forms of a planned week. */
export const storedPlan = (planned: PlannedWeek): { planJson: string; plan: z.infer<typeof plannedWeek> } => {
  const planJson = JSON.stringify(planned);
  // Removes undefined fields, which the driver would store as null.
  return { planJson, plan: JSON.parse(planJson) };
};
