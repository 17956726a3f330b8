import type { CoachState } from '../../domain/coach-state.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import type { Answer } from './answer.ts';
import { countdown, NO_RACE } from './race.ts';
import { checkinHow } from './score.ts';

/** Answers from the runner's data or about the app that contain numbers but no training advice. */
const INFORMATIVE: Partial<Record<Topic, Answer>> = {
  raceDate: (state, { language }) => countdown(state, language) ?? NO_RACE[language],
  checkinHow,
};

/** Returns the answer of this kind to an ordinary question that stands on its own; null when there is none. */
export const informative = (state: CoachState, question: Question): ReturnType<Answer> | null => {
  const { topic, isTypical, followUp } = question;
  return isTypical && followUp === null ? (INFORMATIVE[topic]?.(state, question) ?? null) : null;
};
