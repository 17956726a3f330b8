import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../build-session.ts';
import type { DaySession } from '../choose-sessions.ts';
import { checkinWith } from '../testing/checkins.ts';
import { testRunner } from '../testing/golden-seasons.ts';
import type { Weekday } from '../types.ts';
import { adaptTrainingWeek } from './adapt-week.ts';
import type { DayContext, LoggedRun } from './context.ts';
import type { DayDraft } from './draft.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 240 } as const;

const session = (day: Weekday, own: Partial<DaySession>): DaySession => ({
  kind: 'easy',
  minutes: 45,
  role: 'easy',
  isHard: false,
  ...own,
  day,
});

/** Tuesday easy, Wednesday cruise, Thursday and Saturday easy, Sunday long. */
const WEEK: (DaySession | null)[] = [
  null,
  session(1, {}),
  session(2, { kind: 'cruise', minutes: 55, reps: 5, role: 'quality', isHard: true }),
  session(3, { minutes: 40 }),
  null,
  session(5, {}),
  session(6, { kind: 'long', minutes: 110, role: 'long', isHard: true }),
];

const contextOf = (own: Partial<DayContext> = {}): DayContext => ({
  runner: testRunner({ days: [1, 2, 3, 5, 6] }),
  today: 0,
  logs: [{ day: -1, status: 'done', minutes: 100, reason: null, isHard: false, ladderStage: null }],
  checkins: [],
  model: { threshold: null, usesHeartRate: false, level: 'Intermediate', established: 200 },
  pains: [],
  pauses: [],
  returned: null,
  gate: null,
  closedDays: [],
  ladderFinished: null,
  carriedLong: null,
  cap: 120,
  isLighter: false,
  kept: new Map(),
  ...own,
});

const keptOn = (day: number, kept: DaySession | null): DayContext['kept'] =>
  new Map([[day, { session: kept, changes: [] }]]);
const adapt = (own: Partial<DayContext> = {}): DayDraft[] => adaptTrainingWeek(WEEK, contextOf(own), null).days;
const minutesOf = (days: readonly DayDraft[]): number[] => days.map((draft) => draft.session?.minutes ?? 0);
const kindsOf = (days: readonly DayDraft[]): (string | null)[] => days.map((draft) => draft.session?.kind ?? null);
const codesOf = (draft: DayDraft | undefined): string[] => (draft?.changes ?? []).map(({ code }) => code);
const skipped = (day: number, reason: LoggedRun['reason']): LoggedRun => ({
  day,
  status: 'skipped',
  minutes: 0,
  reason,
  isHard: false,
  ladderStage: null,
});

const GOOD = checkinWith({ sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 });
const LOW = checkinWith({ sleep: 2, stress: 4, fatigue: 4, pain: 0, readiness: 4 });
/** Leads to a trimmed session. */
const TIRED = checkinWith({ sleep: 3, stress: 5, fatigue: 3, pain: 0, readiness: 8 });
const SICK = checkinWith({ sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 }, { isIll: true });

describe('adaptTrainingWeek', () => {
  it('SEASON-81 has rest and then short easy runs after an unprepared race that the runner ran anyway', () => {
    const days = adapt({ today: 1, races: [{ day: 0, quietDays: 5, restDays: 2 }] });
    expect(minutesOf(days).slice(0, 3)).toEqual([0, 0, 0]);
    for (const { session } of days.slice(3))
      expect([session?.isHard ?? false, (session?.minutes ?? 0) <= 40]).toEqual([false, true]);
    expect(codesOf(days[6])).toEqual(['after_race']);
    expect(minutesOf(adapt({ races: [{ day: 0, quietDays: 5 }] }))).toEqual(minutesOf(adapt()));
  });

  it('WEEK-111 moves no session into the last days before a race and plans nothing hard on the day before it', () => {
    const movedWith = (races: DayContext['races']): boolean =>
      codesOf(adapt({ today: 2, checkins: [{ day: 2, checkin: LOW }], races })[2]).includes('moved_away');
    expect(movedWith([])).toBe(true);
    expect(movedWith([{ day: 8, quietDays: 5 }])).toBe(false);
    expect(adapt({ races: [{ day: 7, quietDays: 5 }] })[6]?.session?.isHard).toBe(false);
  });

  it('WEEK-20 leaves the week unchanged when there are no check-ins or only good ones', () => {
    expect(adapt().map((draft) => draft.session)).toEqual(WEEK);
    const checkins = [0, 1, 2, 3].map((day) => ({ day, checkin: GOOD }));
    expect(adapt({ today: 3, checkins }).map((draft) => draft.session)).toEqual(WEEK);
  });

  it('WEEK-21 makes a Wednesday with a low score very easy and moves its quality session to the next free easy day', () => {
    const days = adapt({ today: 2, checkins: [{ day: 2, checkin: LOW }] });
    expect(days[2]?.session).toMatchObject({ kind: 'recovery', minutes: 30 });
    expect(codesOf(days[2])).toEqual(['action', 'moved_away']);
    expect(days[3]?.session).toMatchObject({ kind: 'cruise', day: 3 });
    const late = adapt({ today: 5, checkins: [{ day: 5, checkin: LOW }], kept: keptOn(3, WEEK[3] ?? null) });
    expect(late[2]?.session).toEqual(WEEK[2]);
  });

  it('WEEK-34 leaves out a quality session when no later day keeps hard days far enough apart', () => {
    const kept = keptOn(3, WEEK[3] ?? null);
    const days = adapt({ today: 2, checkins: [{ day: 2, checkin: LOW }], kept });
    expect(codesOf(days[2])).toEqual(['action', 'left_out']);
  });

  it('WEEK-22 postpones a long run by one day when the next day is free', () => {
    const saturday = WEEK.map((each, day): DaySession | null => {
      if (day === 5) return session(5, { kind: 'long', minutes: 110, role: 'long', isHard: true });
      return day === 6 ? session(6, {}) : each;
    });
    const days = adaptTrainingWeek(saturday, contextOf({ today: 5, checkins: [{ day: 5, checkin: LOW }] }), null).days;
    expect(days[6]?.session).toMatchObject({ kind: 'long', minutes: 110, day: 6 });
    expect(codesOf(days[5])).toContain('moved_away');
  });

  it('WEEK-102 moves a long run from a light day and leaves there the other day’s easy run of at most 30 minutes', () => {
    const withSunday = (sunday: DaySession | null) =>
      WEEK.map((each, day): DaySession | null => {
        if (day === 5) return session(5, { kind: 'long', minutes: 110, role: 'long', isHard: true });
        return day === 6 ? sunday : each;
      });
    const saturdayWith = (sunday: DaySession | null) => {
      const context = contextOf({ today: 5, checkins: [{ day: 5, checkin: LOW }] });
      return adaptTrainingWeek(withSunday(sunday), context, null).days[5]?.session;
    };
    expect(saturdayWith(session(6, { minutes: 25 }))).toMatchObject({ kind: 'recovery', minutes: 25, isHard: false });
    expect(saturdayWith(session(6, { minutes: 45 }))?.minutes).toBe(30);
    expect(saturdayWith(null)).toBeNull();
  });

  it('WEEK-68 postpones a long run in its trimmed form after a run skipped for fatigue', () => {
    const logs = [skipped(4, 'fatigue')];
    const saturday = WEEK.map((each, day): DaySession | null => {
      if (day === 5) return session(5, { kind: 'long', minutes: 110, role: 'long', isHard: true });
      return day === 6 ? session(6, {}) : each;
    });
    const context = contextOf({ today: 5, logs, checkins: [{ day: 5, checkin: LOW }], kept: keptOn(4, null) });
    const { days } = adaptTrainingWeek(saturday, context, null);
    expect(days[6]?.session).toMatchObject({ kind: 'long', minutes: 90 });
    const kept = new Map([...context.kept, [5, { session: null, changes: days[5]?.changes ?? [] }] as const]);
    const next = adaptTrainingWeek(saturday, { ...context, today: 6, kept }, null).days;
    expect(next[6]?.session).toEqual(days[6]?.session);
  });

  it('WEEK-68 plans an easy run no longer than the trimmed quality session that it replaces after a fatigue skip', () => {
    const logs = [skipped(0, 'fatigue')];
    const checkins = [0, 1].map((day) => ({ day, checkin: LOW }));
    const trimmed = adapt({ today: 1, logs, checkins: checkins.slice(0, 1) })[2]?.session;
    const easy = adapt({ today: 1, logs, checkins })[2];
    expect(codesOf(easy)).toEqual(['after_light_days', 'fatigue_skip']);
    expect(easy?.session?.minutes).toBe(trimmed && buildSession(trimmed, MODEL).minutes);
  });

  it('WEEK-94 shortens every run of a lighter week, but not a race', () => {
    const race = session(6, { kind: 'race', minutes: 50, meters: 10_000, role: 'fixed', isHard: true });
    const { days } = adaptTrainingWeek([...WEEK.slice(0, 6), race], contextOf({ isLighter: true }), null);
    expect(days[1]?.session).toMatchObject({ kind: 'easy', minutes: 35 });
    expect(days[6]?.session).toEqual(race);
  });

  it('WEEK-23 plans rest on sick days and easy runs for the same number of days afterwards', () => {
    const days = adapt({ today: 1, pauses: [{ kind: 'illness', from: 0, to: 1 }] });
    expect(kindsOf(days).slice(0, 4)).toEqual([null, null, null, 'easy']);
    expect(codesOf(days[3])).toContain('after_illness');
    expect(adapt({ today: 0, checkins: [{ day: 0, checkin: SICK }] })[0]?.session).toBeNull();
  });

  it('WEEK-24 plans rest while the runner travels', () => {
    expect(minutesOf(adapt({ pauses: [{ kind: 'travel', from: 1, to: 3 }] }))).toEqual([0, 0, 0, 0, 0, 45, 110]);
  });

  it('WEEK-25 shortens runs and drops quality sessions in the week of the return after nine days off', () => {
    const days = adapt({ returned: { days: 9, counted: 9, hasRun: false } });
    expect(minutesOf(days)).toEqual([0, 30, 45, 30, 0, 35, 85]);
    expect(days[2]?.session).toMatchObject({ kind: 'easy' });
    expect(codesOf(days[1])).toEqual(['return']);
  });

  it('WEEK-26 follows the physio coach: no running, only walks, or ladder sessions with a day between them', () => {
    expect(minutesOf(adapt({ gate: { level: 'stop', stage: 0, runWalk: null, gap: 2 } }))).toEqual(Array(7).fill(0));
    const walks = adapt({ gate: { level: 'walk', stage: 0, runWalk: null, gap: 2 } });
    expect(new Set(kindsOf(walks))).toEqual(new Set([null, 'walk']));
    const ladder = adapt({ gate: { level: 'ladder', stage: 2, runWalk: { run: 60, walk: 120, rounds: 8 }, gap: 2 } });
    expect(kindsOf(ladder)).toEqual([null, 'ladder', null, 'ladder', null, 'ladder', null]);
  });

  it('PHASE-337 keeps the days between ladder sessions after any logged run, but not after a planned walk', () => {
    const gate = { level: 'ladder', stage: 2, runWalk: { run: 60, walk: 120, rounds: 8 }, gap: 2 } as const;
    const firstAfter = (log: Partial<LoggedRun>, kind: 'easy' | 'walk' = 'easy') => {
      const kept = keptOn(1, session(1, { kind, minutes: 30 }));
      const run = { day: 1, status: 'done', minutes: 30, reason: null, isHard: false, ladderStage: null } as const;
      return kindsOf(adapt({ gate, today: 2, kept, logs: [{ ...run, ...log }] })).indexOf('ladder');
    };
    expect([firstAfter({}), firstAfter({ ladderStage: 2 })]).toEqual([3, 3]);
    expect([firstAfter({}, 'walk'), firstAfter({ minutes: 45 }, 'walk')]).toEqual([2, 3]);
    expect(firstAfter({ status: 'skipped', minutes: 0 })).toBe(2);
  });

  it('WEEK-27 plans easy running after a run skipped for pain and no running after a second one within a week', () => {
    const once = adapt({ today: 2, logs: [skipped(1, 'pain')] });
    expect(once[2]?.session).toMatchObject({ kind: 'easy', minutes: 40 });
    const twice = adapt({ today: 2, logs: [skipped(-3, 'pain'), skipped(1, 'pain')] });
    expect(minutesOf(twice).slice(2)).toEqual([0, 0, 0, 0, 0]);
    const calm = [-1, 0].map((day) => ({ day, pain: 1 }));
    expect(adapt({ today: 2, logs: [skipped(-3, 'pain'), skipped(-2, 'pain')], pains: calm })[2]?.session).toEqual(
      WEEK[2],
    );
  });

  it('WEEK-28 trims the next quality session after a run skipped for fatigue', () => {
    const days = adapt({ today: 1, logs: [skipped(1, 'fatigue')], kept: keptOn(1, null) });
    expect(days[2]?.session).toMatchObject({ kind: 'cruise', reps: 3 });
    expect(codesOf(days[2])).toEqual(['fatigue_skip']);
  });

  it('WEEK-35 postpones no long run to a day of travel or illness', () => {
    const saturday = WEEK.map((each, day): DaySession | null => {
      if (day === 5) return session(5, { kind: 'long', minutes: 110, role: 'long', isHard: true });
      return day === 6 ? null : each;
    });
    const checkins = [{ day: 5, checkin: LOW }];
    const context = contextOf({ today: 5, checkins });
    expect(adaptTrainingWeek(saturday, context, null).days[6]?.session).toMatchObject({ kind: 'long' });
    for (const kind of ['travel', 'illness'] as const) {
      const { days } = adaptTrainingWeek(saturday, { ...context, pauses: [{ kind, from: 6, to: 6 }] }, null);
      expect(days[6]?.session).toBeNull();
    }
  });

  it('WEEK-36 makes the run after two Light or Rest days easy, and keeps quality after one ordinary day', () => {
    const light = [0, 1].map((day) => ({ day, checkin: LOW }));
    const days = adapt({ today: 2, checkins: [...light, { day: 2, checkin: GOOD }] });
    expect(days[2]?.session).toMatchObject({ kind: 'easy' });
    expect(codesOf(days[2])).toEqual(['after_light_days']);
    const ordinary = [
      { day: 0, checkin: LOW },
      { day: 1, checkin: GOOD },
      { day: 2, checkin: GOOD },
    ];
    expect(adapt({ today: 2, checkins: ordinary })[2]?.session).toEqual(WEEK[2]);
  });

  it('WEEK-37 trims the quality session after three trimmed days', () => {
    const checkins = [-1, 0, 1].map((day) => ({ day, checkin: TIRED }));
    const days = adapt({ today: 2, checkins: [...checkins, { day: 2, checkin: GOOD }] });
    expect(days[2]?.session).toMatchObject({ kind: 'cruise', reps: 3 });
    expect(adapt({ today: 2, checkins: checkins.slice(1) })[2]?.session).toEqual(WEEK[2]);
  });

  it('WEEK-38 makes the quality session easy, not the long run, when the two are too close', () => {
    const close = WEEK.map((each, day): DaySession | null =>
      day === 5 ? session(5, { kind: 'cruise', minutes: 55, reps: 5, role: 'quality', isHard: true }) : each,
    );
    const { days } = adaptTrainingWeek(close, contextOf({ today: 3 }), null);
    expect(days[5]?.session).toMatchObject({ kind: 'easy' });
    expect(days[6]?.session).toEqual(WEEK[6]);
  });

  it('WEEK-29 keeps every run within the session cap', () => {
    const days = adapt({ cap: 90 });
    expect(days[6]?.session?.minutes).toBe(90);
    expect(codesOf(days[6])).toEqual(['cap']);
  });

  const checkin = fc.constantFrom(
    GOOD,
    LOW,
    SICK,
    checkinWith({ sleep: 3, stress: 3, fatigue: 3, pain: 4, readiness: 6 }),
  );
  const anyContext = fc
    .record({
      today: fc.integer({ min: 0, max: 6 }),
      checkins: fc.array(fc.record({ day: fc.integer({ min: -20, max: 6 }), checkin }), { maxLength: 12 }),
      logs: fc.array(
        fc.record({
          day: fc.integer({ min: -20, max: 6 }),
          status: fc.constantFrom('done' as const, 'skipped' as const),
          reason: fc.constantFrom('time' as const, 'pain' as const, 'fatigue' as const, null),
          isHard: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
      pains: fc.array(fc.record({ day: fc.integer({ min: -10, max: 6 }), pain: fc.integer({ min: 0, max: 6 }) }), {
        maxLength: 6,
      }),
      pauses: fc.array(
        fc.record({
          kind: fc.constantFrom('illness' as const, 'travel' as const),
          from: fc.integer({ min: -8, max: 6 }),
          to: fc.integer({ min: -8, max: 8 }),
        }),
        { maxLength: 2 },
      ),
      cap: fc.integer({ min: 30, max: 150 }),
      isLighter: fc.boolean(),
      level: fc.constantFrom('stop' as const, 'walk' as const, 'ladder' as const, 'clear' as const, null),
    })
    .map(({ level, logs, ...own }) =>
      contextOf({
        ...own,
        logs: logs.map((log) => ({ ...log, minutes: log.status === 'done' ? 40 : 0, ladderStage: null })),
        gate: level && { level, stage: 1, runWalk: { run: 60, walk: 120, rounds: 8 }, gap: 2 },
      }),
    );

  it('WEEK-30 never lengthens a run, adds one only for the ladder or a moved session, and is deterministic', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const { days } = adaptTrainingWeek(WEEK, context, null);
        expect(adaptTrainingWeek(WEEK, context, null).days).toEqual(days);
        for (const { planned, session: current, changes } of days) {
          if (!current) continue;
          const codes = changes.map(({ code }) => code);
          if (codes.some((code) => ['moved_here', 'ladder', 'physio_walk'].includes(code))) continue;
          expect(planned).not.toBeNull();
          const before = planned ? buildSession(planned, MODEL).minutes : 0;
          expect(buildSession(current, MODEL).minutes).toBeLessThanOrEqual(before);
        }
      }),
    );
  });

  it('WEEK-31 returns a change for every day that differs from the plan, and none for other days', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        for (const { planned, session: current, changes } of adaptTrainingWeek(WEEK, context, null).days) {
          const differs = JSON.stringify(planned) !== JSON.stringify(current);
          expect(changes.length > 0).toBe(differs);
        }
      }),
    );
  });

  it('WEEK-32 never changes a logged or past day', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const own = session(2, { minutes: 33 });
        const { days } = adaptTrainingWeek(WEEK, { ...context, kept: keptOn(2, own) }, null);
        expect(days[2]).toMatchObject({ session: own, changes: [] });
      }),
    );
  });

  it('WEEK-33 plans no running while the gate is stop or walk', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        if (context.gate?.level !== 'stop' && context.gate?.level !== 'walk') return;
        for (const [day, { session: current }] of adaptTrainingWeek(WEEK, context, null).days.entries()) {
          if (day >= context.today && current) expect(current.kind).toBe('walk');
        }
      }),
    );
  });
});
