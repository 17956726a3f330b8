import { cardFor, GENERAL_CARD } from '../cards/card.ts';
import { DEFAULT_TIER, type SafetyCategory } from '../categories.ts';
import { checkNotes, checkText } from '../gate/check.ts';
import { GATE_VERSION } from '../gate/version.ts';
import { loadModel, type Model } from '../model/artifact.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { normalize, rawTokens, wordsHash } from '../model/normalize.ts';
import { permitScore, type Scores, unsafeScore } from '../model/score.ts';
import { stopText, THIRD_CRISIS_TEXT } from '../texts/stop.ts';
import { dangerIn, fitsInstead } from './dangers.ts';
import type { SafetyDecision } from './decision.ts';
import { operatedIn } from './events.ts';
import { isEveryday, isMedicineInPassing } from './everyday.ts';
import { inPlainWords } from './figures.ts';
import { isBodily } from './grammar.ts';
import { saysIll } from './ill-notes.ts';
import { alarmIn, type Finding, findingOf, suspectsOf } from './model-decision.ts';
import { isNoAge } from './no-age.ts';
import { dangerOfOther } from './other-danger.ts';
import { byRules, fitting, operationFinding, probabilityIn, rankOf, ruleFinding, strictest } from './weigh.ts';
import { type OfOther, ofOther } from './whose.ts';
import { crisisIn, purgedIn } from './worries.ts';

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
  /** True for the question that was pending until a card was answered with "none". */
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
  isBodily: true,
  isOfOther: false,
};

/**
 * Maximum number of words in a short message. Short messages, and messages with a context word, are evaluated together
 * with the runner's earlier messages (`language.md` 1.5).
 */
const SHORT_WORDS = 6;
const CONTEXT_WORDS = new Set('it that still again worse den det fortsatt verre igjen'.split(' '));
const RECENT_MAX = 2;
/**
 * Increase of the score in tenths at which a card that was answered with "none" is shown again, and the score at or
 * above which any other text leads to the card again, because it may reveal more than the question that the card was
 * about.
 */
const ASK_AGAIN = 2;
const ALWAYS_ASK = 8;
const dependsOnContext = (text: string): boolean => {
  const words = rawTokens(normalize(text));
  return words.length <= SHORT_WORDS || words.some((word) => CONTEXT_WORDS.has(word));
};

/** Minimum number of words at which a message that asks nothing is more than a short answer such as "both sides". */
const FRAGMENT_WORDS = 4;
/**
 * Unsafe score below which a message without a word about the body, the mood or a danger is treated as an everyday
 * message.
 */
const EVERYDAY_SCORE = -8;
const QUESTION = CONCEPTS.indexOf('question');

/**
 * True for an everyday message that does not mention the body ("how many days to my race?"). Joined with the earlier
 * messages, it would only repeat their content. False for a short message with a context word ("is it still ok?").
 */
const standsAlone = (text: string, scores: Scores): boolean => {
  const words = rawTokens(normalize(text));
  const leans = words.length <= SHORT_WORDS && words.some((word) => CONTEXT_WORDS.has(word));
  const asks = words.length >= FRAGMENT_WORDS || text.trim().endsWith('?') || scores.concepts.includes(QUESTION);
  return !leans && asks && !isBodily(scores.concepts) && unsafeScore(scores) < EVERYDAY_SCORE;
};

/** Changes a STOP about illness to one about eating if the vomiting is on purpose. */
const aboutPurging = (text: string, finding: Finding | null): Finding | null => {
  const isIllness = finding?.state === 'stop' && finding.category === 'illness' && finding.tier !== 'emergency';
  if (!isIllness || !purgedIn(text)) return finding;
  const category = 'eating';
  return { ...finding, category, categories: [category], tier: DEFAULT_TIER[category], text: stopText(category, null) };
};

/** The version stored with every decision of a model: the rules' version, `+`, the model's version. */
export const versionOf = ({ settings }: Model): string => `${GATE_VERSION}+${settings.version}`;

/** Words for a problem that has not passed or has come back. */
const LASTING =
  /\b(?:still (?:there|here|hurts?|the same|going|bad|have|feel)|again|worse|not gone|came back|its back|fortsatt|igjen|verre|enna|ikke over)\b/;

/** Maximum number of words in a message that is read together with an earlier message that led to a STOP or a card. */
const FOLLOWING_WORDS = 20;

/** Returns the strictest finding on the earlier messages, each by itself and together. */
const knownIn = (model: Model, before: readonly string[], flagged: ReadonlySet<SafetyCategory>): Finding | null => {
  const texts = before.length > 1 ? [...before, before.join('. ')] : before;
  return strictest(
    texts.flatMap((earlier) => {
      const { finding, scores } = findingOf(model, earlier, flagged);
      return [finding, ruleFinding(checkText(earlier), scores)];
    }),
  );
};

/**
 * Returns the finding on the joined text if it is stricter or more urgent than the finding on the earlier messages.
 * Those were already answered, so a message that adds nothing to them must not lead to the same text or card again.
 */
const raised = (joined: Finding, known: Finding | null, text: string): Finding | null => {
  // "Still there" means that the problem has not passed.
  const isAdded =
    !known || rankOf(joined) > rankOf(known) || (joined.state === 'stop' && LASTING.test(normalize(text)));
  return isAdded ? joined : null;
};

/** Categories that the earlier messages do not replace, because a message names them for themselves. */
const NAMED_ALONE: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'third', 'minor']);

const isEmergency = (category: SafetyCategory | null): boolean =>
  category !== null && DEFAULT_TIER[category] === 'emergency';

/**
 * Returns the finding on the joined text if it leads to the card of the earlier messages, and the message by itself to
 * another card. "A grey blob over one eye" after "flashes at the side" is about the sight. An emergency that the message
 * suggests by itself stays on the card.
 */
const sameSubject = (own: Finding | null, joined: Finding, known: Finding | null): Finding | null => {
  if (own?.state !== 'ask' || joined.state !== 'ask' || known?.state !== 'ask') return null;
  const isNamed = own.category !== null && NAMED_ALONE.has(own.category);
  if (isNamed || own.category === joined.category || joined.category !== known.category) return null;
  if (own.category === null || !isEmergency(own.category)) return joined;
  return isEmergency(joined.category) && joined.category !== null
    ? { ...joined, card: cardFor([joined.category, own.category]) }
    : null;
};

/**
 * Maximum number of words in a message that completes a sign, a measured value or a farewell from the messages before
 * it.
 */
const COMPLETING_WORDS = 15;

/** Returns an alarm that only the message and the earlier messages together contain: "I'm low", "like 58". */
const joinedAlarm = (text: string, before: readonly string[]): Finding | null => {
  if (before.length === 0 || rawTokens(normalize(text)).length > COMPLETING_WORDS) return null;
  const known = [...before, before.join('. ')].map((earlier) => alarmIn(earlier)?.category);
  const starts = before.map((_, at) => [...before.slice(at), text].join('. '));
  const found = starts.map((joined) => alarmIn(joined)).find((alarm) => alarm !== null);
  return found && !known.includes(found.category) ? found : null;
};

/** Returns a STOP with the text of the danger that describes it better, at the same tier. */
const withText = (finding: Finding | null, alarm: Finding | null): Finding | null => {
  const isBetter = alarm?.text && finding?.category && fitsInstead(alarm.ruleId, finding.category);
  return isBetter && finding.state === 'stop' ? { ...alarm, tier: finding.tier } : finding;
};

/** The finding for a check-in note that says in plain words that the runner is ill. */
const ILL_NOTE: Finding = {
  ...{ state: 'ask', category: 'illness', categories: ['illness'], tier: null, source: 'rule' },
  ...{ ruleId: 'notes.ill', text: null, card: cardFor(['illness']) },
};

/** True when the danger that a note names is another person's. */
const isDangerOfOther = (note: string): boolean => {
  const about = ofOther(note);
  return about !== null && dangerIn(about.own)?.state !== 'stop';
};

/** A programme for a child. It says nothing about the runner's age. */
const CHILD_PROGRAMME = 'danger:child_programme';

/** Decides on a text as if all of it were about the runner. */
const decideOnRunner =
  (model: Model) =>
  (
    text: string,
    { place = 'chat', recent = [], flags = [], answeredNone = [], isResumed = false }: DecideOptions,
  ): SafetyDecision => {
    const flagged = new Set(flags);
    const before = place === 'notes' ? [] : recent.slice(-RECENT_MAX);
    const own = findingOf(model, text, flagged);
    const mayJoin = before.length > 0 && !standsAlone(text, own.scores);
    const isShort = mayJoin && dependsOnContext(text);
    const isNear = mayJoin && (isShort || rawTokens(normalize(text)).length <= FOLLOWING_WORDS);
    const earlier = isNear ? knownIn(model, before, flagged) : null;
    const isJoined = isShort || earlier !== null;
    const joined = isJoined ? findingOf(model, [...before, text].join('. '), flagged) : null;
    // The message before may complete the message by itself, while an ordinary one before both hides what they say.
    const last = isJoined && before.length > 1 ? findingOf(model, `${before.at(-1)}. ${text}`, flagged).finding : null;
    const together = [joined?.finding ?? null, last].filter((found) => found !== null);
    const read = joined ? [own, joined] : [own];
    const gate = ruleFinding(place === 'notes' ? checkNotes(text) : checkText(text), own.scores);
    const isPassing =
      (gate?.ruleId === 'medicine.taken' && isMedicineInPassing(text)) ||
      (gate?.ruleId === 'minor.mentioned' && (isEveryday(text, 'minor') || isNoAge(text)));
    const rule = isPassing ? null : gate;
    // The product's own suggested questions are recognised by their exact words. Only a phrase rule or earlier messages
    // can lead to STOP or ASK for them.
    const isKnown = read.length === 1 && model.known.has(wordsHash(text));
    const isTheirs = place === 'notes' && own.alarm?.state === 'stop' && isDangerOfOther(text);
    const found = isKnown
      ? []
      : [
          ...together.map((found) => sameSubject(own.finding, found, earlier)),
          isTheirs && own.finding === own.alarm ? null : own.finding,
          ...together.map((found) => raised(found, earlier, text)),
        ];
    if (place === 'notes' && saysIll(text)) found.unshift(ILL_NOTE);
    if (operatedIn(text)) found.push(operationFinding());
    const alarm = isKnown || isTheirs ? null : (own.alarm ?? joinedAlarm(text, before));
    const scoresRead = read.map(({ scores }) => scores);
    const stopped = fitting(strictest([alarm, rule, ...found]), alarm, probabilityIn(scoresRead));
    const finding = aboutPurging(text, withText(stopped, alarm));
    const bucket = Math.max(...read.map(({ scores }) => Math.floor((scores.p[0] as number) * 10)));
    const version = versionOf(model);
    const isPlain = isEveryday(text, suspectsOf(own.scores)[0]?.category ?? null);
    const common = { version, bucket, isBodily: isBodily(own.scores.concepts) && !isPlain };
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
      return { ...FAILED, ...go, ...common, permitScore: score, hasUnknownWord, hasDoubtfulPart };
    }
    return { ...FAILED, ...finding, ...common, isOfOther: finding.ruleId === CHILD_PROGRAMME };
  };

/**
 * Returns GO for a message without anything harmful about the runner, with the permit scores of the part about the
 * runner.
 */
const goWith = (found: SafetyDecision, own: SafetyDecision | null): SafetyDecision => ({
  ...FAILED,
  ...{ state: 'go', source: 'none', ruleId: 'none', card: null, isBodily: false },
  ...(own && {
    permitScore: own.permitScore,
    hasUnknownWord: own.hasUnknownWord,
    hasDoubtfulPart: own.hasDoubtfulPart,
  }),
  version: found.version,
  bucket: found.bucket,
});

const UNBORN = /^\W*(?:the |my |our )?(?:baby|babyen|bub|she|he|ho|hun|han)\b/;

/**
 * Converts a decision on a message about somebody else (`language.md` 2.1): an ongoing emergency leads to the text for
 * another person. Something that is over, an animal, a general question or a mild illness leads to no text and no card.
 * All other decisions stay the same but open no hold on the runner.
 */
const onOther = (found: SafetyDecision, about: OfOther, own: SafetyDecision | null): SafetyDecision => {
  const { state, category, tier } = found;
  const isHarmless = about.isCorrection || about.who !== 'other' || about.isOver || about.isMild;
  // The model interprets "my husband is sick" as a husband who hurts the runner.
  if (isHarmless && (category !== 'abuse' || about.isMild || about.isCorrection))
    return goWith(found, about.isMild || about.who === 'animal' ? own : null);
  const ofOther = { ...found, isOfOther: true };
  // Somebody who attacks the runner is not the one in danger.
  if (category === 'abuse' && state === 'stop') return found;
  // An unborn child belongs to the runner or to a partner, and the maternity ward is the right place for both.
  if (category === 'pregnancy' && tier === 'emergency') return UNBORN.test(normalize(about.others)) ? found : ofOther;
  // "Not breathing", after "my dad collapsed".
  const goesOn = about.follows && category !== null && DEFAULT_TIER[category] === 'emergency';
  const isCrisis = category === 'selfharm' || (category === 'third' && crisisIn(about.others) !== null);
  if (state === 'ask' && !goesOn && !isCrisis)
    return { ...ofOther, card: category === 'abuse' ? found.card : cardFor(['third']) };
  if (category === null || (!isCrisis && (category === 'third' || (tier !== 'emergency' && !goesOn)))) return ofOther;
  return stopOnOther(found, isCrisis);
};

/** The STOP about another person who is in danger now. It opens no hold on the runner. */
const stopOnOther = ({ version, bucket, source, ruleId }: SafetyDecision, isCrisis: boolean): SafetyDecision => ({
  ...FAILED,
  ...{ state: 'stop', category: 'third', categories: ['third'], tier: 'emergency', card: null, isOfOther: true },
  ...{ version, bucket, source, ruleId, text: isCrisis ? THIRD_CRISIS_TEXT : stopText('third', 'emergency') },
});

/**
 * Matches the beginning of a message that continues about the person in the message before it: "says her chest hurts",
 * "and is sweating".
 */
const GOES_ON =
  /^(?:says?|said|complains|sier|seier|sa|klager|(?:and|og) (?!i\b|im\b|my\b|jeg\b|eg\b|ae\b|min\b|mitt\b))/;

/**
 * Creates the decision function for a model. The product uses {@link decideText}. The function throws when the model or
 * the rules throw.
 */
export const createDecide = (model: Model) => {
  const onRunner = decideOnRunner(model);
  return (written: string, options: DecideOptions = {}): SafetyDecision => {
    const text = inPlainWords(written);
    const { place = 'chat', recent = [] } = options;
    if (place === 'notes') return onRunner(text, options);
    const ofOthers = recent.map((one) => ofOther(one));
    // Earlier messages about other people say nothing about the runner.
    const ownRecent = recent.flatMap((one, at) => (ofOthers[at] ? ofOthers[at].own || [] : [one]));
    const whole = onRunner(text, { ...options, recent: ownRecent });
    const last = ofOthers.at(-1);
    const follows = last?.who === 'other' && !last.isOver && (dependsOnContext(text) || GOES_ON.test(normalize(text)));
    const about = ofOther(text, follows);
    const isActive = about?.who === 'other' && !about.isOver && !about.isCorrection;
    const danger = isActive ? dangerOfOther(about.others) : null;
    if (!about || (whole.state === 'go' && !danger)) return whole;
    const own = about.own === '' ? null : onRunner(about.own, { ...options, recent: ownRecent });
    if (own && own.state !== 'go') return whole;
    if (danger) return stopOnOther({ ...whole, source: 'grammar', ruleId: `other:${danger}` }, danger === 'crisis');
    // If the words about the other person are harmless by themselves, the runner may be the one in danger.
    const isTheirs = about.isCorrection || onRunner(about.others, { ...options, recent: [] }).state !== 'go';
    return isTheirs ? onOther(whole, about, own) : whole;
  };
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
