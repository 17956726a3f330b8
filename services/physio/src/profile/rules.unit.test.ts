import { physioProfileBody } from '@stridewell/contracts/http/physio';
import { AREAS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenDocument, givenTriage } from '../testing/documents.ts';
import { injuryOf, presentProfile, replaceProfile, stateOf } from './rules.ts';

const TODAY = '2026-11-20';
const BODY = physioProfileBody.parse({ primaryArea: 'knee', onset: 'gradual' });
const current = givenDocument({ since: '2026-11-01', triage: givenTriage('2026-11-05') });

describe('a profile that is saved', () => {
  it('PHY-79 first is active and followed from today', () => {
    expect(replaceProfile(null, BODY, TODAY)).toMatchObject({ status: 'active', since: TODAY, triage: null });
  });

  it('keeps where an active injury stands while the area is the same, whatever else changes', () => {
    const saved = replaceProfile(current, { ...BODY, onset: 'sudden', painHistory: ' new ' }, TODAY);
    expect(saved).toMatchObject({
      ...{ onset: 'sudden', painHistory: 'new', since: '2026-11-01', triage: current.triage },
    });
  });

  it('begins anew with another area', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AREAS),
        fc.constantFrom('active' as const, 'resolved' as const),
        (area, status) => {
          const saved = replaceProfile({ ...current, status }, { ...BODY, primaryArea: area }, TODAY);
          const goesOn = status === 'active' && area === 'knee';
          expect([saved.since, saved.triage, saved.status]).toEqual([
            goesOn ? current.since : TODAY,
            goesOn ? current.triage : null,
            'active',
          ]);
          expect(saved.injury).toBe(goesOn ? 1 : 2);
        },
      ),
    );
  });

  it('takes blank words as none', () => {
    const saved = replaceProfile(
      null,
      { ...BODY, painHistory: ' ', mdDiagnosisText: ' ', restrictionsMeds: '\n' },
      TODAY,
    );
    expect(saved).toMatchObject({ painHistory: '', mdDiagnosisText: null, restrictionsMeds: null });
  });

  it('PHY-80 keeps no and not answered apart', () => {
    const saved = replaceProfile(null, { ...BODY, surgeryLast6Months: false, clinicianCleared: null }, TODAY);
    expect(saved).toMatchObject({ surgeryLast6Months: false, clinicianCleared: null, pregnantOrPostpartum: null });
  });
});

describe('a stored profile', () => {
  it('is read back without what is kept beside it', () => {
    const presented = presentProfile(current);
    expect(Object.keys(presented).sort()).toEqual(
      [...Object.keys(BODY), 'mdDiagnosisText', 'restrictionsMeds', 'pregnantOrPostpartum', 'surgeryLast6Months']
        .concat(['clinicianCleared', 'status', 'since', 'updatedAt'])
        .sort(),
    );
    expect(presented.updatedAt).toBe(current.updatedAt.toISOString());
  });

  it('gives its state without identity and bookkeeping, so that a change of one thing leaves those alone', () => {
    const state = stateOf(current);
    for (const field of ['_id', 'userId', 'rev', 'outbox', 'createdAt', 'updatedAt', 'restricted'])
      expect(state).not.toHaveProperty(field);
    expect(state).toMatchObject({ primaryArea: 'knee', since: '2026-11-01', triage: current.triage });
  });

  it('is an injury to the rules, with empty texts where there are none', () => {
    expect(injuryOf(current, null)).toEqual({
      area: 'knee',
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
    });
  });
});
