import { describe, expect, it } from 'vitest';
import { checkinRecorded, erasureRequested, planChanged } from './events.ts';
import { readEvent } from './read-event.ts';

const envelope = {
  specversion: '1.0',
  id: '0195d3a4-7c1e-7000-8000-000000000001',
  source: 'running',
  subject: 'u1',
  time: '2026-11-20T06:00:00.000Z',
  datacontenttype: 'application/json',
};
const today = { date: '2026-11-20', planType: 'rest', minutes: 0, title: 'Rest' };
const data = { weekStart: '2026-11-16', today, rev: 1 };
const event = { ...envelope, type: planChanged.name, data };

describe('readEvent', () => {
  it('returns a valid event unchanged', () =>
    expect(readEvent(planChanged, event)).toEqual({ success: true, data: event }));

  it('drops unknown fields in the envelope and in nested data without modifying the input', () => {
    const newer = {
      ...event,
      tracestate: 'a=1',
      data: { ...data, mood: 'canary', today: { ...today, zone: 'canary' } },
    };
    const before = structuredClone(newer);
    expect(readEvent(planChanged, newer)).toEqual({ success: true, data: event });
    expect(newer).toEqual(before);
  });

  it('drops unknown fields in list items and nested objects', () => {
    const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
    const factors = [{ metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 }];
    const checkin = { date: today.date, score: 6.2, recommendation: 'Adapt', metrics, factors, cap: null, rev: 1 };
    const recorded = { ...envelope, type: checkinRecorded.name, data: checkin };
    const newer = { ...checkin, metrics: { ...metrics, mood: 1 }, factors: [{ ...factors[0], share: 1 }] };
    expect(readEvent(checkinRecorded, { ...recorded, data: newer }).data).toEqual(recorded);
  });

  it.each<[string, object]>([
    ['a missing field', { data: { ...data, rev: undefined, more: 1 } }],
    ['a field of the wrong type', { data: { ...data, today: { ...today, minutes: 'many' }, more: 1 } }],
    ['another event type', { type: erasureRequested.name, more: 1 }],
  ])('rejects an event with %s and unknown fields', (_name, change) => {
    expect(readEvent(planChanged, { ...event, ...change }).success).toBe(false);
  });

  it.each([null, 'text', 7, []])('rejects %j as an event', (body) =>
    expect(readEvent(planChanged, body).success).toBe(false),
  );

  it('ignores a __proto__ field without polluting the object prototype', () => {
    const hostile = JSON.parse(JSON.stringify(event).replace('"rev":1', '"rev":1,"__proto__":{"polluted":true}'));
    const result = readEvent<Record<string, unknown>>(planChanged, hostile);
    expect(result.data?.data.polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
