import { RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/** Values read from the result page's query string. */
export interface Result {
  recommendation: Recommendation;
  /** 0–10. */
  score: number;
}

/** Defaults for missing or invalid values (`infra/docs/domain/specification.md`, section 9). */
export const DEFAULT_RESULT: Result = { recommendation: 'Adapt', score: 6.2 };

const MAX_SCORE = 10;
/** Matches a plain decimal number. It is needed because `Number` also accepts '', ' 7', '0x7' and '1e1'. */
const DECIMAL = /^\d+(\.\d+)?$/;

/** Returns the value of a parameter, or null if it is missing or occurs more than once. */
const only = (query: URLSearchParams, name: string): string | null => {
  const [first, ...others] = query.getAll(name);
  return others.length === 0 ? (first ?? null) : null;
};

const readRecommendation = (text: string | null): Recommendation | undefined =>
  RECOMMENDATIONS.find((name) => name.toLowerCase() === text?.toLowerCase());

const readScore = (text: string | null): number | undefined => {
  const score = text !== null && DECIMAL.test(text) ? Number(text) : Number.NaN;
  return score <= MAX_SCORE ? score : undefined;
};

/**
 * Parses a query string such as `?result=push&score=7.8`. If one value is invalid, only that value is replaced by its
 * default. Never throws.
 */
export const readResult = (search: string): Result => {
  const query = new URLSearchParams(search);
  return {
    recommendation: readRecommendation(only(query, 'result')) ?? DEFAULT_RESULT.recommendation,
    score: readScore(only(query, 'score')) ?? DEFAULT_RESULT.score,
  };
};
