export const RECOMMENDATIONS = ['Push', 'Adapt', 'Recover', 'Reset'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/**
 * Lowest and highest score of each recommendation (section A of the domain page), after capping and rounding the score.
 */
export const BANDS: Record<Recommendation, { from: number; to: number }> = {
  Push: { from: 7.5, to: 10 },
  Adapt: { from: 5, to: 7.4 },
  Recover: { from: 3, to: 4.9 },
  Reset: { from: 0, to: 2.9 },
};

/**
 * Returns the recommendation for a rounded score after caps: Push from 7.5, Adapt from 5.0, Recover from 3.0, otherwise
 * Reset.
 */
export const bandOf = (score: number): Recommendation =>
  RECOMMENDATIONS.find((band) => score >= BANDS[band].from) ?? 'Reset';

export interface RecommendationCopy {
  /** The product's name for a day with this recommendation. */
  kind: string;
  headline: string;
  text: string;
  effort: string;
}

/** Fixed copy for the recommendations (section E of the domain page). Tests and the bridge depend on their wording. */
export const RECOMMENDATION_COPY: Record<Recommendation, RecommendationCopy> = {
  Push: {
    kind: 'High-intensity training',
    headline: 'Good to go hard.',
    text: 'You look recovered. If a hard session is planned, do it with a full warm-up and stop while you still have one good repetition left. No hard session today? Keep it easy and bank the freshness.',
    effort: 'High intensity welcome - longer than you are used to is not.',
  },
  Adapt: {
    kind: 'Moderate intensity',
    headline: 'Train, but trim it.',
    text: 'You are okay, not sparkling. Keep the session type and take about a third off the hard part, or drop one zone. If it feels good after 15 minutes, finish the trimmed version, not the full one.',
    effort: 'Moderate effort: you can speak short sentences.',
  },
  Recover: {
    kind: 'Recovery and light activity',
    headline: 'Keep moving, keep it light.',
    text: 'Your body is asking for an easy day. Choose 20-40 minutes of very easy running, walking, cycling or mobility. The missed quality moves only if it fits; otherwise let it go - one session never made a season.',
    effort: 'You should finish fresher than you started.',
  },
  Reset: {
    kind: 'Rest and full recovery',
    headline: "Rest is today's session.",
    text: 'Several signals are low, or something hurts. No running today. Sleep, eat well, a short gentle walk if it helps. If pain stays above 6, you feel ill, or anything on the warning list applies, get it checked.',
    effort: 'We will look again tomorrow; nothing is lost.',
  },
};

/** A runner's own normal (`ownNormalOn`). The field names are those of earlier releases. */
export interface Baseline {
  /** Median of the raw scores. Earlier releases sent the mean of the scores. */
  mean: number;
  /** Robust standard deviation. */
  sd: number;
  /** Number of check-ins used to compute the baseline. */
  days: number;
}

/** Minimum number of check-ins required to show a comparison with the baseline. */
export const BASELINE_MIN_DAYS = 7;
/** Minimum number of check-ins required to use the trend, in the words and in the plan (section 2.2 of the plans page). */
export const TREND_MIN_DAYS = 14;
/**
 * Lower limit of the standard deviation, so that a difference of 0.1 points is not considered unusual when a runner's
 * scores hardly vary.
 */
export const LEAST_DEVIATION = 0.7;

/**
 * The trend: how far a score is from the baseline's mean, in standard deviations; null with fewer than {@link
 * TREND_MIN_DAYS} check-ins. Rounded to six decimals, because floating-point errors could otherwise move a score that
 * is exactly one deviation away.
 */
export const trendZ = (score: number, baseline: Baseline | null): number | null => {
  if (!baseline || baseline.days < TREND_MIN_DAYS) return null;
  return Math.round(((score - baseline.mean) / Math.max(baseline.sd, LEAST_DEVIATION)) * 1e6) / 1e6;
};

/**
 * Returns the usual range of scores, as charts and texts show it: one deviation around the normal, within 0 and 10, in
 * tenths.
 */
export const usualRange = ({ mean, sd }: Pick<Baseline, 'mean' | 'sd'>): { low: number; high: number } => {
  const width = Math.max(sd, LEAST_DEVIATION);
  const tenths = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 10))) / 10;
  return { low: tenths(mean - width), high: tenths(mean + width) };
};

/** Trends below which a score is below the usual range, and well below it. */
export const BELOW_NORMAL = -1;
export const WELL_BELOW_NORMAL = -2;

/**
 * The recommendation whose copy is shown for a day: Adapt for a Push day well below the runner's normal, on which the
 * plan shortens the session; otherwise the day's own recommendation. The score and the recommendation itself do not
 * change (section 2.2 of the plans page).
 */
export const adviceFor = (recommendation: Recommendation, score: number, baseline: Baseline | null): Recommendation => {
  const z = trendZ(score, baseline);
  return recommendation === 'Push' && z !== null && z < WELL_BELOW_NORMAL ? 'Adapt' : recommendation;
};

/**
 * Message for days on which the physio gate allows no running. Check-ins of earlier releases are recognised by this
 * wording (`older-checkins.ts`).
 */
export const RUNNING_STOPPED = 'Physio Coach has stopped running for now: no run today, whatever the score.';
