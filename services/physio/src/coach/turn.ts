import { createFollowUps } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { ACTION_TOPICS, isAction } from './actions.ts';
import { candidates } from './intents/engine.ts';
import { LABELS, type Question, read, spokenLanguage, withSlots } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { TOPICS_OF } from './intents/topics-of-intents.ts';

/** Topics without content of their own. A follow-up refers to the topic before them. */
const WITHOUT_SUBJECT: ReadonlySet<Topic> = new Set<Topic>([
  ...(['unknown', 'clarify', 'okay', 'thanks', 'hello', 'bye', 'undo', 'feedback'] as const),
  ...(['aboutMe', 'languageSet', 'replyShorter', 'correction'] as const),
]);

/** The topic that explains another topic when the runner asks "why?" after it. */
const BECAUSE: Partial<Record<Topic, Topic>> = { exercises: 'dose', nextStage: 'stage' };

const followUps = createFollowUps<Topic, Question>({
  labels: LABELS,
  read,
  named: (concepts) => candidates(concepts).map(({ topic }) => topic),
  topicsOf: TOPICS_OF,
  because: BECAUSE,
  asked: { howMany: { form: 'dose', exercises: 'dose' }, next: { stage: 'nextStage', phase: 'nextStage' } },
  withoutSubject: WITHOUT_SUBJECT,
  topics: { unknown: 'unknown', clarify: 'clarify', okay: 'okay', card: 'card', languageSet: 'languageSet' },
  ofDay: new Set<Topic>(),
  withSlots,
  spokenLanguage,
});

export const { stateAfter, stateOf } = followUps;

/**
 * Returns the questions of a turn, the urgent first: the topic of the quick action, or those read from the message and
 * the conversation before it.
 */
export const questionsOf = (turn: Turn): readonly [Question, ...Question[]] => {
  if (turn.action && isAction(turn.action.code)) {
    const { language } = stateOf(turn);
    const question = read('', language ?? spokenLanguage(turn));
    return [{ ...question, message: turn.message, topic: ACTION_TOPICS[turn.action.code] }];
  }
  return followUps.questionsOf(turn);
};

/** Returns the first question of a turn. */
export const questionOf = (turn: Turn): Question => questionsOf(turn)[0];
