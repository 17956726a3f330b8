import { PHYSIO_TESTS, TEST_IDS } from '@stridewell/contracts/web';
import { exerciseById } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { TESTS_EN } from './test-texts-en.ts';
import { TESTS_NB } from './test-texts-nb.ts';
import { resultLines } from './test-words.ts';

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

describe('texts of the test cards', () => {
  it.each(TEST_IDS)('PHASE-240 state the same numbers in both languages for %s', (testId) => {
    const [en, nb] = [TESTS_EN[testId], TESTS_NB[testId]];
    for (const part of ['name', 'todo'] as const) expect(numbersIn(nb[part]), part).toEqual(numbersIn(en[part]));
    expect(nb.ends === null).toBe(en.ends === null);
    for (const { name, todo } of [en, nb]) expect(todo.length).toBeGreaterThan(name.length);
  });

  it('state the cap of each counted test', () => {
    for (const testId of TEST_IDS) {
      const { unit, cap } = PHYSIO_TESTS[testId];
      if (cap !== null && unit !== 'pain') expect(numbersIn(TESTS_EN[testId].todo), testId).toContain(`${cap}`);
    }
  });

  it('have a different name for each test', () => {
    for (const texts of [TESTS_EN, TESTS_NB])
      expect(new Set(TEST_IDS.map((testId) => texts[testId].name)).size).toBe(TEST_IDS.length);
  });

  it('refer to figures that the exercise library has', () => {
    for (const testId of TEST_IDS) {
      const { figure } = PHYSIO_TESTS[testId];
      if (figure !== null) expect(exerciseById(figure), `${testId} ${figure}`).toBeDefined();
    }
  });
});

describe('resultLines', () => {
  const test = {
    ...({ testId: 'heel_raise', due: true, value: 19, otherValue: 24, lsi: 79 } as const),
    ...{ passed: false, confirmed: null, validUntil: '2026-12-04', facts: [] },
  };
  const textOf = (change: object, language: 'en' | 'nb' = 'en') =>
    resultLines({ ...test, ...change }, language)
      .map(({ text }) => text)
      .join(' ');

  it('PHASE-241 state both sides and the symmetry of a test that is not passed, in both languages', () => {
    const facts = [{ code: 'test.uneven', values: { value: 19, other: 24, percent: 79, from: 90 } }];
    expect(textOf({ facts })).toBe(
      '19 of 24: 79 percent of the other side. From 90 you move on. Keep loading. Not passed yet.',
    );
    expect(textOf({ facts }, 'nb')).toBe(
      '19 av 24: 79 prosent av den andre siden. Fra 90 går du videre. Fortsett å trene den. Ikke bestått ennå.',
    );
  });

  it('PHASE-339 state only that a test hurt too much, with its limit', () => {
    const facts = (limit: number) => [{ code: 'test.pain', values: { limit } }];
    expect(textOf({ lsi: null, otherValue: null, facts: facts(2) })).toBe(
      'It hurt more than 2, so it is too early. Leave it for three days at least.',
    );
    expect(textOf({ lsi: null, otherValue: null, facts: facts(0) }, 'nb')).toBe(
      'Det gjorde mer vondt enn det får gjøre her: den må være smertefri, så det er for tidlig. La den ligge i minst tre dager.',
    );
  });

  it.each(['test.late', 'test.unanswered', 'test.sore'])(
    'PHASE-353 explain why a pass is not confirmed (%s)',
    (code) => {
      const open = { lsi: null, otherValue: null, passed: true, facts: [{ code, values: {} }] };
      for (const language of ['en', 'nb'] as const) {
        expect(textOf(open, language)).not.toMatch(/Passed|Bestått/);
        expect(textOf(open, language).length).toBeGreaterThan(0);
      }
    },
  );

  it('state that the next morning confirms a pass, and until when the pass is valid', () => {
    const passed = { value: 23, lsi: 95, passed: true };
    expect(textOf(passed)).toBe('95 percent of the other side. Passed. Tomorrow’s check-in confirms it.');
    expect(textOf({ ...passed, confirmed: true })).toMatch(/Passed\. Counts until 4 December\.$/);
    expect(textOf({ ...passed, confirmed: true }, 'nb')).toMatch(/Bestått\. Teller til 4\. desember\.$/);
    expect(textOf({ ...passed, confirmed: false })).toMatch(/The morning after was worse, so it does not count\.$/);
  });

  it('do not ask for symmetry when a lower one suffices, and are empty without a result', () => {
    expect(textOf({ value: 13, otherValue: 16, lsi: 81, passed: true })).toMatch(
      /^81 percent of the other side\. Passed/,
    );
    expect(textOf({ value: null, otherValue: null, lsi: null, passed: null })).toBe('');
  });
});
