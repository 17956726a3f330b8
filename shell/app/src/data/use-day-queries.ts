import { type CheckinToday, PATHS, type TrainingLog, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { useToday } from './clock.ts';
import { keyOf, useApi } from './operations.ts';
import { readOr } from './query-with-message.ts';
import { useSession } from './session.ts';
import { type Optional, useOptional } from './use-optional.ts';

const readCheckin = readOr('readCheckinToday', "Failed to fetch today's check-in");

/**
 * Queries today's check-in, if there is one. Ignores yesterday's check-in, which is still cached just after midnight.
 */
export const useCheckinToday = (): Optional<CheckinToday> => {
  const today = useToday();
  return useOptional([PATHS.checkinToday], { read: readCheckin, current: ({ date }) => date === today });
};

/**
 * Queries this week's plan in the runner's language, if there is one. Ignores last week's plan, which may still be cached
 * on a Monday.
 */
export const useWeekPlan = (): Optional<WeeklyPlan> => {
  const monday = weekStartOf(useToday());
  const language = useSession(({ user }) => user?.language);
  const key = keyOf('readWeeklyPlan', language === 'nb' ? { language } : undefined);
  return useOptional<WeeklyPlan>(key, { current: ({ weekStart }) => weekStart === monday });
};

const NO_LOGS: readonly TrainingLog[] = [];

/** Queries this week's training logs. Returns an empty list until they have loaded and when loading fails. */
export const useWeekLogs = (): readonly TrainingLog[] => useApi('readTrainingLogs').data ?? NO_LOGS;
