export { ruledPain } from '@stridewell/understanding/slots';
export { answersInOrder, joinedReply, repeatsAnswer, type SourceTable, sourcesOf } from './answer-parts.ts';
export { type AskedBeside, askedBeside, CLOSED_TEXTS } from './closed.ts';
export type { AskedQuestion, CoachReading, FollowUp } from './coach-reading.ts';
export { createFollowUps } from './follow-up.ts';
export { asksTwoDays, ranAgo, ranOn } from './ran.ts';
export { announcesTraining, isSmallTalk } from './small-talk.ts';
export { subjectOf } from './thread-state.ts';
export {
  isHighPainReported,
  isPainReported,
  type PainReading,
  painFactIn,
  painReportedIn,
  painReportedNow,
  painText,
  reportsPain,
  withKnownPain,
  withReportedPain,
} from './told.ts';
export { type Choice, optionsOf, questionOfTwo, SURE, type TwoChoices, WHY, WORSE } from './which-of-two.ts';
