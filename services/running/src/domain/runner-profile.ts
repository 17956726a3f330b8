import { storedProfileV2Schema } from '@stridewell/contracts/http/running';
import {
  addDays,
  type CoachProfile,
  DAY_NAMES,
  daysBetween,
  type Goal,
  parseThresholdPace,
  type RunningProfileV2,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { RunPace } from './activities/pace-from-runs.ts';
import { recentLadderEnd } from './after-ladder-days.ts';
import type { RunnerBackground } from './background.ts';
import { experienceYears, levelOf } from './experience.ts';
import type { PhysioState } from './records.ts';
import { sum } from './sum.ts';
import { agedThreshold, RESULT_METERS, thresholdOfResult } from './training/paces.ts';
import type { InjuryHistory, TrainingRunner, Weekday } from './training/types.ts';

/** An assumption that replaces a missing answer. Its text comes from the message catalogue. */
export const ASSUMPTIONS = ['goal', 'hours', 'usual_hours', 'days', 'level', 'age', 'load'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** Source of a threshold pace. The runner's own entries take precedence over the pace that their runs have shown. */
export type PaceSource = { kind: 'profile' } | { kind: 'result' } | ({ kind: 'runs' } & Omit<RunPace, 'threshold'>);

/** The runner in the form that the planning rules use, with the assumptions made. */
export interface ProfiledRunner {
  runner: TrainingRunner;
  assumed: Assumption[];
  /** Date of the profile's race, even for a goal that is not a race; null if none is stored. */
  raceDate: string | null;
  /** Threshold pace in s/km: the profile's, that of the newest result, or that which hard runs have shown; null when unknown. */
  threshold: number | null;
  /** Where the threshold pace comes from; missing when it is unknown. */
  paceSource?: PaceSource | undefined;
  /** True if the runner has never run, according to the profile. */
  isNewToRunning: boolean;
}

const DEFAULT_HOURS = 3;
const DEFAULT_DAYS: readonly Weekday[] = [1, 3, 6];
const RECENT_INJURY_DAYS = 182;

const GOAL_OF_DISTANCE: Record<NonNullable<RunningProfileV2['goal_distance']>, Goal> = {
  '5K': '5k',
  '10K': '10k',
  Half: 'half_marathon',
  Marathon: 'marathon',
  Ultra: 'ultra',
  Fitness: 'fitness',
};

/** Parses a stored `runningProfileV2`. Returns an empty object if it is missing or invalid. */
export const readProfileV2 = (text: string | null): RunningProfileV2 => {
  if (text === null) return {};
  try {
    return storedProfileV2Schema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
};

/** Returns the goal of a profile: the chosen one, otherwise that of the goal distance, or null if both are missing. */
export const goalOf = (profile: Pick<CoachProfile, 'goal' | 'runningProfileV2'>): Goal | null => {
  const { goal_distance } = readProfileV2(profile.runningProfileV2);
  return profile.goal ?? (goal_distance ? GOAL_OF_DISTANCE[goal_distance] : null);
};

const daysOf = (text: string | null): Weekday[] => {
  const named = (text ?? '').toLowerCase().split(',');
  return DAY_NAMES.flatMap((day, index) =>
    named.some((name) => name.trim() === day.toLowerCase()) ? [index as Weekday] : [],
  );
};

/** Returns how recent the runner's injuries are, from the profile and the physio service. */
const injuryOf = (v2: RunningProfileV2, physio: PhysioState | null, today: string): InjuryHistory => {
  const finishedOn = physio?.gate?.finishedOn ?? null;
  const isRecent = finishedOn !== null && daysBetween(finishedOn, today) <= RECENT_INJURY_DAYS;
  if (physio && (physio.status === 'active' || isRecent)) return 'recent';
  return (v2.injury_history ?? []).length > 0 ? 'history' : 'none';
};

/** Returns the threshold pace of the newest usable result, in s/km; null if there is none. */
const thresholdOfResults = ({ results }: RunnerBackground, today: string): number | null => {
  const newest = results
    .filter(({ meters, date }) => meters >= RESULT_METERS.least && meters <= RESULT_METERS.most && date <= today)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  return newest ? agedThreshold(thresholdOfResult(newest), daysBetween(newest.date, today)) : null;
};

const paceOf = (
  profile: CoachProfile,
  background: RunnerBackground,
  today: string,
): Pick<ProfiledRunner, 'threshold' | 'paceSource'> => {
  const typed = parseThresholdPace(profile.thresholdPace)?.secondsPerKm;
  if (typed !== undefined) return { threshold: typed, paceSource: { kind: 'profile' } };
  const threshold = thresholdOfResults(background, today);
  return threshold === null ? { threshold } : { threshold, paceSource: { kind: 'result' } };
};

/** Returns a runner with the threshold pace that their hard runs have shown, unless the runner's threshold pace is known. */
export const withRunPace = (profiled: ProfiledRunner, shown: RunPace | null): ProfiledRunner => {
  if (profiled.threshold !== null || !shown) return profiled;
  const { threshold, ...evidence } = shown;
  return { ...profiled, threshold, paceSource: { kind: 'runs', ...evidence } };
};

/** Recorded weeks after which a runner without a stated level is no longer planned for as a beginner. */
const SHOWN_LEVEL = { weeks: 4, of: 11, minutes: 330 } as const;

/**
 * Returns a runner with the level Intermediate instead of the assumed Beginner if four of the last eleven weeks had
 * more running than the largest week of a beginner's marathon plan. The runner's own answers take precedence.
 */
export const withShownLevel = (
  profiled: ProfiledRunner,
  runs: readonly { date: string; minutes: number }[],
  today: string,
): ProfiledRunner => {
  if (!profiled.assumed.includes('level')) return profiled;
  const monday = weekStartOf(today);
  const weeks = Array.from({ length: SHOWN_LEVEL.of }, (_, index) => {
    const from = addDays(monday, -7 * (index + 1));
    return sum(runs.filter(({ date }) => date >= from && date < addDays(from, 7)).map(({ minutes }) => minutes));
  });
  if (weeks.filter((minutes) => minutes > SHOWN_LEVEL.minutes).length < SHOWN_LEVEL.weeks) return profiled;
  return {
    ...profiled,
    runner: { ...profiled.runner, level: 'Intermediate', isLevelShown: true },
    assumed: profiled.assumed.filter((what) => what !== 'level'),
  };
};

/**
 * Converts a profile to the form that the planning rules use. Missing answers get defaults, which are returned as
 * assumptions: general fitness, three hours (the hours of the usual week if those are more), Tuesday, Thursday and Sunday, the level by years of running, otherwise
 * Beginner, and an age from 18 to 49. The free text about injuries is not used.
 */
export const profiledRunner = (
  profile: CoachProfile,
  background: RunnerBackground,
  physio: PhysioState | null,
  today: string,
): ProfiledRunner => {
  const v2 = readProfileV2(profile.runningProfileV2);
  const days = daysOf(profile.daysAvailable);
  const goal = goalOf(profile);
  const usualHours = Math.max(DEFAULT_HOURS, Math.ceil((background.usualWeekMinutes ?? 0) / 60));
  const hasLevel = v2.level !== undefined || v2.experience_years !== undefined;
  const assumed: Assumption[] = [
    ...(goal === null ? (['goal'] as const) : []),
    ...(profile.weeklyHours === null
      ? [usualHours > DEFAULT_HOURS ? ('usual_hours' as const) : ('hours' as const)]
      : []),
    ...(days.length === 0 ? (['days'] as const) : []),
    ...(hasLevel ? [] : (['level'] as const)),
    ...(v2.age === undefined ? (['age'] as const) : []),
  ];
  const level = levelOf(v2.level, v2.experience_years);
  return {
    runner: {
      goal: goal ?? 'fitness',
      level,
      hours: profile.weeklyHours ?? usualHours,
      hoursFlex: background.hoursFlex,
      days: days.length === 0 ? DEFAULT_DAYS : days,
      age: v2.age ?? null,
      injury: injuryOf(v2, physio, today),
      injuryAreas: v2.injury_history ?? [],
      isObese: v2.weight_category === 'Obese',
      longDay: background.longDay,
      // In the weeks after the walk–run ladder there is at least one day between two runs.
      maxDaysInRow: recentLadderEnd(physio, today) === null ? background.maxDaysInRow : 1,
      longCap: profile.longRunCapMin,
      focus: v2.preferred_focus ?? [],
    },
    assumed,
    raceDate: profile.raceDate,
    ...paceOf(profile, background, today),
    isNewToRunning: level === 'Beginner' && experienceYears(v2.experience_years) === 0,
  };
};
