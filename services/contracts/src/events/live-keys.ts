import { COACH_BASES } from '../web/chat.ts';
import { PATHS } from '../web/paths.ts';
import {
  checkinRecorded,
  holdAdopted,
  holdChanged,
  outcomeChanged,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  planChanged,
  planPublished,
  runningProfileChanged,
  summaryPublished,
  trainingLogged,
  trainingRemoved,
  userChanged,
  userErased,
} from './events.ts';

/**
 * Query keys to refetch after each event: API path prefixes, which are the first segments of query keys. An event that
 * is not listed affects no page.
 */
export const LIVE_KEYS: Record<string, readonly string[]> = {
  [userChanged.name]: [PATHS.profile],
  [checkinRecorded.name]: [PATHS.checkinToday, PATHS.stats, PATHS.history],
  [runningProfileChanged.name]: [PATHS.coachProfile],
  [trainingLogged.name]: [PATHS.trainingLogsWeek],
  [trainingRemoved.name]: [PATHS.trainingLogsWeek],
  // A pause has no event of its own, but nearly always changes the plan.
  [planChanged.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes, PATHS.pause],
  [outcomeChanged.name]: [PATHS.weeklyOutcomes],
  [planPublished.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes],
  [summaryPublished.name]: [PATHS.weeklySummary],
  [physioCheckinRecorded.name]: [PATHS.physioCheckinToday, PATHS.physioCheckins, PATHS.physioToday],
  [physioGateChanged.name]: [PATHS.physioToday, PATHS.physioProfile],
  [physioProfileChanged.name]: [PATHS.physioProfile, PATHS.physioToday],
  [holdChanged.running.name]: [PATHS.coachSafety],
  [holdChanged.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // Refetched after adoption: when the other service's event arrives, the coach may not have stored the hold yet.
  [holdAdopted.running.name]: [PATHS.coachSafety],
  [holdAdopted.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // All data of the service was erased, so every open page must refetch it.
  [userErased.wellness.name]: [PATHS.checkin, PATHS.stats, PATHS.history],
  [userErased.running.name]: [COACH_BASES.running],
  [userErased.physio.name]: [COACH_BASES.physio],
};
