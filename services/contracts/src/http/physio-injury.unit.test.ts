import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { CONDITIONS_OF, PHYSIO_AREAS } from '../web/index.ts';
import { physioProfileBody } from './physio.ts';
import { injuryBody, injurySchema, newInjuryBody } from './physio-injury.ts';

const INJURY = { area: 'calf', onset: 'sudden' };
const ID = '0190b8a0-0000-7000-8000-000000000000';

describe('injuryBody', () => {
  it('PHASE-201 requires only area and onset', () => {
    expect(injuryBody.parse(INJURY)).toEqual({ ...INJURY, painHistory: '', mdDiagnosis: false });
    expect(problems(injuryBody, {})).toEqual(['area: Required', 'onset: Required']);
  });

  it('accepts only the area’s conditions', () => {
    for (const area of PHYSIO_AREAS)
      for (const other of PHYSIO_AREAS)
        for (const condition of CONDITIONS_OF[other])
          expect(passes(injuryBody, { ...INJURY, area, condition }), `${area} ${condition}`).toBe(area === other);
    expect(problems(injuryBody, { ...INJURY, condition: 'pfp' })).toEqual([
      'condition: Please choose a condition of this area',
    ]);
  });

  it('accepts the side "middle" only for the back', () => {
    expect(passes(injuryBody, { ...INJURY, area: 'back', side: 'middle' })).toBe(true);
    expect(problems(injuryBody, { ...INJURY, side: 'middle' })).toEqual(['side: Please choose a side of this area']);
  });

  it('accepts a clearance with its issuer, date, site and the clearance for impact', () => {
    const cleared = { by: 'doctor', date: '2026-10-01', site: 'fibula', impact: null };
    expect(passes(injuryBody, { ...INJURY, area: 'bone', cleared })).toBe(true);
    for (const wrong of [{ by: 'friend' }, { by: 'doctor', date: '2026-02-30' }, { by: 'doctor', who: 'x' }, {}])
      expect(passes(injuryBody, { ...INJURY, cleared: wrong }), JSON.stringify(wrong)).toBe(false);
  });

  it('rejects unknown fields, and accepts an id only for a new injury', () => {
    expect(passes(injuryBody, { ...INJURY, id: ID })).toBe(false);
    expect(passes(newInjuryBody, { ...INJURY, id: ID })).toBe(true);
    for (const more of [{ id: 'x' }, { status: 'resolved' }, { since: '2026-01-01' }, { userId: ID }])
      expect(passes(newInjuryBody, { ...INJURY, ...more }), JSON.stringify(more)).toBe(false);
  });
});

describe('physioProfileBody with the fields of an injury', () => {
  it('accepts each area only together with the nearest of the seven areas', () => {
    const profile = { primaryArea: 'achilles', onset: 'gradual', area: 'calf', condition: 'soleus', side: 'left' };
    expect(physioProfileBody.parse(profile)).toMatchObject(profile);
    expect(problems(physioProfileBody, { ...profile, primaryArea: 'knee' })).toEqual([
      'area: Please choose an area that belongs to the primary area',
    ]);
  });

  it('compares the condition with the primary area when no other area is sent', () => {
    const profile = { primaryArea: 'knee', onset: 'gradual' };
    expect(passes(physioProfileBody, { ...profile, condition: 'patellar' })).toBe(true);
    expect(passes(physioProfileBody, { ...profile, condition: 'itb' })).toBe(false);
  });
});

describe('injurySchema', () => {
  it('keeps every field of an injury', () => {
    const injury = {
      ...{ id: ID, area: 'knee', condition: 'pfp', side: 'unknown', onset: 'gradual', onsetDate: null },
      ...{ status: 'maintenance', since: '2026-08-01', healedOn: '2026-11-01', priorOf: null, first: true },
      cleared: { by: 'physio', date: null, site: null, impact: null },
      ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: null, restrictionsMeds: null },
      ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: true },
    };
    expect(injurySchema.parse(injury)).toEqual(injury);
  });
});
