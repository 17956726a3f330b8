import { tokensOf } from '@stridewell/safety/text';
import { describe, expect, it } from 'vitest';
import { languageOf } from './detect-language.ts';
import { createLexicon, joinConcepts } from './lexicon.ts';
import { createMatcher, wordKey } from './matcher.ts';
import { wantsYesOrNo } from './yes-no.ts';

const CONCEPTS = { raise: 'heel raise, tåhev*', slow: 'how slow, tempo', knee: 'knee, kneet' };
const mentionsOf = createLexicon(CONCEPTS, 'know knew snow');
const named = (text: string): string[] => mentionsOf(tokensOf(text)).map(({ concept }) => concept);

describe('createLexicon', () => {
  it('finds words, phrases and stems in both languages', () => {
    expect(named('how slow are heel raises')).toEqual(['slow', 'raise']);
    expect(named('tåhevninger for kneet')).toEqual(['raise', 'knee']);
  });
  it('tolerates a typing error unless the token is another known word', () => {
    expect(named('heel riase')).toEqual(['raise']);
    expect(named('I know')).toEqual([]);
  });
  it('finds a phrase that contains one filler word', () => expect(named('heel the raise')).toEqual(['raise']));
  it('returns the position and length of each concept in the text', () =>
    expect(mentionsOf(tokensOf('my heel raise'))).toEqual([{ concept: 'raise', at: 1, length: 2 }]));
});

describe('joinConcepts', () => {
  it('joins word lists with the same concept name', () => {
    const joined = joinConcepts<'a' | 'b'>({ a: 'one' }, { a: 'two', b: 'three' });
    expect(joined).toEqual({ a: 'one, two', b: 'three' });
  });
});

describe('createMatcher', () => {
  const candidates = createMatcher({ speed: '7 slow raise; 5 slow', body: '5 knee -stop' }, CONCEPTS);
  const topics = (...found: string[]): string[] => candidates(new Set(found)).map(({ topic }) => topic);
  it('returns the most specific topic first', () => {
    expect(candidates(new Set(['slow', 'raise', 'knee']))).toEqual([
      { topic: 'speed', score: 7, terms: 2 },
      { topic: 'body', score: 5, terms: 1 },
    ]);
  });
  it('returns topics in the order of the rules when scores and term counts are equal', () =>
    expect(topics('knee', 'slow')).toEqual(['speed', 'body']));
  it('matches an included or excluded term as a plain word when it is not a concept', () => {
    expect(topics('knee', wordKey('stop'))).toEqual([]);
    expect(topics('knee', 'stop')).toEqual(['body']);
  });
});

describe('languageOf', () => {
  it('detects the language by everyday words, and returns null when no word matches', () => {
    expect(languageOf('hvor vondt er vanlig', tokensOf('hvor vondt er vanlig'))).toBe('nb');
    expect(languageOf('7?', tokensOf('7?'))).toBeNull();
  });
});

describe('wantsYesOrNo', () => {
  it('returns true for questions that begin with a verb, and false for questions that offer a choice', () => {
    expect(wantsYesOrNo('am I ready to run?')).toBe(true);
    expect(wantsYesOrNo('hei, er det trygt?')).toBe(true);
    expect(wantsYesOrNo('is it a or b')).toBe(false);
    expect(wantsYesOrNo('when can I run')).toBe(false);
  });
});
