import { summaryMetricsSchema } from '@stridewell/contracts/http/running';
import type { SummaryMetrics, WeeklySummary } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';

/**
 * `weekly_summaries`: the summary of a runner's completed week. It is created once and updated when one of its days is
 * logged later.
 */
export const weeklySummariesCollection = defineCollection({
  name: 'weekly_summaries',
  schema: z.object({
    ...emittingFields,
    /** Monday of the week. */
    weekStart: z.iso.date(),
    text: z.string(),
    /** The metrics of the week, to be read with {@link presentSummary}. */
    figures: summaryMetricsSchema.exactOptional(),
    /** The metrics of the week as a JSON string, for replicas of the previous release. */
    metrics: z.string().exactOptional(),
    subdocumentsRev,
    createdAt: z.date(),
  }),
  indexes: [
    // Unique index: one summary per runner and week, even when a job runs twice. It also serves reads of the summary.
    { key: { userId: 1, weekStart: 1 }, options: { unique: true, name: 'user_week' } },
    OUTBOX_INDEX,
  ],
});

export type SummaryDocument = z.infer<typeof weeklySummariesCollection.schema>;

/** Converts a stored summary to the API's response. */
export const presentSummary = (summary: SummaryDocument): WeeklySummary => ({
  weekStart: summary.weekStart,
  text: summary.text,
  metrics: readTwice<SummaryMetrics>(
    summary,
    { value: summary.figures, text: summary.metrics },
    (value) => value as SummaryMetrics,
  ),
  createdAt: summary.createdAt.toISOString(),
});
