import { keyOf, readOr, useOptional, useToday } from '@stridewell/app/core';
import { addDays, type PhysioSession } from '@stridewell/contracts/web';

/** Number of days for which sessions are loaded, less than the API's maximum. */
const SESSION_DAYS = 365;

const queryOf = (to: string) => ({ from: addDays(to, -SESSION_DAYS), to });

/** Key of the query of {@link useSessions}. */
export const useSessionsKey = () => keyOf('readPhysioSessions', queryOf(useToday()));

/** Logged sessions of the last year; empty until they are loaded and if they cannot be loaded. */
export const useSessions = (): readonly PhysioSession[] => {
  const query = queryOf(useToday());
  const sessions = useOptional<PhysioSession[]>(keyOf('readPhysioSessions', query), {
    read: readOr('readPhysioSessions', 'Failed to fetch logged sessions', query),
  });
  return sessions.state === 'there' ? sessions.value : [];
};

/** First day of each stage of the ladder that was run, in ascending order. */
export const firstDaysOf = (sessions: readonly PhysioSession[]): { date: string; stage: number }[] => {
  const days = new Map<number, string>();
  for (const { kind, ladderStage, status, date } of sessions) {
    if (kind !== 'guided_run' || status === 'skipped' || ladderStage === null || ladderStage < 1) continue;
    const known = days.get(ladderStage);
    if (known === undefined || date < known) days.set(ladderStage, date);
  }
  return [...days].map(([stage, date]) => ({ date, stage })).sort((one, other) => one.date.localeCompare(other.date));
};
