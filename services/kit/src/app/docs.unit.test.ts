import { describe, expect, it } from 'vitest';
import { operationIdOf } from './docs.ts';

describe('the name of an operation', () => {
  it.each([
    ['GET', '/api/checkin/today', 'getCheckinToday'],
    ['DELETE', '/api/auth/sessions/:id', 'deleteAuthSessionsId'],
    ['GET', '/api/coach/calendar/:token.ics', 'getCoachCalendarTokenIcs'],
    ['GET', '/.well-known/jwks.json', 'getWellKnownJwksJson'],
  ])('follows from %s %s', (method, url, id) => expect(operationIdOf(method, url)).toBe(id));
});
