import { describe, expect, it } from 'vitest';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { holdText, RECHECK_TEXTS, recheckHead } from '../holds/recheck.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { NUMBERS } from './numbers.ts';
import { EYE_TEXT, INSULIN_TEXT, NO_PERIODS_TEXT, WASTING_TEXT, WOUND_TEXT } from './special.ts';
import { type Bilingual, STOP_TEXTS, stopText, UNSURE_MOOD_TEXT, UNSURE_TEXT } from './stop.ts';

const LANGUAGES = ['en', 'nb'] as const;
const numbersIn = (text: string): string[] => text.match(/\d+(?: \d+)*/g) ?? [];
const KNOWN: ReadonlySet<string> = new Set(Object.values(NUMBERS).map(({ number }) => number));
/** Numbers of hours and the age of adulthood, which a STOP text may contain in addition to telephone numbers. */
const ALLOWED = new Set(['18', '24', '48', '72']);

describe.each(SAFETY_CATEGORIES)('LANG-20 STOP text of %s', (category) => {
  it.each(LANGUAGES)('contains a telephone number and at most 60 words (%s)', (language) => {
    const text = STOP_TEXTS[category][language];
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(numbersIn(text).some((number) => KNOWN.has(number))).toBe(true);
  });

  it.each(LANGUAGES)(
    'contains no numbers except telephone numbers, hours and the age of adulthood (%s)',
    (language) => {
      for (const number of numbersIn(STOP_TEXTS[category][language]))
        expect(KNOWN.has(number) || ALLOWED.has(number), number).toBe(true);
    },
  );

  it('contains the same numbers in both languages', () => {
    const { en, nb } = STOP_TEXTS[category];
    expect(new Set(numbersIn(en))).toEqual(new Set(numbersIn(nb)));
  });

  it.each(LANGUAGES)('contains no diagnosis and no mention of fitness or streaks (%s)', (language) => {
    expect(STOP_TEXTS[category][language]).not.toMatch(/streak|fitness|you have a |du har en |sannsynlig|probabl/i);
  });
});

describe.each(CARD_TEXTS)('LANG-415 text of a card option', (text) => {
  it.each(LANGUAGES)(
    'contains telephone numbers, the same in both languages, and at most 60 words (%s)',
    (language) => {
      expect(text[language].split(/\s+/).length).toBeLessThanOrEqual(60);
      for (const number of numbersIn(text[language])) expect(KNOWN.has(number), number).toBe(true);
      expect(new Set(numbersIn(text[language]))).toEqual(new Set(numbersIn(text.en)));
      expect(numbersIn(text[language])).toContain('113');
    },
  );
});

describe('LANG-399 texts for dangers that the text of their category does not describe', () => {
  const texts: [string, Bilingual][] = [
    ...(['medication', 'illness', 'pregnancy', 'substance'] as const).map((category): [string, Bilingual] => [
      category,
      stopText(category, 'emergency'),
    ]),
    ...Object.entries({ EYE_TEXT, INSULIN_TEXT, NO_PERIODS_TEXT, WASTING_TEXT, WOUND_TEXT }),
  ];
  it.each(texts)('contain at most 60 words, the same telephone numbers and no diagnosis: %s', (_, text) => {
    for (const language of LANGUAGES) {
      expect(text[language].split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(text[language]).not.toMatch(/streak|fitness|you have a |du har en |sannsynlig|probabl/i);
    }
    for (const number of numbersIn(text.en)) expect(KNOWN.has(number), number).toBe(true);
    expect(new Set(numbersIn(text.en))).toEqual(new Set(numbersIn(text.nb)));
  });
});

describe('LANG-21 fixed text of cards and holds', () => {
  const texts: [string, Bilingual][] = [
    ['unsure', UNSURE_TEXT],
    ['unsure about mood', UNSURE_MOOD_TEXT],
    ...Object.entries(RECHECK_TEXTS),
    ...SAFETY_CATEGORIES.flatMap((category): [string, Bilingual][] => [
      [`hold of ${category}`, holdText(category, 'emergency')],
      [`topic of ${category}`, holdText(category, 'topic')],
      [`recheck of ${category}`, recheckHead(category)],
    ]),
  ];
  it.each(texts)('contains no numbers except telephone numbers in both languages: %s', (_, text) => {
    for (const language of LANGUAGES) {
      expect(text[language].length).toBeGreaterThan(0);
      for (const number of numbersIn(text[language])) expect(KNOWN.has(number), number).toBe(true);
    }
  });

  it('does not name the subject of a sensitive hold', () => {
    for (const category of ['selfharm', 'abuse', 'eating'] as const)
      expect(recheckHead(category).en).not.toMatch(/harm|abuse|eat|food|weight/i);
  });
});

describe('LANG-22 NUMBERS', () => {
  it.each(Object.entries(NUMBERS))('contains a source for %s, and the date of its last check or null', (_, entry) => {
    expect(entry.source.length).toBeGreaterThan(0);
    expect(entry.read === null || /^\d{4}-\d{2}-\d{2}$/.test(entry.read)).toBe(true);
  });
});
