import { addDays } from '@stridewell/contracts/web';
import { handoverOf } from '../../domain/handover.ts';
import type { CourseInputs, Injury } from '../../domain/types.ts';
import type { RunnerFactsRepository } from '../../projections/runner-facts.ts';
import type { TrainingDays } from '../../projections/training-days.ts';
import { checkinDayOf } from '../checkins/checkin-mapping.ts';
import { moreUrgentOf, newestTriage } from '../checkins/day-triage.ts';
import type { PhysioCheckinDocument } from '../checkins/document.ts';
import type { PhysioCheckinRepository } from '../checkins/repository.ts';
import { exerciseLogOf } from '../logs/log-mapping.ts';
import type { PhysioLogRepository } from '../logs/repository.ts';
import type { AnsweredTriage, PhysioProfileState } from '../profile/document.ts';
import { injuryOf } from '../profile/profile-state.ts';

/** The stores from which the inputs of a course are read. */
export interface InputStores {
  checkins: PhysioCheckinRepository;
  logs: PhysioLogRepository;
  trainingDays: TrainingDays;
  runnerFacts: RunnerFactsRepository;
}

/** Number of days of exercise logs that are read. The rules for rest days need only the last week. */
const LOG_DAYS = 28;

/** Maximum number of days by which the current dates of two time zones can differ, from UTC+14 to UTC-12. */
const ZONES_APART = 2;

/**
 * Returns the check-ins that count today. Some may be dated after today, when a runner flew west or the event of a
 * flight east has not arrived yet. In this case the last saved one of them counts, with the most urgent of their
 * triages, so that no warning is lost. It counts as today's check-in if the runner has checked in today, otherwise as
 * yesterday's, because a check-in is still required today.
 */
const asOf = (today: string, days: readonly PhysioCheckinDocument[]): PhysioCheckinDocument[] => {
  if (!days.some((day) => day.date > today)) return [...days];
  const date = days.some((day) => day.date === today) ? today : addDays(today, -1);
  const current = days
    .filter((day) => day.date >= today)
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  const triage = current
    .flatMap((day) => day.triage ?? [])
    .reduce<AnsweredTriage | null>((graver, next) => moreUrgentOf(graver, { ...next, date }), null);
  const last = current.slice(-1).map((day) => ({ ...day, date, triage }));
  return [...days.filter((day) => day.date < date), ...last];
};

/**
 * True when a check-in counts for an injury that started on the day of the check-in. An earlier check-in of that day
 * about another injury can restrict the new injury, but never opens its ladder.
 */
const isAbout = (
  { injury: count, since }: Pick<PhysioProfileState, 'injury' | 'since'>,
  injury: Injury,
  day: PhysioCheckinDocument,
): boolean => day.date !== since || day.injury === count || !handoverOf(checkinDayOf(day), injury).met;

/** Reads all inputs of an injury's course from the stores, excluding days before the start of the injury. */
export const readCourseInputs = async (
  { checkins, logs, trainingDays, runnerFacts }: InputStores,
  userId: string,
  stored: PhysioProfileState,
  today: string,
): Promise<CourseInputs> => {
  // After a flight west, today can be before the date on which the injury was saved. The injury then starts today.
  const from = stored.since < today ? stored.since : today;
  const [written, training, exercises, runner] = await Promise.all([
    checkins.between(userId, from, addDays(today, ZONES_APART)),
    trainingDays.between(userId, from, today),
    logs.since(userId, addDays(today, -LOG_DAYS)),
    runnerFacts.find(userId),
  ]);
  const days = asOf(today, written);
  const profile = { ...stored, since: [from, ...days.map(({ date }) => date)].toSorted()[0] ?? from };
  const kept = profile.triage && profile.triage.date >= profile.since ? profile.triage : null;
  const injury = injuryOf(profile, newestTriage(kept, days));
  return {
    today,
    injury,
    checkins: days.filter((day) => isAbout(profile, injury, day)).map(checkinDayOf),
    training,
    logs: exercises.map(exerciseLogOf),
    tests: [],
    sessions: [],
    runner,
  };
};
