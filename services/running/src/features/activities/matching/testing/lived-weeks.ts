import { addDays, type Sport } from '@stridewell/contracts/web';
import { type MatchCandidate, matchDay } from '../../../../domain/activities/match-day.ts';
import type { LoggedDay } from '../../../../domain/records.ts';
import type { TrainingRunner } from '../../../../domain/training/types.ts';
import { dayFacts } from '../../../../domain/week/day-facts.ts';
import { earlierOf, on, updateWeek, weekInputs } from '../../../../domain/week/testing/given-week.ts';
import type { EarlierWeek, WeekInputs, WeekState } from '../../../../domain/week/types.ts';
import { viewOfDay } from '../../../../messages/week-view.ts';
import { loggedDayOf } from '../../../training-log/document.ts';
import { logState } from '../../../training-log/log-state.ts';

/** An activity of a day that has not been matched yet. */
export const activityOf = (minutes: number, own: Partial<MatchCandidate> = {}): MatchCandidate => ({
  ...{ id: `a${minutes}`, sport: 'run' satisfies Sport, movingSeconds: minutes * 60, rpe: null },
  ...{ isMatched: false, matchedBy: null, ...own },
});

/** Returns the log derived from a day's activities, as the service stores it; null if there is none. */
export const logOfActivities = (
  week: WeekState | null,
  date: string,
  activities: readonly MatchCandidate[],
): LoggedDay | null => {
  const day = week?.days.find((each) => each.date === date);
  const row = week && day ? viewOfDay(day, week.base, 'en') : null;
  const { log } = matchDay(activities, row && { planType: row.planType, minutes: row.minutes });
  if (!log) return null;
  const state = logState({ date, ...log }, { row, outcome: row?.planType ?? null }, 'activities');
  return loggedDayOf({ date, ...state });
};

interface Life {
  history: readonly LoggedDay[];
  runner?: Partial<TrainingRunner>;
  inputs?: Partial<WeekInputs>;
  /** Activities by the number of days from the first Monday. All other days are done as planned. */
  activities?: Readonly<Record<number, readonly MatchCandidate[]>>;
  weeks: number;
}

/** Returns the weeks of a runner who follows the plan, except on the days with activities. */
export const liveWeeks = ({ history, runner = {}, inputs = {}, activities = {}, weeks }: Life): WeekState[] => {
  const records = [...history];
  let earlier: EarlierWeek[] = [];
  return Array.from({ length: weeks }, (_, index) => {
    const weekStart = on(7 * index);
    let week: WeekState | null = null;
    for (let day = 0; day < 7; day += 1) {
      const today = addDays(weekStart, day);
      week = updateWeek(week, weekInputs({ weekStart, today, records: [...records], earlier, ...inputs }, runner));
      const own = activities[7 * index + day];
      const planned = week.days[day];
      const { planType, minutes } = planned ? dayFacts(planned, week.base) : { planType: 'rest' as const, minutes: 0 };
      const log: LoggedDay | null = own
        ? logOfActivities(week, today, own)
        : minutes > 0
          ? { date: today, planType, status: 'done', minutes, plannedMinutes: minutes }
          : null;
      if (log) records.push(log);
    }
    if (!week) throw new Error('a week has seven days');
    earlier = [earlierOf(week), ...earlier].slice(0, 5);
    return week;
  });
};
