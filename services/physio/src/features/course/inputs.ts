import { addDays, daysBetween } from '@stridewell/contracts/web';
import { handoverOf } from '../../domain/handover.ts';
import type { CourseInputs, Injury, Safety } from '../../domain/types.ts';
import type { RunnerFactsRepository } from '../../projections/runner-facts.ts';
import type { TrainingDays } from '../../projections/training-days.ts';
import { checkinDayOf, secondCheckinDayOf } from '../checkins/checkin-mapping.ts';
import { moreUrgentOf, newestTriage } from '../checkins/day-triage.ts';
import type { PhysioCheckinDocument } from '../checkins/document.ts';
import type { PhysioCheckinRepository } from '../checkins/repository.ts';
import { withAnsweredAge } from '../choices/mapping.ts';
import type { ChoicesRepository, StoredChoices } from '../choices/repository.ts';
import { exerciseLogOf } from '../logs/log-mapping.ts';
import type { PhysioLogRepository } from '../logs/repository.ts';
import type { AnsweredTriage, PhysioProfileDocument, PhysioProfileState, SafetyRecord } from '../profile/document.ts';
import { firstInjuryId } from '../profile/identity.ts';
import { stateAt } from '../profile/injury-details.ts';
import { injuryOf, secondInjuryOf } from '../profile/profile-state.ts';
import type { QuestionnaireDocument } from '../questionnaires/document.ts';
import { questionnaireAnswersOf } from '../questionnaires/mapping.ts';
import type { QuestionnaireRepository } from '../questionnaires/repository.ts';
import type { PhysioSessionDocument } from '../sessions/document.ts';
import type { PhysioSessionRepository } from '../sessions/repository.ts';
import type { PhysioTestDocument } from '../tests/document.ts';
import type { PhysioTestRepository } from '../tests/repository.ts';

/** The stores from which the inputs of a course are read. */
export interface InputStores {
  checkins: PhysioCheckinRepository;
  logs: PhysioLogRepository;
  tests: PhysioTestRepository;
  sessions: PhysioSessionRepository;
  questionnaires: QuestionnaireRepository;
  choices: ChoicesRepository;
  trainingDays: TrainingDays;
  runnerFacts: RunnerFactsRepository;
}

/** Maximum number of days by which the current dates of two time zones can differ, from UTC+14 to UTC-12. */
const ZONES_APART = 2;

/**
 * Returns the check-ins that are relevant today. Some may be dated after today, if the runner flew west or if the event
 * of a flight east has not arrived yet. In this case the last saved one of them is used, with the most urgent of their
 * triage results, so that no warning is lost. It is treated as today's check-in if the runner has checked in today,
 * otherwise as yesterday's, because a check-in is still required today.
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
 * True if a check-in belongs to an injury that started on the day of the check-in. An earlier check-in of that day
 * about another injury can restrict the new injury, but never opens its ladder.
 */
const isAbout = (
  { injury: count, since }: Pick<PhysioProfileState, 'injury' | 'since'>,
  injury: Injury,
  day: PhysioCheckinDocument,
): boolean => day.date !== since || day.injury === count || !handoverOf(checkinDayOf(day), injury).met;

/**
 * Returns the day on which a result was stored. For results of earlier releases it is derived from the time of the
 * save, which is within one day of the test date unless the test was backdated.
 */
const storedOnOf = ({ date, storedOn, updatedAt }: PhysioTestDocument): string => {
  const saved = updatedAt.toISOString().slice(0, 10);
  return storedOn ?? (daysBetween(date, saved) > 1 ? saved : date);
};

const testsOf = (tests: readonly PhysioTestDocument[], injuryId: string): CourseInputs['tests'] =>
  tests
    .filter((test) => test.injuryId === injuryId)
    .map((test) => {
      const { testId, date, side, value, painDuring } = test;
      return { testId, date, side, value, painDuring, storedOn: storedOnOf(test) };
    });

/** Sessions of an injury, including those that contain work for both. */
const sessionsOf = (sessions: readonly PhysioSessionDocument[], injuryId: string): CourseInputs['sessions'] =>
  sessions.filter((session) => session.injuryId === null || session.injuryId === injuryId);

const questionnairesOf = (
  entries: readonly QuestionnaireDocument[],
  injuryId: string,
): NonNullable<CourseInputs['questionnaires']> =>
  entries.filter((entry) => entry.injuryId === injuryId).map(questionnaireAnswersOf);

/**
 * Returns all answers to the safety questions: those of the record, and those that earlier releases have stored with a
 * check-in or the profile alone. Answers dated after today, because the runner flew west, are treated as today's.
 */
const safetyOf = (
  record: SafetyRecord | undefined,
  kept: AnsweredTriage | null,
  days: readonly PhysioCheckinDocument[],
  today: string,
): Pick<Safety, 'answered' | 'seen'> => {
  const upToToday = <T extends { date: string }>(one: T): T => (one.date > today ? { ...one, date: today } : one);
  const triages = [...days.map(({ triage }) => triage), kept].filter((triage) => triage !== null);
  const told = triages.map(({ date, at = null, input }) => ({ date, at, answers: input.answers }));
  return { answered: [...(record?.answered ?? []), ...told].map(upToToday), seen: (record?.seen ?? []).map(upToToday) };
};

/** The inputs of the courses of a runner's injuries. */
export interface InjuryInputs {
  first: CourseInputs;
  /** Null if there is no second injury that is active or in maintenance. */
  second: CourseInputs | null;
  /** The runner's choices; null before the first choice. */
  chosen: StoredChoices | null;
  /** True if the running profile states the age, so the runner is not asked about it here. */
  isAgeKnown: boolean;
}

/** Ids of the injuries whose tests and sessions are read. */
type Ids = { first: string; second: string | null };

/** The second injury is included until its weeks of maintenance are over. `today` is the runner's date. */
export const idsOf = (profile: PhysioProfileDocument, today: string): Ids => ({
  first: firstInjuryId(profile),
  second: profile.second && stateAt(profile.second, today) !== 'resolved' ? profile.second.id : null,
});

/** Reads all inputs for the courses of a runner's injuries from the stores, excluding the days before each injury. */
export const readInjuryInputs = async (
  { checkins, logs, tests, sessions, questionnaires, choices, trainingDays, runnerFacts }: InputStores,
  userId: string,
  stored: PhysioProfileState,
  { today, ids }: { today: string; ids: Ids },
): Promise<InjuryInputs> => {
  const second = ids.second === null ? undefined : stored.second;
  // After a flight west, today can be before the date on which the injury was saved. The injury then starts today.
  const from = [stored.since, second?.since ?? today, today].toSorted()[0] ?? today;
  const [written, training, exercises, results, logged, asked, facts, chosen] = await Promise.all([
    checkins.between(userId, from, addDays(today, ZONES_APART)),
    trainingDays.between(userId, from, today),
    logs.since(userId, from),
    tests.since(userId, from),
    sessions.between(userId, from, today),
    questionnaires.since(userId, from),
    runnerFacts.find(userId),
    choices.find(userId),
  ]);
  const days = asOf(today, written);
  // A check-in dated after today is treated as an earlier one, and the injury then starts with it.
  const moved = written.some(({ date }) => date > today) ? days.at(-1)?.date : undefined;
  const startOf = (since: string): string => {
    const start = since < today ? since : today;
    return moved !== undefined && moved < start ? moved : start;
  };
  const profile = { ...stored, since: startOf(stored.since) };
  const kept = profile.triage && profile.triage.date >= profile.since ? profile.triage : null;
  const triage = newestTriage(kept, days);
  const safety = safetyOf(stored.safety, kept, days, today);
  const past = { ...(stored.earlier && { earlier: stored.earlier }), safety };
  const injury = injuryOf({ ...profile, safety }, triage);
  const common = { today, training, logs: exercises.map(exerciseLogOf), runner: withAnsweredAge(facts, chosen) };
  return {
    chosen,
    isAgeKnown: facts.ageBand !== null,
    first: {
      ...common,
      injury,
      checkins: days.filter((day) => day.date >= profile.since && isAbout(profile, injury, day)).map(checkinDayOf),
      tests: testsOf(results, ids.first),
      sessions: sessionsOf(logged, ids.first),
      questionnaires: questionnairesOf(asked, ids.first),
    },
    second: second
      ? {
          ...common,
          injury: secondInjuryOf({ ...second, since: startOf(second.since) }, triage, past),
          checkins: days.flatMap((day) => {
            const answers = secondCheckinDayOf(day);
            return answers?.injuryId === second.id ? [answers] : [];
          }),
          tests: testsOf(results, second.id),
          sessions: sessionsOf(logged, second.id),
          questionnaires: questionnairesOf(asked, second.id),
        }
      : null,
  };
};
