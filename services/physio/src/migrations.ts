import type { Migration } from '@stridewell/kit/mongo/migrations';
import { migration as endedSessions } from './migrations/0001-ended-sessions.ts';
import { migration as recordsAndProjections } from './migrations/0002-records-and-projections.ts';
import { migration as coachChat } from './migrations/0003-coach-chat.ts';
import { migration as erasures } from './migrations/0004-erasures.ts';
import { migration as safetyHolds } from './migrations/0005-safety-holds.ts';
import { migration as retention } from './migrations/0006-retention.ts';
import { migration as decisionRetention } from './migrations/0007-decision-retention.ts';
import { migration as messageDetails } from './migrations/0008-message-details.ts';
import { migration as chatProposals } from './migrations/0009-chat-proposals.ts';
import { migration as testsAndSessions } from './migrations/0010-tests-and-sessions.ts';
import { migration as questionnaires } from './migrations/0011-questionnaires.ts';
import { migration as choices } from './migrations/0012-choices.ts';
import { migration as painReports } from './migrations/0013-pain-reports.ts';

/** The service's migrations, in order. A file must not change once it is merged: see infra/docs/adding.md. */
export const migrations: readonly Migration[] = [
  endedSessions,
  recordsAndProjections,
  coachChat,
  erasures,
  safetyHolds,
  retention,
  decisionRetention,
  messageDetails,
  chatProposals,
  testsAndSessions,
  questionnaires,
  choices,
  painReports,
];
