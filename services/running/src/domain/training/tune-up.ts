import { addDays, daysBetween, type RaceGoal } from '@stridewell/contracts/web';
import { recoveryAfter } from './after-race.ts';
import type { DaySession } from './choose-sessions.ts';
import { AFTER_LONG, BETWEEN_HARD } from './place-week.ts';
import { hardDayGap, mostOtherRun } from './runner.ts';
import { GOALS } from './tables.ts';
import type { TrainingRunner, TrainingWeek, Weekday } from './types.ts';

/**
 * A race on the way to the main race. A `B` race is preceded by a few easy days; a `C` race replaces a quality session.
 */
export interface TuneUpRace {
  goal: RaceGoal;
  /** `YYYY-MM-DD` */
  date: string;
  priority: 'B' | 'C';
  /** True for a race that the runner should not start: the days before it are easy, and its day stays free. */
  isRefused?: boolean;
}

/** Number of easy days after a B race (section 3.7 of the plans page). */
const EASY_DAYS_AFTER: Readonly<Record<RaceGoal, number>> = {
  '5k': 2,
  '10k': 3,
  half_marathon: 6,
  marathon: 14,
  ultra: 14,
};
/** Number of days after a B race on which easy runs are short, at most; a half marathon has more easy days than these. */
const SHORT_DAYS_AFTER = 3;
const WEEK_SHARE = 0.9;
/**
 * Maximum length of the run two days before a B race, length of the run on the day before it, and maximum length of the
 * run on the day before a C race, in minutes.
 */
const BEFORE = { two: 40, one: 20, training: 30 };
const DAYS_WITHOUT_QUALITY = 3;
/** Maximum length of an easy run that replaces openers or strides after a half marathon or longer, in minutes. */
const OPENERS_EASY = 40;

/** Minimum number of days between a B race and the main race. */
const LEAST_DAYS_TO_MAIN: Readonly<Record<RaceGoal, number>> = {
  '5k': 7,
  '10k': 7,
  half_marathon: 14,
  marathon: 14,
  ultra: 14,
};

/**
 * Returns the race with an allowed priority: a B race too close to the main race is run as a C race, and a half
 * marathon or longer is never a training session.
 */
export const withAllowedPriority = (race: TuneUpRace, main: { goal: RaceGoal; date: string } | null): TuneUpRace => {
  if (GOALS[race.goal].distance !== 'short') return { ...race, priority: 'B' };
  const isTooClose = main !== null && Math.abs(daysBetween(race.date, main.date)) < LEAST_DAYS_TO_MAIN[main.goal];
  return isTooClose ? { ...race, priority: 'C' } : race;
};

/** Returns the week around a tune-up race: lighter and without a long run for a B race, with one quality session less. */
export const aroundTuneUp = <T extends TrainingWeek>(week: T, { priority }: TuneUpRace): T =>
  priority === 'B'
    ? {
        ...week,
        minutes: Math.round((WEEK_SHARE * week.minutes) / 5) * 5,
        longMinutes: 0,
        racePaceMinutes: 0,
        quality: week.quality.slice(0, 1),
      }
    : { ...week, quality: week.quality.slice(0, Math.max(0, week.quality.length - 1)) };

const easyOf = (session: DaySession, minutes: number): DaySession => ({
  kind: 'easy',
  minutes: Math.min(session.minutes, minutes),
  day: session.day,
  role: 'easy',
  isHard: false,
});

/** Number of days without a run after a race on the way; only a marathon or ultra has them (section 3.7). */
const restDaysAfter = ({ goal }: TuneUpRace, { age }: TrainingRunner): number =>
  goal === 'marathon' || goal === 'ultra' ? recoveryAfter(goal, age).restDays : 0;

/**
 * Maximum length of a run on a day near a race on the way, in minutes. The day after the race is like the day after a
 * long run, and the minutes of a long run that the race replaces do not return on the days around it.
 * @param toRace number of days until the race, negative after it
 * @param isKey true if the run replaces a hard session or a long run
 */
const mostNear = ({ goal, priority }: TuneUpRace, toRace: number, runner: TrainingRunner, isKey: boolean): number => {
  if (toRace === -1) return AFTER_LONG[runner.level];
  if (priority === 'C') return Math.abs(toRace) < hardDayGap(runner) && isKey ? BETWEEN_HARD[runner.level] : Infinity;
  const isNear =
    toRace > 0 ? toRace <= DAYS_WITHOUT_QUALITY : -toRace <= Math.min(EASY_DAYS_AFTER[goal], SHORT_DAYS_AFTER);
  return isNear ? BETWEEN_HARD[runner.level] : Infinity;
};

/**
 * Returns a week's sessions with a tune-up race of this or of the previous week: the race itself, easy running before a
 * B race and after it, no run in the first days after a marathon or ultra, and no other hard session closer than the
 * required gap.
 * @param raceMinutes expected duration of the race, in minutes
 */
export const withTuneUp = (
  days: readonly (DaySession | null)[],
  race: TuneUpRace,
  { weekStart, raceMinutes, runner }: { weekStart: string; raceMinutes: number; runner: TrainingRunner },
): (DaySession | null)[] =>
  days.map((session, index): DaySession | null => {
    const toRace = daysBetween(addDays(weekStart, index), race.date);
    const day = index as Weekday;
    if (race.isRefused && toRace <= 0) return toRace === 0 ? null : session;
    if (toRace === 0) return { kind: 'race', minutes: Math.round(raceMinutes), day, role: 'fixed', isHard: true };
    if (!session || session.kind === 'race') return session;
    if (toRace < 0 && -toRace <= restDaysAfter(race, runner)) return null;
    const isKey = session.isHard || session.role === 'quality' || session.role === 'long';
    const isNear = Math.abs(toRace) < hardDayGap(runner);
    const isAfter = toRace < 0 && -toRace <= EASY_DAYS_AFTER[race.goal];
    const most = mostNear(race, toRace, runner, isKey);
    const easy = (): DaySession => easyOf(session, Math.min(most, mostOtherRun(runner)));
    const calm = session.minutes > most ? easy() : session;
    if (race.priority === 'C') {
      if (toRace === 1) return easyOf(session, BEFORE.training);
      return isKey && isNear ? easy() : calm;
    }
    // After a half marathon or longer, the runner is too tired for the openers of the next race.
    const isFast = session.kind === 'openers' || session.kind === 'strides';
    if (isAfter && isFast && GOALS[race.goal].distance !== 'short')
      return easyOf(session, Math.min(most, OPENERS_EASY));
    if (toRace === 1) return { kind: 'shakeout', minutes: BEFORE.one, reps: 4, day, role: 'easy', isHard: false };
    if (toRace === 2) return easyOf(session, BEFORE.two);
    const isBefore = toRace > 0 && toRace <= DAYS_WITHOUT_QUALITY;
    return isKey && (isBefore || isAfter || isNear) ? easy() : calm;
  });
