import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSession } from './build-session.ts';
import type { DaySession } from './choose-sessions.ts';
import { KINDS } from './session-kinds.ts';
import { shortenSession } from './shorten-session.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 240 } as const;

const session = (own: Partial<DaySession>): DaySession => ({
  kind: 'easy',
  minutes: 45,
  role: 'easy',
  isHard: false,
  day: 2,
  ...own,
});
const CRUISE = session({ kind: 'cruise', minutes: 60, reps: 5, role: 'quality', isHard: true });
const LONG = session({ kind: 'long', minutes: 110, role: 'long', isHard: true });

describe('shortenSession', () => {
  it('does not change a session that is short enough', () => {
    for (const each of [CRUISE, LONG, session({})]) expect(shortenSession(each, 200, MODEL)).toBe(each);
  });

  it('shortens an easy run and a long run to the given minutes', () => {
    expect(shortenSession(session({}), 30, MODEL)).toEqual(session({ minutes: 30 }));
    expect(shortenSession(LONG, 80, MODEL)).toEqual({ ...LONG, minutes: 80 });
    expect(shortenSession(LONG, 60, MODEL)).toMatchObject({ kind: 'long', minutes: 60, isHard: false });
  });

  it('shrinks the race-pace part of a long run in proportion, and leaves it out below ten minutes', () => {
    const faster = { ...LONG, kind: 'long_mp', minutes: 150, workMinutes: 40, blocks: 2 } as const;
    expect(shortenSession(faster, 100, MODEL)).toMatchObject({ kind: 'long_mp', minutes: 100, workMinutes: 25 });
    expect(shortenSession(faster, 30, MODEL)).toMatchObject({ kind: 'long', minutes: 30 });
    expect(shortenSession(faster, 30, MODEL).workMinutes).toBeUndefined();
  });

  it('takes reps away from a structured session and keeps its warm-up', () => {
    const shorter = shortenSession(CRUISE, 45, MODEL);
    expect(shorter).toMatchObject({ kind: 'cruise', reps: 3 });
    expect(buildSession(shorter, MODEL).minutes).toBeLessThanOrEqual(45);
  });

  it('turns a session into an easy run when its work does not fit', () => {
    expect(shortenSession(CRUISE, 20, MODEL)).toEqual(session({ minutes: 20, role: 'quality' }));
    const strides = session({ kind: 'strides', minutes: 40, reps: 6 });
    expect(shortenSession(strides, 30, MODEL)).toMatchObject({ kind: 'strides', minutes: 30 });
    expect(shortenSession(strides, 12, MODEL)).toEqual(session({ minutes: 12 }));
  });

  it('never returns a longer or harder session, whatever the kind and the length', () => {
    const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((kind) => {
      const { family } = KINDS[kind];
      return kind !== 'race' && family !== 'runwalk';
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 45, max: 200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 10, max: 40 }),
        fc.integer({ min: 10, max: 220 }),
        (kind, minutes, reps, workMinutes, most) => {
          const { family, reps: rules } = KINDS[kind];
          const isFaster = ['long_mp', 'long_race_finish', 'long_steady'].includes(kind);
          const role = family === 'long' ? 'long' : family === 'easy' ? 'easy' : 'quality';
          const own = session({
            kind,
            minutes: isFaster ? minutes + 40 : minutes,
            role,
            isHard: role === 'quality',
            ...(rules || kind === 'pyramid' || kind === 'strides' ? { reps } : {}),
            ...(isFaster || (role === 'quality' && !rules) ? { workMinutes } : {}),
          });
          const [before, after] = [buildSession(own, MODEL), buildSession(shortenSession(own, most, MODEL), MODEL)];
          expect(after.minutes).toBeLessThanOrEqual(Math.max(most, 0) < before.minutes ? most : before.minutes);
          expect(after.hardMinutes).toBeLessThanOrEqual(before.hardMinutes);
          expect(after.minutes).toBeGreaterThanOrEqual(Math.min(before.minutes, most, 10));
          for (const step of after.steps) if (step.kind !== 'repeat') expect(step.seconds).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
