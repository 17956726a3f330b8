import { cardFor } from '../cards/card.ts';
import { byUrgency, DEFAULT_TIER, type SafetyCategory, type SafetyTier } from '../categories.ts';
import type { Model } from '../model/artifact.ts';
import { categoryAt, FIRST_CATEGORY, HEADS, headIndex } from '../model/heads.ts';
import { type Scores, scoreText, unsafeScore } from '../model/score.ts';
import { TARGETS } from '../model/thresholds.ts';
import { STOP_TEXTS } from '../texts/stop.ts';
import { isBarePain } from './bare.ts';
import type { SafetyDecision } from './decision.ts';
import { grammarHits, isBodily } from './grammar.ts';
import { measuredIn, namedIn } from './named.ts';
import { readParts } from './parts.ts';
import { crisisIn, type Worry, worryIn } from './worries.ts';

/** A suspected category with its calibrated probability. */
export interface Suspect {
  category: SafetyCategory;
  p: number;
}

/** Maximum difference in probability from the most probable category for a category to be suspected as well. */
const NEAR = 0.15;
const STOP_MARGIN = 0.2;
/** Minimum unsafe probability at which a text without a concept for body, mood or danger leads to ASK. */
const ASK_UNSAFE = 0.3;
/** Amount in log-odds by which a flag for an earlier disclosure lowers the ASK threshold of its category. */
const FLAG_BONUS = 0.4;

/** Returns all categories, the most probable first. */
export const suspectsOf = ({ p }: Scores): Suspect[] =>
  Array.from({ length: HEADS.length - FIRST_CATEGORY }, (_, at) => ({
    category: categoryAt(FIRST_CATEGORY + at),
    p: p[FIRST_CATEGORY + at] as number,
  })).sort((a, b) => b.p - a.p);

/**
 * Returns the suspected categories whose probability is near that of the most probable category. Their cards are
 * merged.
 */
const nearFirst = (suspects: readonly Suspect[]): SafetyCategory[] =>
  suspects
    .filter(({ p }, at) => at < 3 && p >= (suspects[0]?.p ?? 0) - NEAR && p >= 0.05)
    .map(({ category }) => category);

/**
 * Returns the tier of a STOP: the category's default tier, or emergency when the model finds that the message describes
 * an emergency.
 */
const tierFor = (category: SafetyCategory, { p }: Scores): SafetyTier => {
  const own = DEFAULT_TIER[category];
  if (own === 'emergency' || category === 'minor') return own;
  return (p[headIndex('emergency')] as number) >= 0.6 ? 'emergency' : own;
};

export type Finding = Pick<
  SafetyDecision,
  'state' | 'category' | 'categories' | 'tier' | 'source' | 'ruleId' | 'text' | 'card'
>;

const ask = (source: Finding['source'], ruleId: string, categories: readonly SafetyCategory[]): Finding => ({
  state: 'ask',
  category: categories[0] ?? null,
  categories,
  tier: null,
  source,
  ruleId,
  text: null,
  card: cardFor(categories),
});

/** Step 2: evaluates the text with the model. Returns STOP, ASK or null. */
const byModel = (model: Model, text: string, scores: Scores, flags: ReadonlySet<SafetyCategory>): Finding | null => {
  const { thresholds } = model.settings;
  const suspects = suspectsOf(scores);
  const [first, second] = suspects;
  if (!first) return null;
  const { category } = first;
  const isSure =
    (scores.p[0] as number) >= TARGETS.stopUnsafe && first.p >= (thresholds.stop[headIndex(category)] as number);
  const isApart =
    first.p - (second?.p ?? 0) >= STOP_MARGIN || (second && DEFAULT_TIER[second.category] === DEFAULT_TIER[category]);
  // Without a concept for body, mood or danger the decision is at most ASK, however certain the model is.
  if (isSure && isApart && isBodily(scores.concepts) && !isBarePain(text, category, scores)) {
    const tier = tierFor(category, scores);
    const others = suspects.slice(1, 3).filter(({ p }) => p >= 0.5);
    const categories = [category, ...others.map((other) => other.category)];
    return {
      state: 'stop',
      category,
      categories,
      tier,
      source: 'model',
      ruleId: `model:${category}`,
      text: STOP_TEXTS[category],
      card: null,
    };
  }
  const threshold = thresholds.ask - (flags.has(category) ? FLAG_BONUS : 0);
  if (unsafeScore(scores) < threshold) return null;
  // Texts such as names and nonsense, without any sign of danger, are treated as not understood. They lead neither to
  // training advice nor to a card.
  if (!isBodily(scores.concepts) && (scores.p[0] as number) < ASK_UNSAFE) return null;
  return ask('model', `model:${category}`, nearFirst(suspects));
};

/** Step 3: evaluates each clause with the grammar. Returns ASK or null. */
const byGrammar = ({ clauses }: Scores): Finding | null => {
  const hits = clauses
    .flatMap((concepts) => grammarHits(concepts))
    .sort((a, b) => byUrgency({ ...a, tier: DEFAULT_TIER[a.category] }, { ...b, tier: DEFAULT_TIER[b.category] }));
  const [first] = hits;
  return first ? ask('grammar', `grammar:${first.id}`, [first.category]) : null;
};

/** Step 4: returns ASK for an unfamiliar text with a concept for body, mood or danger. */
const byUnfamiliarity = (model: Model, scores: Scores): Finding | null =>
  scores.u >= model.settings.thresholds.unfamiliar && isBodily(scores.concepts)
    ? ask('unfamiliar', 'unfamiliar', nearFirst(suspectsOf(scores)))
    : null;

/** Returns ASK for a short part that is alarming by itself. */
const byPart = (alarming: Scores | null): Finding | null => {
  if (!alarming) return null;
  const categories = nearFirst(suspectsOf(alarming));
  return ask('model', `part:${categories[0] ?? 'none'}`, categories);
};

/** Step 3: returns ASK for a measured value that is out of its range, or a serious condition that is named. */
const byNamed = (text: string): Finding | null => {
  const found = measuredIn(text) ?? namedIn(text);
  return found && ask('grammar', `named:${found.id}`, [found.category]);
};

/** Step 3: returns ASK for a phrase that always needs a question, such as "something is off in my leg". */
const byWorry = (found: Worry | null): Finding | null =>
  found && ask('grammar', `worry:${found.id}`, found.category ? [found.category] : []);

/** Runs steps 2 to 4 on one text and returns the first finding. */
export const findingOf = (
  model: Model,
  text: string,
  flags: ReadonlySet<SafetyCategory>,
): { finding: Finding | null; scores: Scores; isDoubtful: boolean } => {
  const scores = scoreText(model, text);
  const { isDoubtful, alarming } = readParts(model, text);
  const modelled = byModel(model, text, scores, flags);
  const crisis = byWorry(crisisIn(text));
  // The card about a crisis precedes any other card.
  const finding =
    (crisis && modelled?.state !== 'stop' ? crisis : modelled) ??
    byGrammar(scores) ??
    byNamed(text) ??
    byWorry(worryIn(text)) ??
    byUnfamiliarity(model, scores) ??
    byPart(alarming);
  return { finding, scores, isDoubtful };
};
