import { COACH_BASES } from '../web/chat.ts';
import { PATHS } from '../web/paths.ts';
import * as events from './events.ts';

/**
 * Query keys to refetch after each event. Each key is an API path, which is the first segment of the keys of its
 * queries. Events without an entry affect no page.
 */
export const LIVE_KEYS: Record<string, readonly string[]> = {
  [events.userChanged.name]: [PATHS.profile],
  [events.checkinRecorded.name]: [PATHS.checkinToday, PATHS.stats, PATHS.history],
  [events.runningProfileChanged.name]: [PATHS.coachProfile],
  // A day's log is derived from its activities, so both change together.
  [events.trainingLogged.name]: [PATHS.trainingLogsWeek, PATHS.activities, PATHS.month, PATHS.moments],
  [events.trainingRemoved.name]: [PATHS.trainingLogsWeek, PATHS.activities, PATHS.month, PATHS.moments],
  // No event reports a pause or the answer to a race, but both nearly always change the plan. Their queries are
  // therefore refetched as well.
  [events.planChanged.name]: [
    ...[PATHS.weeklyPlan, PATHS.weeklyOutcomes, PATHS.pause, PATHS.raceReview, PATHS.month, PATHS.moments],
  ],
  [events.outcomeChanged.name]: [PATHS.weeklyOutcomes],
  [events.planPublished.name]: [PATHS.weeklyPlan, PATHS.weeklyOutcomes],
  [events.importChanged.name]: [PATHS.activities],
  [events.summaryPublished.name]: [PATHS.weeklySummary],
  [events.physioCheckinRecorded.name]: [
    ...[PATHS.physioCheckinToday, PATHS.physioCheckins, PATHS.physioToday, PATHS.physioPlan],
  ],
  [events.physioGateChanged.name]: [PATHS.physioToday, PATHS.physioPlan, PATHS.physioProfile],
  [events.physioProfileChanged.name]: [
    ...[PATHS.physioProfile, PATHS.physioInjuries, PATHS.physioToday, PATHS.physioPlan],
  ],
  [events.holdChanged.running.name]: [PATHS.coachSafety],
  [events.holdChanged.physio.name]: [PATHS.physioSafety, PATHS.physioToday, PATHS.physioPlan],
  // Refetched once the coach has stored the hold, because the other service's event may arrive earlier.
  [events.holdAdopted.running.name]: [PATHS.coachSafety],
  [events.holdAdopted.physio.name]: [PATHS.physioSafety, PATHS.physioToday, PATHS.physioPlan],
  // All of the service's data was erased, so every open page must refetch its data.
  [events.userErased.wellness.name]: [PATHS.checkin, PATHS.stats, PATHS.history],
  [events.userErased.running.name]: [COACH_BASES.running],
  [events.userErased.physio.name]: [COACH_BASES.physio],
};
