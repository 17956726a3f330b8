import { describe, expect, it } from 'vitest';
import { spokenLanguage, typedBefore } from './spoken-language.ts';

const LABELS = new Set(['Should I be worried?']);
const turn = (...contents: string[]) => ({
  message: 'ok',
  action: null,
  memory: contents.map((content) => ({ role: 'user' as const, content })),
});

describe('spokenLanguage', () => {
  it('returns the language of the newest typed message whose language can be detected, or English when there is none', () => {
    expect(spokenLanguage(turn('what now', 'hva skal jeg gjøre'), LABELS)).toBe('nb');
    expect(spokenLanguage(turn('hva skal jeg gjøre', 'Should I be worried?'), LABELS)).toBe('nb');
    expect(spokenLanguage(turn(), LABELS)).toBe('en');
  });

  it('returns the language of the page for a quick action before the first typed message, and ignores other contexts', () => {
    const tap = (context: unknown, ...contents: string[]) => ({ ...turn(...contents), action: { code: 'X', context } });
    expect(spokenLanguage(tap({ language: 'nb' }), LABELS)).toBe('nb');
    expect(spokenLanguage(tap({ language: 'nb' }, 'what do I run today'), LABELS)).toBe('en');
    for (const context of [null, 'nb', { language: 'xx' }, { language: { $gt: '' } }])
      expect(spokenLanguage(tap(context), LABELS)).toBe('en');
  });
});

describe('typedBefore', () => {
  it('omits quick action labels and returns the newest message first', () =>
    expect(typedBefore(turn('a', 'Should I be worried?', 'b'), LABELS)).toEqual(['b', 'a']));
});
