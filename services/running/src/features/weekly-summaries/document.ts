import { summaryMetricsSchema } from '@stridewell/contracts/http/weekly-summary';
import { PHASES, type SummaryMetrics, type WeeklySummary } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';
import type { SummaryFocus } from '../../domain/summarise.ts';
import { describeSummary } from '../../messages/summary-messages.ts';

/**
 * `weekly_summaries`: the summary of a runner's completed week. It is created once and updated if one of its days is
 * logged later.
 */
export const weeklySummariesCollection = defineCollection({
  name: 'weekly_summaries',
  schema: z.object({
    ...emittingFields,
    /** Monday of the week. */
    weekStart: z.iso.date(),
    /** The summary in English, which is shown if its data is not stored. */
    text: z.string(),
    /** The metrics of the week. Read them with {@link presentSummary}. */
    figures: summaryMetricsSchema.exactOptional(),
    /** The metrics of the week as a JSON string, for replicas of the previous release. */
    metrics: z.string().exactOptional(),
    /** Content of the next week, a {@link SummaryFocus}; null if there is no plan. Missing in older documents. */
    focus: z
      .looseObject({ phase: z.enum(PHASES) })
      .nullable()
      .exactOptional(),
    subdocumentsRev,
    createdAt: z.date(),
  }),
  indexes: [
    // Unique index: one summary per runner and week, even if a job runs twice. It also serves reads of the summary.
    { key: { userId: 1, weekStart: 1 }, options: { unique: true, name: 'user_week' } },
    OUTBOX_INDEX,
  ],
});

export type SummaryDocument = z.infer<typeof weeklySummariesCollection.schema>;

/** Returns the content of the next week; null if it is unknown, as in documents that an older replica wrote last. */
const focusOf = ({ focus, rev, subdocumentsRev: stored }: SummaryDocument): SummaryFocus | null =>
  stored === rev && focus ? (focus as unknown as SummaryFocus) : null;

/** Converts a stored summary to the API's response, with its text in the given language. */
export const presentSummary = (summary: SummaryDocument, language: MessageLanguage = 'en'): WeeklySummary => {
  const metrics = readTwice<SummaryMetrics>(
    summary,
    { value: summary.figures, text: summary.metrics },
    (value) => value as SummaryMetrics,
  );
  return {
    weekStart: summary.weekStart,
    text: language === 'en' ? summary.text : describeSummary({ metrics, focus: focusOf(summary) }, language),
    metrics,
    createdAt: summary.createdAt.toISOString(),
  };
};
