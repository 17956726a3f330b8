import type { HistoryItem, Metrics, Recommendation } from '@stridewell/contracts/web';

/** A check-in as the history shows it. */
export interface Entry {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  score: number;
  recommendation: Recommendation;
  answers: Metrics;
  notes: string | null;
}

/** Reads an item of the API, whose answers are JSON text. */
export const entryOf = ({ id, date, score, recommendation, answersJson }: HistoryItem): Entry => {
  const { notes, ...answers } = JSON.parse(answersJson) as Metrics & { notes: string | null };
  return { id, date, score, recommendation, answers, notes };
};
