import { type Card, type CardGroup, findCard, isOfQuietGroup } from '@stridewell/understanding';

const SHORT_WORD = 3;
const STEM = 5;

/** True when a message has a word of more than three letters of a card's title, or its beginning. */
export const isTouchedIn = (message: string, { title }: Card): boolean => {
  const said = message.toLowerCase();
  return [title.en, title.nb].some((text) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (word) => word.length > SHORT_WORD && said.includes(word.slice(0, STEM)),
    ),
  );
};

/** Groups of cards that do not answer a message without an intent: it may be about a symptom. */
const OF_BODY: ReadonlySet<CardGroup> = new Set<CardGroup>(['body', 'rehab']);

/** Returns the card that answers a message without an intent; null when none is certain to. */
export const generalCard = (message: string): Card | null => {
  const { card } = findCard(message, null);
  if (!card || OF_BODY.has(card.group)) return null;
  return isOfQuietGroup(card) || isTouchedIn(message, card) ? card : null;
};
