import { tokensOf } from '@stridewell/safety/text';
import { describe, expect, it } from 'vitest';
import { languageOf, spokenLanguage, typedBefore } from './language.ts';
import { createLexicon, joinConcepts } from './lexicon.ts';
import { createMatcher, wordKey } from './matcher.ts';
import { wantsYesOrNo } from './yes-no.ts';

const CONCEPTS = { raise: 'heel raise, tåhev*', slow: 'how slow, tempo', knee: 'knee, kneet' };
const mentionsOf = createLexicon(CONCEPTS, 'know knew snow');
const named = (text: string): string[] => mentionsOf(tokensOf(text)).map(({ concept }) => concept);

describe('a lexicon', () => {
  it('finds words, phrases and stems of both languages', () => {
    expect(named('how slow are heel raises')).toEqual(['slow', 'raise']);
    expect(named('tåhevninger for kneet')).toEqual(['raise', 'knee']);
  });
  it('forgives a slip of the fingers, but not where it makes another word', () => {
    expect(named('heel riase')).toEqual(['raise']);
    expect(named('I know')).toEqual([]);
  });
  it('lets one small word stand inside a phrase', () => expect(named('heel the raise')).toEqual(['raise']));
  it('tells where a mention stands and how long it is', () =>
    expect(mentionsOf(tokensOf('my heel raise'))).toEqual([{ concept: 'raise', at: 1, length: 2 }]));
});

describe('lists of words', () => {
  it('are put together by name', () => {
    const joined = joinConcepts<'a' | 'b'>({ a: 'one' }, { a: 'two', b: 'three' });
    expect(joined).toEqual({ a: 'one, two', b: 'three' });
  });
});

describe('a matcher', () => {
  const candidates = createMatcher({ speed: '7 slow raise; 5 slow', body: '5 knee -stop' }, CONCEPTS);
  const topics = (...found: string[]): string[] => candidates(new Set(found)).map(({ topic }) => topic);
  it('answers the most specific topic first', () => {
    expect(candidates(new Set(['slow', 'raise', 'knee']))).toEqual([
      { topic: 'speed', score: 7, terms: 2 },
      { topic: 'body', score: 5, terms: 1 },
    ]);
  });
  it('in the order of the rules where score and terms are equal', () =>
    expect(topics('knee', 'slow')).toEqual(['speed', 'body']));
  it('reads what is no concept as a plain word, also where it must not stand', () => {
    expect(topics('knee', wordKey('stop'))).toEqual([]);
    expect(topics('knee', 'stop')).toEqual(['body']);
  });
});

describe('language', () => {
  const LABELS = new Set(['Should I be worried?']);
  const turn = (...contents: string[]) => ({
    message: 'ok',
    action: null,
    memory: contents.map((content) => ({ role: 'user' as const, content })),
  });
  it('is that of the everyday words, and none where nothing decides', () => {
    expect(languageOf('hvor vondt er vanlig', tokensOf('hvor vondt er vanlig'))).toBe('nb');
    expect(languageOf('7?', tokensOf('7?'))).toBeNull();
  });
  it('of a conversation is that of the newest typed message', () => {
    expect(spokenLanguage(turn('what now', 'hva skal jeg gjøre'), LABELS)).toBe('nb');
    expect(spokenLanguage(turn('hva skal jeg gjøre', 'Should I be worried?'), LABELS)).toBe('nb');
    expect(spokenLanguage(turn(), LABELS)).toBe('en');
  });
  it('does not take labels for words of the runner', () =>
    expect(typedBefore(turn('a', 'Should I be worried?', 'b'), LABELS)).toEqual(['b', 'a']));
});

describe('a yes or a no', () => {
  it('is wanted by questions that begin with the verb, not by a choice', () => {
    expect(wantsYesOrNo('am I ready to run?')).toBe(true);
    expect(wantsYesOrNo('hei, er det trygt?')).toBe(true);
    expect(wantsYesOrNo('is it a or b')).toBe(false);
    expect(wantsYesOrNo('when can I run')).toBe(false);
  });
});
