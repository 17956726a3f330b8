import type { CoachType } from '@stridewell/contracts/web';
import type { UserCollection } from '@stridewell/kit/user-data/collections';

/** The collections in the service's own database that contain a runner's coach data, see `chatMigration`. */
export const chatUserData: readonly UserCollection[] = [
  { name: 'chat_threads' },
  { name: 'chat_messages', copies: { details: 'metadata' } },
  { name: 'chat_drafts' },
  { name: 'chat_proposals' },
  { name: 'safety_decisions' },
  { name: 'safety_holds' },
  { name: 'coach_usage' },
];

/** The pain reports, see `painReportsMigration`. `other` is the coach whose reports the service receives. */
export const painUserData = (other: CoachType): readonly UserCollection[] => [
  { name: 'pain_reports' },
  { name: 'received_pain_reports', follows: other },
];
