import { runningStoppedOf } from './older-checkins.ts';
import { adviceFor, RECOMMENDATION_COPY, type RecommendationCopy, RUNNING_STOPPED } from './recommendations.ts';
import type { CheckinAnswer } from './responses.ts';

const STOPPED_COPY: RecommendationCopy = {
  kind: 'No running',
  headline: 'No running for now.',
  text: RUNNING_STOPPED,
  effort: 'Physio Coach shows you what you can do instead.',
};

/** The copy of a Push day after low days, on which the first run is easy (section 2.5 of the plans page). */
export const FIRST_EASY_COPY: RecommendationCopy = {
  kind: 'Easy first',
  headline: 'Good sign.',
  text: 'First an easy run, hard again after one ordinary day.',
  effort: 'Easy effort: you can speak full sentences.',
};

type ScoredDay = Pick<CheckinAnswer, 'recommendation' | 'score' | 'message' | 'runningStopped' | 'firstEasy'> & {
  explanation: Pick<CheckinAnswer['explanation'], 'baseline'>;
};

/** True when a day shows the copy for stopped running. A Reset day shows its own copy, which also rules out running. */
export const showsRunningStopped = (day: ScoredDay): boolean => day.recommendation !== 'Reset' && runningStoppedOf(day);

/** The copy for a day with a score: either the copy for its recommendation or the copy for stopped running. */
export const copyFor = (day: ScoredDay): RecommendationCopy => {
  if (showsRunningStopped(day)) return STOPPED_COPY;
  if (day.firstEasy) return FIRST_EASY_COPY;
  return RECOMMENDATION_COPY[adviceFor(day.recommendation, day.score, day.explanation.baseline)];
};
