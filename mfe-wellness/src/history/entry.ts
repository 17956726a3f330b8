import type { HistoryItem, Metrics, Recommendation } from '@stridewell/contracts/web';

export interface Entry {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  score: number;
  recommendation: Recommendation;
  answers: Metrics;
  notes: string | null;
}

/** Converts an API item, whose answers are a JSON string. */
export const entryOf = ({ id, date, score, recommendation, answersJson }: HistoryItem): Entry => {
  const { notes, ...answers } = JSON.parse(answersJson) as Metrics & { notes: string | null };
  return { id, date, score, recommendation, answers, notes };
};
