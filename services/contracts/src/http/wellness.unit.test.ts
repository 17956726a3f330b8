import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { weekQuery } from './running.ts';
import { checkinBody, exportQuery, historyQuery, idempotencyKeySchema, metricsSchema, statsQuery } from './wellness.ts';

const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

describe('checkinBody', () => {
  it('accepts a body with only the five metrics and defaults planned_today to false', () => {
    expect(checkinBody.parse(metrics)).toEqual({ ...metrics, planned_today: false });
  });

  it.each([
    ['CHK-15', 'sleep', 1, 5],
    ['CHK-16', 'stress', 1, 5],
    ['CHK-17', 'fatigue', 1, 5],
    ['CHK-18', 'pain', 0, 10],
    ['CHK-19', 'readiness', 1, 10],
  ] as const)('%s accepts only an integer for %s from %i to %i', (_id, metric, min, max) => {
    for (const value of [min, max]) expect(passes(checkinBody, { ...metrics, [metric]: value })).toBe(true);
    for (const value of [min - 1, max + 1, 2.5]) {
      const problem = `${metric}: Please choose a whole number from ${min} to ${max}`;
      expect(problems(checkinBody, { ...metrics, [metric]: value })).toContain(problem);
    }
    for (const value of ['3', null, [], {}, true, Number.NaN])
      expect(problems(checkinBody, { ...metrics, [metric]: value })).toEqual([`${metric}: Invalid input`]);
  });

  it('CHK-76 requires all five metrics', () => {
    for (const metric of Object.keys(metrics)) {
      const { [metric as keyof typeof metrics]: _left, ...rest } = metrics;
      expect(problems(checkinBody, rest)).toEqual([`${metric}: Required`]);
    }
    expect(problems(checkinBody, {})).toHaveLength(5);
  });

  it('CHK-14 CHK-21 accepts a known, null or missing planned type and focus', () => {
    for (const key of ['planned_type', 'preferred_focus']) {
      for (const value of [undefined, null]) expect(passes(checkinBody, { ...metrics, [key]: value })).toBe(true);
      for (const value of ['sprint', '', 7])
        expect(problems(checkinBody, { ...metrics, [key]: value })).toEqual([`${key}: Invalid input`]);
    }
    expect(passes(checkinBody, { ...metrics, planned_type: 'tempo', preferred_focus: 'none' })).toBe(true);
  });

  it('accepts at most 2,000 characters in the notes', () => {
    expect(passes(checkinBody, { ...metrics, notes: 'x'.repeat(2_000) })).toBe(true);
    expect(problems(checkinBody, { ...metrics, notes: 'x'.repeat(2_001) })).toEqual([
      'notes: Please use at most 2000 characters',
    ]);
  });

  it.each(['2026-02-30', 'today', '', 20_261_120])('CHK-79 rejects %j as a date', (date) => {
    expect(passes(checkinBody, { ...metrics, date })).toBe(false);
  });

  it('rejects unknown fields', () => {
    expect(passes(checkinBody, { ...metrics, score: 10 })).toBe(false);
    expect(passes(checkinBody, { ...metrics, $where: '1' })).toBe(false);
    expect(Object.keys(metricsSchema.shape)).toEqual(Object.keys(metrics));
  });
});

describe('historyQuery and exportQuery', () => {
  it('CONST-13 API-68 defaults the limit to 100 items and accepts at most 500', () => {
    expect(historyQuery.parse({}).limit).toBe(100);
    expect(historyQuery.parse({ limit: '500' }).limit).toBe(500);
    for (const limit of ['501', '0', '-1', ''])
      expect(problems(historyQuery, { limit })[0]).toBe('limit: Please ask for 1 to 500 items');
    expect(problems(historyQuery, { limit: '2.5' })).toEqual(['limit: Please ask for a whole number of items']);
    expect(problems(historyQuery, { limit: 'all' })).toEqual(['limit: Invalid input']);
  });

  it.each([
    ['historyQuery', historyQuery],
    ['exportQuery', exportQuery],
  ] as const)('rejects a first day after the last day (%s)', (_name, schema) => {
    expect(passes(schema, { from: '2026-11-20', to: '2026-11-20' })).toBe(true);
    expect(problems(schema, { from: '2026-11-21', to: '2026-11-20' })).toEqual([
      'to: The last day must not be before the first',
    ]);
    expect(passes(schema, { rec: 'Push' })).toBe(true);
    expect(passes(schema, { rec: 'push' })).toBe(false);
  });

  it('accepts only a UUID as the page cursor', () => {
    expect(passes(historyQuery, { before: '0195d3a4-7c1e-7000-8000-000000000001' })).toBe(true);
    expect(passes(historyQuery, { before: '../1' })).toBe(false);
  });
});

describe('statsQuery', () => {
  it('CONST-11 defaults the range to 7 days and accepts 30, 90 or custom', () => {
    expect(statsQuery.parse({}).range).toBe('7');
    for (const range of ['7', '30', '90', 'custom']) expect(passes(statsQuery, { range })).toBe(true);
    for (const range of ['14', '', 'all'])
      expect(problems(statsQuery, { range })).toEqual(['range: Please choose a range of 7, 30 or 90 days, or custom']);
  });
});

describe('weekQuery', () => {
  it('accepts weekStart only if it is a Monday or missing', () => {
    expect(weekQuery.parse({})).toEqual({});
    expect(passes(weekQuery, { weekStart: '2026-11-16' })).toBe(true);
    expect(problems(weekQuery, { weekStart: '2026-11-17' })).toEqual(['weekStart: A week starts on a Monday']);
    expect(problems(weekQuery, { weekStart: '2026-02-30' })).toEqual(['weekStart: Please give a date as YYYY-MM-DD']);
    expect(problems(weekQuery, { weekStart: 'x' })).toEqual(['weekStart: Please give a date as YYYY-MM-DD']);
  });
});

describe('idempotencyKeySchema', () => {
  it('accepts 1 to 255 visible ASCII characters', () => {
    for (const key of ['a', 'x'.repeat(255), '0195d3a4-7c1e~!']) expect(passes(idempotencyKeySchema, key)).toBe(true);
    for (const key of ['', 'x'.repeat(256), 'a b', 'é', 'a\n']) expect(passes(idempotencyKeySchema, key)).toBe(false);
  });
});
