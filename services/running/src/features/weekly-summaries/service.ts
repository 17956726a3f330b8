import { summaryPublished } from '@stridewell/contracts/events/events';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { type SummaryInputs, summarise } from '../../domain/summarise.ts';
import { describeSummary } from '../../messages/summary-messages.ts';
import type { SummaryDocument } from './document.ts';
import type { ReadSummaryInputs } from './inputs-repository.ts';
import type { SummaryRepository } from './repository.ts';

export interface SummaryMakerDependencies {
  summaries: SummaryRepository;
  readInputs: ReadSummaryInputs;
  clock: Clock;
  /** Called with the document id of a summary after it is stored. */
  onSaved(documentId: string): void;
}

/** A runner whose summary could not be created, with the error. */
export interface SummaryFailure {
  userId: string;
  error: unknown;
}

/**
 * Creates the summaries of a completed week for several runners. Existing summaries are not changed. Returns the
 * runners whose summary failed; a failure does not block the other runners. Rejects if the database is unavailable.
 */
export const createSummaryMaker = ({ summaries, readInputs, clock, onSaved }: SummaryMakerDependencies) => {
  const documentOf = (userId: string, inputs: SummaryInputs): SummaryDocument => {
    const at = clock.now();
    const facts = summarise(inputs);
    const { metrics, focus } = facts;
    const { weekStart } = inputs;
    const entry = createEntry(summaryPublished, { weekStart, rev: 1 }, at);
    return {
      _id: createId(),
      userId,
      weekStart,
      text: describeSummary(facts, 'en'),
      figures: metrics,
      focus,
      metrics: JSON.stringify(metrics),
      subdocumentsRev: 1,
      createdAt: at,
      rev: 1,
      outbox: [entry],
    };
  };
  return async (userIds: readonly string[], weekStart: string): Promise<SummaryFailure[]> => {
    const documents: SummaryDocument[] = [];
    const failures: SummaryFailure[] = [];
    const inputsOf = await readInputs(userIds, weekStart);
    for (const userId of userIds) {
      try {
        documents.push(documentOf(userId, inputsOf(userId)));
      } catch (error) {
        failures.push({ userId, error });
      }
    }
    if (documents.length > 0) await summaries.add(documents);
    for (const { _id } of documents) onSaved(_id);
    return failures;
  };
};

export type MakeSummaries = ReturnType<typeof createSummaryMaker>;
