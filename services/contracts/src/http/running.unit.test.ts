import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { LOG_STATUSES, PLAN_TYPES, SKIP_REASONS } from '../web/index.ts';
import {
  calendarParams,
  coachProfileBody,
  pauseBody,
  runningProfileV2Schema,
  storedProfileV2Schema,
  trainingLogBody,
  trainingLogParams,
  weeklyPlanBody,
} from './running.ts';

describe('coachProfileBody', () => {
  it('accepts null or a missing value for every field', () => {
    expect(coachProfileBody.parse({})).toEqual({});
    const fields = Object.keys(coachProfileBody.shape);
    expect(fields).toHaveLength(8);
    for (const field of fields) expect(coachProfileBody.parse({ [field]: null })).toEqual({ [field]: null });
  });

  it.each([
    ['RPROF-03', 'hm', 'half_marathon'],
    ['RPROF-04', 'weightloss', 'weight_loss'],
    ['canonical name', 'half_marathon', 'half_marathon'],
  ])('%s stores the goal %s as %s', (_id, given, read) => {
    expect(coachProfileBody.parse({ goal: given }).goal).toBe(read);
  });

  it('rejects unknown goals, including names of object properties', () => {
    for (const goal of ['Marathon', 'constructor', '__proto__', '', 5, ['5k'], { $ne: 1 }])
      expect(problems(coachProfileBody, { goal }), String(goal)).toEqual(['goal: Invalid input']);
  });

  it('RPROF-06 converts a race date with a time to a date, and an empty race date to null', () => {
    const read = (raceDate: unknown) => coachProfileBody.parse({ raceDate }).raceDate;
    expect([read('2027-03-01'), read('2027-03-01T23:00:00Z'), read(''), read(' ')]).toEqual([
      '2027-03-01',
      '2027-03-01',
      null,
      null,
    ]);
    for (const raceDate of ['2027-02-30', 'soon', '01.03.2027', 'T', 20_270_301])
      expect(passes(coachProfileBody, { raceDate }), String(raceDate)).toBe(false);
  });

  it.each([
    ['RPROF-08', 'weeklyHours', 1, 40],
    ['RPROF-10', 'longRunCapMin', 30, 300],
  ] as const)('%s CONST-21 accepts only an integer for %s from %i to %i', (_id, field, min, max) => {
    for (const value of [min, max]) expect(passes(coachProfileBody, { [field]: value })).toBe(true);
    for (const value of [min - 1, max + 1, min + 0.5])
      expect(problems(coachProfileBody, { [field]: value })).toContain(
        `${field}: Please choose a whole number from ${min} to ${max}`,
      );
    for (const value of ['5', '', true, [], {}]) expect(passes(coachProfileBody, { [field]: value })).toBe(false);
  });

  it('limits text lengths and rejects unknown fields', () => {
    expect(passes(coachProfileBody, { injuries: 'x'.repeat(2_000) })).toBe(true);
    expect(problems(coachProfileBody, { injuries: 'x'.repeat(2_001) })).toEqual([
      'injuries: Please use at most 2000 characters',
    ]);
    expect(passes(coachProfileBody, { age: 30 })).toBe(false);
  });
});

describe('ENT-06 runningProfileV2Schema', () => {
  const full = {
    age: 35,
    experience_years: '2-5 years',
    level: 'Beginner',
    goal_distance: 'Half',
    injury_history: ['Achilles', 'Other'],
    weight_category: 'Obese',
    preferred_focus: ['Speed', "I don't know"],
  };

  it('accepts the seven optional fields and rejects unknown fields', () => {
    expect(runningProfileV2Schema.parse(full)).toEqual(full);
    expect(runningProfileV2Schema.parse({})).toEqual({});
    expect(passes(runningProfileV2Schema, { ...full, shoes: 'red' })).toBe(false);
    for (const field of Object.keys(full)) expect(passes(runningProfileV2Schema, { [field]: null })).toBe(false);
  });

  it('RPROF-17 RPROF-18 accepts ages from 13 to 100 in requests, and any age from 0 in stored profiles', () => {
    for (const age of [13, 100]) expect(passes(runningProfileV2Schema, { age })).toBe(true);
    for (const age of [0, 12, 101]) {
      expect(passes(runningProfileV2Schema, { age })).toBe(false);
      expect(passes(storedProfileV2Schema, { age })).toBe(true);
    }
    expect(passes(storedProfileV2Schema, { age: -1 })).toBe(false);
  });

  it('RPROF-20 RPROF-21 accepts a known experience level or a whole number of years from 0 to 50', () => {
    for (const experience_years of ['0 months', '10+ years', 0, 50])
      expect(passes(runningProfileV2Schema, { experience_years }), String(experience_years)).toBe(true);
    for (const experience_years of ['10 years', -1, 51, 1.5])
      expect(passes(runningProfileV2Schema, { experience_years }), String(experience_years)).toBe(false);
  });
});

describe('trainingLogBody', () => {
  const log = { date: '2026-11-20', status: 'done' };

  it('accepts a body with only a date and a status, and does not add a default plan type', () => {
    expect(trainingLogBody.parse(log)).toEqual(log);
  });

  it('ENT-07 CONST-18 accepts only the defined plan types, statuses and skip reasons', () => {
    for (const planType of PLAN_TYPES) expect(passes(trainingLogBody, { ...log, planType })).toBe(true);
    for (const status of LOG_STATUSES) expect(passes(trainingLogBody, { ...log, status })).toBe(true);
    for (const reason of SKIP_REASONS)
      expect(passes(trainingLogBody, { ...log, status: 'skipped', reason })).toBe(true);
    expect([PLAN_TYPES.length, LOG_STATUSES.length, SKIP_REASONS]).toEqual([
      6,
      3,
      ['time', 'fatigue', 'pain', 'other'],
    ]);
    for (const change of [{ planType: 'Adapt' }, { status: 'none' }, { reason: 'rain' }, { mood: 1 }])
      expect(passes(trainingLogBody, { ...log, ...change }), JSON.stringify(change)).toBe(false);
  });

  it('TRK-22 accepts 0 to 1,440 minutes, null or a missing value', () => {
    for (const minutes of [0, 1_440, null, undefined]) expect(passes(trainingLogBody, { ...log, minutes })).toBe(true);
    for (const minutes of [-1, 1_441, 0.5, '30']) expect(passes(trainingLogBody, { ...log, minutes })).toBe(false);
  });

  it('rejects an invalid date in the body or in the path', () => {
    for (const date of ['2026-02-29', '2026-1-1', '', undefined]) {
      expect(passes(trainingLogBody, { ...log, date })).toBe(false);
      expect(passes(trainingLogParams, { date })).toBe(false);
    }
  });
});

describe('weekly plan, pause and calendar request schema', () => {
  it('accepts a weekly plan request with an empty body or with an answer to the lighter-week offer', () => {
    for (const body of [{}, { adjust: 'lighter' }, { adjust: 'keep' }]) expect(passes(weeklyPlanBody, body)).toBe(true);
    for (const body of [{ adjust: 'heavier' }, { adjust: null }, { weekStart: '2026-11-16' }])
      expect(passes(weeklyPlanBody, body)).toBe(false);
  });

  it('requires a kind and a first day for a pause, and rejects a last day before the first day', () => {
    const pause = { kind: 'illness', from: '2026-11-20' };
    for (const to of [undefined, null, '2026-11-20', '2026-11-21'])
      expect(passes(pauseBody, { ...pause, to })).toBe(true);
    expect(problems(pauseBody, { ...pause, to: '2026-11-19' })).toEqual([
      'to: The last day must not be before the first',
    ]);
    for (const body of [{ kind: 'illness' }, { ...pause, kind: 'rest' }, { ...pause, fever: 39 }])
      expect(passes(pauseBody, body)).toBe(false);
  });

  it('BEYOND-29 accepts only a base64url-encoded calendar token of 32 bytes', () => {
    expect(passes(calendarParams, { token: 'a-_9'.repeat(10).concat('abc') })).toBe(true);
    for (const token of ['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(42)}\n`])
      expect(passes(calendarParams, { token }), token).toBe(false);
  });
});
