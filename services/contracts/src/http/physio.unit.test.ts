import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { AREA_BOOLEANS, AREAS, FUNCTION_LIMITS, ONSETS, PAIN_TRENDS, RED_FLAGS } from '../web/index.ts';
import {
  physioCheckinBody,
  physioListQuery,
  physioLogBody,
  physioProfileBody,
  physioTodaySchema,
  triageBody,
} from './physio.ts';

const without = (body: object, field: string): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

const PROFILE = { primaryArea: 'knee', onset: 'gradual' };
const CHECKIN = {
  pain: 3,
  trend: 'same',
  functionLimits: [],
  redFlags: [],
  walkRunTolerance: true,
  functionalTestsOk: false,
};

describe('physioProfileBody', () => {
  it('API-29 requires only area and onset', () => {
    expect(physioProfileBody.parse(PROFILE)).toEqual({ ...PROFILE, painHistory: '', mdDiagnosis: false });
    for (const field of ['primaryArea', 'onset'])
      expect(problems(physioProfileBody, without(PROFILE, field))).toEqual([`${field}: Required`]);
  });

  it('ENT-11 accepts only known areas and onsets', () => {
    for (const primaryArea of AREAS)
      for (const onset of ONSETS) expect(passes(physioProfileBody, { primaryArea, onset })).toBe(true);
    for (const primaryArea of ['Knee', 'foot', '', null, 1, ['knee'], { $ne: 1 }, 'constructor'])
      expect(problems(physioProfileBody, { ...PROFILE, primaryArea }), String(primaryArea)).toEqual([
        'primaryArea: Invalid input',
      ]);
  });

  it('PHY-80 accepts true, false or null for the three optional answers', () => {
    for (const field of ['pregnantOrPostpartum', 'surgeryLast6Months', 'clinicianCleared'])
      for (const [value, isFine] of [
        [true, true],
        [false, true],
        [null, true],
        ['yes', false],
        [1, false],
      ] as const)
        expect(passes(physioProfileBody, { ...PROFILE, [field]: value }), `${field} ${value}`).toBe(isFine);
  });

  it.each(['painHistory', 'mdDiagnosisText', 'restrictionsMeds'])('accepts at most 2,000 characters in %s', (field) => {
    expect(passes(physioProfileBody, { ...PROFILE, [field]: 'a'.repeat(2_000) })).toBe(true);
    expect(problems(physioProfileBody, { ...PROFILE, [field]: 'a'.repeat(2_001) })).toEqual([
      `${field}: Please use at most 2000 characters`,
    ]);
  });

  it('rejects unknown fields', () => {
    for (const field of ['status', 'since', 'userId', '__proto__x'])
      expect(passes(physioProfileBody, { ...PROFILE, [field]: 'x' }), field).toBe(false);
  });
});

describe('physioCheckinBody', () => {
  it('PHY-46 defaults irritabilityAfterSession to false', () => {
    expect(physioCheckinBody.parse(CHECKIN)).toEqual({ ...CHECKIN, irritabilityAfterSession: false });
  });

  it('ENT-12 requires pain', () => {
    expect(problems(physioCheckinBody, without(CHECKIN, 'pain'))).toEqual(['pain: Required']);
  });

  it.each([
    ['trend', 'same'],
    ['functionLimits', []],
    ['redFlags', []],
  ])('PHY-89 defaults a missing %s to %j', (field, value) => {
    expect(physioCheckinBody.parse(without(CHECKIN, field))).toMatchObject({ [field]: value });
  });

  it.each(['walkRunTolerance', 'functionalTestsOk'])('PHY-45 requires %s to be a boolean', (field) => {
    expect(problems(physioCheckinBody, without(CHECKIN, field))).toEqual([`${field}: Required`]);
    for (const value of [null, 'true', 1])
      expect(problems(physioCheckinBody, { ...CHECKIN, [field]: value })).toEqual([`${field}: Invalid input`]);
  });

  it.each(['pain', 'runPainLevel'])('ENT-12 accepts only an integer from 0 to 10 for %s', (field) => {
    for (const value of [0, 10]) expect(passes(physioCheckinBody, { ...CHECKIN, [field]: value })).toBe(true);
    for (const value of [-1, 11, 2.5, '3', Number.NaN])
      expect(passes(physioCheckinBody, { ...CHECKIN, [field]: value }), String(value)).toBe(false);
  });

  it('PHY-37 PHY-38 accepts only known options, removes duplicates and sorts them', () => {
    for (const trend of PAIN_TRENDS) expect(passes(physioCheckinBody, { ...CHECKIN, trend })).toBe(true);
    const body = {
      ...CHECKIN,
      functionLimits: [...FUNCTION_LIMITS, 'none', 'walk'].reverse(),
      redFlags: [...RED_FLAGS].reverse(),
    };
    const read = physioCheckinBody.parse(body);
    expect(read.functionLimits).toEqual(['stairs', 'walk', 'sit', 'none']);
    expect(read.redFlags).toEqual(['night_pain', 'swelling', 'numbness', 'strength_loss']);
    for (const field of ['functionLimits', 'redFlags'])
      for (const value of ['none', ['other'], null, Array(17).fill('walk')])
        expect(passes(physioCheckinBody, { ...CHECKIN, [field]: value }), `${field} ${value}`).toBe(false);
  });

  it('PHY-53 accepts missing, null and valid answers to every area’s questions', () => {
    const yesNo = [...AREA_BOOLEANS, 'limp', 'noNextDayWorsening'];
    const choices = { painType: 'focal', hipPainSite: 'groin', worseWith: 'sitting' };
    for (const field of [...yesNo, ...Object.keys(choices), 'runPainLevel'])
      expect(passes(physioCheckinBody, { ...CHECKIN, [field]: null }), field).toBe(true);
    for (const field of yesNo) {
      expect(physioCheckinBody.parse({ ...CHECKIN, [field]: false })).toMatchObject({ [field]: false });
      expect(passes(physioCheckinBody, { ...CHECKIN, [field]: 'no' }), field).toBe(false);
    }
    expect(physioCheckinBody.parse({ ...CHECKIN, ...choices })).toMatchObject(choices);
    for (const field of Object.keys(choices))
      expect(passes(physioCheckinBody, { ...CHECKIN, [field]: 'x' }), field).toBe(false);
  });

  it('rejects unknown fields', () => {
    for (const field of ['date', 'readiness', 'triage', 'userId'])
      expect(problems(physioCheckinBody, { ...CHECKIN, [field]: 1 }), field).toHaveLength(1);
  });
});

describe('triageBody', () => {
  it('API-72 accepts only known flags and questions', () => {
    const body = { flags: ['swelling'], answers: { calf_swollen: true, breathless: false } };
    expect(triageBody.parse(body)).toEqual(body);
    expect(passes(triageBody, { flags: [], answers: {} })).toBe(true);
    for (const wrong of [
      { flags: ['fever'] },
      { answers: { nonsense: true } },
      { answers: { fever: 'yes' } },
      { x: 1 },
    ])
      expect(passes(triageBody, { ...body, ...wrong }), JSON.stringify(wrong)).toBe(false);
    for (const field of ['flags', 'answers']) expect(passes(triageBody, without(body, field)), field).toBe(false);
  });
});

describe('physioLogBody', () => {
  const LOG = { planned: 'Wall sit', status: 'done' };

  it('API-36 requires a status and a description of the planned exercise', () => {
    expect(physioLogBody.parse({ ...LOG, planned: '  Wall sit ' })).toEqual(LOG);
    expect(problems(physioLogBody, without(LOG, 'status'))).toEqual(['status: Required']);
    expect(problems(physioLogBody, { ...LOG, planned: '  ' })).toEqual(['planned: Please say what was planned']);
  });

  it('ENT-13 PHY-59 accepts only the four defined statuses', () => {
    for (const status of ['none', 'done', 'partial', 'skipped'])
      expect(passes(physioLogBody, { ...LOG, status })).toBe(true);
    expect(passes(physioLogBody, { ...LOG, status: 'later' })).toBe(false);
  });

  it('accepts an optional date, an optional exercise id and an optional reason of up to 200 characters', () => {
    const full = { ...LOG, date: '2026-11-20', exerciseId: 'wall-sit', reason: 'a'.repeat(200) };
    expect(physioLogBody.parse(full)).toEqual(full);
    for (const wrong of [
      { date: '2026-02-30' },
      { exerciseId: '' },
      { reason: 'a'.repeat(201) },
      { planned: 'a'.repeat(201) },
    ])
      expect(passes(physioLogBody, { ...full, ...wrong }), Object.keys(wrong)[0]).toBe(false);
  });
});

describe('physioListQuery', () => {
  it.each([
    [undefined, 30],
    ['1', 1],
    ['365', 365],
  ])('CONST-24 CONST-58 parses the limit %s as %i', (limit, read) => {
    expect(physioListQuery.parse({ limit })).toEqual({ limit: read });
  });

  it.each(['0', '366', '2.5', 'many', '-1'])('CONST-58 API-33 API-35 rejects the limit %s', (limit) => {
    expect(passes(physioListQuery, { limit })).toBe(false);
  });
});

describe('physioTodaySchema', () => {
  it('accepts a response with only a status and a date when there is no active injury', () => {
    for (const status of ['profile_required', 'resolved'])
      expect(physioTodaySchema.parse({ status, date: '2026-11-20' })).toEqual({ status, date: '2026-11-20' });
    expect(passes(physioTodaySchema, { status: 'ok', date: '2026-11-20' })).toBe(false);
  });
});
