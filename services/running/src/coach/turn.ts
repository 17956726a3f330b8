import type { Turn } from '@stridewell/chat/model/coach-model';
import { ACTION_TOPICS, isAction } from './actions.ts';
import { type Question, read, spokenLanguage, typedBefore } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';

/** Topics whose meaning depends on the previous message. */
const FOLLOW_UPS: ReadonlySet<Topic> = new Set(['why', 'unknown', 'yes', 'okay', 'thanks', 'hello', 'bye']);

/** The topic that explains another topic when the runner asks "why?" after it. */
const WHY_OF: Partial<Record<Topic, Topic>> = {
  today: 'checkinEffect',
  day: 'checkinEffect',
  week: 'checkinEffect',
  easier: 'score',
  tired: 'score',
  cap: 'capWhy',
  longRun: 'capWhy',
  raceDate: 'phase',
  taperWhen: 'taper',
  taperCut: 'taper',
  taperFast: 'taper',
  phaseNext: 'phase',
  zonePace: 'zones',
  ladder: 'ladder',
  add: 'capWhy',
};

const isWhy = (question: Question): boolean => question.topic === 'why' || question.concepts.has('why');

const lastTopic = (turn: Turn, question: Question): Topic | null => {
  for (const content of typedBefore(turn).slice(0, 6)) {
    const { topic } = read(content, question.language);
    if (!FOLLOW_UPS.has(topic)) return topic;
  }
  return null;
};

const HALF: readonly string[] = ['why', 'when', 'howLong', 'howMany', 'howFast', 'howHard', 'how', 'what'];

const HALF_WORDS = 2;

/** True for a question without a subject, such as "how long?" or "when?". */
const isHalfAsked = ({ message, topic, concepts }: Question): boolean =>
  HALF.some((name) => concepts.has(name)) &&
  (topic === 'unknown' || topic === 'clarify' || message.trim().split(/\s+/).length <= HALF_WORDS);

const BARE_MAX = 4;

/** Returns the question with the topic of the previous message when it is a short follow-up. */
const followUp = (turn: Turn, question: Question): Question => {
  const isBare = question.message.trim().split(/\s+/).length <= BARE_MAX;
  if (!isBare || (question.topic !== 'why' && !isHalfAsked(question))) return question;
  const before = lastTopic(turn, question);
  if (!before) return question.topic === 'why' ? { ...question, topic: 'score' } : question;
  return { ...question, topic: isWhy(question) ? (WHY_OF[before] ?? before) : before };
};

/**
 * Returns the question of a turn: the topic of the quick action, or the one read from the message and those before it.
 */
export const questionOf = (turn: Turn): Question => {
  const spoken = spokenLanguage(turn);
  if (turn.action && isAction(turn.action.code)) {
    const question = read('', spoken);
    return { ...question, message: turn.message, topic: ACTION_TOPICS[turn.action.code] };
  }
  return followUp(turn, read(turn.message, spoken));
};
