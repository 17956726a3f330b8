import type { Model } from '../model/artifact.ts';
import { FIRST_CATEGORY } from '../model/heads.ts';
import { meaningsOf } from '../model/meanings.ts';
import { normalize, rawTokens, wordOf } from '../model/normalize.ts';
import { permitScore, type Scores, scoreText, unsafeHeadScore } from '../model/score.ts';
import { isBodily } from './grammar.ts';

/**
 * The parts of a message: statements and questions that stand next to each other. A short statement in front of a plain
 * question ("calf hot, what do I run today?") hardly changes the scores of the whole message, so each part is also
 * scored by itself.
 */

const PUNCTUATION = /[.!?;:\n\r…]+(?=\s|$)|,\s|\s[-–—]+\s|[()]/;
const LINK = /\s(?:but|and|so|men|og|så)\s/i;
/** Matches the space before a question that follows a statement without punctuation. */
const QUESTION =
  /(?<!\b(?:what|how|how \w+|which|which \w+|when|where|hva|hvor|hvor \w+|hvilke\w*|hvilke\w* \w+|når|kva|kor))\s(?=(?:how|what|whats|which|when|where|can i|could i|should i|may i|do i|am i|is it|ok to|okay to|hva|hvor|hvilke[nt]?|når|kan jeg|skal jeg|bør jeg|får jeg|er det|kva|kor|kan eg|skal eg)\s)/i;
/** Maximum number of parts that are scored. Messages with more parts are treated as doubtful. */
const PARTS_MAX = 40;

/** Splits a message into its parts. */
export const partsOf = (text: string): string[] =>
  text
    .split(PUNCTUATION)
    .flatMap((part) => part.split(LINK))
    .flatMap((part) => part.split(QUESTION))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Classes of words about the body and its problems, in addition to the classes of body parts (`b.`). */
const BODILY_CLASSES: ReadonlySet<string> = new Set(
  'p.pain p.swell p.injury p.ill p.med p.woman p.weight p.care'.split(' '),
);

/** Maximum number of words in a part that leads to a question or is doubtful because of one word. */
const SHORT_WORDS = 3;
const NUMBER = /^#/;

interface Words {
  /** True when the part has a word about the body. */
  isOnBody: boolean;
  /** True when the part has a word about the body, or a word or number that is in no lexicon. */
  isSuspect: boolean;
  /** True when the part only mentions a part of the body ("Achilles:"). */
  isHeading: boolean;
  /** True when a word is in no lexicon. */
  isUnknown: boolean;
  /** True when the part mentions a part of the body. */
  namesBody: boolean;
}

const wordsIn = (part: string): Words => {
  const words = rawTokens(normalize(part)).map(wordOf);
  const meanings = meaningsOf(words);
  const unknown = words.filter((_, at) => meanings[at]?.length === 0);
  const isBodily = meanings.some((found) =>
    found.some((meaning) => BODILY_CLASSES.has(meaning.class) || meaning.class.startsWith('b.')),
  );
  return {
    isOnBody: isBodily,
    isSuspect: isBodily || unknown.length > 0,
    isHeading: words.length === 1 && meanings[0]?.every((meaning) => meaning.class.startsWith('b.')) === true,
    isUnknown: unknown.some((word) => !NUMBER.test(word)),
    namesBody: meanings.some((found) => found.some((meaning) => meaning.class.startsWith('b.'))),
  };
};

/** Minimum number of words in a part to which the wider limits apply. A symptom next to a plain question is shorter. */
const LONG_WORDS = 6;
/**
 * Limits of the permit score of a part. Of the messages of development writers that had a permit, 3 % have a part above
 * them; of 400 messages in which a symptom or diagnosis of one to four words stood next to a plain question, 80 %. With the
 * wider limits for long parts, 69.5 % of 397 ordinary messages get a permit (66.0 without). Of 2,408 unsafe messages of
 * development writers with a plain question before or after them, 14 would get one (12 without).
 */
const PERMIT_LIMIT = {
  short: { onBody: -7, unknown: -7, plain: 0 },
  long: { onBody: -4, unknown: 2, plain: 3 },
  namesBody: -16,
};
/** Minimum unsafe score, in log-odds against ordinary messages, at which a short part leads to ASK. */
const ASK_SCORE = 2;

/**
 * Minimum probability of a category at which a short part without a word about the body or a number leads to ASK.
 * "She's clammy" and "thirsty" are above it, "nobody saw" and "I'm coeliac" below.
 */
const NAMED = 0.22;

/** Information that the parts of a message add to the scores of the whole message. */
export interface PartsReading {
  /** True when a part is not ordinary enough for a training permit. */
  isDoubtful: boolean;
  /** Scores of the most suspicious short part about which the runner must be asked; null if there is none. */
  alarming: Scores | null;
}

/** Evaluates the parts of a message separately. A message with only one part adds nothing. */
export const readParts = (model: Model, text: string): PartsReading => {
  const parts = partsOf(text);
  if (parts.length < 2) return { isDoubtful: false, alarming: null };
  let isDoubtful = parts.length > PARTS_MAX;
  let alarming: Scores | null = null;
  for (const part of parts.slice(0, PARTS_MAX)) {
    const scores = scoreText(model, part);
    const { isOnBody, isSuspect, isHeading, isUnknown, namesBody } = wordsIn(part);
    const isShort = scores.words <= SHORT_WORDS;
    const limits = PERMIT_LIMIT[scores.words < LONG_WORDS ? 'short' : 'long'];
    const limit = isOnBody ? limits.onBody : isSuspect ? limits.unknown : limits.plain;
    if (permitScore(scores) > limit) isDoubtful = true;
    if (isShort && isUnknown && scores.hasUnknownWord) isDoubtful = true;
    if (isShort && namesBody && permitScore(scores) > PERMIT_LIMIT.namesBody) isDoubtful = true;
    const isNamed = Math.max(...scores.p.subarray(FIRST_CATEGORY)) >= NAMED;
    const tells =
      !isHeading &&
      (isBodily(scores.concepts) || /\d/.test(part) || (isNamed && (isSuspect || scores.concepts.length > 0)));
    const isAlarming = isShort && tells && unsafeHeadScore(scores) > ASK_SCORE;
    if (isAlarming && (!alarming || unsafeHeadScore(scores) > unsafeHeadScore(alarming))) alarming = scores;
  }
  return { isDoubtful, alarming };
};
