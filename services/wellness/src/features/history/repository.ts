import type { NormalDay, Recommendation } from '@stridewell/contracts/web';
import type { CheckinDocument, WithAnswers } from '../checkin/document.ts';
import { type CheckinRepository, NORMAL_FIELDS, normalDayOf } from '../checkin/repository.ts';
import type { ScoredDay } from '../stats/statistics.ts';

export interface HistoryFilters {
  from?: string | undefined;
  to?: string | undefined;
  rec?: Recommendation | undefined;
}

export type HistoryRow = Pick<CheckinDocument, '_id' | 'createdAt' | 'date' | 'score' | 'recommendation'> & WithAnswers;

/** A scored day with the cap that lowered its score and the data for the usual range. */
export type CappedDay = ScoredDay & NormalDay & { cap: CheckinDocument['explanation']['cap'] };

const ROW = {
  ...{ createdAt: 1, date: 1, score: 1, recommendation: 1 },
  ...{ answers: 1, answersJson: 1, subdocumentsRev: 1, rev: 1 },
} as const;

const filterOf = (userId: string, { from, to, rec }: HistoryFilters, before?: string) => {
  const range = { ...(from && { $gte: from }), ...(to && { $lte: to }), ...(before && { $lt: before }) };
  return {
    userId,
    ...(Object.keys(range).length > 0 && { date: range }),
    ...(rec && { recommendation: rec }),
  };
};

export type HistoryRepository = ReturnType<typeof createHistoryRepository>;

/**
 * Queries for `checkin_sessions` that are always limited to one user. Results are sorted newest first unless stated
 * otherwise.
 */
export const createHistoryRepository = ({ collection }: Pick<CheckinRepository, 'collection'>) => ({
  /** Returns the date of one of the user's check-ins, or null if the user has no check-in with this id. */
  async dateOf(userId: string, id: string): Promise<string | null> {
    return (await collection.findOne({ _id: id, userId }, { projection: { date: 1 } }))?.date ?? null;
  },

  /** Returns up to `limit` check-ins, only from dates before `before` if it is given. */
  page: (userId: string, filters: HistoryFilters, limit: number, before?: string): Promise<HistoryRow[]> =>
    collection
      .find(filterOf(userId, filters, before))
      .sort({ date: -1 })
      .limit(limit)
      .project<HistoryRow>(ROW)
      .toArray(),

  /** Streams all matching check-ins one by one, so that ten years need no more memory than one week. */
  stream: (userId: string, filters: HistoryFilters): AsyncIterable<HistoryRow> & { close(): Promise<void> } =>
    collection.find(filterOf(userId, filters)).sort({ date: -1 }).batchSize(500).project<HistoryRow>(ROW),

  /** Returns the number of the user's check-ins, counted up to `most`. */
  count: (userId: string, most: number): Promise<number> => collection.countDocuments({ userId }, { limit: most }),

  /** Returns the scores from `from` to `to` with the caps that lowered them, oldest first. */
  cappedDays: async (userId: string, from: string, to: string): Promise<CappedDay[]> => {
    const found = collection
      .find(filterOf(userId, { from, to }))
      .sort({ date: 1 })
      .project<ScoredDay & Parameters<typeof normalDayOf>[0]>({
        ...NORMAL_FIELDS,
        _id: 0,
        score: 1,
        recommendation: 1,
      });
    return (await found.toArray()).map((row) => {
      const { score, recommendation, explanation } = row;
      return { score, recommendation, cap: explanation.cap, ...normalDayOf(row) };
    });
  },

  /** Returns the scores and recommendations from `from` to `to`, oldest first. */
  days: (userId: string, from: string, to: string): Promise<ScoredDay[]> =>
    collection
      .find(filterOf(userId, { from, to }))
      .sort({ date: 1 })
      .project<ScoredDay>({ _id: 0, date: 1, score: 1, recommendation: 1 })
      .toArray(),
});
