import { addDays } from '@stridewell/contracts/web';
import type { PhysioCheckinDocument } from '../checkins/document.ts';
import type { PhysioCheckinRepository } from '../checkins/repository.ts';
import { checkinDayOf } from '../checkins/rules.ts';
import { graverOf, newestTriage } from '../checkins/triage.ts';
import type { PhysioLogRepository } from '../logs/repository.ts';
import { exerciseLogOf } from '../logs/rules.ts';
import type { AnsweredTriage, PhysioProfileState } from '../profile/document.ts';
import { injuryOf } from '../profile/rules.ts';
import { handoverOf } from '../rules/handover.ts';
import type { CourseInputs, Injury } from '../rules/types.ts';
import type { RunnerFactsRepository } from '../runner-facts/repository.ts';
import type { TrainingDays } from '../training-days/repository.ts';

/** Where the inputs of an injury's course are read. */
export interface InputStores {
  checkins: PhysioCheckinRepository;
  logs: PhysioLogRepository;
  trainingDays: TrainingDays;
  runnerFacts: RunnerFactsRepository;
}

/** How far back the rules look at the log of exercises, days: rest days follow from the last week. */
const LOG_DAYS = 28;

/** How many days the date of one time zone can be ahead of another's: from UTC+14 to UTC-12. */
const ZONES_APART = 2;

/**
 * The days as they count today. Some can be ahead of it, where a runner flew west or this service has not yet heard that they
 * flew east: what they said last counts then, so that no warning is lost on the way, and of its triages the gravest. It is
 * today's where they checked in today, else the day's before: today is still to be asked for.
 */
const asOf = (today: string, days: readonly PhysioCheckinDocument[]): PhysioCheckinDocument[] => {
  if (!days.some((day) => day.date > today)) return [...days];
  const date = days.some((day) => day.date === today) ? today : addDays(today, -1);
  const current = days
    .filter((day) => day.date >= today)
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  const triage = current
    .flatMap((day) => day.triage ?? [])
    .reduce<AnsweredTriage | null>((graver, next) => graverOf(graver, { ...next, date }), null);
  const last = current.slice(-1).map((day) => ({ ...day, date, triage }));
  return [...days.filter((day) => day.date < date), ...last];
};

/**
 * Whether a day's check-in counts for an injury that is followed from that very day on. What was said of another one before
 * may hold this one up; it never opens the ladder to it.
 */
const isAbout = (
  { injury: count, since }: Pick<PhysioProfileState, 'injury' | 'since'>,
  injury: Injury,
  day: PhysioCheckinDocument,
): boolean => day.date !== since || day.injury === count || !handoverOf(checkinDayOf(day), injury).met;

/** Everything the course of an injury follows from, as it is stored now; days before it began to be followed are left out. */
export const readInputs = async (
  { checkins, logs, trainingDays, runnerFacts }: InputStores,
  userId: string,
  stored: PhysioProfileState,
  today: string,
): Promise<CourseInputs> => {
  // A runner who flew west can be a day before the one on which the injury was saved: it is followed from today then.
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
    runner,
  };
};
