import type { Goal, RaceGoal } from '@stridewell/contracts/web';
import { isRacePlan } from './choose-sessions.ts';
import type { StartingLoad } from './forecast.ts';
import { predictedSeconds } from './paces.ts';
import { growthOf, hoursMinutes, runsPerWeek } from './runner.ts';
import type { Race } from './season-request.ts';
import { GOALS, PREDICTED_METERS, STAND_IN_RACE_MINUTES } from './tables.ts';
import type { TrainingRunner, TrainingWeek } from './types.ts';

/** The advice not to start a race. */
export interface DoNotStart {
  code: 'do_not_start';
  longest: number;
  raceMinutes: number;
  /** Goal and date of a race on the way to the main race; missing for the main race. */
  goal?: RaceGoal;
  date?: string;
  /** True if the week is already planned for the race. */
  isPlanned?: true;
  /** A shorter race that the runner could choose instead, if the week is already planned for the race. */
  shorterGoal?: Goal | null;
  /**
   * Length in days and last day of an illness shortly before the race; missing if the runner's training is the reason.
   */
  sickDays?: number;
  illUntil?: string;
}

/**
 * A message about how realistic a season is (section 3.6 of the plans page), such as too little time before the race.
 * It never blocks the plan. Its text comes from the message catalogue.
 */
export type SeasonMessage =
  | { code: 'finish_plan'; hours: number; weeks: number; longest: number; shorterGoal: Goal | null }
  /** In the taper, when the longest run can no longer grow, it is too short for a fast race. */
  | { code: 'finish_in_taper'; longest: number; shorterGoal: Goal | null }
  | { code: 'too_soon'; weeks: number; established: number; shorterGoal: Goal | null; relaxedRun: boolean }
  | DoNotStart
  | { code: 'already_trained' }
  | { code: 'race_is_near'; days: number; longest: number }
  | { code: 'goal_time_too_fast'; goalSeconds: number; predictedSeconds: number }
  | { code: 'more_than_hours'; established: number; hours: number }
  | { code: 'long_race_as_training'; goal: RaceGoal; weeks: number }
  /** A race on the way to the main race for which the longest run stays too short to race it. */
  | { code: 'finish_on_the_way'; goal: RaceGoal; date: string; longest: number }
  /** A race on one of the easy days after an illness. */
  | { code: 'race_after_illness'; goal: RaceGoal; date: string; illUntil: string; easyUntil: string }
  /** Two races so close together that only one of them should be run. */
  | { code: 'races_too_close'; goal: RaceGoal; date: string; otherGoal: RaceGoal; otherDate: string; days: number };

/** Returns the advice not to race in the main race on the given date; undefined if there is none. */
export const refusalOfRace = (messages: readonly SeasonMessage[], date: string | null): SeasonMessage | undefined =>
  messages.find(
    (message) =>
      (message.code === 'do_not_start' && message.date === undefined) ||
      (message.code === 'race_after_illness' && message.date === date),
  );

export interface VerdictInputs {
  runner: TrainingRunner;
  /** The current load; `longest` is the longest recent run. */
  start: StartingLoad;
  /** Forecast weeks, starting now, assuming that every session is completed. */
  weeks: readonly TrainingWeek[];
  daysToRace: number;
  /** Threshold pace, in s/km; null if unknown. */
  threshold: number | null;
  /** Goal time, in seconds; null if the runner has none. */
  goalSeconds: number | null;
  /** Longest run of the last two months, in minutes; the longest recent run by default. */
  longestSoFar?: number;
  /** The season in progress; missing for a race for which nothing is planned yet. */
  underWay?: SeasonUnderWay | undefined;
  /** The illness because of which the runner should not start. */
  illness?: { days: number; until: string } | undefined;
  /** True if the race falls on one of the easy days after an illness, so the runner should not race it. */
  isAfterIllness?: boolean;
  /** Longest planned run before the race, in minutes; missing if no week is planned. */
  longestAhead?: number | undefined;
  /** True during couch to 5K. */
  isCouchTo5k?: boolean;
}

/** A season in progress. Its time is judged as a whole, so that the verdict does not change from week to week. */
export interface SeasonUnderWay {
  /** The load at the start of the season; null if it is not known. */
  start: StartingLoad | null;
  /** All weeks of the season, forecast from its start. */
  weeks: readonly TrainingWeek[];
  /** True if it prepares only for finishing the race. */
  isFinishPlan: boolean;
  /** True if a break in this week changes the runner's ability, so the race is judged again. */
  isJudgedAnew: boolean;
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

/** Assumed duration of a race if no pace is known, in minutes. */
const UNKNOWN_MINUTES: Readonly<Partial<Record<Goal, number>>> = { half_marathon: 150, marathon: 300, ultra: 420 };

const TRAINED_SHARE = 0.8;
const UNSAFE_FACTOR = 2.5;
const RELAXED_FACTOR = 1.3;
const NEAR_DAYS = 10;
const TOO_FAST = 0.97;

/**
 * Expected duration of the race in minutes, computed from the threshold pace, or a default for the half marathon and
 * longer if no pace is known. Null if unknown.
 */
export const raceMinutes = ({ goal }: TrainingRunner, threshold: number | null, established: number): number | null => {
  const meters = PREDICTED_METERS[goal];
  if (threshold !== null && meters !== undefined) return predictedSeconds(threshold, meters, established) / 60;
  return UNKNOWN_MINUTES[goal] ?? null;
};

/** True if the runner's load and longest run are already sufficient for the race. */
const isTrained = ({ goal, level }: TrainingRunner, { established, longest }: StartingLoad): boolean =>
  established >= TRAINED_SHARE * GOALS[goal].leastWeek[level] && longest >= TRAINED_SHARE * GOALS[goal].leastLongest;

/** True if a race would take so much longer than the longest run that the runner should not start it. */
const isUnsafe = (minutes: number, longest: number): boolean => minutes > UNSAFE_FACTOR * longest;

/**
 * Returns the verdict on a half marathon or longer race on the way to the main race, based on the longest run that the
 * plan reaches before it. Null if there is nothing to report.
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

/** Growth of a plan, in minutes, below which it can result from rounding alone. */
const ROUNDING = 2.5;

/** True if the weeks grow by more than one step above the load, which means that the plan builds. */
const builds = (runner: TrainingRunner, weeks: readonly TrainingWeek[], { established }: StartingLoad): boolean => {
  const { rate, step } = growthOf(runner);
  const most = Math.max(established * (1 + rate), established + step) + ROUNDING;
  return weeks.some(({ minutes }) => minutes > most);
};

/** True if a trained runner has so few weeks that the plan does not build. */
const onlySharpens = (runner: TrainingRunner, weeks: readonly TrainingWeek[], start: StartingLoad): boolean =>
  weeks.length < GOALS[runner.goal].comfortableWeeks[0] && isTrained(runner, start) && !builds(runner, weeks, start);

const shorterOf = ({ goal }: TrainingRunner): Goal | null => SHORTER[goal];

/** True in the taper, in which no long run grows any more. */
const isInTaper = ({ weeks }: Pick<VerdictInputs, 'weeks'>): boolean => weeks[0]?.phase === 'Taper';

/** Fraction of the season's planned longest run below which the runner did not train as planned. */
const DONE_SHARE = 0.8;

/**
 * Returns the advice not to start a half marathon or longer race for which the season has not prepared the runner. It
 * is given in the taper, when the longest run is final, and only if that run is much shorter than planned: the verdict
 * on a season does not change for a runner who does everything. Null if the training is sufficient.
 */
const unpreparedInTaper = (inputs: VerdictInputs, season: SeasonUnderWay): DoNotStart | null => {
  const { runner, start, threshold, longestSoFar = start.longest } = inputs;
  const minutes = raceMinutes(runner, threshold, start.established);
  if (!isInTaper(inputs) || GOALS[runner.goal].distance === 'short' || minutes === null) return null;
  const planned = Math.max(0, ...season.weeks.map(({ longMinutes }) => longMinutes));
  if (longestSoFar >= DONE_SHARE * planned) return null;
  if (!isUnsafe(minutes, longestSoFar) || isTrained(runner, { ...start, longest: longestSoFar })) return null;
  return {
    code: 'do_not_start',
    longest: Math.round(longestSoFar),
    raceMinutes: Math.round(minutes),
    isPlanned: true,
    shorterGoal: shorterOf(runner),
  };
};

/** Returns the verdict on the time before the race: from now on, or for the whole season if it has already begun. */
const messageOnTime = (inputs: VerdictInputs): SeasonMessage | null => {
  const { runner, threshold, underWay, illness, isAfterIllness = false, isCouchTo5k = false } = inputs;
  if (illness) {
    const minutes = raceMinutes(runner, threshold, inputs.start.established) ?? 0;
    return {
      code: 'do_not_start',
      longest: Math.round(inputs.start.longest),
      raceMinutes: Math.round(minutes),
      ...(underWay ? { isPlanned: true } : {}),
      sickDays: illness.days,
      illUntil: illness.until,
    };
  }
  const isWhole = underWay !== undefined && !underWay.isJudgedAnew;
  const unprepared = isWhole ? unpreparedInTaper(inputs, underWay) : null;
  if (unprepared) return unprepared;
  const { start, weeks } = isWhole ? underWay : inputs;
  if (start === null) return null;
  const { leastWeeks, distance } = GOALS[runner.goal];
  if (weeks.length >= leastWeeks || isTrained(runner, start)) {
    return !isCouchTo5k && !isAfterIllness && onlySharpens(runner, weeks, start) ? { code: 'already_trained' } : null;
  }
  const minutes = raceMinutes(runner, threshold, start.established);
  // Before the taper of a season, only a break changes whether the runner should start.
  if (!isWhole && distance !== 'short' && minutes !== null && isUnsafe(minutes, start.longest)) {
    return {
      code: 'do_not_start',
      longest: Math.round(start.longest),
      raceMinutes: Math.round(minutes),
      ...(underWay ? { isPlanned: true, shorterGoal: shorterOf(runner) } : {}),
    };
  }
  return {
    code: 'too_soon',
    weeks: weeks.length,
    established: Math.round(start.established),
    shorterGoal: shorterOf(runner),
    relaxedRun: minutes !== null && minutes <= RELAXED_FACTOR * start.longest,
  };
};

/** True if the weeks to a race prepare a runner only for finishing it (section 3.6). */
export const isForFinishing = ({
  runner,
  start,
  weeks,
  threshold,
  longestSoFar = start.longest,
}: Pick<VerdictInputs, 'runner' | 'start' | 'weeks' | 'threshold' | 'longestSoFar'>): boolean => {
  const standIns: Readonly<Partial<Record<Goal, number>>> = STAND_IN_RACE_MINUTES;
  const minutes = raceMinutes(runner, threshold, start.established) ?? standIns[runner.goal] ?? 0;
  const isShort = GOALS[runner.goal].distance === 'short';
  // A runner who runs clearly longer in training needs no walk breaks in a 5k or 10k.
  if (isShort && longestSoFar >= RELAXED_FACTOR * minutes) return false;
  if (onlySharpens(runner, weeks, start)) return false;
  return !isRacePlan(runner, weeks, runsPerWeek(runner), longestSoFar);
};

/** Returns the messages about a season with a race, most important first. Empty if there is nothing to report. */
export const seasonMessages = (inputs: VerdictInputs): SeasonMessage[] => {
  const { runner, start, weeks, daysToRace, threshold, goalSeconds, underWay, longestSoFar = start.longest } = inputs;
  // The race is over.
  if (daysToRace < 0) return [];
  const messages: SeasonMessage[] = [];
  const onTime = messageOnTime(inputs);
  if (onTime) messages.push(onTime);
  const isRefused = onTime?.code === 'do_not_start';
  const isOff = isRefused || inputs.isAfterIllness === true;
  const longest = Math.round(Math.max(longestSoFar, ...weeks.map(({ longMinutes }) => longMinutes)));
  const { leastLongest, distance } = GOALS[runner.goal];
  const fallsShort = underWay !== undefined && distance !== 'short' && longest < leastLongest;
  const isFinishPlan = fallsShort || (underWay?.isFinishPlan ?? isForFinishing(inputs));
  if (isFinishPlan && !isRefused && onTime?.code !== 'already_trained') {
    const shorterGoal = shorterOf(runner);
    if (!isInTaper(inputs))
      messages.push({ code: 'finish_plan', hours: runner.hours, weeks: weeks.length, longest, shorterGoal });
    else if (fallsShort) messages.push({ code: 'finish_in_taper', longest, shorterGoal });
  }
  if (daysToRace <= NEAR_DAYS && !isOff)
    messages.push({
      code: 'race_is_near',
      days: daysToRace,
      longest: inputs.longestAhead ?? Math.floor(0.75 * start.longest),
    });
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
