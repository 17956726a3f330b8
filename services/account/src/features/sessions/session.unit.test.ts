import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_SIGN_IN_FRESH_MS,
  createSession,
  isFreshlyByCode,
  presentSession,
  type SessionDocument,
} from './session.ts';

const now = new Date('2026-11-22T08:00:00.400Z');
const opening = { rememberMe: false, byCode: true, device: 'Firefox on Linux', embedded: false };
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

describe('createSession', () => {
  it('sets the expiry, in whole seconds, to one day after the start, or 90 days with rememberMe', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, max: new Date('2100-01-01') }), fc.boolean(), (begin, rememberMe) => {
        const { expiresAt } = createSession('u', { ...opening, rememberMe }, begin);
        const lasts = expiresAt.getTime() - begin.getTime();
        const full = (rememberMe ? 90 : 1) * 86_400_000;
        expect(Math.abs(expiresAt.getTime() % 1_000)).toBe(0);
        expect(lasts).toBeLessThanOrEqual(full);
        expect(lasts).toBeGreaterThan(full - 1_000);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('AUTH-42 CONST-49 isFreshlyByCode', () => {
  const session = createSession('u', opening, now);

  it('returns true for 10 minutes after the session was opened with a code', () => {
    expect(CODE_SIGN_IN_FRESH_MS).toBe(600_000);
    expect(isFreshlyByCode(session, now)).toBe(true);
    expect(isFreshlyByCode(session, at(600_000))).toBe(true);
    expect(isFreshlyByCode(session, at(600_001))).toBe(false);
  });

  it('returns false for a session that was opened with a password or stored without byCode', () => {
    expect(isFreshlyByCode(createSession('u', { ...opening, byCode: false }, now), now)).toBe(false);
    const { byCode: _byCode, ...older } = session;
    expect(isFreshlyByCode(older, now)).toBe(false);
  });
});

describe('API-69 presentSession', () => {
  it('returns the start, the last use, the device and whether the session is the current one', () => {
    const session: SessionDocument = { ...createSession('u', opening, now), lastSeenAt: at(60_000) };
    expect(presentSession(session, session._id)).toEqual({
      id: session._id,
      createdAt: '2026-11-22T08:00:00.400Z',
      lastSeenAt: '2026-11-22T08:01:00.400Z',
      device: 'Firefox on Linux',
      current: true,
    });
    expect(presentSession(session, 'another').current).toBe(false);
  });

  it('returns the start as the last use when no last use is stored', () => {
    const { lastSeenAt: _lastSeenAt, device: _device, ...older } = createSession('u', opening, now);
    expect(presentSession(older, 'another')).toMatchObject({ lastSeenAt: now.toISOString(), device: null });
  });
});
