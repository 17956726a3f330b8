import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Dose } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import { byDate } from '../injury-days.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import type { SessionLog } from '../types.ts';
import { type Level, type LevelCause, levelOf } from './levels.ts';
import { suggestLoad } from './load.ts';
import { amountAt, EFFORT, extraAt, SLOW_TEMPO, startOf, type Track, trackOf } from './track.ts';
import type { Growth, LoadSuggestion } from './types.ts';
import {
  amountOf,
  gapShare,
  holdCauseOf,
  isMorningTold,
  isUnsettled,
  type Judge,
  type WorkDay,
  wentBadly,
  workDaysOf,
} from './work-days.ts';

export interface GrowthSubject {
  /** The exercise with the dose of the programme. */
  exercise: PlannedExercise;
  sessions: readonly SessionLog[];
  days: readonly DayAssessment[];
  today: string;
  /** Date on which the phase began. Amounts grow within a phase; loads are kept across phases. */
  since: string;
  painLimit: number;
  maximums: readonly number[];
  /** The repetition maximum that the table planned on a date; null if there was none. */
  maximumOn?: (date: string) => number | null;
  /** True if the runner has the equipment to load the exercise. Then the load grows, not the repetitions. */
  isLoadable: boolean;
  /** True on a day whose dose is the programme's own, not a gentler one. */
  isFullDay: boolean;
  /** Returns the harder variant that replaces an exercise, or null if it is not allowed today. */
  harderOf(exercise: PlannedExercise): PlannedExercise | null;
}

const HELD: Partial<Record<LevelCause, PhysioFact>> = {
  pain: { code: 'load.down_pain' },
  few: { code: 'load.down_reps' },
  gap: { code: 'load.gap' },
  once: { code: 'amount.once' },
  worse: { code: 'amount.hold_worse' },
  sore: { code: 'amount.hold_sore' },
  hour: { code: 'amount.hold_hour' },
};

const KEEP: PhysioFact = { code: 'amount.keep' };

const reasonOf = ({ dose: { unit } }: PlannedExercise, track: Track, { level, before, cause }: Level): PhysioFact => {
  const isLower = level < before;
  if (!isLower && (cause === 'pain' || cause === 'few' || cause === 'gap')) return KEEP;
  if (cause === 'recent') return { code: 'amount.hold_recent', values: { days: track.raiseDays } };
  if (cause !== 'up') return HELD[cause] ?? KEEP;
  switch (extraAt(track, level)) {
    case 'tempo':
      return { code: 'amount.tempo' };
    case 'harder':
      return { code: 'amount.harder' };
    case 'effort':
      return { code: 'amount.effort', values: { percent: EFFORT } };
    case null:
      return {
        code: `amount.up_${unit === 'rm' ? 'reps' : unit}`,
        values: { n: amountAt(track, level), old: amountAt(track, before) },
      };
  }
};

/** An amount for each set. */
type Amounts = Pick<Growth, 'amounts' | 'reason'>;

const same = ({ sets }: Dose, amount: number): number[] => Array.from({ length: sets }, () => amount);

/**
 * Amounts within a range for the next session: one more repetition in the first set that has not reached the upper
 * number.
 */
const withinRange = (subject: GrowthSubject, judge: Judge, last: WorkDay): Amounts => {
  const { exercise, today, sessions } = subject;
  const { dose } = exercise;
  const { from, to, unit } = dose;
  const done = (last.sides[0] ?? []).map((set) => Math.floor(amountOf(set, unit)));
  const isLess = done.some((one) => one > from);
  const fewest = (reason: PhysioFact): Amounts => ({ amounts: same(dose, from), reason: isLess ? reason : KEEP });
  if (wentBadly(judge, last, today)) return fewest({ code: 'load.down_pain' });
  if (gapShare(daysBetween(last.date, today)) > 0) return fewest({ code: 'load.gap' });
  const amounts = same(dose, from).map((least, at) => Math.min(to, Math.max(least, done[at] ?? least)));
  if (done.some((one) => one < from)) return { amounts, reason: KEEP };
  const at = amounts.findIndex((one) => one < to);
  if (at < 0 || !isMorningTold(judge, last.date, today)) return { amounts, reason: KEEP };
  const hold = holdCauseOf(judge, workDaysOf(exercise.id, sessions, today), today);
  if (hold) return { amounts, reason: HELD[hold] ?? KEEP };
  return { amounts: amounts.with(at, (amounts[at] ?? from) + 1), reason: { code: 'amount.next_rep' } };
};

/** Repetitions with a load: the lowest number again after an increase, otherwise one more than last time. */
const withLoad = (subject: GrowthSubject, judge: Judge, last: WorkDay, load: LoadSuggestion): Amounts => {
  const { dose } = subject.exercise;
  const isUp = load.unit !== last.unit || load.value > last.value;
  if (isUp) return { amounts: same(dose, dose.from), reason: load.reason };
  const { amounts, reason } = withinRange(subject, judge, last);
  return { amounts, reason: load.reason.code === 'load.keep' && reason?.code !== KEEP.code ? reason : load.reason };
};

const halved = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  dose: { ...exercise.dose, sets: Math.ceil(exercise.dose.sets / 2) },
});

/** The exercise with its growth, and with the dose that results from it. */
const withGrowth = (
  exercise: PlannedExercise,
  base: Dose,
  { amounts, load, reason }: Omit<Growth, 'base' | 'harderThan'>,
): PlannedExercise => ({
  ...exercise,
  dose: amounts ? { ...exercise.dose, from: Math.min(...amounts), to: Math.max(...amounts) } : exercise.dose,
  growth: { base, amounts, load, reason, harderThan: exercise.growth?.harderThan ?? null },
});

/** Ids of the harder variants of an exercise, the next one first. */
const chainOf = (subject: GrowthSubject): string[] => {
  const next = subject.harderOf(subject.exercise);
  return next ? [next.id, ...chainOf({ ...subject, exercise: next })] : [];
};

/** The harder variant with its own growth. `reason` explains the change on its first day; null later. */
const inPlaceOf = (subject: GrowthSubject, harder: PlannedExercise, reason: PhysioFact | null): PlannedExercise => {
  const { growth, ...exercise } = grown({ ...subject, exercise: harder });
  if (!growth) return exercise;
  return { ...exercise, growth: { ...growth, harderThan: subject.exercise.id, reason: reason ?? growth.reason } };
};

/** An exercise without a load, at its level. */
const byLevel = (subject: GrowthSubject, judge: Judge, load: LoadSuggestion | null): PlannedExercise => {
  const { exercise, sessions, today, since } = subject;
  const base = exercise.dose;
  const none = withGrowth(exercise, base, { amounts: null, load, reason: load?.reason ?? null });
  const inPhase = (id: string): WorkDay[] => workDaysOf(id, sessions, today).filter(({ date }) => date >= since);
  if (inPhase(exercise.id).length === 0) return none;
  const harder = subject.harderOf(exercise);
  const track = trackOf(exercise, harder !== null);
  const works = [exercise.id, ...(harder ? chainOf(subject) : [])].flatMap(inPhase).sort(byDate);
  const last = works.at(-1);
  if (!track || !last) return none;
  const level = levelOf({
    ...{ track, dose: base, asksReserve: exercise.heavy, works, exerciseId: exercise.id, judge, today },
  });
  const reason = reasonOf(exercise, track, level);
  const extra = extraAt(track, level.level);
  if (extra === 'harder' && harder) return inPlaceOf(subject, harder, level.cause === 'up' ? reason : null);
  if (extra === 'tempo')
    return withGrowth({ ...exercise, dose: { ...base, tempo: SLOW_TEMPO } }, base, {
      ...{ amounts: same(base, base.from), load, reason },
    });
  const isRange = base.unit === 'reps' && base.from < base.to && level.level === 0;
  const ranged = isRange ? withinRange(subject, judge, last) : null;
  const isMoved = level.cause !== 'none' && level.cause !== 'once';
  const amounts = ranged?.amounts ?? same(base, amountAt(track, level.level));
  return withGrowth(exercise, base, { amounts, load, reason: ranged && !isMoved ? ranged.reason : reason });
};

/**
 * Returns an exercise of today with the growth derived from its log (section 5.6 of the domain page). Repetitions,
 * seconds, metres and minutes, or the load if there is one, grow within the phase after two clean sessions. They
 * decrease after pain, a worse morning, a flare-up or a gap, and the sets are halved until two mornings have been as
 * usual. On a day with a gentler dose, only the load is stated.
 */
export const grown = (subject: GrowthSubject): PlannedExercise => {
  const { sessions, today, painLimit, days, isLoadable } = subject;
  const judge: Judge = { days, painLimit };
  const works = workDaysOf(subject.exercise.id, sessions, today);
  const isHalf = subject.isFullDay && isUnsettled(judge, works, today);
  const exercise = isHalf ? halved(subject.exercise) : subject.exercise;
  const base = exercise.dose;
  const load = suggestLoad({ ...subject, exercise });
  const half: PhysioFact | null = isHalf ? { code: 'amount.half' } : null;
  const plain = { amounts: null, load, reason: half ?? load?.reason ?? null };
  if (!subject.isFullDay) return withGrowth(exercise, base, { ...plain, reason: null });
  const last = works.at(-1);
  if (base.unit === 'rm') return withGrowth(exercise, base, plain);
  const done = { ...subject, exercise };
  const isLoaded = last?.unit !== 'none' || load?.unit === 'band' || (isLoadable && exercise.heavy);
  if (!load || !last || !isLoaded) return finished(byLevel(done, judge, last ? null : load), half);
  const { amounts, reason } = withLoad(done, judge, last, load);
  return withGrowth(exercise, base, { amounts, load, reason: half ?? reason });
};

/** The reason for half the sets takes precedence over any other. */
const finished = (exercise: PlannedExercise, half: PhysioFact | null): PlannedExercise =>
  half && exercise.growth ? { ...exercise, growth: { ...exercise.growth, reason: half } } : exercise;

/**
 * The amount for each of a number of sets: from the log or, if there is none, the amount to which the player's clock
 * runs.
 */
export const amountsOfSets = ({ dose, growth }: PlannedExercise): number[] => {
  const amounts = growth?.amounts;
  return Array.from({ length: dose.sets }, (_, at) => amounts?.[at] ?? startOf(dose));
};
