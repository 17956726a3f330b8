import { flattenSteps } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { dayFacts } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  after,
  checkinOn,
  codesOf,
  doneLog,
  kindsOf,
  minutesOf,
  on,
  PLAN,
  physioOf,
  plannedOf,
  updateWeek,
  weekInputs,
  withLogs,
} from './testing/given-week.ts';
import type { WeekDay } from './types.ts';

const [MON, TUE, WED, THU, _FRI, _SAT, _SUN] = [0, 1, 2, 3, 4, 5, 6] as const;

describe('physio gate', () => {
  const LADDER = { level: 'ladder', stage: 4, intervals: '3 x (5/2)', minutes: 31, handedOver: true } as const;

  it('PLANR-101 plans only walks on available days while an injury is not handed over', () => {
    for (const physio of [physioOf({ level: 'walk' }), physioOf(null)]) {
      const week = makeWeek(weekInputs({ physio }));
      expect(kindsOf(week)).toEqual([null, 'walk', 'walk', 'walk', null, 'walk', 'walk']);
      expect(week.days.every(({ strength }) => strength === null)).toBe(true);
      expect(week.notes).toEqual([{ code: 'physio', level: 'walk' }]);
    }
  });

  it('PHASE-374 plans walks of the length that the physio coach gives, or of half an hour if it gives none', () => {
    const lengths = (walkMinutes?: number) =>
      minutesOf(
        makeWeek(
          weekInputs({ physio: physioOf({ level: 'walk', ...(walkMinutes !== undefined && { walkMinutes }) }) }),
        ),
      );
    expect(lengths(10)).toEqual([0, 10, 10, 10, 0, 10, 10]);
    expect(lengths()).toEqual([0, 30, 30, 30, 0, 30, 30]);
  });

  it('PLANR-101 keeps a rest day when walks are planned for every day', () => {
    const week = makeWeek(weekInputs({ physio: physioOf(null) }, { days: [0, 1, 2, 3, 4, 5, 6] }));
    expect(kindsOf(week).filter((kind) => kind === null)).toHaveLength(1);
  });

  it('PLANR-108 plans walks again when the area is saved again on a resolved profile', () => {
    const resolved = physioOf({ level: 'clear' }, { status: 'resolved' });
    const plan = makeWeek(weekInputs({ physio: resolved }));
    expect(codesOf(plan).flat()).toEqual([]);
    const records = withLogs(...doneLog(plan, WED));
    const physio = physioOf({ level: 'walk' }, { area: 'knee' });
    const week = updateWeek(plan, weekInputs({ today: on(WED), records, physio }));
    expect(kindsOf(week).slice(WED)).toEqual(['walk', 'walk', null, 'walk', 'walk']);
    expect(week.days.slice(0, WED)).toEqual(plan.days.slice(0, WED));
  });

  it('PLANR-105 plans the sessions of the ladder 48 hours apart and no other runs', () => {
    const week = makeWeek(weekInputs({ physio: physioOf(LADDER) }));
    expect(kindsOf(week)).toEqual([null, 'ladder', null, 'ladder', null, 'ladder', null]);
    expect(week.days[TUE]).toMatchObject({
      ladderStage: 4,
      session: { reps: 3, runWalk: { run: 300, walk: 120 } },
      strength: null,
    });
    expect(minutesOf(week)[TUE]).toBe(31);
    expect(week.notes).toEqual([{ code: 'physio', level: 'ladder' }]);
  });

  it('PLANR-105 counts the 48 hours from the last ladder run, and three days in the first stages after an Achilles injury', () => {
    const log: LoggedDay = { date: on(MON), planType: 'adapt', status: 'done', minutes: 31, ladderStage: 4 };
    const today = updateWeek(null, weekInputs({ today: on(TUE), records: withLogs(log), physio: physioOf(LADDER) }));
    expect(kindsOf(today).slice(TUE)).toEqual([null, 'ladder', null, null, 'ladder', null]);
    const achilles = physioOf({ ...LADDER, stage: 2 }, { area: 'achilles' });
    const days = [0, 2, 3, 5, 6] as const;
    const kinds = (records?: LoggedDay[]) =>
      kindsOf(makeWeek(weekInputs({ physio: achilles, ...(records && { records }) }, { days: [...days] })));
    expect(kinds([])).toEqual(['ladder', null, null, 'ladder', null, null, 'ladder']);
    // PHASE-337: the default log has a run without a stage on the day before this week.
    expect(kinds()).toEqual([null, null, 'ladder', null, null, 'ladder', null]);
  });

  it('PLANR-106 plans a walk on a Light day and rest on a Reset day without ending the ladder', () => {
    const week = (answers: keyof typeof ANSWERS) =>
      after(TUE, { physio: physioOf(LADDER), checkins: [checkinOn(TUE, ANSWERS[answers])] });
    expect(kindsOf(week('good'))[TUE]).toBe('ladder');
    expect(week('low').days[TUE]).toMatchObject({ session: { kind: 'walk', minutes: 25 } });
    expect(week('low').days[TUE]).not.toHaveProperty('ladderStage');
    expect(week('reset').days[TUE]?.session).toBeNull();
    expect(kindsOf(week('low')).slice(THU)).toContain('ladder');
  });

  it.each([
    [1, '8 x (1/2)', 34, [60, 60, 60, 60, 60, 60, 60, 60]],
    [2, '5 x (2/1.5)', 28, [120, 120, 120, 120, 120]],
    [3, '4 x (3/1.5)', 28, [180, 180, 180, 180]],
    [6, '2 x (11/2)', 36, [660, 660]],
    [7, '9/2/9', 36, [540, 540, 240]],
    [9, '16/2/10', 38, [960, 600]],
    [8, '20/2/8', 40, [1_200, 480]],
    [9, '30 continuous', 40, [1_800]],
  ])(
    'PLANR-103 PGM-18 builds stage %i of the ladder (%s) with the bouts and the %i minutes of the physio service',
    (stage, intervals, minutes, bouts) => {
      const week = makeWeek(weekInputs({ physio: physioOf({ ...LADDER, stage, intervals, minutes }) }));
      const { built, minutes: total } = dayFacts(week.days[TUE] as WeekDay, week.base);
      expect(total).toBe(minutes);
      const steps = flattenSteps(built?.steps ?? []);
      expect(steps.filter(({ kind }) => kind === 'easy').map(({ seconds }) => seconds)).toEqual(bouts);
      expect([steps[0], steps.at(-1)]).toMatchObject(Array(2).fill({ kind: 'walk', seconds: 300 }));
    },
  );

  it('PHASE-386 limits the walk of a Light day on the ladder to the minutes that the physio coach gives', () => {
    const minutes = (walkMinutes?: number) =>
      after(TUE, {
        physio: physioOf({ ...LADDER, ...(walkMinutes !== undefined && { walkMinutes }) }),
        checkins: [checkinOn(TUE, ANSWERS.low)],
      }).days[TUE]?.session?.minutes;
    expect([minutes(10), minutes(30), minutes()]).toEqual([10, 25, 25]);
  });

  it('PLANR-106 uses the stage of the gate after it was lowered', () => {
    const physio = physioOf({ ...LADDER, stage: 3, intervals: '4 x (3/1.5)', minutes: 28 });
    expect(makeWeek(weekInputs({ physio })).days[TUE]).toMatchObject({ ladderStage: 3, session: { reps: 4 } });
  });

  it.each([
    ['pain above 6', { pain: 7, flags: [], worsening: false }],
    ['a red flag', { pain: 2, flags: ['numbness'], worsening: false }],
    ['a warning sign implied by another answer', { pain: 1, flags: [], redFlag: true, worsening: false }],
  ])('PLANR-101 PLANR-106 removes today’s run when the physio check-in reports %s, and keeps later days', (_, sign) => {
    const week = after(TUE, { physio: physioOf(LADDER, { checkins: [{ date: on(TUE), ...sign }] }) });
    expect(week.days[TUE]).toMatchObject({ session: null, decision: { action: 'rest', reason: 'closed' } });
    expect(kindsOf(week).slice(WED)).toContain('ladder');
  });

  it('stops the rest of the week when the gate is stop', () => {
    const week = after(THU, { physio: physioOf({ level: 'stop' }) });
    expect(week.days.slice(0, THU)).toEqual(PLAN.days.slice(0, THU));
    expect(minutesOf(week).slice(THU)).toEqual([0, 0, 0, 0]);
    expect(week.days.slice(THU).every(({ strength }) => strength === null)).toBe(true);
    expect(week.notes).toEqual([{ code: 'physio', level: 'stop' }]);
  });

  it('PLANR-107 plans the runner’s own runs again when the ladder is finished or the injury is resolved', () => {
    const onLadder = makeWeek(weekInputs({ physio: physioOf(LADDER) }));
    const back = [physioOf({ level: 'clear', ladderFinished: true }), physioOf(LADDER, { status: 'resolved' })];
    for (const physio of back) {
      const week = updateWeek(onLadder, weekInputs({ physio }));
      expect(minutesOf(week)).toEqual(plannedOf(onLadder));
    }
  });

  describe('in the four weeks after the ladder', () => {
    const finished = (day: number, gate: object = {}, own: object = {}) =>
      physioOf(
        { level: 'clear', ladderFinished: true, finishedOn: on(day), hoursBetween: 48, longestRun: 36, ...gate },
        own,
      );
    const daysOf = (week: ReturnType<typeof makeWeek>) =>
      week.days.flatMap(({ session }, day) => (session === null ? [] : [day]));
    const gaps = (days: readonly number[]) => days.slice(1).map((day, at) => day - (days[at] ?? 0));

    it('PHASE-381 keeps the required hours between two runs, starting from the last run before the week', () => {
      for (const since of [-1, -8, -20]) {
        const week = makeWeek(weekInputs({ physio: finished(since) }, { days: [0, 1, 2, 3, 4, 5, 6] }));
        const days = daysOf(week);
        // The default log has a run on the day before this week.
        expect(days[0], `${since}`).toBeGreaterThan(0);
        expect(days.length).toBeGreaterThanOrEqual(2);
        expect(Math.min(...gaps(days))).toBeGreaterThanOrEqual(2);
      }
      const slow = makeWeek(weekInputs({ physio: finished(-8, { hoursBetween: 72 }) }));
      expect(Math.min(...gaps(daysOf(slow)))).toBeGreaterThanOrEqual(3);
    });

    it('PHASE-381 keeps those hours in a week that was already planned, even after a run on another day', () => {
      const records = withLogs(...doneLog(PLAN, WED), { date: on(WED), planType: 'easy', status: 'done', minutes: 30 });
      const week = updateWeek(PLAN, weekInputs({ today: on(THU), records, physio: finished(-3) }));
      expect(kindsOf(week)[THU]).toBeNull();
      expect(codesOf(week)[THU]).toEqual(['after_ladder_rest']);
    });

    it('PHASE-381 allows a run every second day, of at most 36 minutes, if an earlier release has published neither limit', () => {
      const gate = { hoursBetween: null, longestRun: null };
      const week = makeWeek(weekInputs({ physio: finished(-8, gate, { area: 'achilles' }) }));
      expect(Math.min(...gaps(daysOf(week)))).toBe(2);
      expect(Math.max(...minutesOf(week))).toBeLessThanOrEqual(36);
    });

    it('PHASE-382 plans no run longer than the physio coach allows', () => {
      for (const longestRun of [36, 43])
        expect(
          Math.max(...minutesOf(makeWeek(weekInputs({ physio: finished(-8, { longestRun }) })))),
        ).toBeLessThanOrEqual(longestRun);
    });

    it('LOAD-126 applies the limits to a healed injury as well', () => {
      for (const since of [-1, -8, -20]) {
        const runner = { days: [0, 1, 2, 3, 4, 5, 6] } as const;
        const active = makeWeek(weekInputs({ physio: finished(since) }, runner));
        const gate = { ladderFinished: false, phase: null };
        const healed = makeWeek(weekInputs({ physio: finished(since, gate, { status: 'resolved' }) }, runner));
        expect(minutesOf(healed)).toEqual(minutesOf(active));
        expect(Math.min(...gaps(daysOf(healed)))).toBeGreaterThanOrEqual(2);
      }
    });

    it('PHASE-381 PHASE-382 ends the limits after four weeks', () => {
      const free = makeWeek(weekInputs({ physio: finished(-40) }));
      expect(Math.min(...gaps(daysOf(free)))).toBe(1);
      expect(Math.max(...minutesOf(free))).toBeGreaterThan(36);
    });

    it('PHASE-383 adds no strength sessions while an injury is active, and adds a note about it', () => {
      const strength = (physio: ReturnType<typeof physioOf>) => {
        const { days, notes } = makeWeek(weekInputs({ physio }));
        return [days.some((day) => day.strength !== null), notes.some(({ code }) => code === 'rehab_strength')];
      };
      expect(strength(finished(-8))).toEqual([false, true]);
      expect(strength(finished(-40))).toEqual([false, true]);
      expect(strength(finished(-40, {}, { status: 'resolved' }))).toEqual([true, false]);
    });
  });

  it('PGM-25 keeps runs short and easy in the rest of the week in which the ladder was finished', () => {
    const physio = physioOf({ level: 'clear', ladderFinished: true, finishedOn: on(TUE) });
    const week = after(WED, { physio });
    for (const day of week.days.slice(WED)) {
      expect(day.session?.isHard ?? false).toBe(false);
      expect(day.session?.minutes ?? 0).toBeLessThanOrEqual(30);
    }
  });
});
