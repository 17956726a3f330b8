import { describe, expect, it } from 'vitest';
import { envelopeSchema } from './envelope.ts';
import { checkinRecorded, EVENTS, STREAMS, userChanged } from './events.ts';

const event = {
  specversion: '1.0',
  id: '0195d3a4-7c1e-7000-8000-000000000001',
  source: 'wellness',
  type: checkinRecorded.name,
  subject: 'u1',
  time: '2026-11-20T06:00:00.000Z',
  datacontenttype: 'application/json',
  data: {
    date: '2026-11-20',
    score: 6.2,
    recommendation: 'Adapt',
    metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
    factors: [{ metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 }],
    cap: null,
    rev: 1,
  },
};
const schema = envelopeSchema(checkinRecorded.name, checkinRecorded.data);
const passes = (change: object): boolean => schema.safeParse({ ...event, ...change }).success;
const passesWith = (change: object): boolean => passes({ data: { ...event.data, ...change } });

describe('event definition', () => {
  it('is named <service>.<noun>.<past tense>.v1 and uses the service name as its stream', () => {
    for (const [name, type] of Object.entries(EVENTS)) {
      expect(name).toMatch(/^[a-z]+\.[a-z]+\.[a-z]+ed\.v1$/);
      expect(type.name).toBe(name);
      expect(STREAMS).toContain(type.stream);
      expect(name.startsWith(`${type.stream}.`)).toBe(true);
    }
  });

  it('accepts a CloudEvents 1.0 envelope and rejects invalid or unknown envelope fields', () => {
    expect(passes({})).toBe(true);
    expect(passes({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })).toBe(true);
    for (const change of [
      { specversion: '0.3' },
      { id: '' },
      { subject: '' },
      { type: 'other.v1' },
      { time: 'now' },
      { extra: 1 },
    ])
      expect(passes(change), JSON.stringify(change)).toBe(false);
  });
});

describe('wellness.checkin.recorded.v1', () => {
  it.each([
    { score: 10.1 },
    { score: -0.1 },
    { recommendation: 'push' },
    { date: '2026-02-30' },
    { rev: 0 },
    { rev: 1.5 },
    { metrics: { ...event.data.metrics, pain: 11 } },
    { factors: [{ metric: 'mood', value: 1, contribution: 1, max: 1 }] },
  ])('rejects event data with %j', (change) => {
    expect(passesWith(change)).toBe(false);
  });

  it('rejects event data that contains the runner’s notes', () => {
    expect(passesWith({ notes: 'canary' })).toBe(false);
    expect(passesWith({ metrics: { ...event.data.metrics, notes: 'canary' } })).toBe(false);
  });
});

describe('account.user.changed.v1', () => {
  const data = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false }, rev: 1 };

  it('accepts a time zone and consents, and rejects an email address', () => {
    expect(userChanged.data.safeParse(data).success).toBe(true);
    for (const change of [{ timezone: 'Mars/Phobos' }, { tzv: 0 }, { consents: {} }, { email: 'a@b.no' }])
      expect(userChanged.data.safeParse({ ...data, ...change }).success, JSON.stringify(change)).toBe(false);
  });
});
