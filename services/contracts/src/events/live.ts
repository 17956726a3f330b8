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
 * What open pages should read again after an event: prefixes of the emitting service's own paths, which are at the same time
 * the first segments of query keys. An event that is not here concerns no page.
 */
export const LIVE_KEYS: Record<string, readonly string[]> = {
  [userChanged.name]: [PATHS.profile],
  [checkinRecorded.name]: [PATHS.checkinToday, PATHS.stats, PATHS.history],
  [runningProfileChanged.name]: [PATHS.coachProfile],
  [trainingLogged.name]: [PATHS.trainingLogsWeek],
  [trainingRemoved.name]: [PATHS.trainingLogsWeek],
  // A pause tells no event of its own, but hardly one leaves the plan as it was.
  [planChanged.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes, PATHS.pause],
  [outcomeChanged.name]: [PATHS.weeklyOutcomes],
  [planPublished.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes],
  [summaryPublished.name]: [PATHS.weeklySummary],
  [physioCheckinRecorded.name]: [PATHS.physioCheckinToday, PATHS.physioCheckins, PATHS.physioToday],
  [physioGateChanged.name]: [PATHS.physioToday, PATHS.physioProfile],
  [physioProfileChanged.name]: [PATHS.physioProfile, PATHS.physioToday],
  [holdChanged.running.name]: [PATHS.coachSafety],
  [holdChanged.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // Only now: asked after the other service's own event, a coach might not know of it yet.
  [holdAdopted.running.name]: [PATHS.coachSafety],
  [holdAdopted.physio.name]: [PATHS.physioSafety, PATHS.physioToday],
  // All that a service showed is gone: open pages, in this tab and others, are to show that at once.
  [userErased.wellness.name]: [PATHS.checkin, PATHS.stats, PATHS.history],
  [userErased.running.name]: [COACH_BASES.running],
  [userErased.physio.name]: [COACH_BASES.physio],
};
