import { CARD_GROUPS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { areQuiet } from './card.ts';
import { allCards, findCard } from './find-card.ts';

/** Amounts that no card may contain: weights, energy and doses. */
const AMOUNT = /\d+\s?(?:mg|g|gram\w*|kcal|kj|calories|kalorier|kg|kilo|ml)\b/i;
const WORDS_MAX = 36;

describe('LANG-112 the knowledge cards', () => {
  const cards = allCards();

  it('are at least 150, in every group', () => {
    expect(cards.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cards.map(({ group }) => group))).toEqual(new Set(CARD_GROUPS));
  });

  it('have short facts without amounts of medicine, food or body weight', () => {
    for (const { id, facts, limit } of cards)
      for (const text of [...facts, ...(limit ? [limit] : [])].flatMap(Object.values) as string[]) {
        expect(text, id).not.toMatch(AMOUNT);
        expect(text.split(' ').length, `${id}: ${text}`).toBeLessThanOrEqual(WORDS_MAX);
      }
  });

  it('answer no question that another card answers', () => {
    const asks = cards.flatMap(({ asks: { en, nb } }) => [...en, ...nb]).map((ask) => ask.toLowerCase());
    expect(new Set(asks).size).toBe(asks.length);
  });
});

describe('findCard', () => {
  it.each([
    ['are carbon shoes worth it?', 'shoes', 'carbon-plates'],
    ['er karbonsko verdt pengene?', 'shoes', 'carbon-plates'],
    ['what is fartlek', 'termExplain', 'fartlek'],
    ['hvordan unngår jeg gnagsår og blemmer', 'gear', 'socks-blisters'],
  ] as const)('answers %j with a card of its subject', (question, intent, id) => {
    const { card, near } = findCard(question, intent);
    expect([card, ...near].map((found) => found?.id)).toContain(id);
  });

  it('finds nothing for a message without a known subject', () =>
    expect(findCard('qwerty zxcv', null)).toEqual({ card: null, near: [] }));

  it('says which cards need no permit for training', () => {
    const of = (id: string) => allCards().filter((card) => card.id === id);
    expect(areQuiet(of('carbon-plates'))).toBe(true);
    expect(areQuiet(of('intervals'))).toBe(false);
  });
});
