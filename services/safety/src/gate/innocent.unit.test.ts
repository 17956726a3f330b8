import { describe, expect, test } from 'vitest';
import { checkNotes, checkText } from './check.ts';
import { IDIOMS } from './testing/idioms.ts';
import { INNOCENT } from './testing/innocent.ts';
import { QUESTIONS } from './testing/questions.ts';

describe('SAFE-50 safety gate for harmless texts', () => {
  test.each([...INNOCENT, ...IDIOMS])('ignores the note "%s"', (note) => {
    expect(checkNotes(note)).toEqual({ hit: false });
  });

  test.each(QUESTIONS)('ignores the question "%s"', (question) => {
    expect(checkText(question)).toEqual({ hit: false });
  });

  test('ignores an empty text', () => {
    expect(checkText('')).toEqual({ hit: false });
    expect(checkNotes(' \n\t ')).toEqual({ hit: false });
  });
});

describe('SAFE-50 safety gate for denied symptoms', () => {
  test.each([
    'no fever, cough or chest pain',
    "I don't feel faint or dizzy",
    'fever: none',
    'feber har jeg ikke',
    'no numbness, no swelling, no night pain',
    'without any chest pain',
    'the calf is not swollen',
  ])('ignores "%s"', (text) => {
    expect(checkText(text)).toEqual({ hit: false });
  });

  test.each([
    'no fever, chest pain since morning',
    'no fever\nchest pain',
    'no chest pain until the hill',
    'never had chest pain like this',
    'not sure whether it is chest pain',
    'cannot run without chest pain',
    'no, my chest hurts',
    'pretend I have no chest pain',
  ])('flags "%s" (denial missing or unclear)', (text) => {
    expect(checkText(text).hit).toBe(true);
  });
});

describe('safety gate for past illness', () => {
  test.each([
    'was sick 4 days with a fever, fine since yesterday',
    'had a fever two weeks ago',
    'fainted once ten years ago',
    'had chest pain in 2015',
  ])('ignores "%s"', (text) => {
    expect(checkText(text)).toEqual({ hit: false });
  });

  test.each([
    'have had a fever for 3 days',
    'had a fever this morning',
    'i passed out after my run yesterday',
    'chest pain since 2015, worse today',
    'fever again after two weeks',
  ])('flags "%s" (illness not clearly over)', (text) => {
    expect(checkText(text).hit).toBe(true);
  });
});
