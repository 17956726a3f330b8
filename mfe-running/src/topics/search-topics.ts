import type { CardListItem } from '@stridewell/contracts/web';

/** Minimum fraction of a search's words that a topic has to contain. */
const ENOUGH = 0.6;
/** Weights of a word that begins a title word, and of one found elsewhere in the title or in a question. */
const TITLE = 3;
const ELSEWHERE = 1;

/** Number of letters from which a word is also found inside another word, as in Norwegian compounds. */
const INSIDE = 4;

/** Words that begin or join questions and do not describe the topic. */
const EMPTY_WORDS = new Set(
  'a an the i me my is are do does can should to of in on for and or it what how why when er en et jeg meg min og i på å kan skal bør må til for med det hva hvordan hvorfor når'
    .split(' ')
    .map((word) => fold(word)),
);

/** Returns the text in lower case and without accents, so that "lope" finds "løpe". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words that describe the topic, or all words if there are none. */
const searchedWords = (search: string): string[] => {
  const words = wordsOf(search);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};

interface IndexedTopic {
  topic: CardListItem;
  titleWords: string[];
  askWords: string[];
}

/** Returns the weight of a word in a topic, or 0 if neither the title nor the questions contain it. */
const weightOf = (word: string, { titleWords, askWords }: IndexedTopic): number => {
  const isIn = (words: string[]): boolean =>
    words.some((each) => (word.length < INSIDE ? each.startsWith(word) : each.includes(word)));
  if (titleWords.some((each) => each.startsWith(word))) return TITLE;
  return isIn(titleWords) || isIn(askWords) ? ELSEWHERE : 0;
};

/**
 * Returns a function that searches the topics' titles and questions, best match first. A topic matches if it contains
 * most words of the search, or words that begin with them. An empty search finds nothing.
 */
export const createTopicSearch = (topics: readonly CardListItem[]): ((search: string) => CardListItem[]) => {
  const indexed = topics.map((topic) => ({
    topic,
    titleWords: wordsOf(topic.title),
    askWords: [...new Set(topic.asks.flatMap(wordsOf))],
  }));
  return (search) => {
    const words = searchedWords(search);
    return indexed
      .map((each) => {
        const weights = words.map((word) => weightOf(word, each)).filter((weight) => weight > 0);
        return { topic: each.topic, found: weights.length, score: weights.reduce((sum, weight) => sum + weight, 0) };
      })
      .filter(({ found }) => found > 0 && found >= words.length * ENOUGH)
      .sort((a, b) => b.found - a.found || b.score - a.score || a.topic.title.localeCompare(b.topic.title))
      .map(({ topic }) => topic);
  };
};
