import { describe, expect, it } from 'vitest';
import { SAFETY_CATEGORIES, type SafetyCategory } from '../categories.ts';
import { closesBody } from './holds.ts';
import { type RecheckCode, readTypedRecheck, recheckEnd, recheckHead, recheckOptions, recheckText } from './recheck.ts';

const LANGUAGES = ['en', 'nb'] as const;
const listed = (category: SafetyCategory, language: 'en' | 'nb'): string =>
  [
    recheckHead(category)[language],
    ...recheckOptions(category).map(({ label }, at) => `${at + 1}. ${label[language]}`),
  ].join('\n');
const codesOf = (category: SafetyCategory): RecheckCode[] => recheckOptions(category).map(({ code }) => code);

describe('LANG-288 options of the recheck card', () => {
  it('allow an illness hold to end after a day when the runner is well', () => {
    expect(codesOf('illness')).toContain('symptom_free');
    expect(recheckOptions('illness', 23 * 3_600_000).map(({ code }) => code)).not.toContain('symptom_free');
  });

  it.each(SAFETY_CATEGORIES)('state what ends the hold and what keeps it (%s)', (category) => {
    const ends = codesOf(category).map(recheckEnd);
    expect(ends.some((end) => end !== null)).toBe(true);
    expect(ends).toContain(null);
    expect(codesOf(category)).toContain('not_yet');
  });

  it('do not offer clearance by a doctor for pregnancy or age', () => {
    expect([...codesOf('pregnancy'), ...codesOf('minor')]).not.toContain('cleared');
  });
});

describe('LANG-287 readTypedRecheck', () => {
  const cases = SAFETY_CATEGORIES.flatMap((category) => LANGUAGES.map((language) => [category, language] as const));

  it.each(cases)('accepts the numbers and the words of the card for %s (%s)', (category, language) => {
    const reply = listed(category, language);
    recheckOptions(category).forEach(({ code, label }, at) => {
      expect(readTypedRecheck(`${at + 1}`, reply)).toBe(code);
      expect(readTypedRecheck(label[language], reply)).toBe(code);
      expect(readTypedRecheck(`${label[language].toLowerCase()}.`, reply)).toBe(code);
    });
    expect(readTypedRecheck('9', reply)).toBeNull();
  });

  it.each(['number 2', 'nr 2', 'option 2', '2.', '2)', 'svar 2', 'alternativ 2'])(
    'treats %j as an option number',
    (message) => expect(readTypedRecheck(message, listed('cardiac', 'en'))).toBe('wait'),
  );

  it.each(['1', '2', 'not yet', 'ikke ennå'])('returns null for %j when the reply lists no options', (message) =>
    expect(readTypedRecheck(message, 'Today it is 35 minutes. Which one do you mean? 1. 2.')).toBeNull(),
  );

  it.each([
    ...[
      'it was nothing',
      'the doctor checked everything, all clear to run',
      'I feel fine now',
      'frisk nå',
      'yes',
      'ok',
    ],
    ...['I am safe', 'no fever for 3 days', 'legen sa at alt er i orden', 'skip this', '12', '1 2', '3 km'],
  ])('returns null for the free text %j', (message) =>
    expect(readTypedRecheck(message, listed('cardiac', 'en'))).toBeNull(),
  );
});

describe('LANG-289 replies to the recheck card', () => {
  it('contain the helpline numbers after a crisis, and no mention of a doctor’s advice', () => {
    const { en, nb } = recheckText('cleared', 'selfharm');
    for (const text of [en, nb]) expect(text).toMatch(/116 123/);
    expect(en).not.toMatch(/advice|easy|return/i);
  });

  it('make no promise about the plan when a hold ends', () => {
    for (const category of SAFETY_CATEGORIES)
      expect(recheckText('cleared', category).en).not.toMatch(/we start again|the plan (?:starts|begins|eases)/i);
  });
});

describe('LANG-290 closesBody', () => {
  const of = (category: SafetyCategory, tier: 'emergency' | 'same_day' | 'topic' | 'card') =>
    closesBody({
      hold: { id: 'h', category, tier, since: new Date(0), ended: null },
      closesDay: true,
    });

  it('is true for an urgent symptom, and false for a crisis, a card or a topic', () => {
    expect([of('cauda', 'emergency'), of('illness', 'same_day')]).toEqual([true, true]);
    expect([of('selfharm', 'emergency'), of('bone', 'topic'), of('clot', 'card')]).toEqual([false, false, false]);
  });
});
