import { storedProfileV2Schema } from '@stridewell/contracts/http/running';
import type { CoachProfile, RunningProfileV2 } from '@stridewell/contracts/web';
import { parseThresholdPace } from '@stridewell/contracts/web';
import { levelOf } from './profile.ts';
import { DAY_NAMES, type DayName, type Goal, type Runner } from './types.ts';

/** A runner read from the profile, and one sentence for each thing that the plan had to take for granted. */
export interface ReadRunner {
  runner: Runner;
  assumed: string[];
}

const DEFAULT_HOURS = 3;
const DEFAULT_DAYS: readonly DayName[] = ['Tue', 'Thu', 'Sun'];

const GOAL_OF_DISTANCE: Record<NonNullable<RunningProfileV2['goal_distance']>, Goal> = {
  '5K': '5k',
  '10K': '10k',
  Half: 'half_marathon',
  Marathon: 'marathon',
  Ultra: 'ultra',
  Fitness: 'fitness',
};

/** The stored text as an object; empty where it is no JSON or does not fit the strict shape. */
export const readProfileV2 = (text: string | null): RunningProfileV2 => {
  if (text === null) return {};
  try {
    return storedProfileV2Schema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
};

const daysOf = (text: string | null): DayName[] => {
  const named = (text ?? '').toLowerCase().split(',');
  return DAY_NAMES.filter((day) => named.some((name) => name.trim() === day.toLowerCase()));
};

/**
 * The profile as the planner reads it. What is missing gets a stated stand-in: the goal is `goal_distance`, else fitness;
 * three hours; Tuesday, Thursday and Sunday; the level by years of running, else Beginner. The free text on injuries
 * is not read: the history is the list in `runningProfileV2`.
 */
export const runnerOf = (profile: CoachProfile): ReadRunner => {
  const v2 = readProfileV2(profile.runningProfileV2);
  const days = daysOf(profile.daysAvailable);
  const goal = profile.goal ?? (v2.goal_distance ? GOAL_OF_DISTANCE[v2.goal_distance] : null);
  const hours = profile.weeklyHours;
  const hasLevel = v2.level !== undefined || v2.experience_years !== undefined;
  const assumed = [
    goal === null ? 'Your profile has no goal yet, so the plan is for general fitness.' : '',
    hours === null ? `Your profile has no weekly hours yet, so the plan counts with ${DEFAULT_HOURS}.` : '',
    days.length === 0 ? 'Your profile has no running days yet, so the plan takes Tuesday, Thursday and Sunday.' : '',
    hasLevel ? '' : 'Your profile has no level or years of running yet, so the plan is made for a beginner.',
  ];
  return {
    runner: {
      goal: goal ?? 'fitness',
      raceDate: profile.raceDate,
      weeklyHours: hours ?? DEFAULT_HOURS,
      availableDays: days.length === 0 ? DEFAULT_DAYS : days,
      level: levelOf(v2.level, v2.experience_years),
      age: v2.age ?? null,
      injuryHistory: v2.injury_history ?? [],
      obese: v2.weight_category === 'Obese',
      longRunCapMin: profile.longRunCapMin,
      thresholdPace: parseThresholdPace(profile.thresholdPace)?.secondsPerKm ?? null,
    },
    assumed: assumed.filter(Boolean),
  };
};
