import { physioProfileBody } from '@stridewell/contracts/http/physio';
import { AREAS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenDocument, givenTriage } from '../../testing/documents.ts';
import { injuryOf, presentProfile, replaceProfile, stateOf } from './profile-state.ts';

const TODAY = '2026-11-20';
const BODY = physioProfileBody.parse({ primaryArea: 'knee', onset: 'gradual' });
const current = givenDocument({ since: '2026-11-01', triage: givenTriage('2026-11-05') });

describe('replaceProfile', () => {
  it('PHY-79 sets the first profile to active, starting today', () => {
    expect(replaceProfile(null, BODY, TODAY)).toMatchObject({ status: 'active', since: TODAY, triage: null });
  });

  it('keeps start date and triage when an active injury is saved with the same area', () => {
    const saved = replaceProfile(current, { ...BODY, onset: 'sudden', painHistory: ' new ' }, TODAY);
    expect(saved).toMatchObject({
      ...{ onset: 'sudden', painHistory: 'new', since: '2026-11-01', triage: current.triage },
    });
  });

  it('starts a new injury when the area changes or the injury was resolved', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AREAS),
        fc.constantFrom('active' as const, 'resolved' as const),
        (area, status) => {
          const saved = replaceProfile({ ...current, status }, { ...BODY, primaryArea: area }, TODAY);
          const isContinued = status === 'active' && area === 'knee';
          expect([saved.since, saved.triage, saved.status]).toEqual([
            isContinued ? current.since : TODAY,
            isContinued ? current.triage : null,
            'active',
          ]);
          expect(saved.injury).toBe(isContinued ? 1 : 2);
        },
      ),
    );
  });

  it('treats blank texts as empty', () => {
    const saved = replaceProfile(
      null,
      { ...BODY, painHistory: ' ', mdDiagnosisText: ' ', restrictionsMeds: '\n' },
      TODAY,
    );
    expect(saved).toMatchObject({ painHistory: '', mdDiagnosisText: null, restrictionsMeds: null });
  });

  it('PHY-80 distinguishes a "no" from an unanswered question', () => {
    const saved = replaceProfile(null, { ...BODY, surgeryLast6Months: false, clinicianCleared: null }, TODAY);
    expect(saved).toMatchObject({ surgeryLast6Months: false, clinicianCleared: null, pregnantOrPostpartum: null });
  });
});

describe('presentProfile, stateOf and injuryOf', () => {
  it('presentProfile omits triage, injury number, the other injuries and bookkeeping fields', () => {
    const presented = presentProfile(current, TODAY);
    expect(Object.keys(presented).sort()).toEqual(
      [...Object.keys(BODY), 'mdDiagnosisText', 'restrictionsMeds', 'pregnantOrPostpartum', 'surgeryLast6Months']
        .concat(['clinicianCleared', 'status', 'since', 'updatedAt'])
        .concat(['injuryId', 'area', 'condition', 'side', 'onsetDate', 'cleared'])
        .sort(),
    );
    expect(presented.updatedAt).toBe(current.updatedAt.toISOString());
  });

  it('stateOf omits identity and bookkeeping fields', () => {
    const state = stateOf(current);
    for (const field of ['_id', 'userId', 'rev', 'outbox', 'createdAt', 'updatedAt', 'restricted'])
      expect(state).not.toHaveProperty(field);
    expect(state).toMatchObject({ primaryArea: 'knee', since: '2026-11-01', triage: current.triage });
  });

  it('injuryOf uses empty strings for missing texts', () => {
    expect(injuryOf(current, null)).toEqual({
      area: 'knee',
      ...{ injuryArea: 'knee', condition: 'pfp', side: 'unknown', cleared: null, priorOf: null },
      onset: 'gradual',
      status: 'active',
      since: '2026-11-01',
      painHistory: '',
      mdDiagnosis: false,
      mdDiagnosisText: '',
      restrictionsMeds: '',
      pregnantOrPostpartum: null,
      surgeryLast6Months: null,
      clinicianCleared: null,
      triage: null,
      safety: { ...current.safety, isRequired: true },
    });
  });
});
