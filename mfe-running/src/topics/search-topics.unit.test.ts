import type { CardListItem } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTopicSearch } from './search-topics.ts';

const topic = (id: string, title: string, ...asks: string[]): CardListItem => ({
  id,
  title,
  asks,
  group: 'food',
  isAboutTraining: false,
});
const TOPICS = [
  topic('shoes', 'Carbon plates', 'are carbon shoes worth it?', 'should I race in super shoes'),
  topic('rotating', 'Rotating two pairs of shoes', 'do I need two pairs of shoes'),
  topic('run', 'Løping og slitasjegikt', 'får man slitasjegikt av å løpe?'),
  topic('altitude', 'Høyde', 'trening i høyden på Kjølen'),
];
const search = createTopicSearch(TOPICS);
const found = (words: string): string[] => search(words).map(({ id }) => id);

describe('CARD-11 search of topics', () => {
  test.each([
    ['carbon', ['shoes']],
    ['CARBON Shoes', ['shoes']],
    ['shoes', ['rotating', 'shoes']],
    ['are carbon shoes worth the money?', ['shoes']],
    ['løpe', ['run']],
    ['lope', ['run']],
    ['hoyde', ['altitude']],
    ['kjol', ['altitude']],
    ['is it worth it', ['shoes']],
    ['gikt', ['run']],
    ['ikt', []],
    ['', []],
    ['?!', []],
  ])('%j finds %j', (words, ids) => expect(found(words)).toEqual(ids));

  test('finds a topic by the words of each of its questions, in any order', () => {
    const questions = TOPICS.flatMap(({ id, asks }) => asks.map((ask) => ({ id, words: ask.split(' ') })));
    const shuffled = fc
      .constantFrom(...questions)
      .chain(({ id, words }) =>
        fc.shuffledSubarray(words, { minLength: words.length }).map((order) => ({ id, order })),
      );
    fc.assert(
      fc.property(shuffled, ({ id, order }) => {
        expect(found(order.join(' '))).toContain(id);
      }),
    );
  });

  test('returns each topic at most once for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(new Set(found(text)).size).toBe(found(text).length);
      }),
    );
  });
});
