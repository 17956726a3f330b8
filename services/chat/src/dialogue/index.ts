export { answersInOrder, joinedReply, type SourceTable, sourcesOf } from './answer-parts.ts';
export { type AskedQuestion, type CoachReading, createFollowUps, type FollowUp } from './follow-up.ts';
