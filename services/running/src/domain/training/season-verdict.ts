import type { Goal, RaceGoal } from '@stridewell/contracts/web';
import { isRacePlan } from './choose-sessions.ts';
import type { StartingLoad } from './forecast.ts';
import { predictedSeconds } from './paces.ts';
import { hoursMinutes, runsPerWeek } from './runner.ts';
import type { Race } from './season-request.ts';
import { GOALS, PREDICTED_METERS, STAND_IN_RACE_MINUTES } from './tables.ts';
import type { TrainingRunner, TrainingWeek } from './types.ts';

/** The advice not to start in a race. `goal` and `date` name a race on the way to the main race. */
export interface DoNotStart {
  code: 'do_not_start';
  longest: number;
  raceMinutes: number;
  goal?: RaceGoal;
  date?: string;
}

/**
 * A message about how realistic a season is (section 3.6 of the plans page), such as too little time before the race.
 * It never blocks the plan. Its text comes from the message catalogue.
 */
export type SeasonMessage =
  | { code: 'finish_plan'; hours: number; weeks: number; longest: number; shorterGoal: Goal | null }
  | { code: 'too_soon'; weeks: number; established: number; shorterGoal: Goal | null; relaxedRun: boolean }
  | DoNotStart
  | { code: 'already_trained' }
  | { code: 'race_is_near'; days: number; longest: number }
  | { code: 'goal_time_too_fast'; goalSeconds: number; predictedSeconds: number }
  | { code: 'more_than_hours'; established: number; hours: number }
  | { code: 'long_race_as_training'; goal: RaceGoal; weeks: number }
  /** A race on the way for which the longest run stays too short to race it. */
  | { code: 'finish_on_the_way'; goal: RaceGoal; date: string; longest: number }
  /** Two races so close together that only one of them should be run. */
  | { code: 'races_too_close'; goal: RaceGoal; date: string; otherGoal: RaceGoal; otherDate: string; days: number };

export interface VerdictInputs {
  runner: TrainingRunner;
  start: StartingLoad;
  /** Forecast weeks of the season, assuming that every session is completed. */
  weeks: readonly TrainingWeek[];
  daysToRace: number;
  /** Threshold pace, in s/km; null when unknown. */
  threshold: number | null;
  /** Goal time, in seconds; null when the runner has none. */
  goalSeconds: number | null;
}

const SHORTER: Readonly<Record<Goal, Goal | null>> = {
  ultra: 'marathon',
  marathon: 'half_marathon',
  half_marathon: '10k',
  '10k': '5k',
  '5k': null,
  fitness: null,
  weight_loss: null,
};

/** Assumed duration of a race when no pace is known, in minutes. */
const UNKNOWN_MINUTES: Readonly<Partial<Record<Goal, number>>> = { half_marathon: 150, marathon: 300, ultra: 420 };

const TRAINED_SHARE = 0.8;
const UNSAFE_FACTOR = 2.5;
const RELAXED_FACTOR = 1.3;
const NEAR_DAYS = 10;
const TOO_FAST = 0.97;

/**
 * Expected duration of the race in minutes, computed from the threshold pace, or a default from the half marathon up
 * when no pace is known. Null when unknown.
 */
export const raceMinutes = ({ goal }: TrainingRunner, threshold: number | null, established: number): number | null => {
  const meters = PREDICTED_METERS[goal];
  if (threshold !== null && meters !== undefined) return predictedSeconds(threshold, meters, established) / 60;
  return UNKNOWN_MINUTES[goal] ?? null;
};

/** True when the runner's load and longest run are already sufficient for the race. */
const isTrained = ({ goal, level }: TrainingRunner, { established, longest }: StartingLoad): boolean =>
  established >= TRAINED_SHARE * GOALS[goal].leastWeek[level] && longest >= TRAINED_SHARE * GOALS[goal].leastLongest;

/** True when a race would take so much longer than the longest run that the runner should not start in it. */
const isUnsafe = (minutes: number, longest: number): boolean => minutes > UNSAFE_FACTOR * longest;

/**
 * Returns the verdict on a half marathon or longer race on the way to the main race, by the longest run that the plan
 * reaches before it. Null when there is nothing to report.
 */
export const verdictOnTheWay = (
  runner: TrainingRunner,
  { goal, date }: Race,
  { longest, threshold, established }: { longest: number; threshold: number | null; established: number },
): SeasonMessage | null => {
  const minutes = raceMinutes({ ...runner, goal }, threshold, established) ?? STAND_IN_RACE_MINUTES[goal];
  const race = { goal, date, longest: Math.round(longest) };
  if (isUnsafe(minutes, longest)) return { code: 'do_not_start', ...race, raceMinutes: Math.round(minutes) };
  return longest < GOALS[goal].leastLongest ? { code: 'finish_on_the_way', ...race } : null;
};

const messageOnTime = ({ runner, start, weeks, threshold }: VerdictInputs): SeasonMessage | null => {
  const { leastWeeks, comfortableWeeks, distance } = GOALS[runner.goal];
  const trained = isTrained(runner, start);
  if (weeks.length < leastWeeks && !trained) {
    const minutes = raceMinutes(runner, threshold, start.established);
    if (distance !== 'short' && minutes !== null && isUnsafe(minutes, start.longest)) {
      return { code: 'do_not_start', longest: Math.round(start.longest), raceMinutes: Math.round(minutes) };
    }
    return {
      code: 'too_soon',
      weeks: weeks.length,
      established: Math.round(start.established),
      shorterGoal: SHORTER[runner.goal],
      relaxedRun: minutes !== null && minutes <= RELAXED_FACTOR * start.longest,
    };
  }
  return weeks.length < comfortableWeeks[0] && trained ? { code: 'already_trained' } : null;
};

/** Returns the messages about a season with a race, most important first. Empty when there is nothing to report. */
export const seasonMessages = (inputs: VerdictInputs): SeasonMessage[] => {
  const { runner, start, weeks, daysToRace, threshold, goalSeconds } = inputs;
  // The race is over.
  if (daysToRace < 0) return [];
  const messages: SeasonMessage[] = [];
  const onTime = messageOnTime(inputs);
  if (onTime) messages.push(onTime);
  // In the taper no long run is left that could grow.
  const isTaper = weeks[0]?.phase === 'Taper';
  const isForFinishing = !isRacePlan(runner, weeks, runsPerWeek(runner));
  if (!isTaper && isForFinishing && onTime?.code !== 'do_not_start' && onTime?.code !== 'already_trained') {
    messages.push({
      code: 'finish_plan',
      hours: runner.hours,
      weeks: weeks.length,
      longest: Math.max(0, ...weeks.map(({ longMinutes }) => longMinutes)),
      shorterGoal: SHORTER[runner.goal],
    });
  }
  if (daysToRace <= NEAR_DAYS)
    messages.push({ code: 'race_is_near', days: daysToRace, longest: Math.floor(0.75 * start.longest) });
  const meters = PREDICTED_METERS[runner.goal];
  if (goalSeconds !== null && threshold !== null && meters !== undefined) {
    const predicted = predictedSeconds(threshold, meters, start.established);
    if (goalSeconds < TOO_FAST * predicted) {
      messages.push({ code: 'goal_time_too_fast', goalSeconds, predictedSeconds: Math.round(predicted) });
    }
  }
  if (start.established > hoursMinutes(runner)) {
    messages.push({ code: 'more_than_hours', established: Math.round(start.established), hours: runner.hours });
  }
  return messages;
};
