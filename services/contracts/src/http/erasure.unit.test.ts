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

describe('erasure response', () => {
  it('lists what each service erased and which services are pending', () => {
    expect(erasureAnswerSchema.parse(answer)).toEqual(answer);
  });

  it('contains counts and no data of the runner', () => {
    const careless = { ...answer, userId: 'u', email: 'a@example.com' };
    expect(erasureAnswerSchema.parse(careless)).toEqual(answer);
    for (const counts of [{ users: -1 }, { users: 1.5 }, { users: 'Ingrid' }])
      expect(countsSchema.safeParse(counts).success).toBe(false);
  });

  it('includes scope, request time and completion time when read later', () => {
    const later = { ...answer, scope: 'data', requestedAt: '2026-11-22T08:00:00.000Z', completedAt: null };
    expect(erasureSchema.parse(later)).toEqual(later);
    expect(erasureSchema.safeParse({ ...later, scope: 'everything' }).success).toBe(false);
  });
});

describe('erasure id', () => {
  it('is exactly 32 bytes in base64url', () => {
    expect(erasureParams.safeParse({ erasureId: answer.erasureId }).success).toBe(true);
    for (const erasureId of ['', 'x', `${answer.erasureId}x`, answer.erasureId.slice(1), `${'x'.repeat(42)}/`])
      expect(erasureParams.safeParse({ erasureId }).success, erasureId).toBe(false);
  });
});

describe('erasure events', () => {
  it('contain the erasure id, scope and counts, but no user data: the user id is in the subject', () => {
    expect(erasureRequested.data.safeParse({ scope: 'account', erasureId: 'e' }).success).toBe(true);
    expect(erasureRequested.data.safeParse({ scope: 'account', erasureId: 'e', email: 'a@b.c' }).success).toBe(false);
    expect(erasureRequested.data.safeParse({ scope: 'some', erasureId: 'e' }).success).toBe(false);
    for (const { data } of Object.values(userErased))
      expect(data.safeParse({ erasureId: 'e', counts: { x: 1 }, userId: 'u' }).success).toBe(false);
  });

  it('include an answer of every erasing service except account, which requests the erasure', () => {
    expect(['account', ...Object.keys(userErased)]).toEqual([...ERASING_SERVICES]);
    for (const [service, { name, stream }] of Object.entries(userErased))
      expect([name, stream]).toEqual([`${service}.user.erased.v1`, service]);
  });
});
