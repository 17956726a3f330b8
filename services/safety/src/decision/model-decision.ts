import { CARD_OF, cardFor } from '../cards/card.ts';
import { byUrgency, DEFAULT_TIER, type SafetyCategory, type SafetyTier } from '../categories.ts';
import type { Model } from '../model/artifact.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { categoryAt, FIRST_CATEGORY, HEADS, headIndex } from '../model/heads.ts';
import { normalize } from '../model/normalize.ts';
import { askScore, type Scores, scoreText } from '../model/score.ts';
import { TARGETS } from '../model/thresholds.ts';
import { STOP_TEXTS } from '../texts/stop.ts';
import { hasNoSign, isBarePain, isMildThroat } from './bare.ts';
import { dangerIn } from './dangers.ts';
import type { SafetyDecision } from './decision.ts';
import { withoutDenied } from './denied.ts';
import { eventIn } from './events.ts';
import { categoriesOfPart, isEveryday, isMedicineInPassing } from './everyday.ts';
import { grammarHits, isBodily } from './grammar.ts';
import { measuredIn } from './measured.ts';
import { type Named, namedIn } from './named.ts';
import { readParts } from './parts.ts';
import { signIn } from './signs.ts';
import { crisisIn, purgedIn, type Worry, worryIn } from './worries.ts';

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
 * Probability below which the general card is shown instead of that of the most probable category. Below it, 27 of 63
 * cards about unsafe messages of the development writers were of the right kind. The general card leads to all other
 * cards except the one about age, pregnancy and medicine (C8), which is therefore still shown.
 */
const LIKELY = 0.08;

/**
 * Returns the suspected categories whose probability is near that of the most probable category, or none if even that
 * one is unlikely. Their cards are merged.
 */
const nearFirst = (suspects: readonly Suspect[]): SafetyCategory[] => {
  const [first] = suspects;
  if (!first || (first.p < LIKELY && CARD_OF[first.category] !== 'C8')) return [];
  return suspects.filter(({ p }, at) => at < 3 && p >= first.p - NEAR && p >= 0.05).map(({ category }) => category);
};

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
  if (isEveryday(text, category, isSure) || isMildThroat(text, scores.concepts)) return null;
  if (category === 'medication' && isMedicineInPassing(text)) return null;
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
  if (askScore(scores) < threshold) return null;
  // Texts such as names and nonsense, without any sign of danger, are treated as not understood. They lead neither to
  // training advice nor to a card.
  if (!isBodily(scores.concepts) && (scores.p[0] as number) < ASK_UNSAFE) return null;
  // A part of the body that only hurts leads to the card about this part.
  const ofPart = hasNoSign(text, scores.concepts) ? categoriesOfPart(scores.concepts) : null;
  const near = nearFirst(ofPart ? suspects.filter((suspect) => ofPart.includes(suspect.category)) : suspects);
  const categories = near.length === 0 && ofPart ? ofPart.slice(0, 1) : near;
  return ask('model', `model:${categories[0] ?? category}`, categories);
};

/** The position of an exercise: "heel raises with a straight or bent knee". */
const BENT_KNEE =
  /\b(?:bent|boyd\w*|bend) (?:knees?|legs?|kne\w*|knaer|bein\w*)\b|\b(?:straight|strakt\w*) (?:or|and|eller|og|vs) (?:\w+ )?(?:bent|boyd\w*)\b/;

const DEFORM = CONCEPTS.indexOf('deform');

/** Step 3: evaluates each clause with the grammar. Returns ASK or null. */
const byGrammar = (text: string, { clauses }: Scores): Finding | null => {
  const isBentKnee = BENT_KNEE.test(normalize(text));
  const isPassing = isMedicineInPassing(text);
  const hits = clauses
    .flatMap((concepts) => grammarHits(concepts))
    .filter(
      ({ id, category }) =>
        !(isBentKnee && id.startsWith('rupture.deform')) &&
        !(isPassing && category === 'medication') &&
        !isEveryday(text, category),
    )
    .sort((a, b) => byUrgency({ ...a, tier: DEFAULT_TIER[a.category] }, { ...b, tier: DEFAULT_TIER[b.category] }));
  const [first] = hits;
  return first ? ask('grammar', `grammar:${first.id}`, [first.category]) : null;
};

/**
 * Maximum number of words in a text whose unfamiliarity alone may lead to a card. In a longer text, the sum over many
 * rare words means little.
 */
const UNFAMILIAR_WORDS = 40;

/** Step 4: returns ASK for an unfamiliar text with a concept for body, mood or danger. */
const byUnfamiliarity = (model: Model, scores: Scores): Finding | null =>
  scores.words <= UNFAMILIAR_WORDS && scores.u >= model.settings.thresholds.unfamiliar && isBodily(scores.concepts)
    ? ask('unfamiliar', 'unfamiliar', nearFirst(suspectsOf(scores)))
    : null;

const named = (found: Named | null): Finding | null => found && ask('grammar', `named:${found.id}`, [found.category]);

/** Returns ASK for a short part that is alarming by itself. */
const byPart = (text: string, alarming: Scores | null): Finding | null => {
  if (!alarming) return null;
  const categories = nearFirst(suspectsOf(alarming));
  if (alarming.concepts.includes(DEFORM) && BENT_KNEE.test(normalize(text))) return null;
  if (categories[0] === 'medication' && isMedicineInPassing(text)) return null;
  return ask('model', `part:${categories[0] ?? 'none'}`, categories);
};

/** Maximum number of words in a message in which everyday words explain an alarming part. */
const SHORT_WORDS = 25;

/** Drops a finding that everyday words explain. */
const unusual = (text: string, { words }: Scores, finding: Finding | null): Finding | null =>
  finding && words <= SHORT_WORDS && isEveryday(text, finding.category) ? null : finding;

/** Step 3: returns ASK for a phrase that always needs a question, such as "something is off in my leg". */
const byWorry = (found: Worry | null): Finding | null =>
  found && ask('grammar', `worry:${found.id}`, found.category ? [found.category] : []);

/** Returns ASK for a crisis, a sign, a measured value or an event. */
const askedIn = (text: string): Finding | null =>
  byWorry(crisisIn(text)) ??
  byWorry(signIn(text)) ??
  named(measuredIn(text)) ??
  named(eventIn(text)) ??
  byWorry(purgedIn(text));

/**
 * Returns STOP for a danger in plain words, and ASK for a crisis, a sign, a measured value or an event. These determine
 * the right text or card, whatever else the text resembles.
 */
export const alarmIn = (text: string): Finding | null => {
  const danger = dangerIn(text);
  return danger?.state === 'stop' ? danger : (askedIn(text) ?? danger);
};

/**
 * Maximum number of words in a text that is evaluated a second time without the signs that it denies. The limit bounds
 * the time for long texts.
 */
const DENIED_WORDS = 100;

interface Found {
  finding: Finding | null;
  /** The result of {@link alarmIn}. It is part of `finding` as well, unless the model decides STOP. */
  alarm: Finding | null;
  scores: Scores;
  isDoubtful: boolean;
}

/**
 * Runs steps 2 to 4 on one text and returns the first finding. A card about signs that the message denies is not shown,
 * unless the rest of the message also leads to a card.
 */
export const findingOf = (model: Model, text: string, flags: ReadonlySet<SafetyCategory>): Found => {
  const found = allFindingOf(model, text, flags);
  if (found.finding?.state !== 'ask' || found.scores.words > DENIED_WORDS) return found;
  const rest = withoutDenied(text);
  return rest === text || allFindingOf(model, rest, flags).finding ? found : { ...found, finding: null };
};

const allFindingOf = (model: Model, text: string, flags: ReadonlySet<SafetyCategory>): Found => {
  const scores = scoreText(model, text);
  const { isDoubtful, alarming } = readParts(model, text);
  const modelled = byModel(model, text, scores, flags);
  const alarm = alarmIn(text);
  if (modelled?.state === 'stop') return { finding: modelled, alarm, scores, isDoubtful };
  const finding =
    alarm ??
    modelled ??
    byGrammar(text, scores) ??
    named(namedIn(text)) ??
    byWorry(worryIn(text)) ??
    (isMildThroat(text, scores.concepts)
      ? null
      : (byUnfamiliarity(model, scores) ?? unusual(text, scores, byPart(text, alarming))));
  return { finding, alarm, scores, isDoubtful };
};
