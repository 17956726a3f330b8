import { describe, expect, it } from 'vitest';
import { operationIdOf } from './docs.ts';

describe('operationIdOf', () => {
  it.each([
    ['GET', '/api/checkin/today', 'getCheckinToday'],
    ['DELETE', '/api/auth/sessions/:id', 'deleteAuthSessionsId'],
    ['GET', '/api/coach/calendar/:token.ics', 'getCoachCalendarTokenIcs'],
    ['GET', '/.well-known/jwks.json', 'getWellKnownJwksJson'],
  ])('derives an operation id from %s %s', (method, url, id) => expect(operationIdOf(method, url)).toBe(id));
});
