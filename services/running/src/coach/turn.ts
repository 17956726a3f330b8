import { createFollowUps, subjectOf } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { asBokmal } from '@stridewell/language/dialect';
import { ACTION_TOPICS, isAction } from './actions.ts';
import { DIRECT_TOPICS } from './intents/direct/direct.ts';
import { candidates } from './intents/engine.ts';
import { inFrame } from './intents/in-frame.ts';
import { topicOfLength } from './intents/longer-by.ts';
import { LABELS, type Question, read, spokenLanguage, withSlots } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { TOPICS_OF } from './intents/topics-of-intents.ts';

/** Topics that have no subject. A follow-up refers to the topic before them. */
const WITHOUT_SUBJECT: ReadonlySet<Topic> = new Set<Topic>([
  ...(['why', 'unknown', 'clarify', 'yes', 'okay', 'thanks', 'hello', 'bye', 'undo', 'feedback'] as const),
  ...(['aboutMe', 'languageSet', 'replyShorter', 'correction', 'agreed', 'which'] as const),
]);

/** Topics about the session of a day. */
const OF_DAY: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'today',
    'day',
    'easier',
    'shortTime',
    'tired',
    'instead',
    'add',
    'treadmill',
    'strength',
    'warmUp',
    'swap',
  ] as const),
  ...(['most', 'longWorry', 'treadmillPace', 'afterMeal', 'runFood', 'stridesAdded', 'worthIt', 'dropToday'] as const),
  ...(['weatherPlan', 'lateRun', 'hillyRun', 'cancelRun'] as const),
]);

/** The topic that explains another topic when the runner asks "why?" after it. */
const BECAUSE: Partial<Record<Topic, Topic>> = {
  today: 'checkinEffect',
  week: 'checkinEffect',
  easier: 'score',
  tired: 'score',
  cap: 'capWhy',
  longRun: 'capWhy',
  raceDate: 'phase',
  taperWhen: 'taper',
  taperCut: 'taper',
  nextWeek: 'phase',
  lastWeek: 'progress',
  taperFast: 'taper',
  phaseNext: 'phase',
  zonePace: 'zones',
  add: 'capWhy',
};

/** The question with the words of dialects in the spelling that the answers look for. */
const inBokmal = (question: Question): Question => ({
  ...question,
  own: asBokmal(question.own),
  message: asBokmal(question.message),
});

/** The topic of "and the last one?" after an answer about the weeks of the season. */
const LAST_WEEK: Partial<Record<Topic, Topic>> = {
  ...{ nextWeek: 'raceWeekFigures', taper: 'raceWeekFigures', taperCut: 'raceWeekFigures', week: 'raceWeekFigures' },
  ...{ totalToRace: 'raceWeekFigures', raceWeekFigures: 'raceWeekFigures' },
};

const followUps = createFollowUps<Topic, Question>({
  labels: LABELS,
  read,
  named: (concepts) => candidates(concepts).map(({ topic }) => topic),
  topicsOf: TOPICS_OF,
  because: BECAUSE,
  asked: { howMany: {}, next: { phase: 'phaseNext' }, last: LAST_WEEK },
  agreed: 'agreed',
  shortens: true,
  withoutSubject: WITHOUT_SUBJECT,
  topics: {
    unknown: 'unknown',
    clarify: 'clarify',
    okay: 'okay',
    card: 'card',
    languageSet: 'languageSet',
    correction: 'correction',
    shorter: 'replyShorter',
  },
  firm: new Set<Topic>(['honest', 'combined']),
  ofDay: OF_DAY,
  wholes: new Set<Topic>(DIRECT_TOPICS),
  asides: new Set<Topic>(['lengthWhy', 'lightWhy', 'lighterWhy']),
  second: { topic: 'second', which: 'which', yields: new Set<Topic>(['others', 'promise', 'diagnose']) },
  withSlots,
  spokenLanguage,
});

export const { stateAfter, stateOf } = followUps;

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
  const asked = followUps.questionsOf(turn).map(inBokmal);
  const state = stateOf(turn);
  const framed = asked.length === 1 && state.options.length === 0;
  const [first, ...more] = asked
    .map((each) => (framed ? inFrame(each, state, subjectOf(turn, state)) : each))
    .map((each) => ({ ...each, topic: topicOfLength(each) })) as [Question, ...Question[]];
  // "Why?" without anything before it asks about today's score.
  return [first.topic === 'why' ? { ...first, topic: 'score' } : first, ...more];
};

/** Returns the first question of a turn. */
export const questionOf = (turn: Turn): Question => questionsOf(turn)[0];
