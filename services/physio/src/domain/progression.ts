import { daysBetween, type LoadUnit } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import type { DayAssessment } from './day-assessment.ts';
import type { PlannedExercise } from './programmes/types.ts';
import type { SessionLog } from './types.ts';

/** Smallest change of a weight, and the first weight on one leg and on two, in kilograms. */
const KG_STEP = 1;
const FIRST_KG = { oneLeg: 2, twoLegs: 4 } as const;
const STRONGEST_BAND = 5;
const SUCCESSES = 2;
/** Least number of days between two raises, and the days after a worse morning in which nothing is raised. */
const RAISE_DAYS = 5;
const WORSE_DAYS = 7;

/** A suggested load and why it is suggested. */
export interface LoadSuggestion {
  unit: LoadUnit;
  value: number;
  reason: PhysioFact;
}

type LoggedExercise = SessionLog['exercises'][number];

/** One logged session of an exercise that has numbers. */
interface Entry {
  date: string;
  logged: LoggedExercise;
  unit: LoadUnit;
  value: number;
}

export interface ProgressionSubject {
  exercise: PlannedExercise;
  sessions: readonly SessionLog[];
  days: readonly DayAssessment[];
  today: string;
  painLimit: number;
  /** All numbers of the exercise's table of repetition maximums; missing without a table. */
  maximums?: readonly number[];
}

const repsOf = ({ reps, seconds, metres }: LoggedExercise['sets'][number]): number => reps ?? seconds ?? metres ?? 0;

const entriesOf = ({ exercise, sessions, today }: ProgressionSubject): Entry[] =>
  sessions
    .flatMap(({ date, exercises }) =>
      exercises.flatMap((logged): Entry[] => {
        const [first] = logged.sets;
        if (logged.exerciseId !== exercise.id || logged.status === 'skipped' || !first || date > today) return [];
        return [{ date, logged, unit: first.load.unit, value: Math.max(...logged.sets.map(({ load }) => load.value)) }];
      }),
    )
    .sort((a, b) => a.date.localeCompare(b.date));

/** The first check-in after a date. */
const morningAfter = (days: readonly DayAssessment[], date: string): DayAssessment | undefined =>
  days.find((day) => day.date > date);

const wentBadly = ({ days, painLimit }: ProgressionSubject, { date, logged }: Entry): boolean =>
  (logged.pain ?? 0) > painLimit || morningAfter(days, date)?.isWorse === true;

/** True when all sets reached the upper number with one repetition in reserve, within the limits and a calm morning. */
const isSuccess = (subject: ProgressionSubject, entry: Entry): boolean => {
  const { exercise, days } = subject;
  const { sets, pain } = entry.logged;
  const last = sets.at(-1);
  return (
    sets.length >= exercise.dose.sets &&
    sets.every((set) => repsOf(set) >= exercise.dose.to) &&
    last !== undefined &&
    (last.rir ?? 0) >= 1 &&
    pain !== null &&
    !wentBadly(subject, entry) &&
    morningAfter(days, entry.date) !== undefined
  );
};

const isBelow = ({ exercise }: ProgressionSubject, { logged }: Entry): boolean =>
  logged.sets.some((set) => repsOf(set) < exercise.dose.from);

/** Returns a lower weight, by a share and at least one step. */
const lowered = (value: number, share: number): number =>
  Math.max(0, Math.min(value - KG_STEP, Math.floor(value * (1 - share))));

/** Share by which a load decreases after days without the exercise. */
const gapShare = (days: number): number => {
  if (days > 28) return 0.4;
  if (days >= 15) return 0.2;
  return days >= 8 ? 0.1 : 0;
};

const down = ({ unit, value }: Entry, share: number): number => {
  if (unit === 'band') return Math.max(1, value - 1);
  return unit === 'kg' ? lowered(value, share) : 0;
};

/** Returns the next weight: 5 % more, at least one step, and at most the larger of 10 % and one step. */
const raised = ({ exercise }: ProgressionSubject, { unit, value }: Entry): { unit: LoadUnit; value: number } => {
  if (unit === 'band') return { unit, value: Math.min(STRONGEST_BAND, value + 1) };
  if (unit === 'none') return { unit: 'kg', value: exercise.perSide ? FIRST_KG.oneLeg : FIRST_KG.twoLegs };
  const step = Math.max(KG_STEP, Math.round(value * 0.05));
  return { unit, value: Math.min(value + step, Math.max(Math.floor(value * 1.1), value + KG_STEP)) };
};

/** True when nothing may be raised: a raise in the last days, a worse morning in the last week, or a flare-up. */
const mustHold = ({ days, today }: ProgressionSubject, entries: readonly Entry[]): boolean => {
  const current = entries.at(-1);
  const since = entries.findLastIndex(({ value, unit }) => value !== current?.value || unit !== current?.unit);
  const first = entries[since + 1];
  const wasRaised = since >= 0 && first !== undefined && daysBetween(first.date, today) < RAISE_DAYS;
  const isWorse = days.some((day) => day.isWorse && daysBetween(day.date, today) < WORSE_DAYS && day.date <= today);
  return wasRaised || isWorse || days.at(-1)?.flare.since !== null;
};

/** Largest rise of a load at a change of the number of repetitions. */
const MOST_AT_CHANGE = 1.15;
/** Constant of the formula that relates a load to the repetitions it allows (Epley). */
const EPLEY = 30;

/** The number of the table that a logged session aimed at: the one next to the repetitions of its first set. */
const loggedMaximum = ({ exercise, maximums = [] }: ProgressionSubject, { logged }: Entry): number => {
  const [first] = logged.sets;
  const { to } = exercise.dose;
  if (!first) return to;
  const off = (n: number): number => Math.abs(n - repsOf(first));
  return maximums.reduce((nearest, n) => (off(n) < off(nearest) ? n : nearest), to);
};

/** The weight for another number of repetitions, rounded down to a step. Body weight is left out, so it starts low. */
const atMaximum = (value: number, before: number, n: number): number =>
  Math.floor(Math.min((value * (EPLEY + before)) / (EPLEY + n), value * MOST_AT_CHANGE));

/** Suggests the first weight after a change of the number of repetitions. It never rises in a week that must hold. */
const suggestChanged = (
  subject: ProgressionSubject,
  { value, isShort, isCalm }: { value: number; isShort: boolean; isCalm: boolean },
  before: number,
): LoadSuggestion => {
  const n = subject.exercise.dose.to;
  const base = isShort ? lowered(value, 0.05) : value;
  const next = atMaximum(base, before, n);
  const kg = isCalm ? next : Math.min(next, base);
  if (kg === value) return { unit: 'kg', value, reason: { code: 'load.keep' } };
  return { unit: 'kg', value: kg, reason: { code: 'load.new_maximum', values: { n, kg, old: value } } };
};

/** Suggests the weight of a repetition maximum from the last set of the newest session. */
const suggestMaximum = (subject: ProgressionSubject, entries: readonly Entry[], last: Entry): LoadSuggestion => {
  const n = subject.exercise.dose.to;
  const lastSet = last.logged.sets.at(-1);
  const done = lastSet ? repsOf(lastSet) : 0;
  const { value, unit } = last;
  if (unit !== 'kg') return { unit, value, reason: { code: 'load.keep' } };
  const isCalm = !mustHold(subject, entries) && morningAfter(subject.days, last.date) !== undefined;
  const before = loggedMaximum(subject, last);
  if (before !== n) return suggestChanged(subject, { value, isShort: done <= before - 2, isCalm }, before);
  if (done <= n - 2) return { unit, value: lowered(value, 0.05), reason: { code: 'load.down_reps' } };
  if (done <= n || !isCalm) return { unit, value, reason: { code: 'load.keep' } };
  const up =
    done >= n + 3 ? Math.max(2 * KG_STEP, Math.round(value * 0.1)) : Math.max(KG_STEP, Math.round(value * 0.05));
  return { unit, value: value + up, reason: { code: 'load.up_maximum', values: { kg: value + up, old: value } } };
};

/**
 * Suggests the load of an exercise from its log (section 5.6 of the domain page): up after two successes in a row, down
 * after pain, a worse morning, missed repetitions or a gap. Null for an exercise without a load or a log.
 */
export const suggestLoad = (subject: ProgressionSubject): LoadSuggestion | null => {
  const { exercise, today } = subject;
  const { unit: doseUnit } = exercise.dose;
  if (doseUnit !== 'reps' && doseUnit !== 'rm') return null;
  const entries = entriesOf(subject);
  const last = entries.at(-1);
  if (!last) return null;
  const { unit, value } = last;
  const share = gapShare(daysBetween(last.date, today));
  if (share > 0) return { unit, value: down(last, share), reason: { code: 'load.gap' } };
  if (wentBadly(subject, last)) return { unit, value: down(last, 0.2), reason: { code: 'load.down_pain' } };
  if (doseUnit === 'rm') return suggestMaximum(subject, entries, last);
  const newest = entries.slice(-SUCCESSES);
  const isSame = newest.every((entry) => entry.unit === unit && entry.value === value);
  if (newest.length === SUCCESSES && newest.every((entry) => isBelow(subject, entry)))
    return { unit, value: down(last, 0.1), reason: { code: 'load.down_reps' } };
  const isReady = newest.length === SUCCESSES && isSame && newest.every((entry) => isSuccess(subject, entry));
  if (!isReady || mustHold(subject, entries) || !exercise.heavy) return { unit, value, reason: { code: 'load.keep' } };
  const next = raised(subject, last);
  const isUp = next.value > value || next.unit !== unit;
  return {
    ...next,
    reason: isUp ? { code: 'load.up', values: { kg: next.value, old: value } } : { code: 'load.keep' },
  };
};
