import { describe, expect, it } from 'vitest';
import { passes } from '../testing/problems.ts';
import { isRunningSport, RUNNING_SPORTS, SPORTS } from '../web/activities.ts';
import { activitiesQuery, activityChangeBody, newActivityBody } from './activities.ts';

const RUN = { date: '2026-11-20', sport: 'run', minutes: 40 };

describe('ACT-10 newActivityBody', () => {
  it('accepts date, sport and minutes, and optional distance, effort and note', () => {
    expect(newActivityBody.parse(RUN)).toEqual(RUN);
    const full = { ...RUN, meters: 8_000, rpe: 4, note: 'Wet feet' };
    expect(newActivityBody.parse(full)).toEqual(full);
    for (const sport of SPORTS) expect(passes(newActivityBody, { ...RUN, sport })).toBe(true);
    expect(passes(newActivityBody, { ...RUN, meters: null, rpe: null, note: null })).toBe(true);
  });

  it('rejects values outside the limits, fractions, unknown sports and fields', () => {
    for (const change of [
      ...[{ date: 'today' }, { date: undefined }, { sport: 'chess' }, { sport: undefined }],
      ...[{ minutes: 0 }, { minutes: 1_441 }, { minutes: 1.5 }, { minutes: '40' }, { minutes: undefined }],
      ...[{ meters: 0 }, { meters: 500_001 }, { rpe: 0 }, { rpe: 11 }, { note: 'x'.repeat(501) }, { hr: 150 }],
    ])
      expect(passes(newActivityBody, { ...RUN, ...change }), JSON.stringify(change)).toBe(false);
  });
});

describe('ACT-13 activityChangeBody', () => {
  it('accepts any subset of its fields, including an empty body', () => {
    for (const body of [{}, { isPlannedSession: false }, { rpe: null }, { ...RUN, meters: null }])
      expect(activityChangeBody.parse(body)).toEqual(body);
  });

  it('rejects unknown fields, and text instead of a boolean', () => {
    for (const body of [{ matched: null }, { isPlannedSession: 'no' }, { minutes: null }])
      expect(passes(activityChangeBody, body), JSON.stringify(body)).toBe(false);
  });
});

describe('ACT-15 activitiesQuery', () => {
  it('defaults to 30 activities per page and accepts at most 100', () => {
    expect(activitiesQuery.parse({})).toEqual({ limit: 30 });
    expect(activitiesQuery.parse({ limit: '100', before: '2026-11-20T06:00:00Z' })).toMatchObject({ limit: 100 });
    for (const query of [{ limit: '101' }, { limit: 'ten' }, { before: 'yesterday' }])
      expect(passes(activitiesQuery, query), JSON.stringify(query)).toBe(false);
  });
});

describe('ACT-26 isRunningSport', () => {
  it('returns true only for running sports', () => {
    expect(SPORTS.filter(isRunningSport)).toEqual([...RUNNING_SPORTS]);
  });
});
