import * as spoken from '@stridewell/chat/conversation/spoken-language';
import type { FollowUp } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { actionLabels, RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { languageOf } from '@stridewell/language/detect-language';
import { asBokmal } from '@stridewell/language/dialect';
import type { Language } from '@stridewell/language/language';
import { withLetters } from '@stridewell/language/letters';
import type { Mention as Said } from '@stridewell/language/lexicon';
import { wordKey } from '@stridewell/language/matcher';
import { type Token, tokensOf } from '@stridewell/safety/text';
import {
  type Card,
  chooseTopic,
  findCard,
  type IntentId,
  type Understood,
  understand,
  withoutIntents,
} from '@stridewell/understanding';
import { type Slots, slotsOf } from '@stridewell/understanding/slots';
import type { Zone } from '../../domain/zones.ts';
import { isSoreOnBothSides } from './both-sides.ts';
import { directIn, isLoose } from './direct/direct.ts';
import { candidates, mentionsOf } from './engine.ts';
import { definesTerm, generalCard, isOfSkin, subjectCard, termCard } from './general-card.ts';
import { lengthInstead } from './instead.ts';
import { type NamedDay, namedDays } from './named-days.ts';
import { cardOfSubject, namedSubject } from './named-subject.ts';
import type { Topic } from './rules.ts';
import { unmasked } from './spelled.ts';
import { TOPICS_OF } from './topics-of-intents.ts';
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
  /** The intent that a message without a sure one probably has; null when there is none. */
  likely: IntentId | null;
  /** The intents to choose from when the model is not sure. */
  candidates: readonly IntentId[];
  /** The knowledge cards that answer the message: one, or up to two to choose from. */
  cards: readonly Card[];
  /** The other matching topics, most specific first. */
  also: readonly Topic[];
  day: NamedDay | null;
  /** All named days, in the order of the text. */
  days: readonly NamedDay[];
  zone: Zone | null;
  pace: { seconds: number; isMile: boolean } | null;
  minutes: number | null;
  /** The named distance in kilometres. */
  distance: number | null;
  /** The named duration in days. */
  span: number | null;
  /** All values that the message, or the conversation before it, names. */
  slots: Slots;
  /** How the message continues the conversation; null when it stands on its own. */
  followUp: FollowUp | null;
  concepts: ReadonlySet<string>;
}

type ValuesOfSlots = Pick<Question, 'day' | 'days' | 'zone' | 'pace' | 'minutes' | 'distance' | 'span' | 'slots'>;

const SHORT = 3;
const DENIALS = new Set([
  'no',
  'not',
  'never',
  'without',
  'dont',
  'isnt',
  'havent',
  'didnt',
  'nothing',
  'ingen',
  'ikke',
  'ikkje',
  'uten',
  'aldri',
  'neither',
  'zero',
]);
/** Concepts that a runner can deny, so that "not tired" is not answered as tiredness. */
const DENIABLE: readonly Concept[] = ['pain', 'ill', 'tired', 'fine'];
const DENIAL_REACH = 4;

const isDenied = (tokens: readonly Token[], { at, concept }: Mention): boolean => {
  if (!DENIABLE.includes(concept)) return false;
  const clause = tokens[at]?.clause;
  return tokens
    .slice(Math.max(0, at - DENIAL_REACH), at)
    .some((token) => token.clause === clause && DENIALS.has(token.text));
};

const keysOf = (slots: Slots, tokens: readonly Token[], mentions: readonly Mention[]): Set<string> => {
  const found = new Set<string>(tokens.map(({ text }) => wordKey(text)));
  for (const mention of mentions) if (!isDenied(tokens, mention)) found.add(mention.concept);
  if (mentions.some(({ concept }) => /^day\d$/.test(concept))) found.add('@day');
  if (slots.zone !== null) found.add('@zone');
  if (slots.pace !== null) found.add('@pace');
  if (slots.minutes !== null) found.add('@minutes');
  if (slots.span !== null) found.add('@span');
  if (slots.distance !== null) found.add('@distance');
  if (tokens.length <= SHORT) found.add('@short');
  return found;
};

/** Topics of requests that the coach declines. Their words take precedence over the model. */
const DECLINED: ReadonlySet<Topic> = new Set<Topic>([
  ...(['instruction', 'medicine', 'scan', 'clearance', 'promise', 'diagnose', 'others', 'weight'] as const),
]);

/** Intents that a message does not have when it denies the concept: "not tired, what do I run?" is not about tiredness. */
const INTENTS_OF_DENIED: Partial<Record<Concept, readonly IntentId[]>> = {
  tired: ['tired'],
  ill: ['illnessReport', 'backAfterIllness'],
  pain: ['sore', 'runWithPain', 'painLog', 'painDuring', 'painAfter'],
};

/** Maximum resemblance to unsafe messages at which words alone determine the question. */
const DIRECT_MAX = 0.25;

/** Intents about the body and its pain, which no other words of a message turn into another question. */
const DECIDING: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['runWithPain', 'painDuring', 'painAfter', 'painLog', 'painScale', 'secondArea', 'seeSomeone', 'sore'] as const),
  ...(['illnessReport', 'backAfterIllness', 'medicineGeneral', 'scanMeaning', 'clearance', 'diagnosis'] as const),
  ...(['supplements', 'weightGoal'] as const),
]);

/** Words for another sport instead of a run. */
const OTHER_SPORT =
  /(?<!\p{L})(?:bik\w*|cycl\w*|ride|spin\w*|swim\w*|row\w*|walk\w*|hik\w*|ski\w*|elliptical|strength|gym|yoga|sykk?\p{L}*|svøm\p{L}*|ro|romaskin\p{L}*|gå|gåtur\p{L}*|styrke\p{L}*|mølle|race|parkrun)(?!\p{L})/iu;
/** A message that mentions the profile and a change to it is about nothing else. */
const PROFILE = /\bprofil/i;

/** A run that was longer or shorter than planned: "I did 40 minutes instead of 35". */
const RAN_OTHER =
  /\b(?:i (?:did|ran)|jeg (?:løp|tok)|ble)\b.{0,40}\d.{0,40}\b(?:instead of|rather than|i stedet for)\b.{0,20}\d/i;

/** A wish for a run of a certain size: "can I run 60 minutes today". */
const MAY_RUN = withLetters(
  /\b(?:can|could|may|should) i (?:run|do|jog) \d|\bkan (?:jeg|eg|æ) (?:løpe|ta|jogge|springe) \d/i,
);

/** Intents that are never offered as a choice: small talk has no answer that a runner would choose. */
const NO_CHOICE: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['hello', 'thanks', 'bye', 'yes', 'no', 'okay', 'why', 'correction', 'feedback', 'offTopic', 'aboutMe'] as const),
  ...(['whatCanYou', 'card', 'termExplain'] as const),
]);
/** Minimum probability of an intent that is offered as a choice. */
const PLAUSIBLE = 0.15;

const mayBeMeant = ({ candidates: all }: Understood, intent: IntentId): boolean =>
  all.some((each) => each.intent === intent && each.p >= PLAUSIBLE);

/** Minimum probability at which the model's reading takes precedence over words for another question. */
const CERTAIN = 0.95;

const certainOf = ({ certainty, candidates: [first] }: Understood): IntentId | null =>
  certainty === 'sure' && first !== undefined && first.p >= CERTAIN ? first.intent : null;

/** Intents about what other people see or do. */
const OF_OTHERS: ReadonlySet<IntentId | null> = new Set<IntentId>(['offTopic', 'whoReads', 'data', 'account']);
/** Intents about things, of which a weight that the message names is not the question. */
const OF_THINGS: ReadonlySet<IntentId | null> = new Set<IntentId>(['gear', 'shoes', 'heartRate', 'noWatch']);

/** True when a declined request appears next to a question about which the model is certain. */
const isBesideQuestion = (topic: Topic, certain: IntentId | null, text: string): boolean =>
  (topic === 'others' && certain !== null && !OF_OTHERS.has(certain) && !ASKS_OTHERS.test(text)) ||
  (topic === 'weight' && OF_THINGS.has(certain));
/** Data of somebody else: "Anna's score", «planen hennes». */
const ASKS_OTHERS = withLetters(
  /\b(?:his|her|their|hans|hennes|deres)\b|\p{L}{2,}(?:'s|s) (?:readiness|score|plan|race|check-?ins?|log|dagsform\w*|plan\w*|løp\w*|innsjekk\w*)\b/iu,
);

/** Data of a person by name: "what is anna's race date". */
const NAMED_OTHER = withLetters(
  /\b(?!(?:today|tomorrow|yesterday|week|month|year|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|it|that|what|who|here|there|let|coach|physio|app|doctor|one|race|he|she|how|where|when|this|everyone|run|runner|weekend|watch|garmin|morning|evening|winter|summer|season|plan|beginner|woman|man|men|women)'s)\p{L}{3,}'s (?:readiness|score|plan|race date|check-?in|long run|log)\b/iu,
);

/** Intents that use the same words, so the more likely one is answered if no others are plausible. */
const FAMILIES: readonly (readonly IntentId[])[] = [
  ['weather', 'surface', 'treadmill'],
  ['score', 'scoreWhy', 'checkinEffect', 'trend'],
  ['today', 'dayAhead', 'sessionDetail'],
  ['moveSession', 'swapDays'],
  ['raceGoal', 'raceRealistic', 'predict'],
  ['food', 'drink', 'raceDay', 'caffeineAlcohol'],
  ['shoes', 'gear'],
  ['markDone', 'logHow'],
  ['phase', 'phaseNext', 'season'],
  ['taper', 'raceWeek'],
];

const isOneFamily = (first: IntentId, second: IntentId): boolean =>
  FAMILIES.some((family) => family.includes(first) && family.includes(second));

/** The reading with the certainty of the family of intents that the first two candidates belong to. */
const byFamily = (understood: Understood): Understood => {
  const [first, second] = understood.candidates;
  if (understood.certainty !== 'unsure' || !first || !second) return understood;
  const isSure = isOneFamily(first.intent, second.intent) && first.p + second.p >= FAMILY_SURE;
  return isSure ? { ...understood, certainty: 'sure' } : understood;
};
const FAMILY_SURE = 0.6;

/** The first candidate, when it and its family are more than a guess. */
const likelyOf = ({ candidates: [first, second] }: Understood): IntentId | null => {
  if (!first) return null;
  const together = first.p + (second && isOneFamily(first.intent, second.intent) ? second.p : 0);
  return together >= LIKELY ? first.intent : null;
};
const LIKELY = 0.35;
/**
 * Minimum probability of the intent of a question that its words name, next to one about which the model is certain.
 */
const RIVAL = 0.002;

const meaningOf = (
  text: string,
  all: readonly Topic[],
  denied: readonly Concept[],
  isPaced: boolean,
): Pick<Question, 'intent' | 'topic' | 'isTypical' | 'candidates' | 'cards' | 'likely'> => {
  const without = new Set(denied.flatMap((concept) => INTENTS_OF_DENIED[concept] ?? []));
  const understood = byFamily(withoutIntents(understand(text, 'running'), without));
  const certain = certainOf(understood);
  const likely = likelyOf(understood);
  const [first] = all;
  const named = first !== undefined && isBesideQuestion(first, certain, text) ? all.slice(1) : all;
  const [firstNamed] = named;
  const usual = NAMED_OTHER.test(text) ? 'others' : firstNamed;
  const compared = usual === 'others' ? directIn(text) : null;
  if (usual && DECLINED.has(usual) && compared?.topic !== 'othersCompared' && compared?.topic !== 'wear')
    return { likely, intent: null, topic: usual, isTypical: false, candidates: [], cards: [] };
  const { isTypical } = understood;
  const worded = understood.background > DIRECT_MAX ? null : directIn(text);
  const isRival = understood.candidates.some((each) => each.intent === worded?.intent && each.p >= RIVAL);
  const found = certain !== null && worded !== null && !isRival && isLoose(worded.topic) ? null : worded;
  const isOfBody = understood.candidates.some(
    ({ intent, p }, at) => at === 0 && p >= PLAUSIBLE && DECIDING.has(intent),
  );
  // Fear of catching a cold is not a report of an illness.
  const direct = isOfBody && found?.topic !== 'illBeforeRace' ? null : found;
  const subject = namedSubject(text);
  if (subject) {
    const card = cardOfSubject(subject);
    return { likely, intent: card.intent, topic: 'card', isTypical, candidates: [], cards: [card] };
  }
  if (direct) return { likely, ...direct, isTypical, candidates: [], cards: [] };
  // The message states what would be asked about a pain.
  if (isSoreOnBothSides(text)) return { likely, intent: 'sore', topic: 'tired', isTypical, candidates: [], cards: [] };
  // "60 instead of 55" asks for another length, and not for another sport.
  if (isTypical && lengthInstead(text) !== null && !OTHER_SPORT.test(text))
    return { likely, intent: 'harder', topic: 'cap', isTypical, candidates: [], cards: [] };
  if (usual === 'profile' && PROFILE.test(text))
    return { likely, intent: null, topic: 'profile', isTypical, candidates: [], cards: [] };
  const { intent, topic, candidates: offered } = chooseTopic<Topic>(understood, named, TOPICS_OF);
  const open = offered.filter((each) => !NO_CHOICE.has(each) && mayBeMeant(understood, each));
  // A pace that somebody runs, such as "they go about 9 minute miles", asks what it is for the runner.
  if (topic === null && isTypical && isPaced)
    return { likely, intent: 'paceFor', topic: 'paceZone', isTypical, candidates: [], cards: [] };
  if (topic === null && isTypical && RAN_OTHER.test(text))
    return { likely, intent: 'markDone', topic: 'logHow', isTypical, candidates: [], cards: [] };
  if (topic === null && isTypical && MAY_RUN.test(text))
    return { likely, intent: 'harder', topic: 'cap', isTypical, candidates: [], cards: [] };
  const card = understood.background > DIRECT_MAX || (isOfBody && !isOfSkin(text)) ? null : subjectCard(text);
  if (card) return { likely, intent: card.intent, topic: 'card', isTypical, candidates: [], cards: [card] };
  const term = (topic === null || topic === 'card' || definesTerm(text)) && isTypical ? termCard(text) : null;
  if (term) return { likely, intent: 'termExplain', topic: 'card', isTypical, candidates: [], cards: [term] };
  const general = topic === null && isTypical ? generalCard(text) : null;
  if (general) return { likely, intent, topic: 'card', isTypical, candidates: open, cards: [general] };
  if (topic !== 'card') {
    const unanswered = open.length > 0 ? 'clarify' : 'unknown';
    return { likely, intent, topic: topic ?? unanswered, isTypical, candidates: open, cards: [] };
  }
  const { card: best, near } = findCard(text, intent);
  const cards = best ? [best] : near;
  return { likely, intent, topic: cards.length > 0 ? 'card' : 'unknown', isTypical, candidates: [], cards };
};

/** A day that owns something: "Sunday's 72 minutes" names the day. */
const OF_DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)'s\b/gi;

/** Maximum number of characters that are read. */
const READ_MAX = 1_200;

/** The minutes of a run next to the planned ones, without a unit: "did 38 instead of 35". */
const RUN_MINUTES = withLetters(
  /\b(?:did|ran|ended on|løp|tok|ble|gikk|kjørte)\b\D{0,16}(\d{2,3})(?: ?min\w*)? (?:instead of|rather than|not|i stedet for|istedenfor|og ikke) (?:the )?(?:planned )?\d{2,3}\b(?! ?(?:k|km|x|sek\w*|sec\w*)\b)/i,
);

const withRunMinutes = (slots: Slots, text: string): Slots => {
  const found = RUN_MINUTES.exec(text);
  return found ? { ...slots, minutes: Number(found[1]) } : slots;
};

/** Returns the question with the given values. */
export const withSlots = <Q extends Omit<Question, keyof ValuesOfSlots>>(
  question: Q,
  slots: Slots,
): Q & ValuesOfSlots => {
  const days = namedDays(slots);
  const { zone, pace, minutes, distance, span } = slots;
  return {
    ...question,
    ...{ day: days[0] ?? null, days, zone, minutes, distance, span, slots },
    pace: pace && { seconds: pace.seconds, isMile: pace.unit === 'mi' },
  };
};

/**
 * Reads a message. Pure; linear in the length of the text.
 * @param fallback the language when the message has none
 */
export const read = (message: string, fallback: Language): Question => {
  const text = asBokmal(unmasked(message.slice(0, READ_MAX)));
  const tokens = tokensOf(text);
  const mentions = mentionsOf(tokens);
  const slots = withRunMinutes(slotsOf(text.replace(OF_DAY, '$1')), text);
  const concepts = keysOf(slots, tokens, mentions);
  const named = candidates(concepts).map(({ topic }) => topic);
  return withSlots(
    {
      message,
      own: message,
      language: languageOf(text, tokens) ?? fallback,
      ...meaningOf(
        text,
        named,
        mentions.filter((mention) => isDenied(tokens, mention)).map(({ concept }) => concept),
        slots.pace !== null,
      ),
      also: named.slice(1),
      followUp: null,
      concepts,
    },
    slots,
  );
};

export const LABELS = actionLabels(RUNNING_QUICK_ACTIONS);

/** Returns the language of the newest typed message that has one; English if there is no such message. */
export const spokenLanguage = (turn: Turn): Language => spoken.spokenLanguage(turn, LABELS);
