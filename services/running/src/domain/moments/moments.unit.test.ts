import { addDays, weekDates, weekStartOf } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { type MomentInputs, momentToShow, reachedMoments, type SeenMoment, SHOWN_DAYS, withSeen } from './moments.ts';
import { checkinOn, givenMoments, INJURED, logOn, planned, randomInputs, TODAY } from './testing/given-moments.ts';

const kinds = (inputs: MomentInputs): string[] => reachedMoments(inputs).map(({ kind }) => kind);
const on = (days: number): string => addDays(TODAY, days);
const MONDAY = weekStartOf(TODAY);

/** A planned week with three sessions, and the logs of some of them. */
const threeRuns = (weekStart: string, log: (date: string) => LoggedDay | null = (date) => logOn(date)) => {
  const dates = [1, 3, 5].map((day) => addDays(weekStart, day));
  return {
    week: planned(weekStart, { 1: 30, 3: 40, 5: 50 }),
    logs: dates.flatMap((date) => log(date) ?? []),
  };
};

const weeksOf = (count: number, log?: (date: string) => LoggedDay | null): Pick<MomentInputs, 'weeks' | 'logs'> => {
  const weeks = Array.from({ length: count }, (_, index) => threeRuns(addDays(MONDAY, -7 * (index + 1)), log));
  return { weeks: weeks.map(({ week }) => week), logs: weeks.flatMap(({ logs }) => logs) };
};

describe('MOMENT-01 reached moments', () => {
  it('include the first plan, with the session count of the fuller week', () => {
    const plan = { madeOn: on(-1), weekStart: MONDAY };
    const inputs = givenMoments({ firstPlan: plan, weeks: [planned(MONDAY, { 4: 30, 6: 45 })] });
    expect(reachedMoments(inputs)).toEqual([
      { kind: 'first_plan', id: 'first_plan', reachedOn: on(-1), sessions: 2, minutes: 75 },
    ]);
  });

  it('include the first week if every planned session was done or was skipped for pain or fatigue', () => {
    const firstPlan = { madeOn: addDays(MONDAY, -7), weekStart: addDays(MONDAY, -7) };
    const skipped = (reason: LoggedDay['reason']) => (date: string) =>
      date === addDays(MONDAY, -6) ? logOn(date, { status: 'skipped', minutes: null, reason }) : logOn(date);
    const of = (log?: (date: string) => LoggedDay | null) => kinds(givenMoments({ firstPlan, ...weeksOf(1, log) }));
    expect(of()).toContain('first_week');
    expect(of(skipped('pain'))).toContain('first_week');
    expect(of(skipped('fatigue'))).toContain('first_week');
    expect(of(skipped('time'))).not.toContain('first_week');
    expect(of((date) => (date === addDays(MONDAY, -6) ? null : logOn(date)))).not.toContain('first_week');
    expect(of(() => null)).not.toContain('first_week');
  });

  it('include three weeks as planned, even if they are not consecutive', () => {
    const weeks = weeksOf(4, (date) => (weekStartOf(date) === addDays(MONDAY, -14) ? null : logOn(date)));
    expect(reachedMoments(givenMoments(weeks))).toEqual([
      { kind: 'kept_weeks', id: 'kept_weeks.3', reachedOn: addDays(MONDAY, -1), weeks: 3, runs: 9, minutes: 270 },
    ]);
    expect(kinds(givenMoments(weeksOf(2)))).toEqual([]);
  });

  it('include the longest run since a break at certain lengths, never longer than planned', () => {
    const old = logOn(on(-60), { minutes: 80, plannedMinutes: 80 });
    const back = [20, 25, 32].map((minutes, index) => logOn(on(-9 + 3 * index), { minutes, plannedMinutes: minutes }));
    expect(reachedMoments(givenMoments({ logs: [old, ...back] }))).toEqual([
      { kind: 'longest_since', id: 'longest_since.30', reachedOn: on(-3), minutes: 32, after: 'break' },
    ]);
    expect(reachedMoments(givenMoments({ logs: [old, ...back], injurySince: on(-58) }))).toMatchObject([
      { after: 'injury' },
    ]);
    const longer = [old, ...back.slice(0, 2), logOn(on(-3), { minutes: 32, plannedMinutes: 25 })];
    expect(reachedMoments(givenMoments({ logs: longer })).map(({ id }) => id)).toEqual(['longest_since.20']);
    expect(kinds(givenMoments({ logs: back }))).toEqual([]);
  });

  it('include the last stage of the ladder when the next one is open, but no earlier stage', () => {
    const logs = [2, 2, 3, 3].map((ladderStage, index) => logOn(on(-9 + 2 * index), { ladderStage }));
    expect(reachedMoments(givenMoments({ logs, physio: INJURED(3) }))).toMatchObject([
      { id: 'ladder_stage.2', reachedOn: on(-7), sessions: 2, minutes: 2, next: 3 },
    ]);
    expect(reachedMoments(givenMoments({ logs, physio: INJURED(4) }))).toMatchObject([{ id: 'ladder_stage.3' }]);
    const last = [logOn(on(-2), { ladderStage: 12 })];
    expect(reachedMoments(givenMoments({ logs: last, physio: INJURED(12, { ladderFinished: true }) }))).toMatchObject([
      { id: 'ladder_stage.12', minutes: 30, next: null },
    ]);
    expect(kinds(givenMoments({ logs, physio: INJURED(4), injurySince: on(0) }))).toEqual([]);
  });
});

describe('MOMENT-02 momentToShow', () => {
  const reached = givenMoments({ logs: [logOn(on(-60)), logOn(on(-2), { minutes: 20, plannedMinutes: 20 })] });

  it('shows a moment for seven days, starting the day after it was reached', () => {
    const shownOn = (today: string) => momentToShow({ ...reached, today, checkins: [checkinOn(today)] })?.id ?? null;
    expect([shownOn(on(-2)), shownOn(on(-1)), shownOn(on(-2 + SHOWN_DAYS)), shownOn(on(-1 + SHOWN_DAYS))]).toEqual([
      null,
      'longest_since.20',
      'longest_since.20',
      null,
    ]);
  });

  it.each([
    ['before the check-in of the day', { checkins: [] }],
    ['on a Reset day', { checkins: [checkinOn(TODAY, { recommendation: 'Reset' as const })] }],
    ['with pain above 3', { checkins: [checkinOn(TODAY, { pain: 4 })] }],
    ['on a day of illness', { checkins: [checkinOn(TODAY, { illness: true })] }],
    ['during a pause for illness', { pauses: [{ kind: 'illness' as const, from: TODAY, to: null }] }],
    ['under a safety hold', { isHeld: true }],
    ['with a warning sign in the physio check-in', { physio: INJURED(3, {}, [{ date: TODAY, flags: ['fever'] }]) }],
    ['the day after pain above 3', { physio: INJURED(3, {}, [{ date: on(-1), pain: 5 }]) }],
    ['while the physio coach stops all running', { physio: INJURED(3, { level: 'stop' }) }],
    ['when one was shown today', { seen: [{ id: 'first_plan', reachedOn: on(-3), seenOn: TODAY }] }],
    ['when it was seen', { seen: [{ id: 'longest_since.20', reachedOn: on(-2), seenOn: on(-1) }] }],
  ])('returns null %s', (_case, change) => {
    expect(momentToShow(reached)).not.toBeNull();
    expect(momentToShow({ ...reached, ...change })).toBeNull();
  });

  it('returns the newest moment', () => {
    const firstPlan = { madeOn: on(-1), weekStart: MONDAY };
    const inputs = { ...reached, firstPlan, weeks: [planned(MONDAY, { 2: 30 })] };
    expect(momentToShow(inputs)?.kind).toBe('first_plan');
  });

  it('shows a moment again after a new injury, but not for the same injury', () => {
    const seen = (reachedOn: string) => [{ id: 'longest_since.20', reachedOn, seenOn: reachedOn }];
    expect(momentToShow({ ...reached, seen: seen(on(-121)) })).toBeNull();
    expect(momentToShow({ ...reached, seen: seen(on(-122)) })?.id).toBe('longest_since.20');
  });
});

describe('MOMENT-03 momentToShow for random runners', () => {
  const stoppedOn = ({ checkins, physio }: MomentInputs, date: string): boolean =>
    checkins.some(
      (each) =>
        each.date === date && (each.metrics.pain > 3 || each.recommendation === 'Reset' || each.illness === true),
    ) ||
    (physio?.checkins.some((each) => each.date === date && (each.pain > 3 || each.flags.length > 0)) ?? false);

  it('shows none on a stop day, under a hold, or before the check-in', () => {
    fc.assert(
      fc.property(randomInputs, (inputs) => {
        const moment = momentToShow(inputs);
        if (!moment) return;
        const { today } = inputs;
        expect(inputs.isHeld).toBe(false);
        expect(inputs.checkins.some(({ date }) => date === today)).toBe(true);
        expect([stoppedOn(inputs, today), stoppedOn(inputs, addDays(today, -1))]).toEqual([false, false]);
        expect(inputs.seen.every(({ id, seenOn }) => seenOn !== today && (id !== moment.id || seenOn < today))).toBe(
          true,
        );
        expect(moment.reachedOn < today).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('shows each moment once, and at most one a day, when the runner opens the app every day', () => {
    fc.assert(
      fc.property(randomInputs, (inputs) => {
        let seen: SeenMoment[] = [];
        const shown: string[] = [];
        for (let day = 0; day <= 2 * SHOWN_DAYS; day += 1) {
          const today = addDays(inputs.today, day);
          const later = { ...inputs, today, checkins: [...inputs.checkins, checkinOn(today)], isHeld: false };
          const moment = momentToShow({ ...later, seen });
          if (!moment) continue;
          shown.push(moment.id);
          seen = withSeen({ ...later, seen }, moment.id) ?? seen;
          expect(momentToShow({ ...later, seen })).toBeNull();
          // A repeated request, such as one of another device, changes nothing.
          expect(withSeen({ ...later, seen }, moment.id)).toBeNull();
        }
        expect(new Set(shown).size).toBe(shown.length);
      }),
      { numRuns: 500 },
    );
  });

  it('reaches none by running more than planned, which does not increase the longest run either', () => {
    const more = fc.record({ at: fc.nat(), extra: fc.integer({ min: 1, max: 120 }) });
    fc.assert(
      fc.property(randomInputs, more, (inputs, { at, extra }) => {
        const log = inputs.logs[at % Math.max(1, inputs.logs.length)];
        if (log?.status !== 'done' || !log.plannedMinutes) return;
        const minutes = Math.max(log.minutes ?? 0, log.plannedMinutes);
        const planned = { ...log, minutes };
        const longer = { ...log, minutes: minutes + extra };
        const withLog = (changed: LoggedDay) =>
          reachedMoments({ ...inputs, logs: inputs.logs.map((each) => (each === log ? changed : each)) });
        const before = withLog(planned);
        const after = withLog(longer);
        const longestOf = (moments: ReturnType<typeof reachedMoments>) =>
          Math.max(0, ...moments.map((moment) => (moment.kind === 'longest_since' ? moment.minutes : 0)));
        const others = (moments: ReturnType<typeof reachedMoments>) =>
          moments.flatMap(({ id, kind }) => (kind === 'longest_since' ? [] : [id]));
        expect(others(before)).toEqual(expect.arrayContaining(others(after)));
        expect(longestOf(after)).toBeLessThanOrEqual(longestOf(before));
      }),
      { numRuns: 1_000 },
    );
  });

  it('reaches none by a run on a stop day', () => {
    fc.assert(
      fc.property(randomInputs, (inputs) => {
        const painful = inputs.logs.map(({ date }) => checkinOn(date, { pain: 7 }));
        const moments = reachedMoments({ ...inputs, checkins: painful });
        expect(moments.filter(({ kind }) => kind !== 'first_plan')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('needs no streak: a missed week does not remove a kept week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), (missed) => {
        const weeks = weeksOf(4, (date) =>
          weekStartOf(date) === addDays(MONDAY, -7 * (missed + 1)) ? null : logOn(date),
        );
        expect(kinds(givenMoments(weeks))).toEqual(['kept_weeks']);
      }),
    );
  });

  it('covers all kinds of moments', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(randomInputs, (inputs) => {
        for (const { kind } of reachedMoments(inputs)) found.add(kind);
      }),
      { numRuns: 500, seed: 7 },
    );
    expect([...found].toSorted()).toEqual(['first_plan', 'first_week', 'kept_weeks', 'ladder_stage', 'longest_since']);
  });

  it('plans every day of a week exactly once', () => {
    expect(planned(MONDAY, { 1: 30 }).days.map(({ date }) => date)).toEqual(weekDates(MONDAY));
  });
});
