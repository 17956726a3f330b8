import { addDays, daysBetween } from '@stridewell/contracts/web';
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
 * flew east: what they said last is today's then, so that no warning is lost on the way, and of its triages the gravest.
 */
const asOf = (today: string, days: readonly PhysioCheckinDocument[]): PhysioCheckinDocument[] => {
  const past = days.filter(({ date }) => date < today);
  const current = days
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  const last = current.at(-1);
  if (!last) return past;
  const triage = current
    .flatMap((day) => day.triage ?? [])
    .reduce<AnsweredTriage | null>((graver, next) => graverOf(graver, { ...next, date: today }), null);
  return [...past, { ...last, date: today, triage }];
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
  const profile = { ...stored, since: daysBetween(stored.since, today) < 0 ? today : stored.since };
  const [written, training, exercises, runner] = await Promise.all([
    checkins.between(userId, profile.since, addDays(today, ZONES_APART)),
    trainingDays.between(userId, profile.since, today),
    logs.since(userId, addDays(today, -LOG_DAYS)),
    runnerFacts.find(userId),
  ]);
  const days = asOf(today, written);
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
