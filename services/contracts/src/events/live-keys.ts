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
 * The query keys that open pages should refetch after an event: path prefixes of the emitting service, which are also
 * the first segments of query keys. Events that are not listed affect no page.
 */
export const LIVE_KEYS: Record<string, readonly string[]> = {
  [userChanged.name]: [PATHS.profile],
  [checkinRecorded.name]: [PATHS.checkinToday, PATHS.stats, PATHS.history],
  [runningProfileChanged.name]: [PATHS.coachProfile],
  [trainingLogged.name]: [PATHS.trainingLogsWeek],
  [trainingRemoved.name]: [PATHS.trainingLogsWeek],
  // There is no event for a pause, but a pause nearly always changes the plan.
  [planChanged.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes, PATHS.pause],
  [outcomeChanged.name]: [PATHS.weeklyOutcomes],
  [planPublished.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes],
  [summaryPublished.name]: [PATHS.weeklySummary],
  [physioCheckinRecorded.name]: [PATHS.physioCheckinToday, PATHS.physioCheckins, PATHS.physioToday],
  [physioGateChanged.name]: [PATHS.physioToday, PATHS.physioProfile],
  [physioProfileChanged.name]: [PATHS.physioProfile, PATHS.physioToday],
  [holdChanged.running.name]: [PATHS.coachSafety],
  [holdChanged.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // Sent after adoption: after the other service's own event, a coach might not know the hold yet.
  [holdAdopted.running.name]: [PATHS.coachSafety],
  [holdAdopted.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // All data of the service was erased: open pages, in this tab and others, must show that at once.
  [userErased.wellness.name]: [PATHS.checkin, PATHS.stats, PATHS.history],
  [userErased.running.name]: [COACH_BASES.running],
  [userErased.physio.name]: [COACH_BASES.physio],
};
