import { runningStoppedOf } from './older-checkins.ts';
import { adviceFor, RECOMMENDATION_COPY, type RecommendationCopy, RUNNING_STOPPED } from './recommendations.ts';
import type { CheckinAnswer } from './responses.ts';

const STOPPED_COPY: RecommendationCopy = {
  kind: 'No running',
  headline: 'No running for now.',
  text: RUNNING_STOPPED,
  effort: 'Physio Coach shows you what you can do instead.',
};

type ScoredDay = Pick<CheckinAnswer, 'recommendation' | 'score' | 'message' | 'runningStopped'> & {
  explanation: Pick<CheckinAnswer['explanation'], 'baseline'>;
};

/** True when a day shows the copy for stopped running. A Reset day shows its own copy, which also rules out running. */
export const showsRunningStopped = (day: ScoredDay): boolean => day.recommendation !== 'Reset' && runningStoppedOf(day);

/** The copy for a day with a score: either the copy for its recommendation or the copy for stopped running. */
export const copyFor = (day: ScoredDay): RecommendationCopy =>
  showsRunningStopped(day)
    ? STOPPED_COPY
    : RECOMMENDATION_COPY[adviceFor(day.recommendation, day.score, day.explanation.baseline)];
