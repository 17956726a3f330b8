import { type DoseUnit, daysBetween, type LoadUnit } from '@stridewell/contracts/web';
import type { DayAssessment } from '../day-assessment.ts';
import { type HourVerdict, judgeHour } from '../hour-later.ts';
import { byDate } from '../injury-days.ts';
import { isMorningAnswered } from '../morning.ts';
import type { SessionLog } from '../types.ts';

type LoggedExercise = SessionLog['exercises'][number];
export type WorkSet = LoggedExercise['sets'][number];

/** The work of one day on one exercise. Two sessions on one day are counted as one. */
export interface WorkDay {
  exerciseId: string;
  date: string;
  /** The sets of each side that worked, the side with the most sets first. Each has at least one set. */
  sides: readonly (readonly WorkSet[])[];
  /** Highest pain; null if it was not answered. */
  pain: number | null;
  /** Highest pain one hour after the day's sessions with this exercise; null if it was not answered. */
  hourPain: number | null;
  unit: LoadUnit;
  /** Greatest load of the day, in the unit. */
  value: number;
}

const sidesOf = (logged: readonly LoggedExercise[]): WorkSet[][] => {
  const sides = new Map<string, WorkSet[]>();
  for (const { side, sets } of logged) sides.set(side, [...(sides.get(side) ?? []), ...sets]);
  return [...sides]
    .sort(([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other))
    .map(([, sets]) => sets);
};

/** The log of an exercise on a day, and the pain one hour after its sessions. */
interface DayLog {
  logged: readonly LoggedExercise[];
  hours: readonly number[];
}

const highest = (answers: readonly number[]): number | null => (answers.length > 0 ? Math.max(...answers) : null);

const dayOf = (exerciseId: string, date: string, { logged, hours }: DayLog): WorkDay => {
  const sides = sidesOf(logged);
  const loads = sides.flat().map(({ load }) => load);
  const answers = logged.flatMap(({ pain }) => pain ?? []);
  return {
    ...{ exerciseId, date, sides, unit: loads[0]?.unit ?? 'none' },
    pain: highest(answers),
    hourPain: highest(hours),
    value: Math.max(0, ...loads.map(({ value }) => value)),
  };
};

/** Returns the days up to today on which an exercise was logged with sets, ascending. */
export const workDaysOf = (exerciseId: string, sessions: readonly SessionLog[], today: string): WorkDay[] => {
  const days = new Map<string, DayLog>();
  for (const { date, exercises, hourLater } of sessions) {
    const done = exercises.filter(
      (logged) => logged.exerciseId === exerciseId && logged.status !== 'skipped' && logged.sets.length > 0,
    );
    if (done.length === 0 || date > today) continue;
    const before = days.get(date) ?? { logged: [], hours: [] };
    days.set(date, {
      logged: [...before.logged, ...done],
      hours: [...before.hours, ...(hourLater ? [hourLater.pain] : [])],
    });
  }
  return [...days].map(([date, day]) => dayOf(exerciseId, date, day)).sort(byDate);
};

const MINUTE = 60;

/** Returns the completed amount of a set, in the unit of the dose. The player logs minutes in seconds. */
export const amountOf = ({ reps, seconds, metres }: WorkSet, unit: DoseUnit): number => {
  const amount = reps ?? seconds ?? metres ?? 0;
  return unit === 'minutes' ? amount / MINUTE : amount;
};

/** Data for evaluating a day's work. */
export interface Judge {
  /** Assessed check-ins, ascending. */
  days: readonly DayAssessment[];
  /** Maximum pain during the exercise that is inside the limit. */
  painLimit: number;
}

/** The first check-in after a day's work, up to a date. */
export const morningAfter = ({ days }: Judge, date: string, until: string): DayAssessment | undefined =>
  days.find((day) => day.date > date && day.date <= until);

/** True if the first check-in after a day's work states how the morning was. Only then may anything be increased. */
export const isMorningTold = (judge: Judge, date: string, until: string): boolean => {
  const next = morningAfter(judge, date, until);
  return next !== undefined && isMorningAnswered(next.checkin);
};

/** Classifies the pain one hour after a day's work against the limit of the exercise. */
export const hourOf = ({ painLimit }: Judge, { hourPain }: WorkDay): HourVerdict =>
  hourPain === null ? 'inside' : judgeHour(hourPain, { inside: painLimit, limit: painLimit });

/**
 * True if a day's work was too much, as known on a later date: pain above the limit, a flare-up an hour after it, a
 * worse morning after it, or a flare-up or bone pain since then.
 */
export const wentBadly = (judge: Judge, work: WorkDay, until: string): boolean =>
  (work.pain ?? 0) > judge.painLimit || hourOf(judge, work) === 'flare' || wasBadSince(judge, work, until);

const wasBadSince = (judge: Judge, { date }: WorkDay, until: string): boolean =>
  morningAfter(judge, date, until)?.isWorse === true ||
  judge.days.some((day) => day.isFlareStart && day.date > date && day.date <= until) ||
  judge.days.some((day) => day.isBoneSore && day.date >= date && day.date <= until);

/** Requirements for a success. */
export interface Target {
  unit: DoseUnit;
  sets: number;
  amount: number;
  /** True if the runner is asked how many more repetitions were possible, as after heavy sets. */
  asksReserve: boolean;
}

/**
 * True if every set of every side reached the target with a repetition in reserve, the pain was within the limit, and
 * the next morning, as known on a later date, was not worse.
 */
export const isSuccess = (judge: Judge, work: WorkDay, target: Target, until: string): boolean => {
  const { sides, pain, date } = work;
  const hasReserve = sides.every((sets) => (sets.at(-1)?.rir ?? 0) >= 1);
  return (
    (sides[0]?.length ?? 0) >= target.sets &&
    sides.flat().every((set) => amountOf(set, target.unit) >= target.amount) &&
    (!target.asksReserve || hasReserve) &&
    pain !== null &&
    hourOf(judge, work) === 'inside' &&
    !wentBadly(judge, work, until) &&
    isMorningTold(judge, date, until)
  );
};

/** True if a set was below the lowest number of the dose. */
export const isBelow = ({ sides }: WorkDay, { unit, from }: { unit: DoseUnit; from: number }): boolean =>
  sides.flat().some((set) => amountOf(set, unit) < from);

/** Fraction by which a dose decreases after days without the exercise. */
export const gapShare = (days: number): number => {
  if (days > 28) return 0.4;
  if (days >= 15) return 0.2;
  return days >= 8 ? 0.1 : 0;
};

/** Fraction by which a dose decreases after work that was too much, and after too few repetitions. */
export const PAIN_SHARE = 0.2;
export const FEW_SHARE = 0.1;
/** Number of consecutive clean sessions before an increase, and minimum number of days between two increases. */
export const SUCCESSES = 2;
export const RAISE_DAYS = 5;
/** Number of days after a worse morning or too much pain during which nothing is increased. */
const WORSE_DAYS = 7;
/** Number of usual mornings that settle a session that was too much. */
const CALM_MORNINGS = 2;

/** The reason why nothing may be increased on a date; null if an increase is allowed. */
export type HoldCause = 'worse' | 'sore' | 'hour' | null;

/**
 * Returns the reason why nothing may be increased on a date: a worse morning or too much pain in this exercise in the
 * seven days before, tissue or muscles that have not settled in the newest check-in, or pain outside the limit an hour
 * after the last session.
 */
export const holdCauseOf = (judge: Judge, works: readonly WorkDay[], date: string): HoldCause => {
  const isRecent = (then: string): boolean => then <= date && daysBetween(then, date) < WORSE_DAYS;
  const hurt = works.some((work) => isRecent(work.date) && (work.pain ?? 0) > judge.painLimit);
  if (hurt || judge.days.some((day) => (day.isWorse || day.isBoneSore) && isRecent(day.date))) return 'worse';
  const newest = judge.days.findLast((day) => day.date <= date);
  if (newest && (newest.isUnsettled || newest.checkin.muscleSorenessOnly === true)) return 'sore';
  const last = works.findLast((work) => work.date <= date);
  return newest?.isHourOutside || (last && hourOf(judge, last) !== 'inside') ? 'hour' : null;
};

/** True after work that was too much, until two mornings have been as usual. */
export const isUnsettled = (judge: Judge, works: readonly WorkDay[], today: string): boolean => {
  const bad = works.findLast((work, at) => wentBadly(judge, work, works[at + 1]?.date ?? today));
  if (!bad) return false;
  return judge.days.filter((day) => day.date > bad.date && day.date <= today && !day.isWorse).length < CALM_MORNINGS;
};
