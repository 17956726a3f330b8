import { describe, expect, it } from 'vitest';
import { readCorpus } from '../corpus.ts';
import type { IntentId } from '../intents.ts';
import type { Card } from './card.ts';
import { allCards, findCard } from './find-card.ts';
import { createRetrieve } from './retrieve.ts';

const LANGUAGES = ['en', 'nb'] as const;
/** Every how many places of the lists of questions one is left out, so that the test stays short. */
const EVERY = 4;

const without = (card: Card, language: (typeof LANGUAGES)[number], place: number): Card => ({
  ...card,
  asks: { ...card.asks, [language]: card.asks[language].filter((_, at) => at !== place) },
});

/** The places of the right cards for questions that were left out of their cards; -1 for a card that was not found. */
const placesOfLeftOut = (): number[] => {
  const cards = allCards();
  const longest = Math.max(...cards.map(({ asks }) => asks.en.length));
  const places = Array.from({ length: Math.ceil(longest / EVERY) }, (_, at) => at * EVERY);
  return LANGUAGES.flatMap((language) =>
    places.flatMap((place) => {
      const retrieve = createRetrieve(cards.map((card) => without(card, language, place)));
      return cards.flatMap(({ id, asks }) => {
        const question = asks[language][place];
        return question ? [retrieve(question).findIndex(({ card }) => card.id === id)] : [];
      });
    }),
  );
};

/** Intents of general questions, which cards answer. */
const GENERAL: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['card', 'termExplain', 'shoes', 'gear', 'food', 'drink', 'caffeineAlcohol', 'sleepHow', 'strengthHow'] as const),
  ...(['stretching', 'weightGoal', 'supplements', 'medicineGeneral', 'scanMeaning'] as const),
]);

const share = <T>(items: readonly T[], isHit: (item: T) => boolean): number =>
  items.filter(isHit).length / items.length;

describe('LANG-114 finding a knowledge card', () => {
  it('finds the card of a question that is left out of it, first or among three', { timeout: 60_000 }, () => {
    const places = placesOfLeftOut();
    expect(places.length).toBeGreaterThan(1_500);
    expect(share(places, (place) => place === 0)).toBeGreaterThan(0.64);
    expect(share(places, (place) => place >= 0 && place < 3)).toBeGreaterThan(0.8);
  });

  it('answers most general questions of development writers', () => {
    const asked = readCorpus('dev').filter(({ intent }) => GENERAL.has(intent));
    expect(share(asked, ({ text, intent }) => findCard(text, intent).card !== null)).toBeGreaterThan(0.79);
  });

  it('shows or offers a card to no more than the known share of messages about something else', {
    timeout: 60_000,
  }, () => {
    const other = readCorpus('dev').filter(({ intent }) => !GENERAL.has(intent));
    const found = other.map(({ text }) => findCard(text, null));
    expect(share(found, ({ card }) => card !== null)).toBeLessThan(0.435);
    expect(share(found, ({ near }) => near.length > 0)).toBeLessThan(0.16);
  });
});
