import { AREA_BOOLEANS, RED_FLAGS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { FORM_WORDS } from './form-words.ts';

const { en, nb } = FORM_WORDS;
const TOGGLES = [true, false];
const fixed = (words: typeof en) => [
  ...[words.yes, words.no, words.pain, words.trend, words.limit, words.usual, words.ran, words.runPain, words.limp],
  ...[words.walk, words.tests, words.testsOpen, words.testList, words.allTests, words.flags, words.flagsHelp],
  ...[words.need, words.lost, words.cancel, words.sending],
  ...[...Object.values(words.groups), ...Object.values(words.trends), ...Object.values(words.limits)],
  ...[...Object.values(words.testMarks), ...RED_FLAGS.map((flag) => words.flagWords[flag])],
  ...AREA_BOOLEANS.flatMap((name) => [words.area[name].label, words.area[name].help ?? '']),
  ...Object.values(words.choices).flatMap((choice) => Object.values(choice)),
  ...TOGGLES.flatMap((is) => [words.title(is), words.walkHelp(is), words.testsHelp(is), words.send(is)]),
];
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

describe('PHASE-39 words of the daily physio check-in', () => {
  it('has a Norwegian string for each English one, with the same numbers', () => {
    const [english, norwegian] = [fixed(en), fixed(nb)];
    expect(norwegian).toHaveLength(english.length);
    english.forEach((text, at) => {
      const other = norwegian[at] ?? '';
      expect(other === '', text).toBe(text === '');
      expect(numbersIn(other), text).toEqual(numbersIn(text));
      if (text !== '') expect(other).not.toBe(text);
      expect(other).not.toMatch(/\b(?:the|and|your|with|you|are|not)\b/i);
    });
  });

  it('has a different word for every pain level from 0 to 10', () => {
    const names = Array.from({ length: 11 }, (_, pain) => nb.painValue(pain));
    expect(new Set(names).size).toBe(11);
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  });
});
