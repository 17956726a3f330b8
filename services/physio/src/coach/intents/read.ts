import * as spoken from '@stridewell/chat/conversation/spoken-language';
import type { FollowUp } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { actionLabels, PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { languageOf } from '@stridewell/language/detect-language';
import { distanceIn } from '@stridewell/language/entities';
import type { Language } from '@stridewell/language/language';
import type { Mention as Said } from '@stridewell/language/lexicon';
import { wordKey } from '@stridewell/language/matcher';
import { type Token, tokensOf } from '@stridewell/safety/text';
import {
  allCards,
  type Card,
  chooseTopic,
  findCard,
  type IntentId,
  type Understood,
  understand,
} from '@stridewell/understanding';
import { painIn, type Slots, slotsOf } from '@stridewell/understanding/slots';
import { candidates, mentionsOf } from './engine.ts';
import { exercisesIn } from './exercise-in.ts';
import { formOf } from './forms/index.ts';
import { placeIn } from './place-in.ts';
import { plainText } from './plain-text.ts';
import type { Topic } from './rules.ts';
import { TOPICS_OF, WITHOUT_CARD } from './topics-of-intents.ts';
import type { Concept } from './words/all.ts';

type Mention = Said<Concept>;

/** The question that was read from a message. */
export interface Question {
  /** The message, joined with the one that a follow-up continues. */
  message: string;
  /** The words of this question alone. */
  own: string;
  language: Language;
  /** The runner's intent; null when the message was not understood. */
  intent: IntentId | null;
  /** The topic that answers the message; `unknown` when it was not understood. */
  topic: Topic;
  /** True when the message hardly resembles unsafe messages. */
  isTypical: boolean;
  /** The intents to choose from when the model is not sure. */
  candidates: readonly IntentId[];
  /** The knowledge cards that answer the message: one, or up to two to choose from. */
  cards: readonly Card[];
  /** The other topics the words touch, the most specific first. */
  also: readonly Topic[];
  /** The pain the message names, 0 to 10. */
  pain: number | null;
  /** The position on a list that the message names, from 0: -1 for the last; null if there is none. */
  place: number | null;
  /** All values that the message, or the conversation before it, names. */
  slots: Slots;
  /** How the message continues the conversation; null when it stands on its own. */
  followUp: FollowUp | null;
  concepts: ReadonlySet<string>;
}

/** The meaning of a message, without its values. */
type Meaning = Pick<Question, 'intent' | 'topic' | 'isTypical' | 'candidates' | 'cards'>;

const SHORT = 3;
const HIGH = 6;
const DENIALS = new Set(
  'no not never without dont isnt arent havent didnt doesnt nothing ingen ikke ikkje uten aldri neither zero hverken verken'.split(
    ' ',
  ),
);
/** Concepts that a runner may deny: "no pop, no swelling, exercises?" is about exercises. */
const DENIABLE: readonly Concept[] = ['pain', 'symptom', 'worse', 'stiff', 'worried'];
const DENIAL_REACH = 4;
/** "Kneet låser seg ikke": Norwegian denies afterwards. */
const DENIED_AFTER = 2;
const AFTER = new Set(['ikke', 'ikkje', 'aldri']);

const isDenied = (tokens: readonly Token[], { at, length, concept }: Mention): boolean => {
  if (!DENIABLE.includes(concept)) return false;
  const clause = tokens[at]?.clause;
  const stands = (words: ReadonlySet<string>) => (token: Token) => token.clause === clause && words.has(token.text);
  return (
    tokens.slice(Math.max(0, at - DENIAL_REACH), at).some(stands(DENIALS)) ||
    tokens.slice(at + length, at + length + DENIED_AFTER).some(stands(AFTER))
  );
};

const keysOf = (message: string, tokens: readonly Token[], mentions: readonly Mention[]): Set<string> => {
  const found = new Set<string>(tokens.map(({ text }) => wordKey(text)));
  for (const mention of mentions) if (!isDenied(tokens, mention)) found.add(mention.concept);
  if (mentions.some(({ concept }) => /^day\d$/.test(concept))) found.add('@day');
  const pain = painIn(message);
  if (pain !== null) found.add('@pain');
  if (pain !== null && pain > HIGH) found.add('@high');
  if (exercisesIn(message).length > 0) found.add('@exercise');
  if (distanceIn(message) !== null) found.add('@distance');
  if (tokens.length <= SHORT) found.add('@short');
  return found;
};

/** "Do I have to" is not a question about a diagnosis, and "have to" means the same as "should". */
const SPELLED: readonly [RegExp, string][] = [[/\b(?:do|would|will) i (?:still |really )?have to\b/gi, 'should I']];

/**
 * Topics whose words take precedence over the model: requests that the coach declines, descriptions of symptoms, and
 * questions with an answer for the injured area that is stricter than general advice.
 */
const DECIDED: ReadonlySet<Topic> = new Set<Topic>([
  ...(['instruction', 'reds', 'operation', 'pregnant', 'medicine', 'scan', 'diagnose', 'promise'] as const),
  ...(['worried', 'symptom', 'painIncreased', 'painDays', 'worseMorning', 'clinicianSaid'] as const),
  ...(['hop', 'barefoot', 'bed', 'stairs', 'tape', 'walkBreaks', 'stiffness'] as const),
]);

/** Intents that ask about pain in general or within the rules; their answers say when pain has to be looked at. */
const ABOUT_PAIN: ReadonlySet<IntentId> = new Set(['painScale', 'painDuring', 'painAfter', 'runWithPain']);
/** Topics that are overridden by an intent about pain if the model is sure of it. */
const YIELDING: ReadonlySet<Topic> = new Set<Topic>(['symptom', 'worried', 'painIncreased']);
const SURE = 0.5;
const VERY_SURE = 0.7;
const SAFE_BACKGROUND = 0.1;

/** Intents about an exercise that its name alone does not express. */
const ABOUT_EXERCISE: ReadonlySet<IntentId> = new Set([
  'exerciseEasier',
  'exerciseHarder',
  'exerciseSwap',
  'exerciseWhy',
]);

/** True for a question about the pain rules; false for a message that reports a symptom. */
const asksOfPain = ({ candidates: [first], background }: Understood, concepts: ReadonlySet<string>): boolean => {
  const isAsked = ['should', 'what', 'how', 'when', 'howMany'].some((name) => concepts.has(name));
  if (!first || !isAsked || concepts.has('days3') || concepts.has('@high')) return false;
  if (background >= SAFE_BACKGROUND) return false;
  if (concepts.has('@pain') && ABOUT_PAIN.has(first.intent)) return true;
  if (first.p < SURE) return false;
  return ABOUT_PAIN.has(first.intent) || (first.p >= VERY_SURE && !concepts.has('symptom') && !concepts.has('worried'));
};

/** Everyday topics whose words decide, unless the message resembles unsafe messages. */
const EVERYDAY: ReadonlySet<Topic> = new Set<Topic>([
  ...(['noKit', 'motive', 'tick', 'undone', 'otherArea', 'sameDay', 'nextRun', 'begin', 'trend', 'lie'] as const),
  ...(['bothSides', 'areas', 'travel'] as const),
]);
const ORDINARY_BACKGROUND = 0.3;

/** Topics whose words are enough when the model is not sure. */
const ENOUGH: ReadonlySet<Topic> = new Set<Topic>([
  ...(['symptom', 'healed', 'clicks', 'firstSteps', 'iceHeat', 'seeSomeone', 'ready', 'tests', 'usualTime'] as const),
  ...(['timeOfDay', 'sport', 'shortTime', 'daily', 'lowDay', 'pace', 'where', 'weather', 'sessionLength'] as const),
  ...([
    'often',
    'cleanSessions',
    'missedExercises',
    'phase',
    'trend',
    'gym',
    'weight',
    'betweenRuns',
    'bed',
    'avoid',
    'care',
  ] as const),
]);

/** Intents that are never offered as a choice: small talk has no answer that a runner would choose. */
const NO_CHOICE: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['hello', 'thanks', 'bye', 'yes', 'no', 'okay', 'why', 'correction', 'feedback', 'offTopic', 'aboutMe'] as const),
]);
const CHOICES_MIN = 2;

/** True when the words decide. A part of the body alone is not a symptom, and a number alone is not pain. */
const isDecided = (usual: Topic, concepts: ReadonlySet<string>): boolean => {
  if (usual === 'symptom' || usual === 'firstSteps') return concepts.has('symptom') || concepts.has('pain');
  if (usual === 'painNow') return concepts.has('@high') || concepts.has('pain');
  if (usual === 'iceHeat') return concepts.has('ice') && concepts.has('heat');
  // "Which exercises do I have today?" does not ask for a diagnosis.
  if (usual === 'diagnose' && concepts.has('exercise')) return false;
  return DECIDED.has(usual) || (usual === 'form' && concepts.has('@exercise'));
};

/** Probability at or above which a message resembles unsafe messages more than any intent, so its form is ignored. */
const UNSAFE_BACKGROUND = 0.5;

/** Requests that the coach declines, and reports of pain for days. They take precedence over every form of question. */
const BEFORE_FORMS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['instruction', 'reds', 'operation', 'pregnant', 'medicine', 'scan', 'others', 'diagnose', 'painDays'] as const),
  'clinicianSaid',
]);

/** The meaning of a message according to its form; null for most messages. */
const formed = (
  text: string,
  [usual]: readonly Topic[],
  concepts: ReadonlySet<string>,
  { background, isTypical }: Understood,
): Meaning | null => {
  const isBefore = usual !== undefined && BEFORE_FORMS.has(usual) && isDecided(usual, concepts);
  if (isBefore || background >= UNSAFE_BACKGROUND) return null;
  const form = formOf(plainText(text), concepts);
  if (!form) return null;
  const { card } = form.intent ? findCard(text, form.intent) : { card: null };
  const cards = card
    ? [card]
    : allCards()
        .filter(({ intent }) => intent === form.intent)
        .slice(0, 1);
  return { intent: form.intent ?? null, topic: form.topic, isTypical, candidates: [], cards: form.intent ? cards : [] };
};

const meaningOf = (text: string, named: readonly Topic[], concepts: ReadonlySet<string>): Meaning => {
  const [usual] = named;
  const understood = understand(text, 'physio');
  const shaped = formed(text, named, concepts, understood);
  if (shaped) return shaped;
  const { isTypical } = understood;
  const nothing = { isTypical, candidates: [], cards: [] };
  const yields = usual !== undefined && YIELDING.has(usual) && asksOfPain(understood, concepts);
  const [likely] = understood.candidates;
  const isOther =
    !concepts.has('explain') &&
    usual === 'form' &&
    likely !== undefined &&
    ABOUT_EXERCISE.has(likely.intent) &&
    likely.p >= SURE;
  const isEveryday = usual !== undefined && EVERYDAY.has(usual) && understood.background < ORDINARY_BACKGROUND;
  const isWord = isEveryday || (usual === 'betweenRuns' && concepts.has('ranLately'));
  if (usual && !yields && !isOther && (isWord || isDecided(usual, concepts)))
    return { ...nothing, intent: null, topic: usual };
  const choice = chooseTopic<Topic>(understood, named, TOPICS_OF);
  const { intent, topic } = choice;
  if (topic === null || intent === null) {
    // A body part alone is not a symptom, if the question mentions nothing about it.
    const isPartOnly =
      usual === 'symptom' &&
      understood.background < SAFE_BACKGROUND &&
      !isDecided('symptom', concepts) &&
      text.includes('?');
    if (usual && ENOUGH.has(usual) && !isPartOnly) return { ...nothing, intent, topic: usual };
    // A message that mentions pain and something else is answered with the questions about the pain first.
    if (named.includes('symptom') && isDecided('symptom', concepts)) return { ...nothing, intent, topic: 'symptom' };
    const open = choice.candidates.filter((candidate) => !NO_CHOICE.has(candidate));
    const isOpen = open.length >= CHOICES_MIN;
    return { ...nothing, intent, topic: isOpen ? 'clarify' : 'unknown', candidates: isOpen ? open : [] };
  }
  if (topic !== 'card' && topic !== 'shoes') return { ...nothing, intent, topic };
  const { card, near } = findCard(text, intent);
  // Which shoes to wear depends on the injury; how to wash or replace them does not.
  const isOfInjury = topic === 'shoes' && (card === null || intent !== 'shoes' || concepts.has(wordKey('which')));
  if (isOfInjury) return { ...nothing, intent, topic };
  const ofIntent = near.filter((each) => each.intent === intent);
  const choices = ofIntent.length > 0 ? ofIntent : near;
  const cards = card ? [card] : choices;
  return {
    ...nothing,
    intent,
    topic: cards.length > 0 ? 'card' : (WITHOUT_CARD[intent] ?? 'unknown'),
    cards,
  };
};

/**
 * Maximum number of characters that are read. The rest of a longer text adds nothing to the question and would only
 * cost time.
 */
const READ_MAX = 1_200;

/**
 * Reads a message. `fallback` is the language if the words do not determine one. Pure; linear in the length of the
 * text.
 */
export const read = (message: string, fallback: Language): Question => {
  const text = SPELLED.reduce((said, [form, plain]) => said.replace(form, plain), message.slice(0, READ_MAX));
  const tokens = tokensOf(text);
  const concepts = keysOf(text, tokens, mentionsOf(tokens));
  const named = candidates(concepts).map(({ topic }) => topic);
  const meaning = meaningOf(text, named, concepts);
  return {
    message,
    own: message,
    language: languageOf(text, tokens) ?? fallback,
    ...meaning,
    also: named.filter((topic) => topic !== meaning.topic),
    pain: painIn(text),
    place: placeIn(text),
    slots: slotsOf(text),
    followUp: null,
    concepts,
  };
};

/** Returns the question with the given values. */
export const withSlots = (question: Question, slots: Slots): Question => ({ ...question, slots });

export const LABELS = actionLabels(PHYSIO_QUICK_ACTIONS);

/** The language of the conversation: that of the newest typed message with a detectable language, or else English. */
export const spokenLanguage = (turn: Turn): Language => spoken.spokenLanguage(turn, LABELS);
