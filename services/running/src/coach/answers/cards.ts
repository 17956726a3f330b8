import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { allCards, type Card, cardReply, findCard, type IntentId } from '@stridewell/understanding';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
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

/** Words the card that answers a question; of two cards, their titles, to choose from. */
export const cardsAnswer = (cards: readonly Card[], language: Language): Reply | string => {
  const [first, second] = cards;
  return first && !second ? cardAnswer(first, language) : cardReply(cards, language);
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

/** Returns the card that answers a question which its words led to another topic; null without one. */
export const betterCard = (question: Question): Card | null => {
  const { message, intent, topic } = question;
  if (!CARD_FIRST.has(intent) || PLAN_FIRST.has(topic)) return null;
  if (intent === 'termExplain' && aspectOf(question) === 'why') return null;
  const { card } = findCard(message, intent);
  return card && STATE_FIRST.has(card.id) ? null : card;
};
