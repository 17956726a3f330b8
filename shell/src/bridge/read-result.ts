import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/** What the address of the result page says. */
export interface Result {
  recommendation: Recommendation;
  /** 0–10. */
  score: number;
}

/** What is shown where the address does not say, or says what cannot be (section 8 of the specification). */
export const DEFAULT_RESULT: Result = { recommendation: 'Adapt', score: 6.2 };

const HIGHEST = 10;
/** A plain decimal number. `Number` alone would also take '', ' 7', '0x7' and '1e1'. */
const DECIMAL = /^\d+(\.\d+)?$/;

/** The value of a parameter; null where it is missing, and where it is given twice, since then nobody knows which one is meant. */
const only = (query: URLSearchParams, name: string): string | null => {
  const [first, ...others] = query.getAll(name);
  return others.length === 0 ? (first ?? null) : null;
};

const readRecommendation = (text: string | null): Recommendation | undefined =>
  RECOMMENDATIONS.find((name) => name.toLowerCase() === text?.toLowerCase());

const readScore = (text: string | null): number | undefined => {
  const score = text !== null && DECIMAL.test(text) ? Number(text) : Number.NaN;
  return score <= HIGHEST ? score : undefined;
};

/** Reads `?result=push&score=7.8`. Each of the two stands for itself: a bad one does not take the other with it. Never throws. */
export const readResult = (search: string): Result => {
  const query = new URLSearchParams(search);
  return {
    recommendation: readRecommendation(only(query, 'result')) ?? DEFAULT_RESULT.recommendation,
    score: readScore(only(query, 'score')) ?? DEFAULT_RESULT.score,
  };
};
