import type { Recommendation } from '@stridewell/contracts/web';
import { trusted } from '@stridewell/kit/mongo/database';
import type { CheckinDocument } from '../checkin/document.ts';
import type { CheckinRepository } from '../checkin/repository.ts';
import type { ScoredDay } from '../stats/statistics.ts';

export interface HistoryFilters {
  from?: string | undefined;
  to?: string | undefined;
  rec?: Recommendation | undefined;
}

export type HistoryRow = Pick<
  CheckinDocument,
  '_id' | 'createdAt' | 'date' | 'score' | 'recommendation' | 'answersJson'
>;

const ROW = { createdAt: 1, date: 1, score: 1, recommendation: 1, answersJson: 1 } as const;

const filterOf = (userId: string, { from, to, rec }: HistoryFilters, before?: string) => {
  const range = { ...(from && { $gte: from }), ...(to && { $lte: to }), ...(before && { $lt: before }) };
  return {
    userId,
    ...(Object.keys(range).length > 0 && { date: trusted(range) }),
    ...(rec && { recommendation: rec }),
  };
};

export type HistoryRepository = ReturnType<typeof createHistoryRepository>;

/** Queries over `checkin_sessions`, always limited to one user. Newest day first unless stated otherwise. */
export const createHistoryRepository = ({ model }: Pick<CheckinRepository, 'model'>) => ({
  /** The date of one of the user's items, or null when the user has no item with this id. */
  async dateOf(userId: string, id: string): Promise<string | null> {
    return (await model.findOne({ _id: id, userId }, { date: 1 }).lean())?.date ?? null;
  },

  /** One page of at most `limit` days, all before the date `before` if given. */
  page: (userId: string, filters: HistoryFilters, limit: number, before?: string) =>
    model
      .find(filterOf(userId, filters, before), ROW)
      .sort({ date: -1 })
      .limit(limit)
      .lean<HistoryRow[]>(),

  /** Streams every matching row, so that ten years need no more memory than a week. */
  stream: (userId: string, filters: HistoryFilters): AsyncIterable<HistoryRow> & { close(): Promise<void> } =>
    model.find(filterOf(userId, filters), ROW).sort({ date: -1 }).lean<HistoryRow[]>().cursor({ batchSize: 500 }),

  /** Scores and recommendations from `from` to `to`, oldest first. */
  days: (userId: string, from: string, to: string) =>
    model
      .find(filterOf(userId, { from, to }), { _id: 0, date: 1, score: 1, recommendation: 1 })
      .sort({ date: 1 })
      .lean<ScoredDay[]>(),
});
