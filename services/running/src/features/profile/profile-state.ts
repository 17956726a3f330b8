import {
  type CoachProfileBody,
  coachProfileSchema,
  runningProfileV2Schema,
  storedProfileV2Schema,
} from '@stridewell/contracts/http/running';
import { type CoachProfile, PROFILE_LIMITS, type RunningProfileV2, weekStartOf } from '@stridewell/contracts/web';
import { levelOf } from '../../domain/experience.ts';
import { goalOf } from '../../domain/runner-profile.ts';
import type { CoachProfileDocument, CoachProfileState } from './document.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a submitted `runningProfileV2`. Returns null if it is not JSON or does not match the strict schema. */
export const parseProfileV2 = (text: string): RunningProfileV2 | null =>
  runningProfileV2Schema.safeParse(parseJson(text)).data ?? null;

/** Parses a stored `runningProfileV2`. Returns null if it is missing or does not match the schema. */
export const parseStoredProfileV2 = (text: string | null): RunningProfileV2 | null =>
  text === null ? null : (storedProfileV2Schema.safeParse(parseJson(text)).data ?? null);

/** Youngest age at which somebody may have an account. */
const LEAST_AGE = PROFILE_LIMITS.age.min;

/** True when a submitted `runningProfileV2` states an age at which nobody may have an account. */
export const statesTooYoung = (text: string | null | undefined): boolean => {
  const age: unknown = Reflect.get(Object(parseJson(text ?? '')), 'age');
  return typeof age === 'number' && age < LEAST_AGE;
};

/** The profile after a save, and the names of submitted fields that were ignored. */
export interface ProfileReplacement {
  state: CoachProfileState;
  ignored: string[];
}

/**
 * Maximum length of a `runningProfileV2` that is stored unchanged. A longer one is stored as JSON without whitespace.
 */
const TEXT_MAX = 2_000;

const takeProfileV2 = (
  text: string | null | undefined,
  earlier: string | null,
): { runningProfileV2: string | null; ignored: string[] } => {
  if (text === null || text === undefined) return { runningProfileV2: null, ignored: [] };
  const read = parseProfileV2(text);
  return read
    ? { runningProfileV2: text.length > TEXT_MAX ? JSON.stringify(read) : text, ignored: [] }
    : { runningProfileV2: earlier, ignored: ['runningProfileV2'] };
};

type LastRace = Pick<CoachProfileState, 'lastRaceDate' | 'lastRaceGoal'>;

const lastRaceOf = (earlier: CoachProfileDocument | null, isSameProgramme: boolean, today: string): LastRace => {
  const wasRun = earlier !== null && !isSameProgramme && earlier.raceDate !== null && earlier.raceDate <= today;
  if (!wasRun) return { lastRaceDate: earlier?.lastRaceDate ?? null, lastRaceGoal: earlier?.lastRaceGoal ?? null };
  return { lastRaceDate: earlier.raceDate, lastRaceGoal: goalOf(presentProfile(earlier).profile) ?? 'fitness' };
};

/**
 * Returns the profile after a save. The request replaces the whole profile, so omitted fields become null. An invalid
 * `runningProfileV2` is ignored and the previous one is kept. A new goal or race date begins a new programme in the
 * week of `today`. A past race is stored, so that the weeks after it stay light.
 */
export const replaceProfile = (
  earlier: CoachProfileDocument | null,
  body: CoachProfileBody,
  daysAvailable: string | null,
  today: string,
): ProfileReplacement => {
  const { runningProfileV2, ignored } = takeProfileV2(body.runningProfileV2, earlier?.runningProfileV2 ?? null);
  const [goal, raceDate] = [body.goal ?? null, body.raceDate ?? null];
  const isSameProgramme = earlier !== null && earlier.goal === goal && earlier.raceDate === raceDate;
  return {
    ignored,
    state: {
      goal,
      raceDate,
      weeklyHours: body.weeklyHours ?? null,
      daysAvailable,
      injuries: body.injuries ?? null,
      thresholdPace: body.thresholdPace ?? null,
      longRunCapMin: body.longRunCapMin ?? null,
      runningProfileV2,
      programmeStart: isSameProgramme ? earlier.programmeStart : weekStartOf(today),
      ...lastRaceOf(earlier, isSameProgramme, today),
    },
  };
};

const FIELDS = [
  'goal',
  'raceDate',
  'weeklyHours',
  'daysAvailable',
  'injuries',
  'thresholdPace',
  'longRunCapMin',
] as const;

/** Converts the profile to the API's response. `malformed` is true if an invalid stored field was replaced by null. */
export const presentProfile = (document: CoachProfileDocument): { profile: CoachProfile; malformed: boolean } => {
  const wrong = FIELDS.filter((field) => !coachProfileSchema.shape[field].safeParse(document[field] ?? null).success);
  const v2 = parseStoredProfileV2(document.runningProfileV2);
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, wrong.includes(field) ? null : (document[field] ?? null)]),
  );
  const profile = {
    ...(fields as Pick<CoachProfile, (typeof FIELDS)[number]>),
    runningProfileV2: v2 ? document.runningProfileV2 : null,
    updatedAt: document.updatedAt.toISOString(),
  };
  return { profile, malformed: wrong.length > 0 || (document.runningProfileV2 !== null && v2 === null) };
};

const ADULT = 18;
const MASTERS = 50;
/** Age from which the norm of some strength tests is lower (physio 1.4). */
const SENIORS = 60;

/** True if a profile has an age below 18. Minors get no plan (safety in the chat, section D of the domain page). */
export const isMinor = ({ runningProfileV2 }: Pick<CoachProfile, 'runningProfileV2'>): boolean => {
  const age = parseStoredProfileV2(runningProfileV2)?.age;
  return age !== undefined && age < ADULT;
};

/** Returns the profile data that other services receive in the event: level, age band, weekly hours, and whether the runner is 60 or older. */
export const profileEventFacts = ({ runningProfileV2, weeklyHours }: CoachProfileState) => {
  const v2 = parseStoredProfileV2(runningProfileV2);
  const hasLevel = v2?.level !== undefined || v2?.experience_years !== undefined;
  const age = v2?.age;
  return {
    level: hasLevel ? levelOf(v2?.level, v2?.experience_years) : null,
    ageBand:
      age === undefined
        ? null
        : age < ADULT
          ? ('under-18' as const)
          : age < MASTERS
            ? ('18-49' as const)
            : ('50-plus' as const),
    ...(age !== undefined && age >= SENIORS && { from60: true }),
    weeklyHours,
  };
};
