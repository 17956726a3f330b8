import { HOLD_ENDS, HOLD_TIERS, type HoldEnd, type HoldTier } from '@stridewell/contracts/web';
import { DEFAULT_TIER, type SafetyCategory } from '../categories.ts';

export { HOLD_ENDS, HOLD_TIERS, type HoldEnd, type HoldTier };

/** A hold as the rules need it. */
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
/** Topic holds without a rule of their own end after 14 days. */
const TOPIC_MS = 14 * DAY;
/** An emergency is not asked about again before 2 hours have passed. */
export const RECHECK_AFTER_MS = 2 * HOUR;

/** Topic holds that no time ends: only the runner's own answer does. */
const UNTIL_ANSWERED: ReadonlySet<SafetyCategory> = new Set(['pregnancy', 'eating', 'minor']);
/** Categories that never open a hold (1.4): somebody else's emergency, and abuse, which is flagged only. */
const OPENS_NONE: ReadonlySet<SafetyCategory> = new Set(['third', 'abuse']);
/**
 * After a crisis no training is offered, and nothing is forbidden: the day keeps its recommendation. An illness rests the day by
 * the runner's own pause, which they end themselves.
 */
const KEEPS_DAY: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'illness']);
/** Topic holds that close their subject alone; every other one concerns a body that running loads. */
const CLOSES_SUBJECT: ReadonlySet<SafetyCategory> = new Set(['medication']);

/** The hold that a STOP or an answered card opens; null where none stands: a third person, abuse outside danger. */
export const holdTierOf = (
  category: SafetyCategory,
  tier: 'emergency' | 'same_day' | 'refer' = DEFAULT_TIER[category],
): HoldTier | null => {
  if (OPENS_NONE.has(category)) return null;
  return tier === 'refer' ? 'topic' : tier;
};

/** Whether a hold still stands at a time: some end by time alone (open cards, substance the next morning, other topics). */
export const stands = ({ ended, tier, category, since }: Hold, now: Date): boolean => {
  if (ended !== null) return false;
  const age = now.getTime() - since.getTime();
  if (tier === 'card') return age < CARD_OPEN_MS;
  if (tier !== 'topic') return true;
  if (category !== null && UNTIL_ANSWERED.has(category)) return true;
  return age < (category === 'substance' ? DAY : TOPIC_MS);
};

/** How training advice is restricted now. */
export interface Restriction {
  /** The strictest open hold or card. */
  hold: Hold;
  /** All training advice is closed; otherwise only what loads the hold's own topic. */
  closesAll: boolean;
  /** Today counts as Reset. */
  closesDay: boolean;
}

/** What one hold closes, whatever else stands. */
const effectOf = ({ tier, category }: Hold): Omit<Restriction, 'hold'> => ({
  closesDay: (tier === 'emergency' || tier === 'same_day') && !(category !== null && KEEPS_DAY.has(category)),
  closesAll: !(tier === 'topic' && category !== null && CLOSES_SUBJECT.has(category)),
});

/**
 * What a runner's holds close together, with the strictest of them to tell of; null where training advice is open. A further hold
 * never opens what another one closes.
 */
export const restrictionOf = (holds: readonly Hold[], now: Date): Restriction | null => {
  const standing = holds
    .filter((known) => stands(known, now))
    .map((hold) => ({ hold, ...effectOf(hold) }))
    .sort(
      (a, b) =>
        Number(b.closesAll) - Number(a.closesAll) ||
        HOLD_TIERS.indexOf(a.hold.tier) - HOLD_TIERS.indexOf(b.hold.tier) ||
        b.hold.since.getTime() - a.hold.since.getTime(),
    );
  const [strictest] = standing;
  return strictest
    ? {
        hold: strictest.hold,
        closesDay: standing.some(({ closesDay }) => closesDay),
        closesAll: standing.some(({ closesAll }) => closesAll),
      }
    : null;
};

/** Quick actions that give sessions or exercises: closed under a hold or an open card that closes all. */
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

/** Whether the recheck card is due: at once for same-day holds, after two hours for emergencies. */
export const recheckDue = ({ hold }: Restriction, now: Date): boolean =>
  hold.tier === 'same_day' ||
  (hold.tier === 'emergency' && now.getTime() - hold.since.getTime() >= RECHECK_AFTER_MS) ||
  (hold.tier === 'topic' && hold.category !== null && UNTIL_ANSWERED.has(hold.category));
