import { describe, expect, test } from 'vitest';
import { PROFILE } from '../testing/fixtures.ts';
import { bodyOf, formOf, problemsOf } from './form.ts';

const EMPTY = formOf(null);
const FILLED = { ...EMPTY, primaryArea: 'shin', onset: 'sudden' } as const;

/** Optional fields of a request body when no optional question is answered. */
const UNANSWERED = {
  ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: null, restrictionsMeds: null },
  ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null },
};

describe('bodyOf of the physio profile form', () => {
  test('PHY-24 returns null when area or onset is missing', () => {
    expect(bodyOf(EMPTY)).toBeNull();
    expect(bodyOf({ ...EMPTY, primaryArea: 'shin' })).toBeNull();
    expect(bodyOf({ ...EMPTY, onset: 'sudden' })).toBeNull();
  });

  test('PHY-22 PHY-23 PHY-80 returns an empty pain history, no diagnosis and null answers for empty fields', () => {
    expect(bodyOf(FILLED)).toEqual({ ...UNANSWERED, primaryArea: 'shin', onset: 'sudden' });
  });

  test('PHY-70 returns the diagnosis details only when there is a diagnosis', () => {
    const typed = { ...FILLED, mdDiagnosisText: ' Tendon ' };
    expect(bodyOf({ ...typed, mdDiagnosis: true })?.mdDiagnosisText).toBe('Tendon');
    expect(bodyOf({ ...typed, mdDiagnosis: false })?.mdDiagnosisText).toBeNull();
  });

  test('returns the saved values when nothing was changed', () => {
    const body = bodyOf(formOf({ ...PROFILE, mdDiagnosis: true, mdDiagnosisText: 'Tendon', clinicianCleared: true }));
    expect(body).toEqual({
      ...UNANSWERED,
      ...{ primaryArea: 'knee', onset: 'gradual', painHistory: PROFILE.painHistory },
      ...{ mdDiagnosis: true, mdDiagnosisText: 'Tendon', clinicianCleared: true },
    });
  });
});

test.each([
  [2_000, {}],
  [2_001, { restrictionsMeds: 'At most 2,000 characters' }],
])('problemsOf for a text field with %i characters returns %j', (length, problems) => {
  expect(problemsOf({ ...FILLED, restrictionsMeds: 'x'.repeat(length) })).toEqual(problems);
});
