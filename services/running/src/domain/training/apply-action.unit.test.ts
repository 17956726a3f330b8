import { flattenSteps } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAction } from './apply-action.ts';
import { buildSession } from './build-session.ts';
import type { DaySession } from './choose-sessions.ts';
import { ACTIONS, type Action, type DayDecision } from './day-action.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 240 } as const;

const decisionOf = (action: Action, own: Partial<DayDecision> = {}): DayDecision => ({
  action,
  reason: 'normal',
  isSoft: false,
  isWithoutRunning: action === 'rest',
  isWithoutSpeed: false,
  ...own,
});

const LONG: DaySession = { kind: 'long', minutes: 120, day: 6, role: 'long', isHard: true };
const RACE_PACE: DaySession = { ...LONG, kind: 'long_mp', workMinutes: 40, blocks: 2 };
const CRUISE: DaySession = { kind: 'cruise', minutes: 55, reps: 5, day: 2, role: 'quality', isHard: true };
const HILLS: DaySession = { kind: 'hills_short', minutes: 45, reps: 10, day: 2, role: 'quality', isHard: true };
const EASY: DaySession = { kind: 'easy', minutes: 60, day: 0, role: 'easy', isHard: false };

describe('applyAction', () => {
  it('LOAD-40 leaves every session unchanged for the action Plan', () => {
    for (const session of [LONG, CRUISE, EASY]) {
      expect(applyAction(session, decisionOf('plan'))).toEqual({ session, change: null });
    }
  });

  it('LOAD-41 shortens a long run by a fifth and halves its race-pace minutes for the action Trim', () => {
    expect(applyAction(LONG, decisionOf('trim')).session).toMatchObject({ minutes: 95 });
    expect(applyAction(RACE_PACE, decisionOf('trim')).session).toMatchObject({ minutes: 95, workMinutes: 20 });
    const painful = applyAction(RACE_PACE, decisionOf('trim', { isWithoutSpeed: true })).session;
    expect(painful).toMatchObject({ kind: 'long', minutes: 95 });
  });

  it('LOAD-42 reduces the reps of a quality session by 30 % and leaves easy runs unchanged for the action Trim', () => {
    expect(applyAction(CRUISE, decisionOf('trim')).session).toMatchObject({ kind: 'cruise', reps: 3 });
    expect(applyAction(EASY, decisionOf('trim'))).toEqual({ session: EASY, change: null });
  });

  it('LOAD-43 replaces hills with an easy run when pain is 3 or 4, but keeps threshold work', () => {
    const painful = decisionOf('trim', { isWithoutSpeed: true });
    expect(applyAction(HILLS, painful)).toMatchObject({ session: { kind: 'easy' }, change: 'easy_instead_of_speed' });
    expect(applyAction(CRUISE, painful).session).toMatchObject({ kind: 'cruise', reps: 3 });
  });

  it('LOAD-44 replaces a long run with 60 easy minutes and other runs with up to 45 for a soft Light action', () => {
    const soft = decisionOf('light', { isSoft: true });
    expect(applyAction(LONG, soft).session).toMatchObject({ kind: 'easy', minutes: 60 });
    expect(applyAction(CRUISE, soft).session).toMatchObject({ kind: 'easy', minutes: 45 });
    expect(applyAction(EASY, soft).session).toMatchObject({ kind: 'easy', minutes: 45 });
  });

  it('LOAD-45 returns 20 to 40 very easy minutes for the action Light and no run for Rest', () => {
    expect(applyAction(LONG, decisionOf('light')).session).toMatchObject({ kind: 'recovery', minutes: 40 });
    expect(applyAction(EASY, decisionOf('light')).session).toMatchObject({ kind: 'recovery', minutes: 30 });
    expect(applyAction(LONG, decisionOf('rest'))).toEqual({ session: null, change: 'rest' });
    expect(applyAction(EASY, decisionOf('light', { isWithoutRunning: true })).session).toBeNull();
  });

  it('LOAD-42 does not change an easy run that replaced a quality session', () => {
    const easy: DaySession = { ...EASY, role: 'quality' };
    expect(applyAction(easy, decisionOf('trim'))).toEqual({ session: easy, change: null });
    expect(applyAction(easy, decisionOf('light', { isSoft: true })).session?.minutes).toBe(45);
  });

  it('LOAD-46 never lengthens a session or its hard minutes', () => {
    const decision = fc.record({
      action: fc.constantFrom(...ACTIONS),
      reason: fc.constant('normal' as const),
      isSoft: fc.boolean(),
      isWithoutRunning: fc.boolean(),
      isWithoutSpeed: fc.boolean(),
    });
    const session = fc.constantFrom(LONG, RACE_PACE, CRUISE, HILLS, EASY);
    fc.assert(
      fc.property(session, decision, (planned, decided) => {
        const before = buildSession(planned, MODEL);
        const { session: after } = applyAction(planned, decided);
        if (after === null) return;
        const built = buildSession(after, MODEL);
        expect(built.minutes).toBeLessThanOrEqual(before.minutes);
        expect(built.hardMinutes).toBeLessThanOrEqual(before.hardMinutes);
      }),
    );
  });

  it.each(['strides', 'openers', 'shakeout'] as const)(
    'LOAD-115 replaces %s with an easy run when pain is 3 or 4',
    (kind) => {
      const fast: DaySession = { ...EASY, kind, minutes: 40 };
      for (const own of [
        decisionOf('trim', { isWithoutSpeed: true }),
        decisionOf('light', { isSoft: true, isWithoutSpeed: true }),
      ]) {
        expect(applyAction(fast, own)).toMatchObject({
          session: { kind: 'easy', minutes: 40 },
          change: 'easy_instead_of_speed',
        });
      }
      expect(applyAction(fast, decisionOf('trim')).session?.kind).toBe(kind);
    },
  );

  it('LOAD-115 treats over-unders as too fast with pain, and removes the strides from the warm-up of gentler work', () => {
    const sore = decisionOf('trim', { isWithoutSpeed: true });
    expect(applyAction({ ...CRUISE, kind: 'over_under' }, sore).session?.kind).toBe('easy');
    const trimmed = applyAction(CRUISE, sore).session;
    expect(trimmed?.kind).toBe('cruise');
    const kinds = trimmed ? flattenSteps(buildSession(trimmed, MODEL).steps).map(({ kind }) => kind) : [];
    expect(kinds).toContain('work');
    expect(kinds).not.toContain('stride');
  });
});
