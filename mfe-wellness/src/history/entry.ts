import type { HistoryItem, Metrics, Recommendation } from '@stridewell/contracts/web';

export interface Entry {
  id: string;
  /** Date of the check-in, `YYYY-MM-DD`. */
  date: string;
  score: number;
  recommendation: Recommendation;
  answers: Metrics;
  notes: string | null;
}

/** Converts an item of the history API to an entry. The API returns the answers as a JSON string. */
export const entryOf = ({ id, date, score, recommendation, answersJson }: HistoryItem): Entry => {
  const { notes, ...answers } = JSON.parse(answersJson) as Metrics & { notes: string | null };
  return { id, date, score, recommendation, answers, notes };
};
