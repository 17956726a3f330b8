import { asksTwoDays, createFollowUps, ranAgo } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { bareNumberIn } from '@stridewell/understanding/slots';
import { ACTION_TOPICS, isAction } from './actions.ts';
import { detailOf } from './intents/details.ts';
import { candidates } from './intents/engine.ts';
import { placeAfter } from './intents/place-in.ts';
import { plainText } from './intents/plain-text.ts';
import { LABELS, type Question, read, spokenLanguage, withSlots } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { TOPICS_OF } from './intents/topics-of-intents.ts';

/** Topics that have no content. A follow-up refers to the topic before them. */
const WITHOUT_SUBJECT: ReadonlySet<Topic> = new Set<Topic>([
  ...(['unknown', 'clarify', 'okay', 'thanks', 'hello', 'bye', 'undo', 'feedback'] as const),
  ...(['aboutMe', 'languageSet', 'replyShorter', 'correction', 'which'] as const),
]);

/** The topic that explains another topic when the runner asks "why?" after it. */
const BECAUSE: Partial<Record<Topic, Topic>> = {
  ...{ exercises: 'dose', dayPlan: 'dose', nextLoad: 'dose', counts: 'dose', sets: 'dose' },
  ...{ nextStage: 'whyStage', stage: 'whyStage', moreTimes: 'whyStage', runMinutes: 'whyStage' },
  ...{ ready: 'whyRun', runWhen: 'whyRun', missing: 'whyRun', whole: 'whyRun', runDays: 'betweenRuns' },
};

/** Topics of symptoms, worries and requests that are declined: their words determine the topic of a whole message. */
const DECIDES: ReadonlySet<Topic> = new Set<Topic>([
  ...(['instruction', 'reds', 'operation', 'pregnant', 'medicine', 'scan', 'diagnose', 'promise', 'others'] as const),
  ...([
    'worried',
    'symptom',
    'painIncreased',
    'painDays',
    'worseMorning',
    'clinicianSaid',
    'painNow',
    'broken',
  ] as const),
  ...(['report', 'human', 'food', 'checkinHow', 'help', 'offTopic', 'profile'] as const),
]);

const followUps = createFollowUps<Topic, Question>({
  labels: LABELS,
  read,
  named: (concepts) => candidates(concepts).map(({ topic }) => topic),
  topicsOf: TOPICS_OF,
  because: BECAUSE,
  asked: { howMany: { form: 'dose', exercises: 'dose' }, next: { stage: 'nextStage', phase: 'nextStage' } },
  detail: detailOf,
  decides: DECIDES,
  shortens: true,
  withoutSubject: WITHOUT_SUBJECT,
  topics: { unknown: 'unknown', clarify: 'clarify', okay: 'okay', card: 'card', languageSet: 'languageSet' },
  ofDay: new Set<Topic>(),
  second: { topic: 'second', which: 'which', yields: new Set<Topic>(['others', 'promise', 'worried']) },
  withSlots,
  spokenLanguage,
});

export const { stateAfter, stateOf } = followUps;

const told = ({ memory }: Turn): string[] => memory.filter(({ role }) => role === 'user').map(({ content }) => content);

/**
 * Topics about running on a day. A question about two days in a row turns them into one about the days between runs.
 */
const OF_RUNNING: ReadonlySet<Topic> = new Set<Topic>([
  ...(['ready', 'runWhen', 'stage', 'dayPlan', 'runMinutes', 'runDays', 'ahead', 'clarify', 'unknown'] as const),
]);

/** The questions with information from earlier messages: a reported run, and the position in a list. */
const withMemory = (turn: Turn, questions: readonly [Question, ...Question[]]): readonly [Question, ...Question[]] => {
  const before = told(turn);
  const [number] = /\b(?:10|\d)\b/.exec(plainText(turn.message)) ?? [];
  const isRan = [...before, turn.message].some((text) => ranAgo(text) !== null);
  const inRow = asksTwoDays(turn.message);
  const add = (question: Question): Question => ({
    ...question,
    // "And 4?" is a different pain from that of the previous message.
    pain: question.topic === 'painNow' && question.followUp && number ? Number(number) : question.pain,
    place: question.topic === 'nth' ? placeAfter(turn.message, before) : question.place,
    concepts: new Set([...question.concepts, ...(isRan ? ['ranLately'] : []), ...(inRow ? ['inRow'] : [])]),
    topic: inRow && OF_RUNNING.has(question.topic) ? 'betweenRuns' : question.topic,
  });
  const [first, ...rest] = questions;
  return [add(first), ...rest.map(add)];
};

const STILL = /\b(?:still|fortsatt|framleis)\b/i;

/**
 * Returns the questions of a turn, urgent ones first: the topic of the quick action, or those read from the message and
 * the conversation before it.
 */
export const questionsOf = (turn: Turn): readonly [Question, ...Question[]] => {
  if (turn.action && isAction(turn.action.code)) {
    const { language } = stateOf(turn);
    const question = read('', language ?? spokenLanguage(turn));
    return [{ ...question, message: turn.message, topic: ACTION_TOPICS[turn.action.code] }];
  }
  // A number alone answers the previous question. Without a previous question, or with "still", it is read as pain.
  const isOfPain = stateOf(turn).told !== undefined || turn.memory.length === 0 || STILL.test(turn.message);
  const number = isOfPain ? bareNumberIn(turn.message) : null;
  const [first, ...rest] = withMemory(turn, followUps.questionsOf(turn));
  // A number alone after pain was mentioned is read as pain.
  return number === null ? [first, ...rest] : [{ ...first, topic: 'painNow', pain: number }];
};

/** Returns the first question of a turn. */
export const questionOf = (turn: Turn): Question => questionsOf(turn)[0];
