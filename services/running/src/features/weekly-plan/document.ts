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
 * The stored form of the planner's {@link PlannedWeek}: the week as originally planned (`base`) and its current state
 * (`current`).
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
    /** The planned week, a {@link PlannedWeek}; read it with {@link plannedWeekOf}. */
    plan: plannedWeek.exactOptional(),
    /** The planned week as a JSON string, for replicas of the previous release. */
    planJson: z.string().exactOptional(),
    subdocumentsRev,
    /** The runner's answer to the offer of a lighter week; null when not answered. */
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

/** The document fields that contain the planned week, as a subdocument and as a JSON string. */
export type WithPlan = Pick<WeekDocument, 'plan' | 'planJson' | 'rev' | 'subdocumentsRev'>;

/**
 * Projection of the fields of {@link WithPlan}.
 */
export const PLAN_FIELDS = { plan: 1, planJson: 1, rev: 1, subdocumentsRev: 1 } as const;

/**
 * Returns the planned week of a stored document. It is not validated, so that an update keeps fields written by newer
 * replicas.
 */
export const plannedWeekOf = (document: WithPlan): PlannedWeek =>
  readTwice<PlannedWeek>(document, { value: document.plan, text: document.planJson }, (value) => value as PlannedWeek);

/** Returns the document fields that store a planned week, as a subdocument and as a JSON string. */
export const storedPlan = (planned: PlannedWeek): { planJson: string; plan: z.infer<typeof plannedWeek> } => {
  const planJson = JSON.stringify(planned);
  // Removes undefined fields, which the driver would store as null.
  return { planJson, plan: JSON.parse(planJson) };
};
