import { cardFor, GENERAL_CARD } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Category } from '../gate/categories.ts';
import { checkNotes, checkText, type GateResult } from '../gate/check.ts';
import { TEXTS } from '../gate/texts.ts';
import { GATE_VERSION } from '../gate/version.ts';
import { loadModel, type Model } from '../model/artifact.ts';
import { normalize, rawTokens, wordsHash } from '../model/normalize.ts';
import { type Bilingual, STOP_TEXTS } from '../texts/stop.ts';
import type { SafetyDecision } from './decision.ts';
import { type Finding, findingOf, readsOrdinary, suspectsOf } from './model-decision.ts';
import { categoryOfRule, SOFT_RULES } from './rule-category.ts';

/** Context of a text. */
export interface DecideOptions {
  /** `notes` excuses other people's symptoms and questions of a chat. */
  place?: 'chat' | 'notes';
  /**
   * The runner's own messages of the last 30 minutes, newest last; read together with a short or context-dependent
   * text.
   */
  recent?: readonly string[];
  /** Categories disclosed within the last 30 days; their ASK threshold is lower. */
  flags?: readonly SafetyCategory[];
  /** Cards answered with "none" within the last 24 hours, with the score bucket at which they were asked. */
  answeredNone?: readonly { category: SafetyCategory | null; bucket: number }[];
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
  isOrdinary: false,
};

/** Messages up to this length, or with a context word, are read together with the runner's earlier messages (1.5). */
const SHORT_WORDS = 6;
const CONTEXT_WORDS = new Set('it that still again worse den det fortsatt verre igjen'.split(' '));
const RECENT_MAX = 2;
/** Increase of the score, in tenths, from which a card answered with "none" is asked again. */
const ASK_AGAIN = 2;
const SOFT_STOP = 0.5;

const dependsOnContext = (text: string): boolean => {
  const words = rawTokens(normalize(text));
  return words.length <= SHORT_WORDS || words.some((word) => CONTEXT_WORDS.has(word));
};

/** The texts of steps 2 to 4: the message and, if it depends on its context, the message joined with the last ones. */
const textsOf = (text: string, recent: readonly string[]): string[] => {
  const before = recent.slice(-RECENT_MAX);
  return before.length > 0 && dependsOnContext(text) ? [text, [...before, text].join('. ')] : [text];
};

const tierOfRule = (tier: Extract<GateResult, { hit: true }>['tier']): SafetyTier => (tier === 'soon' ? 'refer' : tier);

/** Gate categories with a more specific text than their safety category. */
const OWN_TEXT: ReadonlySet<Category> = new Set(['surgery', 'tendon', 'tingling']);
const textOfRule = (gate: Extract<GateResult, { hit: true }>, category: SafetyCategory): Bilingual =>
  OWN_TEXT.has(gate.category) ? TEXTS[gate.category] : STOP_TEXTS[category];

/**
 * Step 1: the phrase rules. A soft rule stops when the model finds the text unsafe or in the rule's category, else it
 * asks.
 */
const byRules = (gate: GateResult, probabilityOf: (category: SafetyCategory) => number): Finding | null => {
  if (!gate.hit) return null;
  const category = categoryOfRule(gate.ruleId);
  const categories = [...new Set([category, ...gate.ruleIds.map(categoryOfRule)])];
  const isStop = !SOFT_RULES.has(gate.ruleId) || probabilityOf(category) >= SOFT_STOP;
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

/** Returns the strictest finding, the first among equals, so that no step lowers a tier. */
export const strictest = (findings: readonly (Finding | null)[]): Finding | null =>
  findings.reduce<Finding | null>(
    (best, finding) => (finding && (!best || RANK[finding.state] > RANK[best.state]) ? finding : best),
    null,
  );

/**
 * Creates the decision function of a model; the product uses {@link decideText}. Throws errors of the model and the
 * rules.
 */
export const createDecide =
  (model: Model) =>
  (
    text: string,
    { place = 'chat', recent = [], flags = [], answeredNone = [] }: DecideOptions = {},
  ): SafetyDecision => {
    const flagged = new Set(flags);
    const read = textsOf(text, place === 'notes' ? [] : recent).map((part) => findingOf(model, part, flagged));
    const own = read[0];
    if (!own) return FAILED;
    const gate = place === 'notes' ? checkNotes(text) : checkText(text);
    const suspects = new Map(suspectsOf(own.scores).map(({ category, p }) => [category, p]));
    const unsafe = own.scores.p[0] as number;
    const rule = byRules(gate, (category) => Math.max(unsafe, suspects.get(category) ?? 0));
    // The product's own questions are known verbatim: only a phrase rule or earlier messages can raise them.
    const isKnown = read.length === 1 && model.known.has(wordsHash(text));
    const finding = strictest([rule, ...(isKnown ? [] : read.map((one) => one.finding))]);
    const bucket = Math.max(...read.map(({ scores }) => Math.floor((scores.p[0] as number) * 10)));
    const version = `${GATE_VERSION}+${model.settings.version}`;
    const isAnswered =
      finding?.state === 'ask' &&
      answeredNone.some((known) => known.category === finding.category && bucket < known.bucket + ASK_AGAIN);
    if (!finding || isAnswered) {
      const isOrdinary = isAnswered || isKnown || read.every(({ scores }) => readsOrdinary(model, scores));
      return { ...FAILED, state: 'go', source: 'none', ruleId: 'none', card: null, version, bucket, isOrdinary };
    }
    return { ...finding, version, bucket, isOrdinary: false };
  };

type Decide = ReturnType<typeof createDecide>;

let decide: Decide | null = null;
let failure: string | null = null;

/** Loads the model once; a failure is remembered and reported by {@link safetyReady}. */
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
 * True when the model is loaded. Services report it in `/readyz`; without it every text that no rule stops is asked
 * about.
 */
export const safetyReady = (): boolean => loaded() !== null;

/** Decides without a model: all phrase rules stop, every other text gets the general card. */
const withoutModel = (text: string, place: 'chat' | 'notes'): SafetyDecision => {
  const gate = place === 'notes' ? checkNotes(text) : checkText(text);
  const finding = byRules(gate, () => 1);
  return finding ? { ...FAILED, ...finding } : FAILED;
};

/**
 * Decides on a text before anything else reads it (`language.md` 1.1, steps 1 to 4). Synchronous, bounded in time,
 * never throws: an internal failure asks the general card, and without a model every text that no rule stops is asked
 * about.
 */
export const decideText = (text: string, options: DecideOptions = {}): SafetyDecision => {
  try {
    const ready = loaded();
    return ready ? ready(text, options) : withoutModel(text, options.place ?? 'chat');
  } catch {
    return FAILED;
  }
};
