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
export const cardAnswer = ({ facts, limit }: Card, language: Language): Reply => {
  const [answer, why, next, ...rest] = facts.map((each) => each[language]);
  return { answer, why, next, after: [rest.join(' '), limit?.[language]].filter(Boolean).join(' ') };
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
  if (own) return cardAnswer(own, language);
  const named = cards.filter((card) => isNamedIn(message, card, language));
  const chosen = second && named.length === 1 ? named[0] : second ? undefined : first;
  return chosen ? cardAnswer(chosen, language) : cardReply(cards, language);
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
