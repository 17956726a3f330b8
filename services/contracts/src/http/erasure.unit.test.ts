import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { erasureRequested, userErased } from '../events/events.ts';
import { ERASING_SERVICES } from '../web/erasure.ts';
import { countsSchema, erasureAnswerSchema, erasureParams, erasureSchema } from './erasure.ts';

const receipt = {
  services: [
    { service: 'account', status: 'erased', at: '2026-11-22T08:00:00.000Z', counts: { users: 1, sessions: 2 } },
    { service: 'physio', status: 'waiting', at: null, counts: {} },
  ],
  agesOut: ['Logs and backups age out within 14 days.'],
};
const answer = { ok: true, erasureId: randomBytes(32).toString('base64url'), status: 'requested', receipt };

describe('erasure response schema', () => {
  it('accepts a status and counts for each service', () => {
    expect(erasureAnswerSchema.parse(answer)).toEqual(answer);
  });

  it('drops personal data and rejects counts that are negative, fractional or not numbers', () => {
    const careless = { ...answer, userId: 'u', email: 'a@example.com' };
    expect(erasureAnswerSchema.parse(careless)).toEqual(answer);
    for (const counts of [{ users: -1 }, { users: 1.5 }, { users: 'Ingrid' }])
      expect(countsSchema.safeParse(counts).success).toBe(false);
  });

  it('accepts a scope, a request time and a completion time, and rejects an unknown scope', () => {
    const later = { ...answer, scope: 'data', requestedAt: '2026-11-22T08:00:00.000Z', completedAt: null };
    expect(erasureSchema.parse(later)).toEqual(later);
    expect(erasureSchema.safeParse({ ...later, scope: 'everything' }).success).toBe(false);
  });
});

describe('erasureParams', () => {
  it('accepts only a base64url-encoded id of 32 bytes', () => {
    expect(erasureParams.safeParse({ erasureId: answer.erasureId }).success).toBe(true);
    for (const erasureId of ['', 'x', `${answer.erasureId}x`, answer.erasureId.slice(1), `${'x'.repeat(42)}/`])
      expect(erasureParams.safeParse({ erasureId }).success, erasureId).toBe(false);
  });
});

describe('erasure event contract', () => {
  it('accepts an erasure id, a scope and counts, and rejects user data', () => {
    expect(erasureRequested.data.safeParse({ scope: 'account', erasureId: 'e' }).success).toBe(true);
    expect(erasureRequested.data.safeParse({ scope: 'account', erasureId: 'e', email: 'a@b.c' }).success).toBe(false);
    expect(erasureRequested.data.safeParse({ scope: 'some', erasureId: 'e' }).success).toBe(false);
    for (const { data } of Object.values(userErased))
      expect(data.safeParse({ erasureId: 'e', counts: { x: 1 }, userId: 'u' }).success).toBe(false);
  });

  it('defines a user.erased event for every service that erases data, except account', () => {
    expect(['account', ...Object.keys(userErased)]).toEqual([...ERASING_SERVICES]);
    for (const [service, { name, stream }] of Object.entries(userErased))
      expect([name, stream]).toEqual([`${service}.user.erased.v1`, service]);
  });
});
