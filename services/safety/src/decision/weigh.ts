import { cardFor } from '../cards/card.ts';
import { DEFAULT_TIER, type SafetyCategory, type SafetyTier } from '../categories.ts';
import type { Category } from '../gate/categories.ts';
import type { GateResult } from '../gate/check.ts';
import { TEXTS } from '../gate/texts.ts';
import { type Scores, unsafeScore } from '../model/score.ts';
import { type Bilingual, stopText } from '../texts/stop.ts';
import { isReplaceable } from './dangers.ts';
import { type Finding, suspectsOf } from './model-decision.ts';
import { categoryOfRule, SOFT_RULES } from './rule-category.ts';

/** How the findings of the steps are weighed against each other. */

/** The probability of a category according to the model, for the text alone or joined with the earlier messages. */
export type ProbabilityOf = (category: SafetyCategory) => number;

/** Returns the highest probability of a category in any of the texts that were read. */
export const probabilityIn = (read: readonly Scores[]): ProbabilityOf => {
  const known = new Map<SafetyCategory, number>();
  for (const scores of read)
    for (const { category, p } of suspectsOf(scores)) known.set(category, Math.max(p, known.get(category) ?? 0));
  return (category) => known.get(category) ?? 0;
};

const RANK = { go: 0, ask: 1, stop: 2 } as const;
/** The tiers of a STOP, the least urgent first. */
const URGENCY: readonly (SafetyTier | null)[] = [null, 'refer', 'same_day', 'emergency'];
const urgencyOf = (tier: SafetyTier | null): number => URGENCY.indexOf(tier);

export const rankOf = ({ state, tier }: Pick<Finding, 'state' | 'tier'>): number =>
  RANK[state] * URGENCY.length + urgencyOf(tier);

/**
 * Returns the strictest finding: the most urgent of several STOPs, and the first of several equal findings. No step can
 * therefore make the decision less strict or less urgent.
 */
export const strictest = (findings: readonly (Finding | null)[]): Finding | null =>
  findings.reduce<Finding | null>(
    (best, finding) => (finding && (!best || rankOf(finding) > rankOf(best)) ? finding : best),
    null,
  );

/**
 * Minimum probability at which a soft rule leads to STOP. It is lower for self-harm and eating, which people
 * name in few words.
 */
const SOFT_STOP = 0.5;
const SOFT_STOP_EARLY = 0.4;
const EARLY: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'eating']);
const softStopFor = (category: SafetyCategory): number => (EARLY.has(category) ? SOFT_STOP_EARLY : SOFT_STOP);

/**
 * Unsafe score below which a soft rule has no effect, because the model is nearly certain that the message is ordinary.
 * Measured on 85 messages for which only a soft rule led to ASK, by writers who were left out of training: the 26
 * unsafe ones have scores above -10.
 */
const SOFT_LEAST = -12;

const tierOfRule = (tier: Extract<GateResult, { hit: true }>['tier']): SafetyTier => (tier === 'soon' ? 'refer' : tier);

/** Categories of the safety gate whose fixed text is more specific than the text of their safety category. */
const OWN_TEXT: ReadonlySet<Category> = new Set(['surgery', 'tendon', 'tingling']);
const textOfRule = (gate: Extract<GateResult, { hit: true }>, category: SafetyCategory): Bilingual =>
  OWN_TEXT.has(gate.category) ? TEXTS[gate.category] : stopText(category, tierOfRule(gate.tier));

/**
 * Step 1: decides by the phrase rules. A soft rule leads to STOP only when the model gives the rule's category a high
 * probability, and to ASK otherwise.
 */
export const byRules = (gate: GateResult, probabilityOf: ProbabilityOf): Finding | null => {
  if (!gate.hit) return null;
  const category = categoryOfRule(gate.ruleId);
  // Another person's symptoms must not be treated as the runner's own.
  const categories = category === 'third' ? [category] : [...new Set([category, ...gate.ruleIds.map(categoryOfRule)])];
  const isStop = !SOFT_RULES.has(gate.ruleId) || probabilityOf(category) >= softStopFor(category);
  const found = { category, categories, source: 'rule', ruleId: gate.ruleId } as const;
  return isStop
    ? { ...found, state: 'stop', tier: tierOfRule(gate.tier), text: textOfRule(gate, category), card: null }
    : { ...found, state: 'ask', tier: null, text: null, card: cardFor([category]) };
};

const OPERATION = 'surgery.recent';

/** A STOP about a recent operation, the same as that of the phrase rule. */
export const operationFinding = (): Finding => {
  const category = categoryOfRule(OPERATION);
  return {
    ...{ state: 'stop', category, categories: [category], tier: 'refer', source: 'rule', ruleId: OPERATION },
    ...{ text: TEXTS.surgery, card: null },
  };
};

/**
 * Step 1 with the model's scores of the text. If the model considers a message unsafe for any reason, a soft rule leads
 * to STOP as well; {@link fitting} then determines the category.
 */
export const ruleFinding = (gate: GateResult, scores: Scores): Finding | null => {
  if (gate.hit && SOFT_RULES.has(gate.ruleId) && unsafeScore(scores) < SOFT_LEAST) return null;
  const probabilityOf = probabilityIn([scores]);
  return byRules(gate, (category) => Math.max(scores.p[0] as number, probabilityOf(category)));
};

/**
 * Categories that depend on the person that a message is about or on what the person wants. No other category replaces
 * them.
 */
const FIXED: ReadonlySet<SafetyCategory> = new Set(['third', 'selfharm', 'minor']);

/**
 * Minimum probability at which a more urgent category that the model considers more likely replaces the rule's
 * category. Applies to a rule that stops although the model does not find its category, and to signs of illness, which
 * accompany most emergencies.
 */
const URGENT = 0.25;
const URGENT_WEAK = 0.15;
/**
 * The same for another problem with the operated part, after an operation. It is higher, because the text about the
 * operation blocks training for months.
 */
const URGENT_OPERATED = 0.5;
const OF_PART: ReadonlySet<SafetyCategory> = new Set(['bone', 'joint', 'nerve']);
/**
 * Minimum probability of an equally urgent category, and the minimum difference from the probability of the rule's
 * category.
 */
const EQUAL = { p: 0.3, apart: 0.2 };
/** The same for the category of a rule that stops without the model. */
const EQUAL_HARD = { p: 0.6, apart: 0.4 };
/** Mental health categories, which do not replace an equally urgent physical sign. */
const OF_MIND: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating']);
/** Probability of eating at which vomiting is about food. */
const EATING = 0.4;

const stopOf = (finding: Finding, category: SafetyCategory): Finding => {
  const tier = DEFAULT_TIER[category];
  const categories = [category, ...finding.categories.filter((known) => known !== category)];
  return { ...finding, state: 'stop', category, categories, tier, text: stopText(category, tier), card: null };
};

/**
 * Returns a STOP of a phrase rule with the category that fits the message best. A rule matches a few words, while the
 * model evaluates the whole message. A category that the model finds more urgent and more likely replaces the rule's
 * category, and so does a sign that belongs to one category whatever else is said. The result is never less urgent,
 * except for vomiting related to an eating disorder.
 * @param sign what {@link alarmIn} found in the text, or in the text with those before it
 */
export const fitting = (
  finding: Finding | null,
  sign: Finding | null,
  probabilityOf: ProbabilityOf,
): Finding | null => {
  if (finding?.state !== 'stop' || finding.category === null || FIXED.has(finding.category)) return finding;
  const { category: own, tier, source, ruleId } = finding;
  const isDanger = isReplaceable(ruleId);
  const isSoft = (source !== 'rule' && !isDanger) || (SOFT_RULES.has(ruleId) && ruleId !== OPERATION);
  const urgency = urgencyOf(tier);
  const moreUrgent = (category: SafetyCategory): number => urgencyOf(DEFAULT_TIER[category]) - urgency;
  const signed = sign?.category ?? null;
  if (signed !== null && sign !== finding && (signed !== own || moreUrgent(own) > 0)) {
    const more = moreUrgent(signed);
    if (more > 0 || (more === 0 && isSoft && !OF_MIND.has(signed))) return stopOf(finding, signed);
  }
  // An emergency in a category that is not an emergency by default has its own rule and text, such as blood poisoning.
  const isSpecial = tier === 'emergency' && DEFAULT_TIER[own] !== 'emergency';
  if (!isDanger && (source !== 'rule' || signed === own || isSpecial)) return finding;
  const ownP = probabilityOf(own);
  const isIllness = own === 'illness';
  const isWeak = isIllness || (isSoft && ownP < softStopFor(own));
  const rivals = (Object.keys(DEFAULT_TIER) as SafetyCategory[])
    .filter((category) => category !== own && category !== 'third' && category !== 'minor')
    .map((category) => ({ category, p: probabilityOf(category), more: moreUrgent(category) }))
    .filter(({ p }) => p > ownP)
    .sort((a, b) => b.p - a.p);
  const leastFor = (category: SafetyCategory): number => {
    if (ruleId === OPERATION && OF_PART.has(category)) return URGENT_OPERATED;
    return isWeak ? URGENT_WEAK : URGENT;
  };
  const urgent = rivals.find(({ category, p, more }) => more > 0 && p >= leastFor(category));
  if (urgent) return stopOf(finding, urgent.category);
  const limit = isSoft || isIllness ? EQUAL : EQUAL_HARD;
  const equal = rivals.find(
    ({ category, p, more }) => more === 0 && p >= limit.p && p >= ownP + limit.apart && !OF_MIND.has(category),
  );
  if (equal) return stopOf(finding, equal.category);
  const isAboutFood = isIllness && probabilityOf('eating') >= Math.max(EATING, ownP);
  return isAboutFood ? stopOf(finding, 'eating') : finding;
};
