import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { PastWeek } from '../training/load.ts';
import { LADDER_STEPS, ladderStep, withinLadderStep } from './after-ladder.ts';
import { MONDAY, physioOf } from './testing/given-week.ts';
import { CRUISE, LONG, sessionOn } from './testing/planned-week.ts';

const ESTABLISHED = 200;
const week = (done: number): PastWeek => ({
  ...{ kind: 'return', established: ESTABLISHED, planned: done, done, trimmed: 0, share: 1, longest: 40 },
  ...{ lightDays: 0, isAway: false, stopsGrowth: false },
});
/** Step of the week that follows the given weeks since the ladder ended, by their minutes. */
const stepAfter = (...done: number[]) => {
  const finishedOn = addDays(MONDAY, -7 * (done.length + 1));
  const physio = physioOf({ level: 'clear', ladderFinished: true, finishedOn });
  return ladderStep({ physio, weekStart: MONDAY }, { established: ESTABLISHED, weeks: done.map(week) });
};

describe('steps after the walk-run ladder', () => {
  it('LOAD-104 begin after two weeks with three quarters of the established load, one step a week', () => {
    expect([stepAfter(), stepAfter(149, 149), stepAfter(150), stepAfter(150, 100)]).toEqual(Array(4).fill('none'));
    expect(stepAfter(150, 150)).toBe('strides');
    expect(stepAfter(100, 150, 100, 150)).toBe('strides');
    const later = [1, 2, 3, 4, 5].map((weeks) => stepAfter(150, 150, ...Array(weeks).fill(160)));
    expect(later).toEqual(['fartlek', 'threshold', 'one_session', 'all', 'all']);
  });

  it('LOAD-104 do not apply without a ladder, and half a year after it', () => {
    const load = { established: ESTABLISHED, weeks: [] };
    expect(ladderStep({ physio: null, weekStart: MONDAY }, load)).toBe('all');
    const physio = physioOf({ level: 'clear', ladderFinished: true, finishedOn: addDays(MONDAY, -183) });
    expect(ladderStep({ physio, weekStart: MONDAY }, load)).toBe('all');
  });

  const hills = { kind: 'hills_short', minutes: 45, reps: 8, role: 'quality', isHard: true } as const;
  const days = [null, sessionOn(1, hills), sessionOn(2), sessionOn(3, CRUISE), null, sessionOn(5), sessionOn(6, LONG)];
  const kinds = (step: (typeof LADDER_STEPS)[number], sessions = days) =>
    withinLadderStep(sessions, step).map((session) => session?.kind ?? null);

  it('LOAD-105 allow one quality session a week, of the kinds that the step has reached', () => {
    expect(kinds('strides')).toEqual([null, 'easy', 'easy', 'easy', null, 'easy', 'long']);
    expect(kinds('fartlek')).toEqual([null, 'fartlek', 'easy', 'easy', null, 'easy', 'long']);
    expect(kinds('threshold')).toEqual([null, 'fartlek', 'easy', 'easy', null, 'easy', 'long']);
    expect(kinds('threshold', days.toSpliced(1, 1, null))).toEqual([
      null,
      null,
      'easy',
      'cruise',
      null,
      'easy',
      'long',
    ]);
    expect(kinds('one_session')).toEqual([null, 'hills_short', 'easy', 'easy', null, 'easy', 'long']);
    expect(withinLadderStep(days, 'all')).toEqual(days);
  });

  it('LOAD-105 keep the length of every session', () => {
    for (const step of LADDER_STEPS) {
      const minutes = withinLadderStep(days, step).map((session) => session?.minutes);
      expect(minutes, step).toEqual(days.map((session) => session?.minutes));
    }
  });
});
