import { describe, expect, it } from 'vitest';
import { read } from './intents/read.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { LAST } from './testing/paraphrases-last.ts';
import { MORE } from './testing/paraphrases-more.ts';
import { ODD } from './testing/paraphrases-odd.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';

const misses = (list: readonly [string, ...string[]][]): string[] =>
  list.flatMap(([message, ...topics]) => {
    const { topic } = read(message, 'en');
    return topics.includes(topic) ? [] : [`${message} -> ${topic}`];
  });

const NORWEGIAN = /[æøå]|\b(?:jeg|hva|uka|uken|ukeplan|i dag|idag|takk|langtur|hvor)\b/i;

describe('questions are understood', () => {
  it('in many words', () => expect(misses(PARAPHRASES)).toEqual([]));
  it('as somebody else may ask', () => expect(misses(LAST)).toEqual([]));
  it('in odd ways', () => expect(misses(ODD)).toEqual([]));
  it('in other words still', () => expect(misses(MORE)).toEqual([]));
  it('short, sloppy and misspelt', () => expect(misses(SLOPPY)).toEqual([]));

  it('in the language they are asked in', () => {
    const wrong = [...PARAPHRASES, ...SLOPPY, ...MORE, ...LAST, ...ODD].filter(
      ([message]) => NORWEGIAN.test(message) && read(message, 'en').language !== 'nb',
    );
    expect(wrong.map(([message]) => message)).toEqual([]);
  });
});
