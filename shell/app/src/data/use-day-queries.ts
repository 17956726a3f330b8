import { type CheckinToday, type TrainingLog, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { useToday } from './clock.ts';
import { keyOf, useApi } from './operations.ts';
import { readOr } from './query-with-message.ts';
import { useSession } from './session.ts';
import { type Optional, useOptional } from './use-optional.ts';

const NORWEGIAN = { language: 'nb' } as const;

/** Query of a request for texts in the runner's language. Undefined for English, which is the default. */
const useLanguageQuery = (): { language: 'nb' } | undefined =>
  useSession(({ user }) => user?.language) === 'nb' ? NORWEGIAN : undefined;

/**
 * Queries today's check-in in the runner's language, if there is one. Ignores yesterday's check-in, which is still cached just after midnight.
 */
export const useCheckinToday = (): Optional<CheckinToday> => {
  const today = useToday();
  const query = useLanguageQuery();
  return useOptional(keyOf('readCheckinToday', query), {
    read: readOr('readCheckinToday', "Failed to fetch today's check-in", query),
    current: ({ date }) => date === today,
  });
};

/**
 * Queries this week's plan in the runner's language, if there is one. Ignores last week's plan, which may still be cached
 * on a Monday.
 */
export const useWeekPlan = (): Optional<WeeklyPlan> => {
  const monday = weekStartOf(useToday());
  const key = keyOf('readWeeklyPlan', useLanguageQuery());
  return useOptional<WeeklyPlan>(key, { current: ({ weekStart }) => weekStart === monday });
};

const NO_LOGS: readonly TrainingLog[] = [];

/** Queries this week's training logs. Returns an empty list until they have loaded and when loading fails. */
export const useWeekLogs = (): readonly TrainingLog[] => useApi('readTrainingLogs').data ?? NO_LOGS;
