import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import {
  allCards,
  areQuiet,
  type Card,
  cardReply,
  findCard,
  type IntentId,
  speaksOfTraining,
} from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday } from '../figures.ts';
import { isTouchedIn } from '../intents/general-card.ts';
import { cardOfSubject, type NamedSubject } from '../intents/named-subject.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { restReason } from '../rest-reason.ts';
import { aspectOf } from './aspects.ts';

const named = (id: string): Card => {
  const card = allCards().find((each) => each.id === id);
  if (!card) throw new Error(`There is no knowledge card ${id}`);
  return card;
};

/** Returns a fact of a knowledge card; the first one answers the card's question. */
export const fact = (id: string, language: Language, at = 0): string | null => named(id).facts[at]?.[language] ?? null;

/** Words a knowledge card: the answer, why, one more fact, and what it does not cover. */
export const cardAnswer = ({ facts, limit }: Card, language: Language, message = ''): Reply => {
  const [answer = '', why, next, ...rest] = facts.map((each) => each[language]);
  return {
    answer: opened(answer, message),
    why,
    next,
    after: [rest.join(' '), limit?.[language]].filter(Boolean).join(' '),
  };
};

/** Words the facts of a named subject that contain no training advice, with what the card does not cover. */
export const subjectReply = (subject: NamedSubject, language: Language): Reply => {
  const { facts, limit } = cardOfSubject(subject);
  const [answer, why, next] = subject.open.map((at) => facts[at]?.[language] ?? null);
  return { answer: answer ?? null, why: why ?? null, next: next ?? null, after: limit?.[language] ?? null };
};

/** A question whether something does harm, to which the "yes" of a card would mean the opposite. */
const ASKS_HARM =
  /(?<!\p{L})(?:ruin\w*|spoil\w*|wreck\w*|hurt\w*|harm\w*|bad|stupid|dangerous|too (?:cold|hot|dark|wet|late|early)|ødelegg\w*|skad\w*|dumt|farlig|ille|for (?:kaldt|varmt|mørkt|vått|sent|seint|tidlig)|gjør det noe)(?!\p{L})/iu;
/** A question that yes or no does not answer. */
const ASKS_WHAT = /^\W*(?:what|which|how|when|where|hva|hvilke\w*|hvordan|når|hvor|ka|kordan)(?!\p{L})/iu;
const YES = /^(?:Yes|Ja)[,:] (?:but )?/;

/**
 * Returns the first fact of a card as the answer to a message: without its "yes" when the message asks for harm or for
 * something else than yes or no.
 */
const opened = (text: string, message: string): string => {
  if (!YES.test(text) || !(ASKS_HARM.test(message) || ASKS_WHAT.test(message))) return text;
  const rest = text.replace(YES, '');
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
};

const SHORT_WORD = 3;

/** True when a message contains every word of at least three letters of a card's title. */
const isNamedIn = (message: string, { title }: Card, language: Language): boolean => {
  const words = title[language].toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length < SHORT_WORD || message.toLowerCase().includes(word));
};

/** Returns a general card that answers a message without a permit: of shoes, food and the like, and named in the message. */
export const quietCard = ({ message, intent }: Question): Card | null => {
  const { card } = findCard(message, intent);
  return card && areQuiet([card]) && isTouchedIn(message, card) ? card : null;
};

/** Returns the only card of an intent; null for an intent with none or several. */
const soleCard = (intent: IntentId | null): Card | null => {
  const own = intent === null ? [] : allCards().filter((card) => card.intent === intent);
  return own.length === 1 ? (own[0] ?? null) : null;
};

/**
 * Words the card that answers a question. A card of another intent, of whose title the message has no word, yields to the
 * only card of the intent. Of two cards, the one that the message names, or their titles to choose from.
 */
export const cardsAnswer = ({ cards, message, language, intent }: Question): Reply | string => {
  const [first, second] = cards;
  const isFar = first !== undefined && first.intent !== intent && !isTouchedIn(message, first);
  const own = isFar ? soleCard(intent) : null;
  if (own) return cardAnswer(own, language, message);
  const named = cards.filter((card) => isNamedIn(message, card, language));
  const chosen = second && named.length === 1 ? named[0] : second ? undefined : first;
  return chosen ? cardAnswer(chosen, language, message) : cardReply(cards, language);
};

/** Intents whose questions a general card answers better than the plan, when there is one. */
const CARD_FIRST: ReadonlySet<IntentId | null> = new Set<IntentId>([
  ...(['weather', 'surface', 'sleepHow', 'raceDay', 'hills', 'strides', 'motivation', 'nerves'] as const),
  ...([
    'termExplain',
    'food',
    'drink',
    'caffeineAlcohol',
    'shoes',
    'gear',
    'stretching',
    'cadence',
    'raceWeek',
  ] as const),
]);

/** Cards whose questions the runner's own data answer better. */
const STATE_FIRST: ReadonlySet<string> = new Set(['race-week', 'race-time-prediction', 'pacing-by-distance']);

/** Topics that ask for a change of the plan. */
const PLAN_FIRST: ReadonlySet<Topic> = new Set([
  'card',
  'add',
  'runAgain',
  'extraRace',
  'swap',
  'missed',
  'stack',
  'easier',
]);

/** Topics that a runner without a profile asks about the plan, which then tells what is missing. */
const OF_PLAN: ReadonlySet<Topic> = new Set([
  ...([
    'today',
    'day',
    'week',
    'weekLeft',
    'weekTotal',
    'nextWeek',
    'makePlan',
    'profile',
    'goal',
    'progress',
  ] as const),
]);

/** True when the question is about a score of today, which is known without a profile too. */
const isOfOwnScore = (state: CoachState, { topic }: Question): boolean =>
  topic === 'score' && checkinToday(state) !== null;

/** Returns the card of an intent for a runner without a profile; that of the first month for questions of starting. */
const cardForBeginner = (intent: IntentId | null): Card | null =>
  intent === 'backAfterBreak' || intent === 'returnRun' ? named('first-month') : soleCard(intent);

/** Returns the card that answers a question which its words led to another topic; null without one. */
export const betterCard = (state: CoachState, question: Question): Card | null => {
  const { message, intent, topic } = question;
  if (PLAN_FIRST.has(topic) || (!CARD_FIRST.has(intent) && (state.profile || OF_PLAN.has(topic)))) return null;
  if (!CARD_FIRST.has(intent) && isOfOwnScore(state, question)) return null;
  if (intent === 'termExplain' && aspectOf(question) === 'why') return null;
  const card = findCard(message, intent).card ?? (state.profile ? null : cardForBeginner(intent));
  if (!card || STATE_FIRST.has(card.id)) return null;
  if (intent === 'termExplain' && !isTouchedIn(message, card)) return null;
  const reason = restReason(state);
  return reason === null || reason === 'reset' || !speaksOfTraining(card) ? card : null;
};
