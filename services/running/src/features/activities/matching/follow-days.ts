import type { PlanType } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type DayMatch, matchDay, type PlannedDay } from '../../../domain/activities/match-day.ts';
import type { DayView } from '../../../messages/week-view.ts';
import type { ReadDayContext } from '../../training-log/day-context.ts';
import { isWalkRow, isWalkRunRow } from '../../training-log/log-state.ts';
import type { LogRecorder } from '../../training-log/service.ts';
import type { ActivityDocument } from '../document.ts';
import type { ActivityRepository } from '../repository.ts';

export interface DayFollowerDependencies {
  activities: Pick<ActivityRepository, 'between' | 'change'>;
  record: Pick<LogRecorder, 'follow'>;
  contextOf: ReadDayContext;
  clock: Clock;
}

/** A log that changed because of its day's activities. */
export interface FollowedLog {
  _id: string;
  rev: number;
  date: string;
}

const onFootOf = (row: DayView): PlannedDay['onFoot'] => {
  if (isWalkRow(row)) return 'walk';
  return isWalkRunRow(row) ? 'walk_run' : undefined;
};

/**
 * Creates the function that matches the activities of a day with the planned session and updates the day's log. Returns
 * the changed log, or null if the log is unchanged.
 */
export const createDayFollower = ({ activities, record, contextOf, clock }: DayFollowerDependencies) => {
  const setMatches = async (
    documents: readonly ActivityDocument[],
    { matchedId }: DayMatch,
    planType: PlanType | undefined,
  ): Promise<void> => {
    for (const { _id, userId, date, matched, matchedBy } of documents) {
      if (matchedBy === 'runner') continue;
      const isMatch = _id === matchedId && planType !== undefined;
      if (isMatch ? matched?.planType === planType && matched.date === date : matched === null) continue;
      const fields = isMatch
        ? { matched: { date, planType }, matchedBy: 'rule' as const }
        : { matched: null, matchedBy: null };
      await activities.change(userId, _id, { ...fields, updatedAt: clock.now() });
    }
  };

  return async (user: TokenZone, date: string): Promise<FollowedLog | null> => {
    const { userId } = user;
    const [documents, { row }] = await Promise.all([activities.between(userId, date, date), contextOf(user, date)]);
    const candidates = documents.map(({ _id, matched, ...activity }) => ({
      ...activity,
      id: _id,
      isMatched: matched !== null,
    }));
    const match = matchDay(candidates, row && { planType: row.planType, minutes: row.minutes, onFoot: onFootOf(row) });
    await setMatches(documents, match, row?.planType);
    const stored = await record.follow(user, date, match.log);
    return stored === 'kept' ? null : { ...stored, date };
  };
};

export type FollowDay = ReturnType<typeof createDayFollower>;
