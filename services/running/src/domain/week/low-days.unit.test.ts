import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckinDay } from '../records.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { checkinWith } from '../training/testing/checkins.ts';
import type { Weekday } from '../training/types.ts';
import { isDemanding } from './low-days.ts';
import { moveSession } from './move-session.ts';
import { CRUISE, LONG, MONDAY, SESSIONS, sessionOn, weekWith } from './testing/planned-week.ts';

const TUE = 1;
const WED = 2;
const THU = 3;
const FRI = 4;
const SAT = 5;
const SUN = 6;
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

type Band = CheckinDay['recommendation'];
const SCORES: Record<Band, number> = { Push: 8, Adapt: 6, Recover: 4, Reset: 2 };

/** A check-in of the given band on a day counted from this week's Monday. */
const checkin = (day: number, recommendation: Band): CheckinDay => ({
  date: addDays(MONDAY, day),
  score: SCORES[recommendation],
  recommendation,
  metrics: checkinWith({ sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 6 }).metrics,
});

const weekOn = (day: number, checkins: CheckinDay[], sessions: (DaySession | null)[] = SESSIONS) =>
  weekWith({ today: addDays(MONDAY, day), checkins }, { sessions, runner: { days: WEEKDAYS, maxDaysInRow: 6 } });

const codeOf = ({ week, inputs }: ReturnType<typeof weekOn>, from: Weekday, to: Weekday): string | null => {
  const result = moveSession(week, from, to, { inputs, next: { days: [] } });
  return 'refused' in result ? result.refused.code : null;
};

/** Only the long run on Sunday and a hard session on Wednesday, so that no other rule rejects a move. */
const SPARSE = SESSIONS.map((session, day) => (day === SUN || day === WED ? session : null));

describe('moves after a low check-in', () => {
  it('AHEAD-10 cannot bring Sunday’s long run onto a Recover day or nearer to it', () => {
    const given = weekOn(THU, [checkin(THU, 'Recover')], SPARSE);
    for (const to of [THU, FRI, SAT] as const) expect(codeOf(given, SUN, to)).toBe('low_day');
    expect(codeOf(weekOn(THU, [checkin(THU, 'Adapt')], SPARSE), SUN, FRI)).toBeNull();
  });

  it('AHEAD-10 cannot bring a hard session nearer either, but can move it further from the low day', () => {
    const sessions = SPARSE.map((_, day) => (day === FRI ? sessionOn(FRI, CRUISE) : null));
    const given = weekOn(WED, [checkin(WED, 'Reset')], sessions);
    expect(codeOf(given, FRI, WED)).toBe('closed');
    expect(codeOf(given, FRI, THU)).toBe('low_day');
    expect(codeOf(given, FRI, SAT)).toBeNull();
  });

  it('AHEAD-10 can bring an easy run nearer', () => {
    const sessions = SPARSE.map((session, day) => (day === SAT ? sessionOn(SAT) : session));
    expect(codeOf(weekOn(THU, [checkin(THU, 'Recover')], sessions), SAT, FRI)).toBeNull();
  });

  it('AHEAD-11 are blocked on the day after a low day, but not later, if a better check-in follows', () => {
    const given = weekOn(FRI, [checkin(THU, 'Recover'), checkin(FRI, 'Push')], SPARSE);
    expect(codeOf(given, SUN, FRI)).toBe('low_day');
    expect(codeOf(given, SUN, SAT)).toBeNull();
  });

  it('AHEAD-11 ignore a low check-in that is three days old', () => {
    const low = [checkin(TUE, 'Recover')];
    const sessions = SPARSE.map((session, day) => (day === SUN ? session : null));
    expect(codeOf(weekOn(THU, low, sessions), SUN, SAT)).toBe('low_day');
    expect(codeOf(weekOn(FRI, low, sessions), SUN, SAT)).toBeNull();
  });

  it('AHEAD-12 cannot move the long run after two consecutive low days', () => {
    const sessions = WEEKDAYS.map((day) => (day === SAT ? sessionOn(SAT, LONG) : null));
    const two = [checkin(WED, 'Recover'), checkin(THU, 'Reset')];
    expect(codeOf(weekOn(THU, two, sessions), SAT, SUN)).toBe('low_days_in_row');
    expect(codeOf(weekOn(THU, two.slice(1), sessions), SAT, SUN)).toBeNull();
    expect(codeOf(weekOn(THU, [checkin(TUE, 'Recover'), checkin(THU, 'Recover')], sessions), SAT, SUN)).toBeNull();
  });

  it('AHEAD-13 can be undone', () => {
    const given = weekOn(
      THU,
      [checkin(THU, 'Recover')],
      WEEKDAYS.map((day) => (day === SAT ? sessionOn(SAT, CRUISE) : null)),
    );
    const moved = moveSession(given.week, SAT, SUN, { inputs: given.inputs, next: { days: [] } });
    if ('refused' in moved) throw new Error(moved.refused.code);
    const week = { ...given.week, base: moved.base };
    const back = moveSession(week, SUN, SAT, { inputs: given.inputs, next: { days: [] } });
    expect(back).toMatchObject({ base: given.week.base });
  });
});

const anyBand = fc.option(fc.constantFrom<Band>('Push', 'Adapt', 'Recover', 'Reset'), { nil: null });
const anySession = fc.constantFrom<Partial<DaySession> | null>(
  null,
  {},
  CRUISE,
  { kind: 'long', minutes: 60, role: 'long' },
  { kind: 'long', minutes: 110, role: 'long', isHard: true },
);

describe('moves after any check-ins', () => {
  it('AHEAD-10 never bring a demanding session onto or nearer to a low day or onto the day after it', () => {
    let allowed = 0;
    fc.assert(
      fc.property(
        fc.array(anyBand, { minLength: 7, maxLength: 7 }),
        fc.array(anySession, { minLength: 7, maxLength: 7 }),
        fc.nat(6),
        (bands, kinds, today) => {
          const checkins = bands.flatMap((band, day) => (band && day <= today ? [checkin(day, band)] : []));
          const sessions = kinds.map((own, day) => own && sessionOn(day as Weekday, own));
          const given = weekOn(today, checkins, sessions);
          const low = checkins.filter(({ score }) => score < 5).map(({ date }) => Number(date.slice(8)) - 16);
          const newest = checkins.at(-1);
          for (const from of WEEKDAYS)
            for (const to of WEEKDAYS) {
              const session = sessions[from];
              if (from === to || !session || !isDemanding(session) || codeOf(given, from, to) !== null) continue;
              allowed += 1;
              expect(low).not.toContain(to);
              if (to < from) expect(low).not.toContain(to - 1);
              const isLow = newest !== undefined && newest.score < 5 && today - (low.at(-1) ?? 0) < 3;
              if (isLow) expect(to).toBeGreaterThan(from);
              if (isLow && session.role === 'long') expect(low).not.toContain((low.at(-1) ?? 0) - 1);
            }
        },
      ),
      { numRuns: 150 },
    );
    expect(allowed).toBeGreaterThan(50);
  });
});
