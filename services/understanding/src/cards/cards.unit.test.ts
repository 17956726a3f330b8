import { CARD_GROUPS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { areQuiet } from './card.ts';
import { allCards, findCard } from './find-card.ts';
import { isTrainingCard } from './speaks-of-training.ts';

/** Amounts that no card may contain: weights, energy and doses. */
const AMOUNT = /\d+\s?(?:mg|g|gram\w*|kcal|kj|calories|kalorier|kg|kilo|ml)\b/i;
const WORDS_MAX = 36;

describe('LANG-112 the knowledge cards', () => {
  const cards = allCards();

  it('are at least 260, in every group', () => {
    expect(cards.length).toBeGreaterThanOrEqual(260);
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

/** Cards for runners with an injury and for everyday training, with a question that uses other words than the card. */
const EVERYDAY = [
  ['legen foreslår kortison i foten, er det smart', 'cortisone-injection'],
  ['physio keeps talking about shockwave for my heel', 'shockwave'],
  ['er det greit å ta en ibux før økta', 'painkillers'],
  ['the MRI shows a tear but I feel fine', 'scans-and-pain'],
  ['on my feet all shift and my heel is killing me', 'standing-at-work'],
  ['hvordan skal jeg ligge om natta når hofta verker', 'sleeping-positions'],
  ['klatring opp og ned trapper med vondt kne', 'stairs-with-pain'],
  ['kan jeg gå langrenn med en vond akilles', 'skiing-injured'],
  ['is it better to rest totally or keep moving', 'rest-or-move'],
  ['I am so stiff in the morning, what does it mean', 'morning-stiffness'],
  ['can I squat with a sore kneecap', 'squats-kneecap'],
  ['redd for at jeg skal bli skadet på nytt', 'fear-of-reinjury'],
  ['forgot my rehab exercises all week', 'missed-exercises'],
  ['begge knærne gjør vondt nå', 'both-sides-sore'],
  ['I walk with a limp', 'limping'],
  ['kneet er hovent etter turen', 'swelling'],
  ['can my doctor write a sick note', 'sick-note'],
  ['ga blod, når kan jeg løpe igjen', 'blood-donation'],
  ['two hard sessions in a row, ok?', 'two-hard-days'],
  ['vennen min er mye raskere enn meg', 'faster-friend'],
] as const;

describe('LANG-113 cards for runners with an injury and for everyday training', () => {
  it.each(EVERYDAY)('has an answer to %j', (question, id) => {
    const { card, near } = findCard(question, 'card');
    expect([card, ...near].map((found) => found?.id)).toContain(id);
  });

  it('say who to see or what they do not cover', () => {
    for (const card of allCards().filter(({ id }) => EVERYDAY.some(([, each]) => each === id)))
      expect(card.limit?.nb, card.id).toBeTruthy();
  });

  it.each(['limping', 'swelling', 'standing-at-work', 'sleeping-positions', 'stairs-with-pain', 'scans-and-pain'])(
    'say nothing about training in %s, which is shown while training is closed',
    (id) => expect(allCards().filter((card) => card.id === id && isTrainingCard(card))).toEqual([]),
  );
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
