import { type CheckinToday, PATHS, type TrainingLog, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { useToday } from './clock.ts';
import { readOr } from './read-or.ts';
import { type Optional, useOptional } from './use-optional.ts';

const readCheckin = readOr<CheckinToday>(PATHS.checkinToday, "Failed to fetch today's check-in");

/** Today's check-in; none is no failure. Yesterday's, still in the cache just after midnight, is not today's. */
export const useCheckinToday = (): Optional<CheckinToday> => {
  const today = useToday();
  return useOptional([PATHS.checkinToday], { read: readCheckin, current: ({ date }) => date === today });
};

/** This week's plan; none is no failure. Last week's, still in the cache on a Monday, is not this week's. */
export const useWeekPlan = (): Optional<WeeklyPlan> => {
  const monday = weekStartOf(useToday());
  return useOptional<WeeklyPlan>([PATHS.weeklyPlan], { current: ({ weekStart }) => weekStart === monday });
};

const NO_LOGS: readonly TrainingLog[] = [];

/** What is logged of this week; none while it is not known, or cannot be read. */
export const useWeekLogs = (): readonly TrainingLog[] =>
  useQuery<TrainingLog[]>({ queryKey: [PATHS.trainingLogsWeek] }).data ?? NO_LOGS;
