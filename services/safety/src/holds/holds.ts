import { HOLD_ENDS, HOLD_TIERS, type HoldEnd, type HoldTier } from '@stridewell/contracts/web';
import { DEFAULT_TIER, type SafetyCategory } from '../categories.ts';

export { HOLD_ENDS, HOLD_TIERS, type HoldEnd, type HoldTier };

/** A hold with the fields that the rules need. */
export interface Hold {
  id: string;
  category: SafetyCategory | null;
  tier: HoldTier;
  since: Date;
  ended: HoldEnd | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A card stays open for 24 hours. */
export const CARD_OPEN_MS = DAY;
/** Topic holds end after 14 days unless their category has its own rule. */
const TOPIC_MS = 14 * DAY;
/** The recheck card of an emergency is due after 2 hours. */
export const RECHECK_AFTER_MS = 2 * HOUR;

/** Categories whose topic holds end only with the runner's answer and do not expire. */
const UNTIL_ANSWERED: ReadonlySet<SafetyCategory> = new Set(['pregnancy', 'eating', 'minor']);
/** Categories that never open a hold (`language.md` 1.4): another person's emergency, and abuse, which is only flagged. */
const OPENS_NONE: ReadonlySet<SafetyCategory> = new Set(['third', 'abuse']);
/**
 * Categories whose hold does not turn the day into Reset. In a crisis training advice is closed but nothing is
 * forbidden. An illness rests the day through the runner's own pause, which they end themselves.
 */
const KEEPS_DAY: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'illness']);
/** Categories whose topic hold closes only its own subject; all others affect training. */
const CLOSES_SUBJECT: ReadonlySet<SafetyCategory> = new Set(['medication']);

/** The tier of the hold that a STOP or an answered card opens; null for categories that open none. */
export const holdTierOf = (
  category: SafetyCategory,
  tier: 'emergency' | 'same_day' | 'refer' = DEFAULT_TIER[category],
): HoldTier | null => {
  if (OPENS_NONE.has(category)) return null;
  return tier === 'refer' ? 'topic' : tier;
};

/** True when a hold is active. Open cards, substance (after a day) and most other topics expire. */
export const stands = ({ ended, tier, category, since }: Hold, now: Date): boolean => {
  if (ended !== null) return false;
  const age = now.getTime() - since.getTime();
  if (tier === 'card') return age < CARD_OPEN_MS;
  if (tier !== 'topic') return true;
  if (category !== null && UNTIL_ANSWERED.has(category)) return true;
  return age < (category === 'substance' ? DAY : TOPIC_MS);
};

/** The current restriction on training advice. */
export interface Restriction {
  /** The strictest open hold or card. */
  hold: Hold;
  /** True when all training advice is closed; false when only the topic of the hold is closed. */
  closesAll: boolean;
  /** True when today counts as Reset. */
  closesDay: boolean;
}

/** The effect of a single hold. */
const effectOf = ({ tier, category }: Hold): Omit<Restriction, 'hold'> => ({
  closesDay: (tier === 'emergency' || tier === 'same_day') && !(category !== null && KEEPS_DAY.has(category)),
  closesAll: !(tier === 'topic' && category !== null && CLOSES_SUBJECT.has(category)),
});

/**
 * The combined restriction of a runner's holds with the strictest of them; null when training advice is open. An
 * additional hold never opens what another one closes.
 */
export const restrictionOf = (holds: readonly Hold[], now: Date): Restriction | null => {
  const active = holds
    .filter((known) => stands(known, now))
    .map((hold) => ({ hold, ...effectOf(hold) }))
    .sort(
      (a, b) =>
        Number(b.closesAll) - Number(a.closesAll) ||
        HOLD_TIERS.indexOf(a.hold.tier) - HOLD_TIERS.indexOf(b.hold.tier) ||
        b.hold.since.getTime() - a.hold.since.getTime(),
    );
  const [strictest] = active;
  return strictest
    ? {
        hold: strictest.hold,
        closesDay: active.some(({ closesDay }) => closesDay),
        closesAll: active.some(({ closesAll }) => closesAll),
      }
    : null;
};

/** Quick actions that give sessions or exercises; closed by a hold or open card that closes all training. */
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
 * True when the recheck card is due: immediately for same-day and unexpiring topic holds, after two hours for
 * emergencies.
 */
export const recheckDue = ({ hold }: Restriction, now: Date): boolean =>
  hold.tier === 'same_day' ||
  (hold.tier === 'emergency' && now.getTime() - hold.since.getTime() >= RECHECK_AFTER_MS) ||
  (hold.tier === 'topic' && hold.category !== null && UNTIL_ANSWERED.has(hold.category));
