export { answersInOrder, joinedReply, repeatsAnswer, type SourceTable, sourcesOf } from './answer-parts.ts';
export type { AskedQuestion, CoachReading, FollowUp } from './coach-reading.ts';
export { createFollowUps } from './follow-up.ts';
