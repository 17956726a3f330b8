import { summaryPublished } from '@stridewell/contracts/events/events';
import { weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { ReadSummaryInputs } from './inputs-repository.ts';
import type { SummaryRepository } from './repository.ts';
import { summarise } from './rules.ts';

const TRIES = 5;

export interface SummaryFollowerDependencies {
  summaries: SummaryRepository;
  readInputs: ReadSummaryInputs;
  clock: Clock;
}

/** Brings the summary of a date's week in line with what is logged now; a week without one is left without. Repeats harmlessly. */
export type FollowSummary = (userId: string, date: string) => Promise<void>;

/**
 * A week that is over can still be logged: its summary is made anew from the figures as they stand, text and event in one
 * write under the document's revision. Nothing is written where nothing differs.
 */
export const createSummaryFollower = ({ summaries, readInputs, clock }: SummaryFollowerDependencies): FollowSummary => {
  /** False where somebody else wrote the summary meanwhile. */
  const attempt = async (userId: string, weekStart: string): Promise<boolean> => {
    const stored = await summaries.find(userId, weekStart);
    if (!stored) return true;
    const { text, metrics } = summarise((await readInputs([userId], weekStart))(userId));
    const made = { text, metrics: JSON.stringify(metrics) };
    if (stored.text === made.text && stored.metrics === made.metrics) return true;
    if (stored.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const entry = createEntry(summaryPublished, { weekStart, rev: stored.rev + 1 }, clock.now());
    return summaries.replace(stored, made, entry);
  };
  return async (userId, date) => {
    for (let tries = 0; tries < TRIES; tries += 1) if (await attempt(userId, weekStartOf(date))) return;
    throw unavailable();
  };
};
