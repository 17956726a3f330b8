import { EMPTY_BACKGROUND } from '../../background.ts';
import type { DaySession } from '../../training/choose-sessions.ts';
import { testRunner } from '../../training/testing/golden-seasons.ts';
import type { TrainingRunner, Weekday } from '../../training/types.ts';
import { currentWeek } from '../current-week.ts';
import { keptDays } from '../kept-days.ts';
import { makeWeek } from '../make-week.ts';
import type { WeekBase, WeekInputs, WeekState } from '../types.ts';

export const MONDAY = '2026-11-16';

/** Returns the inputs of the first week of an Intermediate 10k runner without a race, unless stated otherwise. */
export const inputsWith = (
  own: Partial<WeekInputs> = {},
  runner: Partial<TrainingRunner> = {},
  stored: WeekState | null = null,
): WeekInputs => {
  const inputs: WeekInputs = {
    profiled: {
      runner: testRunner({ goal: '10k', days: [0, 2, 4, 6], age: 35, ...runner }),
      assumed: [],
      raceDate: null,
      threshold: 300,
      isNewToRunning: false,
    },
    background: { ...EMPTY_BACKGROUND, usualWeekMinutes: 200, longestRunMinutes: 80, hasRunFast: true },
    lastRace: null,
    programmeStart: MONDAY,
    weekStart: MONDAY,
    today: MONDAY,
    records: [],
    checkins: [],
    pauses: [],
    physio: null,
    isClosedToday: false,
    lighter: null,
    earlier: [],
    base: stored?.base ?? null,
    replaced: stored?.base ?? null,
    kept: new Map(),
    ...own,
  };
  return { ...inputs, kept: own.kept ?? keptDays(stored, inputs.records, inputs) };
};

/** A week as planned on its Monday, and the same week on a later day. */
export const plannedWeek = (own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}) => {
  const week = makeWeek(inputsWith({}, runner));
  const inputs = inputsWith(own, runner, week);
  return { week: makeWeek(inputs), inputs };
};

/** A session of the given day, an easy run of 45 minutes unless stated otherwise. */
export const sessionOn = (day: Weekday, own: Partial<DaySession> = {}): DaySession => ({
  kind: 'easy',
  minutes: 45,
  role: 'easy',
  isHard: false,
  ...own,
  day,
});

export const CRUISE = { kind: 'cruise', minutes: 55, reps: 5, role: 'quality', isHard: true } as const;
export const LONG = { kind: 'long', minutes: 110, role: 'long', isHard: true } as const;

/**
 * Easy runs on Tuesday, Thursday and Saturday, cruise on Wednesday, the long run on Sunday. Monday is not available.
 */
export const SESSIONS: (DaySession | null)[] = [
  null,
  sessionOn(1),
  sessionOn(2, CRUISE),
  sessionOn(3, { minutes: 40 }),
  null,
  sessionOn(5),
  sessionOn(6, LONG),
];

/** A week with the given sessions, and its inputs. */
export const weekWith = (
  own: Partial<WeekInputs> = {},
  {
    runner = {},
    sessions = SESSIONS,
    base = {},
  }: {
    runner?: Partial<TrainingRunner>;
    sessions?: (DaySession | null)[];
    base?: Partial<WeekBase>;
  } = {},
) => {
  const who = { days: [1, 2, 3, 4, 5, 6] as const, hours: 6, ...runner };
  const start = makeWeek(inputsWith({}, who));
  const planned = {
    ...start.base,
    week: { ...start.base.week, cap: 120 },
    sessions,
    strength: sessions.map(() => null),
    ...base,
  };
  const stored = currentWeek(planned, inputsWith({}, who, start));
  const inputs = inputsWith(own, who, stored);
  return { week: currentWeek(planned, inputs), inputs };
};
