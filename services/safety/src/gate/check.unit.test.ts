import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { checkNotes, checkText } from './check.ts';
import { COACH_CASES } from './testing/coach-cases.ts';
import { HITS } from './testing/hits.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { TRICKS } from './testing/tricks.ts';
import { GATE_VERSION } from './version.ts';

/** Requirement ids by category, for the test titles. */
const LINES: Partial<Record<Category, string>> = {
  crisis: 'SAFE-01',
  heart: 'SAFE-02',
  cauda: 'SAFE-03',
  clot: 'SAFE-04',
  rupture: 'SAFE-05',
  bone: 'SAFE-06',
  eating: 'SAFE-07',
  pregnancy: 'SAFE-08',
  minor: 'SAFE-09',
};

const hits = [...Object.entries(HITS), ...Object.entries(PARAPHRASES)] as [Category, string[]][];

describe.each(hits)('safety gate for messages of category %s', (category, texts) => {
  test.each(texts)(`${LINES[category] ?? ''} SAFE-12 SAFE-13 flags "%s"`, (text) => {
    expect(checkText(text)).toMatchObject({ hit: true, category });
    expect(checkNotes(text)).toMatchObject({ hit: true, category });
  });
});

test('SAFE-36 the unsafe prompt lists contain at least 200 entries', () => {
  expect(hits.flatMap(([, texts]) => texts).length + TRICKS.length).toBeGreaterThanOrEqual(200);
});

test.each(TRICKS)('SAFE-15 SAFE-36 checkText detects category %s in the evasive text %j', (category, text) => {
  expect(checkText(text)).toMatchObject({ hit: true, category });
});

test.each(COACH_CASES)(
  'checkText returns the required fixed text for case %s: "%s"',
  (_id, message, mustContain, mustNotContain) => {
    const result = checkText(message);
    if (!result.hit) return expect.unreachable('no hit');
    for (const pattern of mustContain) expect(result.text).toMatch(pattern);
    for (const pattern of mustNotContain) expect(result.text).not.toMatch(pattern);
  },
);

describe('gate result', () => {
  test('contains the rule, version and tier but no part of the message', () => {
    expect(checkText('chest pain at 5k')).toEqual({
      hit: true,
      ruleId: 'heart.chest',
      version: GATE_VERSION,
      category: 'heart',
      tier: 'emergency',
      categories: ['heart'],
      ruleIds: ['heart.chest'],
      text: expect.stringContaining('113'),
    });
    expect(GATE_VERSION).toMatch(/^\d+-[0-9a-f]{8}$/);
  });

  test('has the most urgent of several categories as its category, and lists all of them', () => {
    expect(checkText('fever and chest pain, i want to die')).toMatchObject({
      category: 'crisis',
      categories: ['crisis', 'heart', 'illness'],
    });
  });

  test('lists categories in order of urgency', () => {
    expect(CATEGORIES.indexOf('crisis')).toBe(0);
    expect(checkText('pregnant with a fever')).toMatchObject({
      category: 'illness',
      categories: ['illness', 'pregnancy'],
    });
  });

  test('contains the text in the requested language, or by default in the language of the message', () => {
    const norwegian = checkText('brystsmerter');
    const english = checkText('brystsmerter', 'en');
    expect(norwegian).toMatchObject({ text: expect.stringContaining('ring 113') });
    expect(english).toMatchObject({ text: expect.stringContaining('call 113') });
    expect(checkText('chest pain', 'nb-NO')).toEqual(checkText('chest pain', 'no'));
    expect(checkText('chest pain', 'no')).toMatchObject({ text: expect.stringContaining('ring 113') });
  });
});

describe('safety gate for symptoms of other people', () => {
  test.each([
    'my wife is pregnant',
    'my brother fainted at the race',
    'kona er gravid',
    'my daughter is 14 and ran with me',
  ])('ignores the note "%s"', (text) => {
    expect(checkNotes(text)).toEqual({ hit: false });
  });

  test.each([
    'asking for a friend: his calf is swollen',
    'my wife is pregnant, make her a plan',
    'my daughter is 14, make her a plan',
  ])('flags the chat message "%s"', (text) => {
    expect(checkText(text).hit).toBe(true);
  });

  test.each(['my son had fever last week', 'my son has a fever', 'sønnen min har feber'])(
    'ignores a child\'s fever in chat and notes: "%s"',
    (text) => {
      expect(checkText(text)).toEqual({ hit: false });
      expect(checkNotes(text)).toEqual({ hit: false });
    },
  );

  test.each([
    'ran with my wife and got chest pain',
    'my wife says my chest pain is nothing',
    'caught a fever from my kids, i have fever',
  ])('flags the runner\'s own symptom in the note "%s"', (text) => {
    expect(checkNotes(text).hit).toBe(true);
  });

  test("flags another person's crisis in a note", () => {
    expect(checkNotes('my brother wants to kill himself and so do i, suicidal').hit).toBe(true);
  });
});
