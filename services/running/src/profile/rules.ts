import {
  type CoachProfileBody,
  coachProfileSchema,
  runningProfileV2Schema,
  storedProfileV2Schema,
} from '@stridewell/contracts/http/running';
import { type CoachProfile, type RunningProfileV2, weekStartOf } from '@stridewell/contracts/web';
import { levelOf } from '../plan/profile.ts';
import { runnerOf } from '../plan/runner.ts';
import type { CoachProfileDocument, CoachProfileState } from './document.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A `runningProfileV2` as it may be written; null when it is no JSON or does not fit the strict object. */
export const readProfileV2 = (text: string): RunningProfileV2 | null =>
  runningProfileV2Schema.safeParse(parseJson(text)).data ?? null;

/** A stored `runningProfileV2`; null where there is none, or where it does not fit. */
export const storedProfileV2 = (text: string | null): RunningProfileV2 | null =>
  text === null ? null : (storedProfileV2Schema.safeParse(parseJson(text)).data ?? null);

/** What a save leaves behind, and the names of fields that were not taken. */
export interface Replaced {
  state: CoachProfileState;
  ignored: string[];
}

/** Longer than any text that fits and is written sensibly: what is longer is stored without its spaces. */
const TEXT_MAX = 2_000;

const takeProfileV2 = (
  text: string | null | undefined,
  earlier: string | null,
): { runningProfileV2: string | null; ignored: string[] } => {
  if (text === null || text === undefined) return { runningProfileV2: null, ignored: [] };
  const read = readProfileV2(text);
  return read
    ? { runningProfileV2: text.length > TEXT_MAX ? JSON.stringify(read) : text, ignored: [] }
    : { runningProfileV2: earlier, ignored: ['runningProfileV2'] };
};

type LastRace = Pick<CoachProfileState, 'lastRaceDate' | 'lastRaceGoal'>;

const lastRaceOf = (earlier: CoachProfileDocument | null, goesOn: boolean, today: string): LastRace => {
  const wasRun = earlier !== null && !goesOn && earlier.raceDate !== null && earlier.raceDate <= today;
  if (!wasRun) return { lastRaceDate: earlier?.lastRaceDate ?? null, lastRaceGoal: earlier?.lastRaceGoal ?? null };
  return { lastRaceDate: earlier.raceDate, lastRaceGoal: runnerOf(presentProfile(earlier).profile).runner.goal };
};

/**
 * The profile after a save: the call replaces it, what is left out becomes null. A `runningProfileV2` that does not fit
 * is ignored and the earlier one stays. A new goal or race date begins a new programme in the week of `today`; a race
 * that was run is remembered, so that the weeks after it stay light.
 */
export const replaceProfile = (
  earlier: CoachProfileDocument | null,
  body: CoachProfileBody,
  daysAvailable: string | null,
  today: string,
): Replaced => {
  const { runningProfileV2, ignored } = takeProfileV2(body.runningProfileV2, earlier?.runningProfileV2 ?? null);
  const [goal, raceDate] = [body.goal ?? null, body.raceDate ?? null];
  const goesOn = earlier !== null && earlier.goal === goal && earlier.raceDate === raceDate;
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
      programmeStart: goesOn ? earlier.programmeStart : weekStartOf(today),
      ...lastRaceOf(earlier, goesOn, today),
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

/** The profile as its runner reads it, and whether something stored did not fit and reads as null. */
export const presentProfile = (document: CoachProfileDocument): { profile: CoachProfile; malformed: boolean } => {
  const wrong = FIELDS.filter((field) => !coachProfileSchema.shape[field].safeParse(document[field] ?? null).success);
  const v2 = storedProfileV2(document.runningProfileV2);
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

/**
 * Whether a profile tells an age below 18. No plan is made for minors (safety in the chat, section D of the domain
 * page).
 */
export const isMinor = ({ runningProfileV2 }: Pick<CoachProfile, 'runningProfileV2'>): boolean => {
  const age = storedProfileV2(runningProfileV2)?.age;
  return age !== undefined && age < ADULT;
};

/**
 * What the physio side hears of a profile: the level, a band of age, the hours. Nothing else of it leaves the service.
 */
export const profileFacts = ({ runningProfileV2, weeklyHours }: CoachProfileState) => {
  const v2 = storedProfileV2(runningProfileV2);
  const isTold = v2?.level !== undefined || v2?.experience_years !== undefined;
  const age = v2?.age;
  return {
    level: isTold ? levelOf(v2?.level, v2?.experience_years) : null,
    ageBand:
      age === undefined
        ? null
        : age < ADULT
          ? ('under-18' as const)
          : age < MASTERS
            ? ('18-49' as const)
            : ('50-plus' as const),
    weeklyHours,
  };
};
