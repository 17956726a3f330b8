import { describe, expect, test } from 'vitest';
import { PROFILE } from '../testing/given.ts';
import { bodyOf, formOf, problemsOf } from './form.ts';

const EMPTY = formOf(null);
const FILLED = { ...EMPTY, primaryArea: 'shin', onset: 'sudden' } as const;

describe('what is sent', () => {
  test('PHY-24 nothing while area or onset is missing', () => {
    expect(bodyOf(EMPTY)).toBeNull();
    expect(bodyOf({ ...EMPTY, primaryArea: 'shin' })).toBeNull();
    expect(bodyOf({ ...EMPTY, onset: 'sudden' })).toBeNull();
  });

  test('PHY-22 PHY-23 PHY-80 what was not filled in: an empty text, no diagnosis, no answer', () => {
    expect(bodyOf(FILLED)).toEqual({
      primaryArea: 'shin',
      onset: 'sudden',
      painHistory: '',
      mdDiagnosis: false,
      mdDiagnosisText: null,
      restrictionsMeds: null,
      pregnantOrPostpartum: null,
      surgeryLast6Months: null,
      clinicianCleared: null,
    });
  });

  test('PHY-70 a text on a diagnosis is sent with a diagnosis only', () => {
    const typed = { ...FILLED, mdDiagnosisText: ' Tendon ' };
    expect(bodyOf({ ...typed, mdDiagnosis: true })?.mdDiagnosisText).toBe('Tendon');
    expect(bodyOf({ ...typed, mdDiagnosis: false })?.mdDiagnosisText).toBeNull();
  });

  test('a saved profile sends itself again', () => {
    const body = bodyOf(formOf({ ...PROFILE, mdDiagnosis: true, mdDiagnosisText: 'Tendon', clinicianCleared: true }));
    expect(body).toEqual({
      primaryArea: 'knee',
      onset: 'gradual',
      painHistory: PROFILE.painHistory,
      mdDiagnosis: true,
      mdDiagnosisText: 'Tendon',
      restrictionsMeds: null,
      pregnantOrPostpartum: null,
      surgeryLast6Months: null,
      clinicianCleared: true,
    });
  });
});

test.each([
  [2_000, {}],
  [2_001, { restrictionsMeds: 'At most 2,000 characters' }],
])('a text of %i characters', (length, problems) => {
  expect(problemsOf({ ...FILLED, restrictionsMeds: 'x'.repeat(length) })).toEqual(problems);
});
