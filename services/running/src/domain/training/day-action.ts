import {
  BANDS,
  DAY_ACTIONS,
  isUntouchedForm,
  type Metrics,
  median,
  NORMAL_WINDOWS,
  robustNormal,
  TREND_MIN_DAYS,
} from '@stridewell/contracts/web';

/** How a day's check-in changes the day's session, from no change (`plan`) to no running at all (`rest`). */
export { DAY_ACTIONS as ACTIONS };
export type Action = (typeof DAY_ACTIONS)[number];

/** A check-in in the form that planning uses. */
export interface Checkin {
  /** Score before any cap is applied, 0 to 10. */
  raw: number;
  /** Score after all caps are applied, 0 to 10. */
  score: number;
  metrics: Metrics;
  /** True if the runner also wrote notes. */
  hasNotes: boolean;
  /** True if an answer capped the score. The cap set by the physio coach is not included. */
  isCapped: boolean;
  /** True if the check-in reports an illness. */
  isIll: boolean;
  /** True if the safety gate or a red flag forbids training on this day. */
  isClosed: boolean;
}

/** All inputs of the decision for one day. */
export interface DayState {
  checkin: Checkin | null;
  /** Level of the gate set by the physio service; null if the runner has no injury. */
  gate: 'stop' | 'walk' | 'ladder' | 'clear' | null;
  /** True if an illness pause, a safety hold or a red flag forbids training on this day. */
  isClosed: boolean;
}

/** The runner's usual range of scores (section 2.2 of the plans page). */
export interface OwnNormal {
  median: number;
  /** Robust standard deviation, at least 0.7. */
  deviation: number;
  medianFatigue: number;
  days: number;
}

/** The rule that determined the day's action. */
export type ActionReason =
  | 'closed'
  | 'gate'
  | 'severe_pain'
  | 'pain'
  | 'reset'
  | 'recover'
  | 'untouched'
  | 'no_checkin'
  | 'normal'
  | 'below_normal'
  | 'well_below_normal'
  | 'capped'
  | 'ordinary'
  | 'low'
  | 'answer'
  /** The runner should not race today. */
  | 'no_race';

export interface DayDecision {
  action: Action;
  reason: ActionReason;
  /**
   * True for a Light action whose score is still within the runner's usual range: easy running replaces hard running.
   */
  isSoft: boolean;
  /** True if running is forbidden and only walking, cycling or mobility work is allowed. */
  isWithoutRunning: boolean;
  /** True if hills and anything faster than threshold pace are forbidden. */
  isWithoutSpeed: boolean;
}

const PAIN = { closes: 7, stopsRunning: 5, trims: 3 };
/** If there is no usual range, scores from this value upwards are ordinary. */
const ORDINARY_FROM = 6;

/** True if the check-in carries no information (section 2.3). */
export const isUntouched = ({ metrics, hasNotes }: Pick<Checkin, 'metrics' | 'hasNotes'>): boolean =>
  isUntouchedForm(metrics, hasNotes);

const isOrdinaryDay = (checkin: Checkin): boolean =>
  !checkin.isIll && !checkin.isClosed && checkin.metrics.pain < PAIN.stopsRunning && !isUntouched(checkin);

/**
 * Computes the runner's usual range of scores from earlier days, excluding days of illness, days on which training was
 * forbidden, days with strong pain, and untouched forms. Uses the last 28 days, or 42 if those are too few. Returns
 * null if fewer than 14 days remain.
 * @param earlier check-ins before today, each with its age in days
 */
export const ownNormal = (earlier: readonly { daysAgo: number; checkin: Checkin }[]): OwnNormal | null => {
  for (const window of NORMAL_WINDOWS) {
    const days = earlier.filter(({ daysAgo, checkin }) => daysAgo >= 1 && daysAgo <= window && isOrdinaryDay(checkin));
    if (days.length < TREND_MIN_DAYS) continue;
    return {
      ...robustNormal(days.map(({ checkin }) => checkin.raw)),
      medianFatigue: median(days.map(({ checkin }) => checkin.metrics.fatigue)),
      days: days.length,
    };
  }
  return null;
};

/** Compares a score with the runner's usual range: inside (or above), below, or well below. */
const zoneOf = (raw: number, { median: middle, deviation }: OwnNormal): 'inside' | 'below' | 'well_below' => {
  const z = (raw - middle) / deviation;
  if (z >= -1) return 'inside';
  return z >= -2 ? 'below' : 'well_below';
};

const decision = (action: Action, reason: ActionReason, more: Partial<DayDecision> = {}): DayDecision => ({
  action,
  reason,
  isSoft: false,
  isWithoutRunning: action === 'rest',
  isWithoutSpeed: false,
  ...more,
});

/** Returns the action for an Adapt or Push score, compared with the runner's usual range. */
const byNormal = ({ raw, score, isCapped }: Checkin, normal: OwnNormal): DayDecision => {
  const zone = zoneOf(raw, normal);
  if (score >= BANDS.Push.from) {
    if (zone === 'well_below') return decision('trim', 'well_below_normal');
    return decision('plan', zone === 'below' ? 'below_normal' : 'normal');
  }
  if (zone === 'well_below') return decision('light', 'well_below_normal');
  if (isCapped) return decision('trim', 'capped');
  return zone === 'below' ? decision('trim', 'below_normal') : decision('plan', 'normal');
};

/** Returns the action based only on the score and the runner's usual range (points 4 to 6 of section 2.1). */
const byScore = (checkin: Checkin, normal: OwnNormal | null): DayDecision => {
  const { score, raw } = checkin;
  if (score < BANDS.Recover.from) return decision('rest', 'reset');
  if (score < BANDS.Adapt.from) {
    return decision('light', 'recover', { isSoft: normal !== null && zoneOf(raw, normal) === 'inside' });
  }
  if (normal) return byNormal(checkin, normal);
  return score >= ORDINARY_FROM ? decision('plan', 'ordinary') : decision('trim', 'low');
};

/** True if a single answer requires a shorter session (point 7 of section 2.1). */
const asksForTrim = ({ metrics }: Checkin, normal: OwnNormal | null): boolean =>
  metrics.pain >= PAIN.trims ||
  metrics.sleep === 1 ||
  metrics.stress === 5 ||
  metrics.readiness === 3 ||
  (metrics.fatigue >= 4 && (normal === null || metrics.fatigue > normal.medianFatigue));

/**
 * Decides how the day's check-in and the physio gate change the day's session (section 2 of the plans page). If there
 * is no check-in, or the form is untouched, the plan is unchanged. No score ever adds minutes.
 */
export const decideDay = ({ checkin, gate, isClosed }: DayState, normal: OwnNormal | null): DayDecision => {
  const pain = checkin?.metrics.pain ?? 0;
  if (isClosed || gate === 'stop' || checkin?.isClosed || checkin?.isIll) return decision('rest', 'closed');
  if (pain >= PAIN.closes) return decision('rest', 'severe_pain');
  if (!checkin) return gate === 'walk' || gate === 'ladder' ? decision('plan', 'gate') : decision('plan', 'no_checkin');
  const scored =
    isUntouched(checkin) && checkin.score >= BANDS.Adapt.from
      ? decision('plan', 'untouched')
      : byScore(checkin, normal);
  if (scored.action === 'rest') return scored;
  if (pain >= PAIN.stopsRunning) return decision('light', 'pain', { isWithoutRunning: true, isWithoutSpeed: true });
  if (gate === 'walk' || gate === 'ladder') return { ...scored, reason: 'gate', isSoft: false };
  const isWithoutSpeed = pain >= PAIN.trims;
  if (scored.action === 'plan' && scored.reason !== 'untouched' && asksForTrim(checkin, normal)) {
    return decision('trim', 'answer', { isWithoutSpeed });
  }
  return { ...scored, isWithoutSpeed };
};
