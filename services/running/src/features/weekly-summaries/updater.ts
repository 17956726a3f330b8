import { summaryPublished } from '@stridewell/contracts/events/events';
import { weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, hasState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { summarise } from '../../domain/summarise.ts';
import { describeSummary } from '../../messages/summary-messages.ts';
import type { ReadSummaryInputs } from './inputs-repository.ts';
import type { SummaryRepository } from './repository.ts';

export interface SummaryUpdaterDependencies {
  summaries: SummaryRepository;
  readInputs: ReadSummaryInputs;
  clock: Clock;
}

/** Recomputes the summary of the week that contains a date from the current logs, if the week has one. Idempotent. */
export type UpdateSummary = (userId: string, date: string) => Promise<void>;

/**
 * Creates the updater that recomputes the summary of a completed week when one of its days is logged later. It emits an
 * event if the summary changed.
 */
export const createSummaryUpdater = ({ summaries, readInputs, clock }: SummaryUpdaterDependencies): UpdateSummary => {
  const aggregate = createAggregate({ collection: summaries.collection, clock });
  return (userId, date) => {
    const weekStart = weekStartOf(date);
    return aggregate.change<void>(`${userId} ${weekStart}`, async (at) => {
      const current = await summaries.find(userId, weekStart);
      if (!current) return { result: undefined };
      const facts = summarise((await readInputs([userId], weekStart))(userId));
      const { metrics, focus } = facts;
      const state = { text: describeSummary(facts, 'en'), metrics: JSON.stringify(metrics) };
      if (hasState(current, state)) return { result: undefined };
      return {
        write: {
          key: { userId },
          current,
          state,
          subdocuments: { figures: metrics, focus },
          events: (rev) => [createEntry(summaryPublished, { weekStart, rev }, at)],
          keepsUpdatedAt: true,
          result: () => undefined,
        },
      };
    });
  };
};
