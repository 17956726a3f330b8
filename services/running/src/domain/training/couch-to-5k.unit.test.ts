import { flattenSteps } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSession, type SessionSpec } from './build-session.ts';
import {
  afterDaysOff,
  afterSession,
  entryUnit,
  startUnit,
  UNITS,
  type UnitSession,
  type UnitState,
  unitBefore,
  unitRunMinutes,
  unitSession,
} from './couch-to-5k.ts';

const MODEL = { threshold: null, usesHeartRate: false, level: 'Beginner', established: 60 } as const;
const done = (effort: number): UnitSession => ({ status: 'done', effort, painAfter: 0 });
const STOPPED: UnitSession = { status: 'stopped', effort: null, painAfter: null };

const sessionsUntilFinished = (effort: number): number => {
  let state: UnitState = startUnit(1);
  let sessions = 0;
  while (!state.isFinished) {
    state = afterSession(state, done(effort));
    sessions += 1;
  }
  return sessions;
};

describe('couch-to-5K programme', () => {
  it('SEASON-20 has the running minutes given on the plans page, with bouts that grow by at most half', () => {
    expect(UNITS.map((_, index) => unitRunMinutes(index + 1))).toEqual([
      10, 12, 14, 15, 16, 20, 21, 20, 24, 24, 25, 25, 30,
    ]);
    const longest = UNITS.map(({ bouts }) => Math.max(...bouts));
    longest.slice(1).forEach((bout, index) => {
      expect(bout / (longest[index] ?? bout)).toBeLessThanOrEqual(1.5);
    });
  });

  it('SEASON-21 is finished after 39 sessions at effort 5 and after 26 at effort 4', () => {
    expect([sessionsUntilFinished(5), sessionsUntilFinished(4)]).toEqual([39, 26]);
  });

  it('SEASON-22 repeats a unit after a stopped session and goes back one unit after two in a row', () => {
    const once = afterSession(startUnit(6), STOPPED);
    expect(once.unit).toBe(6);
    expect(afterSession(once, STOPPED)).toEqual(startUnit(5));
    expect(afterSession(afterSession(startUnit(1), STOPPED), STOPPED)).toEqual(startUnit(1));
  });

  it('SEASON-23 goes back more units after more days off', () => {
    expect([7, 10, 20, 40].map((days) => afterDaysOff(startUnit(7), days).unit)).toEqual([7, 6, 5, 3]);
  });

  it('SEASON-24 starts at the unit that matches how long the runner can run without stopping', () => {
    expect([2, 10, 15, 20].map(entryUnit)).toEqual([1, 8, 10, null]);
  });

  it('SEASON-25 begins and ends each unit with five minutes of walking and has no work steps', () => {
    for (const [index, { bouts, walk }] of UNITS.entries()) {
      const session = buildSession(unitSession(index + 1), MODEL);
      const steps = flattenSteps(session.steps);
      const running = steps.filter(({ kind }) => kind === 'easy').reduce((sum, { seconds }) => sum + seconds, 0);
      expect(running / 60).toBe(unitRunMinutes(index + 1));
      expect([steps[0]?.kind, steps[0]?.seconds, steps.at(-1)?.seconds]).toEqual(['walk', 300, 300]);
      expect(session.minutes).toBe(Math.round(10 + unitRunMinutes(index + 1) + walk * (bouts.length - 1)));
      expect(session.hardMinutes).toBe(0);
    }
  });

  it('SEASON-26 never skips a unit, for any sequence of logs', () => {
    const session = fc.record({
      status: fc.constantFrom('done' as const, 'stopped' as const),
      effort: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
      painAfter: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 80 }), (sessions) => {
        let state = startUnit(1);
        for (const each of sessions) {
          const next = afterSession(state, each);
          expect(next.unit - state.unit).toBeLessThanOrEqual(1);
          expect(next.unit).toBeGreaterThanOrEqual(1);
          state = next;
        }
      }),
    );
  });

  it('SESS-98 has, for a trimmed day, a session of the unit before that is no longer than the unit itself', () => {
    expect(unitBefore(unitSession(1))).toBeNull();
    expect(unitBefore({ reps: 5, runWalk: { run: 300, walk: 60 } })).toBeNull();
    expect(unitBefore(unitSession(6))).toEqual(unitSession(5));
    for (let unit = 2; unit <= 13; unit += 1) {
      const before = unitBefore(unitSession(unit));
      const minutesOf = (spec: SessionSpec | null) => (spec ? buildSession(spec, MODEL).minutes : 0);
      expect(minutesOf(before)).toBeGreaterThan(20);
      expect(minutesOf(before)).toBeLessThanOrEqual(minutesOf(unitSession(unit)));
    }
  });
});
