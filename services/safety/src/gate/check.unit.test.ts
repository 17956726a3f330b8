import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { checkNotes, checkText } from './check.ts';
import { COACH_CASES } from './testing/coach-cases.ts';
import { HITS } from './testing/hits.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { TRICKS } from './testing/tricks.ts';
import { GATE_VERSION } from './version.ts';

/** The checklist's lines by category. */
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

describe.each(hits)('what is told of %s', (category, texts) => {
  test.each(texts)(
    `${LINES[category] ?? ''} SAFE-12 SAFE-13 "%s" is answered by the fixed text, in a chat and in notes`,
    (text) => {
      expect(checkText(text)).toMatchObject({ hit: true, category });
      expect(checkNotes(text)).toMatchObject({ hit: true, category });
    },
  );
});

test('SAFE-36 the list holds at least 60 prompts in every kind of words', () => {
  expect(hits.flatMap(([, texts]) => texts).length + TRICKS.length).toBeGreaterThanOrEqual(200);
});

test.each(TRICKS)('SAFE-15 SAFE-36 %s: %j hits, whatever it claims or hides', (category, text) => {
  expect(checkText(text)).toMatchObject({ hit: true, category });
});

test.each(COACH_CASES)('%s: "%s"', (_id, message, mustContain, mustNotContain) => {
  const result = checkText(message);
  if (!result.hit) return expect.unreachable('no hit');
  for (const pattern of mustContain) expect(result.text).toMatch(pattern);
  for (const pattern of mustNotContain) expect(result.text).not.toMatch(pattern);
});

describe('what a hit carries', () => {
  test('the rule, the version and the tier, and nothing of the text itself', () => {
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

  test('of several categories the most urgent decides, the others are named', () => {
    expect(checkText('fever and chest pain, i want to die')).toMatchObject({
      category: 'crisis',
      categories: ['crisis', 'heart', 'illness'],
    });
  });

  test('the order of categories is that of urgency in every tier', () => {
    expect(CATEGORIES.indexOf('crisis')).toBe(0);
    expect(checkText('pregnant with a fever')).toMatchObject({
      category: 'illness',
      categories: ['illness', 'pregnancy'],
    });
  });

  test('the text comes in the asked language, else in that of the message', () => {
    const norwegian = checkText('brystsmerter');
    const english = checkText('brystsmerter', 'en');
    expect(norwegian).toMatchObject({ text: expect.stringContaining('ring 113') });
    expect(english).toMatchObject({ text: expect.stringContaining('call 113') });
    expect(checkText('chest pain', 'nb-NO')).toEqual(checkText('chest pain', 'no'));
    expect(checkText('chest pain', 'no')).toMatchObject({ text: expect.stringContaining('ring 113') });
  });
});

describe('a note and a chat differ in whom they speak of', () => {
  test.each([
    'my wife is pregnant',
    'my brother fainted at the race',
    'kona er gravid',
    'my daughter is 14 and ran with me',
  ])('"%s" says nothing of the runner\'s day, but is no question for a coach', (text) => {
    expect(checkNotes(text)).toEqual({ hit: false });
  });

  test.each([
    'asking for a friend: his calf is swollen',
    'my wife is pregnant, make her a plan',
    'my daughter is 14, make her a plan',
  ])('a chat stops at "%s"', (text) => {
    expect(checkText(text).hit).toBe(true);
  });

  test.each(['my son had fever last week', 'my son has a fever', 'sønnen min har feber'])(
    'a child\'s fever, "%s", is nobody else\'s',
    (text) => {
      expect(checkText(text)).toEqual({ hit: false });
      expect(checkNotes(text)).toEqual({ hit: false });
    },
  );

  test.each([
    'ran with my wife and got chest pain',
    'my wife says my chest pain is nothing',
    'caught a fever from my kids, i have fever',
  ])('"%s" is the runner\'s own', (text) => {
    expect(checkNotes(text).hit).toBe(true);
  });

  test("a crisis is never somebody else's", () => {
    expect(checkNotes('my brother wants to kill himself and so do i, suicidal').hit).toBe(true);
  });
});
