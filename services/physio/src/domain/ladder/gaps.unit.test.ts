import { daysBetween } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { atStage, ranOn } from '../testing/at-stage.ts';
import { daysAgo, givenInputs, onDays } from '../testing/course-fixtures.ts';
import { bothSides, calmDay } from '../testing/perfect-course.ts';
import type { SessionLog } from '../types.ts';
import { activeDatesOf, gapBetween } from './gaps.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const guided = (date: string, time: string, changes: Partial<SessionLog> = {}): SessionLog => ({
  ...{ date, kind: 'guided_run', status: 'done', exercises: [], painAfter: 0, painStop: null, hourLater: null },
  ...{ ladderStage: 4, runPain: 0, startedAt: `${date}T${time}Z`, ...changes },
});

describe('PHASE-335 gap in a course', () => {
  it('contains neither a check-in nor a logged run or session', () => {
    const inputs = givenInputs({
      checkins: onDays([40, 0]),
      training: [ranOn(daysAgo(30), null), { ...ranOn(daysAgo(20), null), status: 'skipped' }],
    });
    expect(gapBetween(activeDatesOf(inputs), daysAgo(40), daysAgo(0))).toBe(30);
    expect(gapBetween([], daysAgo(3), daysAgo(3))).toBe(0);
  });

  const { courseOn, date, inputs } = atStage('pfp', 7);
  const run = [ranOn(date(0), 7)];
  const there = calmDay(date(0));

  it('changes nothing if it is up to 14 days long', () => {
    expect(courseOn(14, { checkins: [there, calmDay(date(14))] })).toMatchObject({
      ...{ gate: { level: 'ladder', stage: 7 }, ladder: { stage: 7 } },
    });
  });

  it('keeps the stage, but requires the run-gate tests, if it is longer than 14 days', () => {
    const back = courseOn(15, { checkins: [there, calmDay(date(15))] });
    expect(back).toMatchObject({
      ...{ gate: { level: 'walk', reason: { code: 'gate.gap' } }, ladder: { stage: 7, startable: false } },
    });
    expect(back.handedOverOn).not.toBeNull();
    const due = back.tests.filter((test) => test.due).map(({ testId }) => testId);
    expect(due).toEqual(expect.arrayContaining(['walk30', 'stairs']));
    const retested = courseOf({
      ...inputs,
      today: date(16),
      checkins: [...inputs.checkins, there, calmDay(date(15)), calmDay(date(16))],
      tests: [...inputs.tests, ...due.flatMap((test) => bothSides(test, date(15)))],
    });
    expect(retested).toMatchObject({ gate: { level: 'ladder', stage: 7 }, ladder: { startable: true } });
  });

  it('does not include a run while the ladder waits', () => {
    const checkins = [there, calmDay(date(15)), calmDay(date(16)), calmDay(date(18))];
    expect(courseOn(18, { checkins, training: [ranOn(date(16), 7)] }).ladder).toMatchObject({
      stage: 7,
      cleanSessions: 0,
    });
  });

  it('closes the gate before the next check-in if it lasts until today', () => {
    expect(courseOn(14, { checkins: [there] }).gate.level).toBe('ladder');
    expect(courseOn(15, { checkins: [there] }).gate).toMatchObject({ level: 'walk', reason: { code: 'gate.gap' } });
  });

  it('does not exist while runs are logged', () => {
    const training = [...run, ranOn(date(10), 7), ranOn(date(20), 7)];
    expect(courseOn(25, { checkins: [there, calmDay(date(25))], training }).gate.level).toBe('ladder');
  });

  it('ends the hand-over and restarts the ladder if it is longer than 28 days', () => {
    const back = courseOn(29, { checkins: [there, calmDay(date(29))] });
    expect(back).toMatchObject({ handedOverOn: null, ladder: null, gate: { level: 'walk' } });
    expect(courseOn(28, { checkins: [there, calmDay(date(28))] }).handedOverOn).not.toBeNull();
    expect(daysBetween(date(0), back.today)).toBe(29);
  });
});

describe('PHASE-336 hours between two runs', () => {
  const { courseOn, date } = atStage('achilles_mid', 4);
  const checkins = [0, 1, 2].map((day) => calmDay(date(day), { runPainLevel: null }));

  it('are counted from the start time of a guided run', () => {
    const ladderAt = (now: string) => {
      const said = { checkins, sessions: [guided(date(0), '20:00:00')] };
      return courseOn(2, { ...said, now: `${date(2)}T${now}Z` });
    };
    expect(ladderAt('06:30:00').ladder).toMatchObject({
      startable: false,
      reasons: [{ code: 'ladder.wait', values: { hours: 14, least: 48 } }],
    });
    expect([ladderAt('19:30:00').ladder?.startable, ladderAt('20:10:00').ladder?.startable]).toEqual([true, true]);
    expect(ladderAt('06:30:00').day).toEqual(ladderAt('20:10:00').day);
  });

  it('make a run that came too soon done, but not clean', () => {
    const clean = (time: string) =>
      courseOn(3, {
        checkins: [...checkins, calmDay(date(3), { runPainLevel: null })],
        sessions: [guided(date(0), '20:00:00'), guided(date(2), time)],
      }).ladder?.cleanSessions;
    expect([clean('20:00:00'), clean('07:00:00')]).toEqual([2, 1]);
  });

  it('PHASE-337 are counted after every logged run, on the ladder or not, but not after a skipped one', () => {
    const startable = (ago: number, changes: object = {}) =>
      courseOn(2, { checkins, training: [{ ...ranOn(date(2 - ago), null, 25), ...changes }] }).ladder?.startable;
    expect([0, 1, 2].map((ago) => startable(ago))).toEqual([false, false, true]);
    expect([startable(1, { status: 'skipped' }), startable(1, { minutes: null })]).toEqual([true, true]);
    expect(startable(1, { ladderStage: 0 })).toBe(true);
    expect(startable(1, { minutes: 20 })).toBe(false);
  });

  it('PHASE-337 make a ladder run on the day after another run done, but not clean', () => {
    const training = [ranOn(date(0), null, 60), ranOn(date(1), 4)];
    const after = checkins.map((checkin) => ({ ...checkin, runPainLevel: 0 }));
    expect(courseOn(2, { checkins: after, training }).ladder?.cleanSessions).toBe(0);
    expect(courseOn(2, { checkins: after, training: [ranOn(date(1), 4)] }).ladder?.cleanSessions).toBe(1);
  });
});

describe('PHASE-338 run whose next check-in is late', () => {
  it('is done, but not clean, after more than two days', () => {
    const { courseOn, date } = atStage('achilles_mid', 4);
    const clean = (next: number) =>
      courseOn(next, {
        checkins: [calmDay(date(0), { runPainLevel: 0 }), calmDay(date(next))],
        training: [ranOn(date(0), 4)],
      }).ladder?.cleanSessions;
    expect([clean(1), clean(2), clean(3)]).toEqual([1, 1, 0]);
  });

  it('starts no new stage after three guided runs and only one check-in after a week', () => {
    const { courseOn, date } = atStage('achilles_mid', 4);
    const sessions = [0, 2, 4].map((day) => guided(date(day), '18:00:00'));
    const late = calmDay(date(12), { noNextDayWorsening: null, morningPain: null, runPainLevel: null });
    expect(courseOn(12, { checkins: [late], sessions }).ladder).toMatchObject({ stage: 4, cleanSessions: 0 });
  });
});
