import { cardFor, GENERAL_CARD } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Category } from '../gate/categories.ts';
import { checkNotes, checkText, type GateResult } from '../gate/check.ts';
import { TEXTS } from '../gate/texts.ts';
import { GATE_VERSION } from '../gate/version.ts';
import { loadModel, type Model } from '../model/artifact.ts';
import { normalize, rawTokens, wordsHash } from '../model/normalize.ts';
import { permitScore } from '../model/score.ts';
import { type Bilingual, stopText } from '../texts/stop.ts';
import type { SafetyDecision } from './decision.ts';
import { type Finding, findingOf, suspectsOf } from './model-decision.ts';
import { categoryOfRule, SOFT_RULES } from './rule-category.ts';

/** Context in which a text is evaluated. */
export interface DecideOptions {
  /**
   * Where the text was written. In `notes`, other people's symptoms and rules that apply only to chat questions are
   * ignored.
   */
  place?: 'chat' | 'notes';
  /**
   * The runner's own messages of the last 30 minutes, newest last. They are evaluated together with a text that is
   * short or depends on context.
   */
  recent?: readonly string[];
  /** Categories that the runner disclosed within the last 30 days. Their ASK threshold is lower. */
  flags?: readonly SafetyCategory[];
  /**
   * Cards answered with "none" within the last 24 hours, with the score (in tenths) of the message that led to the
   * card.
   */
  answeredNone?: readonly { category: SafetyCategory | null; bucket: number }[];
  /** True for the question that waited for the answer "none" and is answered now. */
  isResumed?: boolean;
}

const FAILED: SafetyDecision = {
  state: 'ask',
  category: null,
  categories: [],
  tier: null,
  source: 'failure',
  ruleId: 'failure',
  version: GATE_VERSION,
  bucket: 0,
  text: null,
  card: GENERAL_CARD,
  permitScore: Number.POSITIVE_INFINITY,
  hasUnknownWord: true,
  hasDoubtfulPart: true,
};

/**
 * Maximum number of words in a short message. Short messages, and messages with a context word, are evaluated together
 * with the runner's earlier messages (`language.md` 1.5).
 */
const SHORT_WORDS = 6;
const CONTEXT_WORDS = new Set('it that still again worse den det fortsatt verre igjen'.split(' '));
const RECENT_MAX = 2;
/**
 * Increase of the score in tenths at which a card that was answered with "none" is shown again, and the score from which
 * any other text leads to the card again: it may tell more than the question that was asked about.
 */
const ASK_AGAIN = 2;
const ALWAYS_ASK = 8;
/**
 * Minimum probability at which a soft rule leads to STOP. It is lower for self-harm and eating, which people
 * name in few words.
 */
const SOFT_STOP = 0.5;
const SOFT_STOP_EARLY = 0.4;
const EARLY: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'eating']);

const dependsOnContext = (text: string): boolean => {
  const words = rawTokens(normalize(text));
  return words.length <= SHORT_WORDS || words.some((word) => CONTEXT_WORDS.has(word));
};

/**
 * Returns the texts that steps 2 to 4 evaluate: the message, and if it depends on context also the message joined with
 * the latest earlier messages.
 */
const textsOf = (text: string, recent: readonly string[]): string[] => {
  const before = recent.slice(-RECENT_MAX);
  return before.length > 0 && dependsOnContext(text) ? [text, [...before, text].join('. ')] : [text];
};

const tierOfRule = (tier: Extract<GateResult, { hit: true }>['tier']): SafetyTier => (tier === 'soon' ? 'refer' : tier);

/** Categories of the safety gate whose fixed text is more specific than the text of their safety category. */
const OWN_TEXT: ReadonlySet<Category> = new Set(['surgery', 'tendon', 'tingling']);
const textOfRule = (gate: Extract<GateResult, { hit: true }>, category: SafetyCategory): Bilingual =>
  OWN_TEXT.has(gate.category) ? TEXTS[gate.category] : stopText(category, tierOfRule(gate.tier));

const softStopFor = (category: SafetyCategory): number => (EARLY.has(category) ? SOFT_STOP_EARLY : SOFT_STOP);

/**
 * Step 1: decides by the phrase rules. A soft rule leads to STOP only when the model gives the rule's category a high
 * probability, and to ASK otherwise.
 */
const byRules = (gate: GateResult, probabilityOf: (category: SafetyCategory) => number): Finding | null => {
  if (!gate.hit) return null;
  const category = categoryOfRule(gate.ruleId);
  // What another person has must not count as the runner's own.
  const categories = category === 'third' ? [category] : [...new Set([category, ...gate.ruleIds.map(categoryOfRule)])];
  const isStop = !SOFT_RULES.has(gate.ruleId) || probabilityOf(category) >= softStopFor(category);
  return isStop
    ? {
        state: 'stop',
        category,
        categories,
        tier: tierOfRule(gate.tier),
        source: 'rule',
        ruleId: gate.ruleId,
        text: textOfRule(gate, category),
        card: null,
      }
    : {
        state: 'ask',
        category,
        categories,
        tier: null,
        source: 'rule',
        ruleId: gate.ruleId,
        text: null,
        card: cardFor([category]),
      };
};

const RANK = { go: 0, ask: 1, stop: 2 } as const;
/** The tiers of a STOP, the least urgent first. */
const URGENCY: readonly (SafetyTier | null)[] = [null, 'refer', 'same_day', 'emergency'];
const rankOf = ({ state, tier }: Finding): number => RANK[state] * URGENCY.length + URGENCY.indexOf(tier);

/**
 * Returns the strictest finding, of several STOPs the most urgent one, and the first of several equal ones, so that no step
 * makes the decision less strict or less urgent.
 */
export const strictest = (findings: readonly (Finding | null)[]): Finding | null =>
  findings.reduce<Finding | null>(
    (best, finding) => (finding && (!best || rankOf(finding) > rankOf(best)) ? finding : best),
    null,
  );

/** The version that goes with every decision of a model: that of the rules, `+`, that of the model. */
export const versionOf = ({ settings }: Model): string => `${GATE_VERSION}+${settings.version}`;

/**
 * Creates the decision function for a model. The product uses {@link decideText}. The function throws when the model or
 * the rules throw.
 */
export const createDecide =
  (model: Model) =>
  (
    text: string,
    { place = 'chat', recent = [], flags = [], answeredNone = [], isResumed = false }: DecideOptions = {},
  ): SafetyDecision => {
    const flagged = new Set(flags);
    const read = textsOf(text, place === 'notes' ? [] : recent).map((part) => findingOf(model, part, flagged));
    const own = read[0];
    if (!own) return FAILED;
    const gate = place === 'notes' ? checkNotes(text) : checkText(text);
    const suspects = new Map(suspectsOf(own.scores).map(({ category, p }) => [category, p]));
    const unsafe = own.scores.p[0] as number;
    const rule = byRules(gate, (category) => Math.max(unsafe, suspects.get(category) ?? 0));
    // The product's own suggested questions are recognised by their exact words. Only a phrase rule or earlier messages
    // can lead to STOP or ASK for them.
    const isKnown = read.length === 1 && model.known.has(wordsHash(text));
    const finding = strictest([rule, ...(isKnown ? [] : read.map((one) => one.finding))]);
    const bucket = Math.max(...read.map(({ scores }) => Math.floor((scores.p[0] as number) * 10)));
    const version = versionOf(model);
    const isAnswered =
      finding?.state === 'ask' &&
      answeredNone.some(
        (known) =>
          known.category === finding.category &&
          bucket < known.bucket + ASK_AGAIN &&
          (isResumed || bucket < ALWAYS_ASK),
      );
    if (!finding || isAnswered) {
      const isSettled = isKnown || (isAnswered && isResumed);
      const score = isSettled ? Number.NEGATIVE_INFINITY : Math.max(...read.map(({ scores }) => permitScore(scores)));
      const go = { state: 'go', source: 'none', ruleId: 'none', card: null } as const;
      const hasUnknownWord = read.some(({ scores }) => scores.hasUnknownWord);
      const hasDoubtfulPart = !isSettled && read.some(({ isDoubtful }) => isDoubtful);
      return { ...FAILED, ...go, version, bucket, permitScore: score, hasUnknownWord, hasDoubtfulPart };
    }
    return { ...FAILED, ...finding, version, bucket };
  };

type Decide = ReturnType<typeof createDecide>;

let decide: Decide | null = null;
let failure: string | null = null;

/** Loads the model once. A failure is remembered and reported by {@link safetyReady}. */
const loaded = (): Decide | null => {
  if (decide || failure !== null) return decide;
  try {
    decide = createDecide(loadModel());
  } catch (error) {
    failure = error instanceof Error ? error.message : 'unknown';
  }
  return decide;
};

/**
 * True when the model is loaded. Services report this in `/readyz`. Without the model, every text that no rule stops
 * leads to a card.
 */
export const safetyReady = (): boolean => loaded() !== null;

/** Decides without a model: every match of a phrase rule leads to STOP, and every other text to the general card. */
const withoutModel = (text: string, place: 'chat' | 'notes'): SafetyDecision => {
  const gate = place === 'notes' ? checkNotes(text) : checkText(text);
  const finding = byRules(gate, () => 1);
  return finding ? { ...FAILED, ...finding } : FAILED;
};

/**
 * Makes the safety decision on a text before any other processing (`language.md` 1.1, steps 1 to 4). Synchronous and
 * bounded in time. Never throws: an internal failure leads to the general card, and so does every text that no rule
 * stops when there is no model.
 */
export const decideText = (text: string, options: DecideOptions = {}): SafetyDecision => {
  try {
    const ready = loaded();
    return ready ? ready(text, options) : withoutModel(text, options.place ?? 'chat');
  } catch {
    return FAILED;
  }
};
