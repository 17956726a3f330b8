import type { CardGroup } from '@stridewell/contracts/web';
import type { IntentId } from '../intents.ts';
import { type Card, readCards } from './card.ts';
import { createRetrieve, type Retrieve } from './retrieve.ts';

/** The card that answers a question, or the cards that the runner chooses from. */
export interface CardChoice {
  card: Card | null;
  near: readonly Card[];
}

/** Factor for the score of a card whose intent is that of the question. */
const SAME_INTENT = 1.6;
/** A card is shown from this score on (`language.md` 5.4), when it leads the second by {@link LEAD}. */
const ENOUGH = 7.6;
const LEAD = 1.15;
/** A card of the question's intent needs no lead from this score on. */
const ENOUGH_OF_INTENT = 12.8;
/** Minimum scores of a card that is offered as a choice: of the question's intent, and of another. */
const OFFERED = { sameIntent: 4.4, other: 8.5 };

let cards: readonly Card[] | null = null;
let retrieve: Retrieve | null = null;

const loaded = (): { cards: readonly Card[]; retrieve: Retrieve } => {
  cards ??= readCards();
  retrieve ??= createRetrieve(cards);
  return { cards, retrieve };
};

/** All knowledge cards, in the order of their ids. */
export const allCards = (): readonly Card[] => loaded().cards;

/** Finds the card for a question with the given intent. Pure apart from loading the cards once. */
export const findCard = (question: string, intent: IntentId | null): CardChoice => {
  const found = loaded()
    .retrieve(question)
    .map(({ card, score }) => ({ card, score: card.intent === intent ? score * SAME_INTENT : score }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = found;
  if (!first) return { card: null, near: [] };
  const isOfIntent = first.card.intent === intent && first.score >= ENOUGH_OF_INTENT;
  const isClear = isOfIntent || (first.score >= ENOUGH && first.score >= LEAD * (second?.score ?? 0));
  return isClear
    ? { card: first.card, near: [] }
    : {
        card: null,
        near: found
          .filter(({ card, score }) => score >= (card.intent === intent ? OFFERED.sameIntent : OFFERED.other))
          .slice(0, 2)
          .map(({ card }) => card),
      };
};

/** Returns the best card of some groups from a minimum score on, for a question that is known to be about their subject. */
export const bestCardOf = (question: string, groups: ReadonlySet<CardGroup>, minimum: number): Card | null => {
  const [first] = loaded().retrieve(question, groups);
  return first && first.score >= minimum ? first.card : null;
};
