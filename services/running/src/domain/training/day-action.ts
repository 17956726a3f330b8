import type { Metrics, Recommendation } from '@stridewell/contracts/web';

/** What a day's check-in does to the day's session, from nothing to no running at all. */
export const ACTIONS = ['plan', 'trim', 'light', 'rest'] as const;
export type Action = (typeof ACTIONS)[number];

/** A check-in as the plan uses it. */
export interface Checkin {
  date: string;
  /** Score before any cap, 0 to 10. */
  raw: number;
  /** Score after all caps. */
  score: number;
  recommendation: Recommendation;
  metrics: Metrics;
  /** True when the runner also wrote notes. */
  hasNotes: boolean;
  /** True when one of the answers capped the score. The cap of the physio coach is none of these. */
  isCapped: boolean;
  /** True on a day of illness. */
  isIll: boolean;
  /** True when the safety gate or a red flag closed the day. */
  isClosed: boolean;
}

/** What else decides a day. */
export interface DayState {
  checkin: Checkin | null;
  /** The physio coach's gate. */
  gate: 'stop' | 'walk' | 'ladder' | 'clear' | null;
  /** True for an illness pause, a safety hold or a red flag. */
  isClosed: boolean;
}

/** The runner's own normal range of scores (section 2.2 of the plans page). */
export interface OwnNormal {
  median: number;
  /** Robust standard deviation, at least 0.7. */
  deviation: number;
  medianFatigue: number;
  days: number;
}

/** Why a day has its action. */
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
  | 'answer';

export interface DayDecision {
  action: Action;
  reason: ActionReason;
  /** Light, but inside the runner's own normal: easy running instead of hard running. */
  isSoft: boolean;
  /** No running: walking, cycling or mobility only. */
  isWithoutRunning: boolean;
  /** No hills and nothing faster than threshold. */
  isWithoutSpeed: boolean;
}

const WINDOWS = [28, 42];
const LEAST_DAYS = 14;
const LEAST_DEVIATION = 0.7;
const MAD_FACTOR = 1.4826;
const PAIN = { closes: 7, stopsRunning: 5, trims: 3 };
const BANDS = { push: 7.5, adapt: 5, recover: 3, ordinary: 6 };

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
};

/** The answers that the form starts with: without notes they carry no information (section 2.3). */
export const isUntouched = ({ metrics, hasNotes }: Pick<Checkin, 'metrics' | 'hasNotes'>): boolean =>
  !hasNotes &&
  metrics.sleep === 3 &&
  metrics.stress === 2 &&
  metrics.fatigue === 3 &&
  metrics.pain === 2 &&
  metrics.readiness === 7;

const isOrdinaryDay = (checkin: Checkin): boolean =>
  !checkin.isIll && !checkin.isClosed && checkin.metrics.pain < PAIN.stopsRunning && !isUntouched(checkin);

/**
 * The runner's own normal, from earlier days without illness, closed days, strong pain and untouched forms: the last 28
 * days, or 42 if those are too few. Null with fewer than 14.
 * @param earlier check-ins before today with their age in days
 */
export const ownNormal = (earlier: readonly { daysAgo: number; checkin: Checkin }[]): OwnNormal | null => {
  for (const window of WINDOWS) {
    const days = earlier.filter(({ daysAgo, checkin }) => daysAgo >= 1 && daysAgo <= window && isOrdinaryDay(checkin));
    if (days.length < LEAST_DAYS) continue;
    const raws = days.map(({ checkin }) => checkin.raw);
    const middle = median(raws);
    return {
      median: middle,
      deviation: Math.max(LEAST_DEVIATION, MAD_FACTOR * median(raws.map((raw) => Math.abs(raw - middle)))),
      medianFatigue: median(days.map(({ checkin }) => checkin.metrics.fatigue)),
      days: days.length,
    };
  }
  return null;
};

/** Where a score lies in the runner's own range: inside or above it, below it, or well below it. */
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

/** The action of an Adapt or Push day by the runner's own normal. */
const byNormal = ({ raw, score, isCapped }: Checkin, normal: OwnNormal): DayDecision => {
  const zone = zoneOf(raw, normal);
  if (score >= BANDS.push) {
    if (zone === 'well_below') return decision('trim', 'well_below_normal');
    return decision('plan', zone === 'below' ? 'below_normal' : 'normal');
  }
  if (zone === 'well_below') return decision('light', 'well_below_normal');
  if (isCapped) return decision('trim', 'capped');
  return zone === 'below' ? decision('trim', 'below_normal') : decision('plan', 'normal');
};

/** The action by score and normal alone (points 4 to 6 of section 2.1). */
const byScore = (checkin: Checkin, normal: OwnNormal | null): DayDecision => {
  const { score, raw } = checkin;
  if (score < BANDS.recover) return decision('rest', 'reset');
  if (score < BANDS.adapt) {
    return decision('light', 'recover', { isSoft: normal !== null && zoneOf(raw, normal) === 'inside' });
  }
  if (normal) return byNormal(checkin, normal);
  return score >= BANDS.ordinary ? decision('plan', 'ordinary') : decision('trim', 'low');
};

/** True when one answer alone asks for a shorter session (point 7 of section 2.1). */
const asksForTrim = ({ metrics }: Checkin, normal: OwnNormal | null): boolean =>
  metrics.pain >= PAIN.trims ||
  metrics.sleep === 1 ||
  metrics.stress === 5 ||
  metrics.readiness === 3 ||
  (metrics.fatigue >= 4 && (normal === null || metrics.fatigue > normal.medianFatigue));

/**
 * What a day's check-in and the physio coach do to the day's session (section 2 of the plans page). No check-in and an
 * untouched form leave the plan as it is; no score ever adds minutes.
 */
export const decideDay = ({ checkin, gate, isClosed }: DayState, normal: OwnNormal | null): DayDecision => {
  const pain = checkin?.metrics.pain ?? 0;
  if (isClosed || gate === 'stop' || checkin?.isClosed || checkin?.isIll) return decision('rest', 'closed');
  if (pain >= PAIN.closes) return decision('rest', 'severe_pain');
  if (!checkin) return gate === 'walk' || gate === 'ladder' ? decision('plan', 'gate') : decision('plan', 'no_checkin');
  const scored =
    isUntouched(checkin) && checkin.score >= BANDS.adapt ? decision('plan', 'untouched') : byScore(checkin, normal);
  if (scored.action === 'rest') return scored;
  if (pain >= PAIN.stopsRunning) return decision('light', 'pain', { isWithoutRunning: true, isWithoutSpeed: true });
  if (gate === 'walk' || gate === 'ladder') return { ...scored, reason: 'gate', isSoft: false };
  const isWithoutSpeed = pain >= PAIN.trims;
  if (scored.action === 'plan' && scored.reason !== 'untouched' && asksForTrim(checkin, normal)) {
    return decision('trim', 'answer', { isWithoutSpeed });
  }
  return { ...scored, isWithoutSpeed };
};
