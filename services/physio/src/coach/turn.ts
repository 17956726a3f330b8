import type { Turn } from '@stridewell/chat/model/coach-model';
import { ACTION_TOPICS, isAction } from './actions.ts';
import { candidates } from './intents/engine.ts';
import { type Question, read, spokenLanguage, typedBefore } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';

/** Topics without content of their own. A follow-up question skips them when it looks for an earlier topic. */
const FOLLOW_UPS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['unknown', 'clarify', 'okay', 'thanks', 'hello', 'bye', 'undo', 'feedback'] as const),
  ...(['aboutMe', 'languageSet', 'replyShorter', 'correction'] as const),
]);
const OPEN: ReadonlySet<Topic> = new Set(['unknown', 'clarify']);
const HALF: readonly string[] = ['why', 'when', 'howLong', 'howMany', 'how', 'what'];
const BARE_MAX = 4;
const NAMELESS_MAX = 2;

/** Gives a question without a subject, such as "How long?" or "why?", the topic of an earlier message. */
const followUp = (turn: Turn, question: Question): Question => {
  const words = question.message.trim().split(/\s+/).length;
  const isBare = words <= BARE_MAX;
  // "How long?" has no subject, so the intent that the model finds in it is ignored.
  const isNameless = words <= NAMELESS_MAX && candidates(question.concepts).length === 0;
  const isHalf = (OPEN.has(question.topic) || isNameless) && HALF.some((name) => question.concepts.has(name));
  if (!isBare || !isHalf) return question;
  for (const content of typedBefore(turn).slice(0, 6)) {
    const { intent, topic, cards } = read(content, question.language);
    if (!FOLLOW_UPS.has(topic)) return { ...question, intent, topic, cards };
  }
  return question;
};

/** Returns the question of a turn: the quick action's topic, or the topic of the text and earlier messages. */
export const questionOf = (turn: Turn): Question => {
  const spoken = spokenLanguage(turn);
  if (turn.action && isAction(turn.action.code)) {
    const question = read('', spoken);
    return { ...question, message: turn.message, topic: ACTION_TOPICS[turn.action.code] };
  }
  return followUp(turn, read(turn.message, spoken));
};
