import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meaningsOf, readMeanings } from './meanings.ts';
import { normalize, rawTokens } from './normalize.ts';

const keysOf = (text: string): string[] =>
  meaningsOf(rawTokens(normalize(text)))
    .flat()
    .map(({ key }) => key);

describe('LANG-214 meaningsOf', () => {
  it('gives words of both languages with the same meaning the same key', () => {
    expect(keysOf('tired')).toEqual(keysOf('sliten'));
    expect(keysOf('knackered')).toEqual(keysOf('utslitt'));
    expect(keysOf('tomorrow')).toEqual(keysOf('i morgen').slice(-1));
  });

  it('reads a word of both languages in the language in which more of the words are known', () => {
    expect(keysOf('how fast is the run')).toContain('fast');
    expect(keysOf('hva er fast i planen min på torsdag')).not.toContain('fast');
  });

  it('reads unknown inflected forms and Norwegian compounds by their known parts', () => {
    expect(keysOf('the treadmilling')).toContain('treadmill');
    expect(keysOf('jeg har torsdagsintervaller')).toEqual(expect.arrayContaining(['thursday', 'interval']));
  });

  it('gives no meaning to a word that it cannot read', () => {
    expect(keysOf('qwxzrt')).toEqual([]);
  });
});

describe('readMeanings', () => {
  const classes = new Set(
    readFileSync(new URL('../../lexicon/classes.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]),
  );

  it.each(['en', 'nb'] as const)('gives every word of %s a class that is listed', (lang) => {
    const rows = [...readMeanings(lang)];
    expect(rows.length).toBeGreaterThan(7_000);
    expect(rows.filter(([, meaning]) => !classes.has(meaning.class))).toEqual([]);
  });

  it.each(['en', 'nb'] as const)('has the words of %s in normalized spelling', (lang) => {
    const words = [...readMeanings(lang).keys()];
    expect(words.filter((word) => rawTokens(normalize(word)).join(' ') !== word)).toEqual([]);
  });
});
