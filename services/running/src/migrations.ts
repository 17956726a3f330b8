import type { Migration } from '@stridewell/kit/mongo/migrations';
import { migration as endedSessions } from './migrations/0001-ended-sessions.ts';
import { migration as oneOutcomeADay } from './migrations/0002-one-outcome-a-day.ts';
import { migration as recordsAndProjections } from './migrations/0003-records-and-projections.ts';
import { migration as weeklySummariesAndJobs } from './migrations/0004-weekly-summaries-and-jobs.ts';
import { migration as coachChat } from './migrations/0005-coach-chat.ts';
import { migration as erasures } from './migrations/0006-erasures.ts';
import { migration as safetyHolds } from './migrations/0007-safety-holds.ts';
import { migration as retention } from './migrations/0008-retention.ts';
import { migration as decisionRetention } from './migrations/0009-decision-retention.ts';
import { migration as plansAndSummariesAsSubdocuments } from './migrations/0010-plans-and-summaries-as-subdocuments.ts';
import { migration as messageDetails } from './migrations/0011-message-details.ts';
import { migration as runnerBackgrounds } from './migrations/0012-runner-backgrounds.ts';
import { migration as strengthLogs } from './migrations/0013-strength-logs.ts';
import { migration as raceReviews } from './migrations/0014-race-reviews.ts';
import { migration as chatProposals } from './migrations/0015-chat-proposals.ts';
import { migration as activities } from './migrations/0016-activities.ts';
import { migration as oneRunningImport } from './migrations/0017-one-running-import.ts';
import { migration as seenMoments } from './migrations/0018-seen-moments.ts';
import { migration as withheldTraining } from './migrations/0019-withheld-training.ts';
import { migration as ageFrom60 } from './migrations/0020-age-from-60.ts';
import { migration as painReports } from './migrations/0021-pain-reports.ts';
import { migration as removedActivities } from './migrations/0022-removed-activities.ts';

/** The service's migrations, in order. A file must not change once it is merged: see infra/docs/adding.md. */
export const migrations: readonly Migration[] = [
  endedSessions,
  oneOutcomeADay,
  recordsAndProjections,
  weeklySummariesAndJobs,
  coachChat,
  erasures,
  safetyHolds,
  retention,
  decisionRetention,
  plansAndSummariesAsSubdocuments,
  messageDetails,
  runnerBackgrounds,
  strengthLogs,
  raceReviews,
  chatProposals,
  activities,
  oneRunningImport,
  seenMoments,
  withheldTraining,
  ageFrom60,
  painReports,
  removedActivities,
];
