import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeNote } from '../../messages/week-messages.ts';
import { initialLoad, type PastWeek } from '../training/load.ts';
import { afterLadder, LADDER_STEPS, ladderStep, withinLadderStep } from './after-ladder.ts';
import {
  doneLog,
  kindsOf,
  MONDAY,
  minutesOf,
  on,
  physioOf,
  plannedOf,
  skippedOn,
  totalOf,
} from './testing/given-week.ts';
import { live } from './testing/live-weeks.ts';
import { CRUISE, LONG, sessionOn } from './testing/planned-week.ts';
import { anyRunner } from './testing/random-weeks.ts';
import type { WeekState } from './types.ts';

const ESTABLISHED = 200;
const week = (done: number): PastWeek => ({
  ...{ kind: 'return', established: ESTABLISHED, planned: done, done, trimmed: 0, share: 1, longest: 40 },
  ...{ lightDays: 0, isAway: false, stopsGrowth: false },
});
/** Step of the week after the given minutes of each week since the ladder ended. */
const stepAfter = (...done: number[]) => {
  const finishedOn = addDays(MONDAY, -7 * (done.length + 1));
  const physio = physioOf({ level: 'clear', ladderFinished: true, finishedOn });
  return ladderStep({ physio, weekStart: MONDAY }, { established: ESTABLISHED, weeks: done.map(week) });
};

describe('steps after the walk-run ladder', () => {
  it('LOAD-104 begin after two weeks at three quarters of the established load, one step a week', () => {
    expect([stepAfter(), stepAfter(149, 149), stepAfter(150), stepAfter(150, 100)]).toEqual(Array(4).fill('none'));
    expect(stepAfter(150, 150)).toBe('strides');
    expect(stepAfter(100, 150, 100, 150)).toBe('strides');
    const later = [1, 2, 3, 4, 5].map((weeks) => stepAfter(150, 150, ...Array(weeks).fill(160)));
    expect(later).toEqual(['fartlek', 'threshold', 'one_session', 'all', 'all']);
  });

  it('LOAD-104 do not apply if there was no ladder or half a year after it', () => {
    const load = { established: ESTABLISHED, weeks: [] };
    expect(ladderStep({ physio: null, weekStart: MONDAY }, load)).toBe('all');
    const physio = physioOf({ level: 'clear', ladderFinished: true, finishedOn: addDays(MONDAY, -183) });
    expect(ladderStep({ physio, weekStart: MONDAY }, load)).toBe('all');
  });

  const hills = { kind: 'hills_short', minutes: 45, reps: 8, role: 'quality', isHard: true } as const;
  const days = [null, sessionOn(1, hills), sessionOn(2), sessionOn(3, CRUISE), null, sessionOn(5), sessionOn(6, LONG)];
  const kinds = (step: (typeof LADDER_STEPS)[number], sessions = days) =>
    withinLadderStep(sessions, step).map((session) => session?.kind ?? null);

  it('LOAD-105 allow one quality session a week, of a kind that the current step includes', () => {
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

describe('return after the walk–run ladder', () => {
  const finished = (day: number) =>
    physioOf({ level: 'clear', ladderFinished: true, finishedOn: on(day), longestRun: 60 });
  const weeks = live(
    14,
    (week) => doneLog(week),
    () => ({ physio: finished(-2) }),
    { injury: 'recent' },
  );

  it('PGM-25 starts with 90 minutes and grows by 15 % a week', () => {
    const [first, second] = live(
      2,
      (week) => doneLog(week),
      () => ({ physio: finished(6) }),
      { injury: 'recent' },
    );
    expect(first?.base.week.kind).toBe('hold');
    expect(totalOf(plannedOf(second as WeekState))).toBeLessThanOrEqual(95);
    expect(second?.base.week.kind).toBe('return');
  });

  it('PGM-25 has no quality session, hills or strides before two weeks reached 75 % of the earlier load', () => {
    const done = live(
      16,
      (week) => doneLog(week),
      () => ({ physio: finished(6) }),
      { injury: 'recent' },
    );
    const enough = done.map((week) => totalOf(minutesOf(week)) >= 0.75 * week.base.load.established);
    const from = enough.flatMap((is, index) => (is && index > 0 ? [index] : []))[1] ?? 99;
    expect(from).toBeGreaterThan(4);
    expect(from).toBeLessThan(13);
    for (const week of done.slice(1, from + 1)) {
      expect(kindsOf(week).filter((kind) => kind !== null && kind !== 'easy' && kind !== 'long')).toEqual([]);
    }
    expect(done.slice(from + 1).some((week) => week.days.some(({ session }) => session?.role === 'quality'))).toBe(
      true,
    );
  });

  it('has no fast running if the ladder was finished before the plan began', () => {
    expect(weeks[0]?.days.some(({ session }) => session?.role === 'quality')).toBe(false);
  });

  /** The weeks after a ladder that was finished on the last day of the first one. */
  const afterwards = (count: number, day: (week: WeekState) => ReturnType<typeof doneLog> = (week) => doneLog(week)) =>
    live(
      count + 1,
      (week, index) => (index === 0 ? doneLog(week) : day(week)),
      () => ({ physio: finished(6) }),
      { injury: 'recent', maxDaysInRow: 1 },
    ).slice(1);
  const runsOf = (week: WeekState) => plannedOf(week).filter((minutes) => minutes > 0);

  it('LOAD-124 starts with three runs of the last stage, then plans runs as long as those since the ladder allow', () => {
    const [first, ...later] = afterwards(4);
    expect(first && runsOf(first)).toEqual([30, 30, 30]);
    expect(later.map(({ base }) => [base.week.cap, base.week.longMinutes])).toEqual([
      [35, 35],
      [40, 40],
      [45, 45],
    ]);
    // Before the injury, runs of 80 minutes were usual.
    for (const { base } of later) expect(base.longest30).toBeLessThan(45);
  });

  it('LOAD-124 plans no run longer than the long run in the weeks of the return', () => {
    for (const week of afterwards(7)) expect(Math.max(...runsOf(week))).toBe(week.base.week.longMinutes);
  });

  it('LOAD-124 applies to every runner: no first run above 30 minutes, no later one above the cap since the ladder', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const lived = live(
          6,
          (week) => doneLog(week),
          () => ({ physio: finished(6) }),
          { ...runner, injury: 'recent', maxDaysInRow: 1 },
        ).slice(1);
        let longest = 30;
        for (const [index, week] of lived.entries()) {
          const runs = runsOf(week);
          expect(Math.max(...runs)).toBeLessThanOrEqual(index === 0 ? 30 : longest + Math.max(5, 0.1 * longest));
          if (index === 0) expect(runs.length).toBeLessThanOrEqual(3);
          longest = Math.max(longest, ...runs);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('LOAD-125 is not limited by the weeks on the ladder, but by the weeks since then', () => {
    const shares = afterwards(6).map(({ base }) => base.week.minutes);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(90);
    const idle = afterwards(6, (week) => doneLog(week).slice(0, 1)).map(({ base }) => base.week.minutes);
    expect(idle.at(-1)).toBeLessThan(shares.at(-1) ?? 0);
  });

  it('LOAD-125 begins with a return week for every earlier load', () => {
    const load = (established: number) =>
      afterLadder(initialLoad(established), { physio: finished(-1), weekStart: MONDAY }).comeback?.shares;
    expect([load(60), load(90), load(100)]).toEqual([[1], [1], [0.9]]);
    expect(load(120)).toEqual([0.75, 0.862]);
  });

  it('WEEK-141 mentions the ladder, not the days off, in the note of these weeks', () => {
    for (const { notes } of afterwards(3)) {
      const note = notes.find(({ code }) => code === 'return_after_ladder');
      expect(notes.map(({ code }) => code)).not.toContain('return');
      expect(note && describeNote(note, 'en')).toMatch(/^You have finished the walk-run ladder\. .* \d+ % /);
      expect(note && describeNote(note, 'nb')).toMatch(/^Du er ferdig med gå–løp-stigen\. .* \d+ % /);
    }
  });

  it('LOAD-126 plans the same weeks when the injury is marked as healed after the ladder', () => {
    // The gate of a healed injury has no ladder data; the date on which the ladder ended is kept.
    const healed = physioOf({ level: 'clear', finishedOn: on(6), phase: null, longestRun: 36 }, { status: 'resolved' });
    const weeksWith = (physio: typeof healed) =>
      live(
        4,
        (week, index) => (index === 2 ? [skippedOn(15, 'time')] : doneLog(week)),
        (index) => ({ physio: index === 0 ? finished(6) : physio }),
        { injury: 'recent', days: [0, 1, 2, 3, 4, 5, 6] },
      ).map(minutesOf);
    const active = physioOf({ level: 'clear', ladderFinished: true, finishedOn: on(6), longestRun: 36 });
    expect(weeksWith(healed)).toEqual(weeksWith(active));
  });
});
