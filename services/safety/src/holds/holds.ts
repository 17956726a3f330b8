import {
  HOLD_ENDS,
  HOLD_TIERS,
  type HoldEnd,
  type HoldOpener,
  type HoldTier,
  type RecheckCode,
} from '@stridewell/contracts/web';
import { DEFAULT_TIER, type SafetyCategory } from '../categories.ts';

export { HOLD_ENDS, HOLD_TIERS, type HoldEnd, type HoldTier };

/** A hold, with the fields that are needed to determine its effect. */
export interface Hold {
  id: string;
  category: SafetyCategory | null;
  tier: HoldTier;
  since: Date;
  ended: HoldEnd | null;
  /**
   * First date that the hold limits, if a text about a particular date opened it. `since` is still the time at which
   * the text was sent, which determines when the recheck is due. Missing for other holds, whose first date is that of
   * `since`.
   */
  date?: string;
  /** Time of the end; missing while the hold is open and for holds that a previous release ended. */
  endedAt?: Date;
  /** The service that opened the hold; missing for holds that a previous release stored. */
  opener?: HoldOpener;
  /** The newest answer with which this service asked the opener to end the hold; missing if it has not asked. */
  asked?: { code: RecheckCode; at: Date };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time in milliseconds that a card stays open: 24 hours. */
export const CARD_OPEN_MS = DAY;
/** Time in milliseconds after which the recheck card of an emergency hold is due: 2 hours. */
export const RECHECK_AFTER_MS = 2 * HOUR;
/** Time in milliseconds after which a topic hold ends, 14 days, unless its category has a different rule. */
const TOPIC_MS = 14 * DAY;
/**
 * Durations of topic holds that differ from {@link TOPIC_MS}. `medication` is also used for the hold after an
 * operation, which blocks training for six months (`language.md` 1.4).
 */
const TOPIC_MS_OF: Partial<Record<SafetyCategory, number>> = { substance: DAY, medication: 184 * DAY };

/** Categories whose topic holds do not expire and end only with an answer of the runner. */
const UNTIL_ANSWERED: ReadonlySet<SafetyCategory> = new Set(['pregnancy', 'eating', 'minor']);
/** Categories whose topic holds show the recheck card with the next message. */
const ASKED_AT_ONCE: ReadonlySet<SafetyCategory> = new Set([...UNTIL_ANSWERED, 'medication']);
/**
 * Categories for which no hold is opened (`language.md` 1.4): another person's emergency, and abuse, which is only
 * flagged.
 */
const OPENS_NONE: ReadonlySet<SafetyCategory> = new Set(['third', 'abuse']);
/**
 * Categories whose hold does not set the day to Reset. In a crisis, no training advice is given, but training is not
 * forbidden.
 */
const KEEPS_DAY: ReadonlySet<SafetyCategory> = new Set(['selfharm']);
/** Returns the tier of the hold that a STOP or an answered card opens; null for categories that open no hold. */
export const holdTierOf = (
  category: SafetyCategory,
  tier: 'emergency' | 'same_day' | 'refer' = DEFAULT_TIER[category],
): HoldTier | null => {
  if (OPENS_NONE.has(category)) return null;
  return tier === 'refer' ? 'topic' : tier;
};

/** True when a hold is active. Holds of open cards and most topic holds expire. */
export const isActive = ({ ended, tier, category, since }: Hold, now: Date): boolean => {
  if (ended !== null) return false;
  const age = now.getTime() - since.getTime();
  if (tier === 'card') return age < CARD_OPEN_MS;
  if (tier !== 'topic') return true;
  if (category !== null && UNTIL_ANSWERED.has(category)) return true;
  return age < ((category !== null && TOPIC_MS_OF[category]) || TOPIC_MS);
};

/** True for the tiers whose holds can be ended only by the service that opened them. */
export const isUrgent = ({ tier }: Pick<Hold, 'tier'>): boolean => tier === 'emergency' || tier === 'same_day';

/** Categories of the body, for which advice on the body waits for a doctor as well. */
const NOT_OF_BODY: ReadonlySet<SafetyCategory> = new Set([
  ...(['selfharm', 'abuse', 'eating', 'minor', 'third', 'medication', 'substance'] as const),
]);

/**
 * True while an urgent symptom needs a doctor's assessment. The coach then also gives no advice about treating the
 * body.
 */
export const closesBody = ({ hold: { tier, category } }: Restriction): boolean =>
  isUrgent({ tier }) && !(category !== null && NOT_OF_BODY.has(category));

/**
 * The current restriction. No training advice may be given under any, because every STOP text that opens a hold tells the
 * runner to wait with training, loading or a programme.
 */
export interface Restriction {
  /** The strictest open hold or card. */
  hold: Hold;
  /** True when today is treated as a Reset day. */
  closesDay: boolean;
}

/** True for a hold that sets its days to Reset while it is open. */
export const closesDay = ({ tier, category }: Pick<Hold, 'tier' | 'category'>): boolean =>
  isUrgent({ tier }) && !(category !== null && KEEPS_DAY.has(category));

/**
 * Returns the combined restriction of a runner's holds, with the strictest hold; null when training advice is not
 * restricted. An additional hold never removes a restriction of another hold.
 */
export const restrictionOf = (holds: readonly Hold[], now: Date): Restriction | null => {
  const active = holds
    .filter((known) => isActive(known, now))
    .sort((a, b) => HOLD_TIERS.indexOf(a.tier) - HOLD_TIERS.indexOf(b.tier) || b.since.getTime() - a.since.getTime());
  const [hold] = active;
  return hold ? { hold, closesDay: active.some(closesDay) } : null;
};

/**
 * Codes of the quick actions that return sessions or exercises. They are not available while a hold or an open card
 * closes all training.
 */
export const TRAINING_ACTIONS: ReadonlySet<string> = new Set([
  'TODAY_START',
  'WEEK_START',
  'CURRENT_WEEK_PLAN',
  'TODAY_ADDONS',
  'TODAY_ADAPT_EASIER',
  'TODAY_NO_WATCH',
  'TODAY_ALT_NO_RUN',
  'TODAY_EXERCISES',
  'RETURN_TO_RUNNING',
  'PAIN_INCREASED',
]);

/**
 * True when the recheck card is due: immediately for same-day holds and for topic holds that last until an
 * answer, after two hours for emergencies.
 */
export const recheckDue = ({ hold }: Pick<Restriction, 'hold'>, now: Date): boolean =>
  hold.tier === 'same_day' ||
  (hold.tier === 'emergency' && now.getTime() - hold.since.getTime() >= RECHECK_AFTER_MS) ||
  (hold.tier === 'topic' && hold.category !== null && ASKED_AT_ONCE.has(hold.category));
